import { expectAccessible } from './support/axe';
import { entranceMessages, leavingMessages } from './support/page-messages';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

for (const language of mainly('en')) {
  test.describe(`leaving (${language})`, () => {
    test.use({ language });

    test('a person who deletes their account is gone at once, and comes back by signing in, all by keyboard', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const [w, entrance] = [leavingMessages(t), entranceMessages(t)];
      const ada = await world.person('Ada Pond');
      const { content } = await world.quack(ada, world.unique('still here'));
      await signIn(page, ada);
      await page.goto('/profile?section=data');
      await page.getByRole('button', { name: w('remove'), exact: true }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: w('title') });
      await expect(dialog).toContainText(w('grace'));
      await expectAccessible(page);

      await dialog.getByLabel(w('password'), { exact: true }).focus();
      await page.keyboard.type(ada.password);
      await page.keyboard.press('Enter');

      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/');
      const visitor = await openBrowser();
      await visitor.goto(`/user/${ada.handle}`);
      await expect(visitor.getByText(content)).toHaveCount(0);

      await page.goto('/login');
      await page.getByLabel(entrance('login'), { exact: true }).fill(ada.handle);
      await page.getByLabel(entrance('password'), { exact: true }).fill(ada.password);
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: w('backTitle') });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: w('back'), exact: true }).press('Enter');

      await expect(page.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText(content)).toBeVisible();

      await page.goto('/profile?section=data');
      await page.getByRole('button', { name: w('remove'), exact: true }).press('Enter');
      await dialog.getByRole('radio', { name: w('later') }).press('ArrowDown');
      await expect(dialog).toContainText(w('goneAtOnce'));
      await expectAccessible(page);
      await dialog.getByLabel(w('password'), { exact: true }).fill(ada.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(w('notHandle'));
      await dialog.getByLabel(w('typeHandle', { handle: ada.handle })).fill(ada.handle);
      await page.keyboard.press('Enter');

      await expect(dialog).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByText(content)).toHaveCount(0);
    });
  });
}
