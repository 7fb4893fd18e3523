import { expectAccessible } from './support/axe';
import {
  fieldTo,
  logWith,
  notificationRequestMessages,
  policyMessages,
  whisperMessages,
  whisperRequestMessages,
} from './support/inbox';
import { mainly } from './support/languages';
import { expectToast } from './support/quacks';
import { expect, test } from './support/test';

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('strangers wait by the policy, are accepted or dismissed, and either can be undone', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const [w, p] = [notificationRequestMessages(t), policyMessages(t)];
      const [ada, bea, cy] = [
        await world.person('Ada Pond'),
        await world.person('Bea Reed'),
        await world.person('סיון סוף'),
      ];
      await signIn(page, ada);
      await page.goto('/profile?section=notifications');
      const strangers = page.getByRole('group', { name: p('notFollowing') });
      await strangers.getByRole('radio', { name: p('REQUEST') }).check();
      await expect(strangers.getByRole('radio', { name: p('REQUEST') })).toBeChecked();
      await expectAccessible(page);
      const quack = await world.quack(ada, 'The heron is back.');
      await world.nod(bea, quack);
      await world.nod(cy, quack);

      const link = page.getByRole('main').getByRole('link', { name: w('open', { count: 2 }) });
      await expect(async () => {
        await page.goto('/notifications');
        await expect(link).toBeVisible();
      }).toPass();
      await link.click();
      await expect(page.getByRole('heading', { name: w('title'), level: 1 })).toBeVisible();
      const rows = page.getByRole('list', { name: w('list') }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expectAccessible(page);

      await page.getByRole('button', { name: w('dismissPerson', { name: 'Bea Reed' }) }).click();
      await expectToast(page, w('dismissed'));
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: w('undo') }).click();
      await expect(rows).toHaveCount(2);

      await page.getByRole('button', { name: w('acceptPerson', { name: 'סיון סוף' }) }).click();
      await expectToast(page, w('accepted', { name: 'סיון סוף' }));
      await expect(rows).toHaveCount(1);
      await page.goto('/notifications');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText('סיון סוף');
      await expect(page.getByRole('main').getByRole('link', { name: w('open', { count: 1 }) })).toBeVisible();
    });

    test("a stranger's whisper waits, is deleted, brought back and accepted, and then counts", async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const [w, say] = [whisperRequestMessages(t), whisperMessages(t)];
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const hers = await openBrowser(bea);
      await hers.goto(`/whispers/new?to=${ada.handle}`);
      // Before there is a conversation, the person is named by the handle.
      const first = hers.getByRole('textbox', { name: new RegExp(ada.handle) });
      await first.fill('Are you there?');
      await first.press('Enter');
      await expect(hers).toHaveURL(/\/whispers\/[0-9a-f-]{36}$/);

      await signIn(page, ada);
      await page.goto('/whispers');
      await expect(page.getByRole('heading', { name: say('emptyTitle') })).toBeVisible();
      await expect(page).not.toHaveTitle(/^\(/);
      await page.getByRole('link', { name: w('open', { count: 1 }) }).click();
      const list = page.getByRole('list', { name: w('list') });
      await expect(list).toContainText('Are you there?');
      await expectAccessible(page);
      await list.getByRole('link').click();
      await expect(logWith(page, t, bea)).toContainText('Are you there?');
      await expect(fieldTo(page, t, bea)).toHaveCount(0);
      for (const choice of [w('block'), w('report')])
        await expect(page.getByRole('button', { name: choice, exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: w('remove'), exact: true }).click();
      await expectToast(page, w('removed'));
      await expect(page.getByRole('heading', { name: w('empty') })).toBeVisible();
      await page.getByRole('button', { name: w('undo') }).click();
      await list.getByRole('link').click();
      await page.getByRole('button', { name: w('accept'), exact: true }).click();

      await expect(fieldTo(page, t, bea)).toBeVisible();
      await expect(page.getByRole('list', { name: say('conversations') })).toContainText('Are you there?');
      await fieldTo(page, t, bea).fill('Yes, by the bridge.');
      await fieldTo(page, t, bea).press('Enter');
      await expect(logWith(hers, t, ada)).toContainText('Yes, by the bridge.');
      await page.goto('/stream');
      await fieldTo(hers, t, ada).fill('On my way!');
      await fieldTo(hers, t, ada).press('Enter');
      await expect(page).toHaveTitle(/^\(1\) /);
    });
  });
}
