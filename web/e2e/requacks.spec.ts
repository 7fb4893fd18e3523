import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { notificationMessages } from './support/inbox';
import { expectToast, quackWith, showNew } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

const requackButton = (card: Locator, give: string) => card.getByRole('button', { name: give });

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a requack reaches a follower once, with a line that says whose it is, and its author is told', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const say = notificationMessages(t);
      const [ada, bea, cyd] = [
        await world.person('Ada Pond'),
        await world.person('Bea Reed'),
        await world.person('Cyd Moor'),
      ];
      await world.follow(bea, ada);
      const [word, own] = [world.unique('original'), world.unique('own')];
      await world.quack(cyd, word);
      await world.quack(ada, own);
      const follower = await openBrowser(bea);
      await follower.setViewportSize({ width: 390, height: 844 });
      await follower.goto('/stream');
      await expect(quackWith(follower, own)).toBeVisible();

      await signIn(page, ada);
      await page.goto(`/user/${cyd.handle}`);
      const card = quackWith(page, word);
      await requackButton(card, t('requacks.give')).click();
      await page.getByRole('menuitem', { name: t('requacks.give') }).click();
      await expectToast(page, t('requacks.given'));
      await expect(card.getByRole('button', { name: t('requacks.named', { count: 1, shown: '1' }) })).toBeVisible();

      await showNew(follower, t, 1);
      const row = quackWith(follower, word);
      await expect(row).toHaveCount(1);
      await expect(row.getByRole('link', { name: t('requacks.by', { name: 'Ada Pond' }) })).toHaveAttribute(
        'href',
        new RegExp(`/user/${ada.handle}$`),
      );
      await expectAccessible(follower);
      await follower.reload();
      await expect(row).toHaveCount(1);

      await page.goto(`/user/${ada.handle}`);
      await expect(quackWith(page, word).getByRole('link', { name: t('requacks.byYou') })).toBeVisible();
      const author = await openBrowser(cyd);
      await author.goto('/notifications');
      await expect(author.getByRole('article', { name: say('requackOne', { first: 'Ada Pond' }) })).toBeVisible();
    });

    test('by keyboard, it is given, undone by the toast and by the same menu, and its row goes', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const [ada, cyd] = [await world.person('Ada Pond'), await world.person('Cyd Moor')];
      await world.follow(ada, cyd);
      const word = world.unique('keys');
      await world.quack(cyd, word);
      await signIn(page, ada);
      await page.goto('/stream');
      const card = quackWith(page, word);
      await expect(card).toBeVisible();

      await untilKeysWork(page, t);
      await page.keyboard.press('j');
      await page.keyboard.press('b');
      await expect(page.getByRole('menuitem', { name: t('requacks.give') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectToast(page, t('requacks.given'));
      await page.getByRole('button', { name: t('posts.undo'), exact: true }).press('Enter');
      await expectToast(page, t('requacks.removed'));

      await page.goto(`/user/${cyd.handle}`);
      await requackButton(card, t('requacks.give')).press('Enter');
      await page.getByRole('menuitem', { name: t('requacks.give') }).press('Enter');
      await expectToast(page, t('requacks.given'));
      await page.goto(`/user/${ada.handle}`);
      await expect(card.getByText(t('requacks.byYou'))).toBeVisible();
      await requackButton(card, t('requacks.give')).press('Enter');
      await page.getByRole('menuitem', { name: t('requacks.remove') }).press('Enter');

      await expectToast(page, t('requacks.removed'));
      await expect(card).toHaveCount(0);
    });
  });
}
