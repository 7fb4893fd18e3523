import { mainly } from './support/languages';
import { messagesIn } from './support/messages';
import { en as whispers } from '../src/features/inbox/whispers/messages.en';
import { he as whispersInHebrew } from '../src/features/inbox/whispers/messages.he';
import { savedListMessages } from './support/page-messages';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'followers are searched by name, and a list of few has no search',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        await world.follow(bea, ada);
        await signIn(page, ada);
        await page.goto(`/user/${ada.handle}?list=followers`);
        const dialog = page.getByRole('dialog', { name: t('profiles.followersTitle') });
        await expect(dialog.getByRole('listitem')).toHaveCount(1);
        const field = dialog.getByRole('searchbox', { name: t('profiles.filterPeople') });
        await expect(field).toHaveCount(0);
        for (let each = 1; each <= 7; each += 1) await world.follow(await world.person(`Tern ${each}`), ada);

        await page.reload();
        await expect(dialog.getByRole('listitem')).toHaveCount(8);
        await field.fill('reed');
        await expect(dialog.getByRole('listitem')).toHaveCount(1);
        await expect(dialog.getByRole('link', { name: bea.handle })).toBeVisible();
        await field.fill('no one is called so');
        await expect(dialog.getByRole('status').filter({ hasText: t('profiles.noMatches') })).toBeVisible();
        await field.fill('');
        await expect(dialog.getByRole('listitem')).toHaveCount(8);
      },
    );

    test('pins are searched by their words and authors', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
      const words = savedListMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const word = world.unique('bread');
      const texts = Array.from({ length: 8 }, (_, each) => `${word} number${each}.`);
      for (const quack of await world.quacks(bea, texts)) await world.pin(ada, quack);
      await signIn(page, ada);
      await page.goto('/my-pins');
      await expect(quackWith(page, `${word} number7.`)).toBeVisible();
      const field = page.getByRole('searchbox', { name: words('searchPins') });

      await field.fill(`${word} number3`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(quackWith(page, `${word} number3.`)).toBeVisible();
      await quackWith(page, `${word} number3.`)
        .getByRole('button', { name: t('posts.pin'), exact: true })
        .click();
      await expect(page.getByRole('heading', { name: words('noPinMatches') })).toBeVisible();
      await page.getByRole('button', { name: t('posts.undo'), exact: true }).click();
      await expect(quackWith(page, `${word} number3.`)).toBeVisible();
      await field.fill('zzz');
      await expect(page.getByRole('heading', { name: words('noPinMatches') })).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill('reed');
      await expect(quackWith(page, `${word} number7.`)).toBeVisible();
      await field.fill('');
      await expect(quackWith(page, `${word} number7.`)).toBeVisible();
    });

    test('conversations are searched by who is in them', { tag: '@nightly' }, async ({ page, signIn, world }) => {
      const say = messagesIn(language, whispers, whispersInHebrew);
      const ada = await world.person('Ada Pond');
      for (let each = 1; each <= 7; each += 1) await world.whisper(ada, [await world.person(`Tern ${each}`)], 'Hello');
      await world.whisper(ada, [await world.person('Bea Reed')], 'For Bea only');
      await signIn(page, ada);
      await page.goto('/whispers');
      const list = page.getByRole('region', { name: say('conversations') });
      await expect(list.getByRole('listitem')).toHaveCount(8);
      const field = list.getByRole('searchbox', { name: say('searchHint') });

      await field.fill('reed');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByText('For Bea only')).toBeVisible();
      await field.fill('zzz');
      await expect(list.getByRole('heading', { name: say('noMatches') })).toBeVisible();
      await field.fill('');
      await expect(list.getByRole('listitem')).toHaveCount(8);
    });
  });
}
