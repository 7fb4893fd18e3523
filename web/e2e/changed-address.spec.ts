import { en } from '../src/features/account/addresses/messages.en';
import { he } from '../src/features/account/addresses/messages.he';
import { mainly } from './support/languages';
import { expect, test } from './support/test';
import { messagesIn } from './support/messages';
import { entranceMessages } from './support/page-messages';

const UPDATE = `mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }`;

for (const language of mainly('he')) {
  const w = messagesIn(language, en, he);

  test.describe(`an address that somebody else changed, in ${language}`, () => {
    test.use({ language });

    test('is taken back by the mailed link, once', async ({ page, world, t }) => {
      const person = await world.registered();
      const input = { email: `new_${person.email}` };
      await world.graphql(UPDATE, { id: person.id, input }, await world.administrator());
      const link = await world.mailbox.link(person.email, 2);

      await page.goto(link);
      await page.getByRole('button', { name: w('restore') }).click();
      await expect(page.getByRole('heading', { name: w('doneTitle') })).toBeVisible();
      await page.goto(await world.mailbox.link(person.email, 3));
      await expect(page.getByRole('heading', { name: entranceMessages(t)('resetTitle') })).toBeVisible();
      await page.goto(link);
      await page.getByRole('button', { name: w('restore') }).click();
      await expect(page.getByRole('heading', { name: w('brokenTitle') })).toBeVisible();
    });
  });
}
