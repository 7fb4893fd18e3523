import { expectAccessible } from './support/axe';
import { notificationMessages } from './support/inbox';
import { filteredMessages, filterMessages, mutedThreadMessages } from './support/page-messages';
import { expectToast, quackWith } from './support/quacks';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('someone makes filters by keyboard, and their stream folds and hides what they match', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const w = filterMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      await world.follow(ada, bea);
      for (const words of ['The finale was great', 'Look, #mushrooms', 'Nothing to filter'])
        await world.quack(bea, words);
      await signIn(page, ada);
      await page.goto('/profile?section=filters');
      await page.getByRole('button', { name: w('add') }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: w('addTitle') });
      await dialog.getByRole('textbox', { name: w('terms') }).focus();
      await page.keyboard.type('finale');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ending');
      await page.keyboard.press('Enter');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: w('removeTerm', { term: 'Ending' }) }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox', { name: w('terms') })).toBeFocused();
      await dialog.getByRole('textbox', { name: w('title') }).fill('Spoilers');
      await page.keyboard.press('Enter');
      await expectToast(page, w('saved'));
      await expect(
        page
          .getByRole('list', { name: w('list') })
          .getByRole('listitem')
          .filter({ hasText: 'Spoilers' }),
      ).toContainText('finale');

      await page.getByRole('button', { name: w('add') }).click();
      await dialog.getByRole('textbox', { name: w('terms') }).fill('#mushrooms');
      await dialog.getByRole('radio', { name: w('HIDE') }).check();
      await dialog.getByRole('button', { name: w('save') }).click();
      await expect(
        page
          .getByRole('list', { name: w('list') })
          .getByRole('listitem')
          .filter({ hasText: w('HIDE') }),
      ).toContainText('#mushrooms');
      await expectAccessible(page);
      await page.goto('/stream');

      const folded = quackWith(page, filteredMessages(t)('filtered', { titles: 'Spoilers' }));
      await expect(folded).toBeVisible();
      await expect(quackWith(page, 'Nothing to filter')).toBeVisible();
      await expect(quackWith(page, 'mushrooms')).toHaveCount(0);
      await expect(page.getByText('The finale was great')).toHaveCount(0);
      await folded.getByRole('button', { name: t('posts.showWarned') }).press('Enter');
      await expect(page.getByText('The finale was great')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/profile?section=filters');
      await page.getByRole('button', { name: w('deleteFilter', { title: 'Spoilers' }) }).click();
      await expectToast(page, w('deleted', { title: 'Spoilers' }));
      await page.getByRole('button', { name: w('undo') }).click();
      await expect(page.getByRole('button', { name: w('deleteFilter', { title: 'Spoilers' }) })).toBeVisible();
    });

    test('someone mutes a conversation from the menu of a quack, and takes it back', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const w = mutedThreadMessages(t);
      const say = notificationMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const root = await world.quack(ada, 'A long conversation');
      await signIn(page, ada);
      await page.goto(`/post/${root.id}`);
      const more = page.getByRole('article', { name: 'A long conversation' }).getByRole('button', {
        name: t('posts.more'),
        exact: true,
      });
      await more.click();
      await page.getByRole('menuitem', { name: w('mute') }).click();
      await expectToast(page, w('muted'));
      await world.reply(bea, root, 'A muted reply');
      await more.click();
      await expect(page.getByRole('menuitem', { name: w('unmute') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goto('/notifications');
      await expect(page.getByRole('heading', { name: say('emptyAll') })).toBeVisible();

      await page.goto(`/post/${root.id}`);
      await more.click();
      await page.getByRole('menuitem', { name: w('unmute') }).click();
      await expectToast(page, w('unmuted'));
      await world.reply(bea, root, 'A reply that is heard');

      await page.goto('/notifications');
      await expect(page.getByRole('article').filter({ hasText: 'A reply that is heard' })).toBeVisible();
    });
  });
}
