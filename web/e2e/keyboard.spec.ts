import { nodButton, quackWith } from './support/quacks';
import { untilKeysWork } from './support/sights/sight';
import { expect, test } from './support/test';

test('the first key leads past the frame to the content', async ({ page, signIn, world, t }) => {
  await signIn(page, await world.person());
  await page.goto('/stream');
  await expect(page.getByRole('heading', { name: t('timelines.title'), exact: true })).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('shell.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a stream can be read, nodded and written to without a pointer', async ({ page, signIn, world, t }) => {
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      await world.follow(ada, bea);
      const word = world.unique('keys');
      await world.quacks(bea, [`${word} 1.`, `${word} 2.`, `${word} 3.`]);
      await signIn(page, ada);
      await page.goto('/stream');
      await expect(quackWith(page, `${word} 3.`)).toBeVisible();
      await untilKeysWork(page, t);

      await page.keyboard.press('j');
      await expect(quackWith(page, `${word} 3.`)).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(quackWith(page, `${word} 2.`)).toBeFocused();
      await page.keyboard.press('l');
      await expect(nodButton(quackWith(page, `${word} 2.`), t, 1)).toHaveAttribute('aria-pressed', 'true');

      const live = world.unique('live');
      await world.quack(bea, live);
      await expect(page.getByRole('button', { name: t('states.newQuacks', { count: 1 }) })).toBeVisible();
      await page.keyboard.press('.');
      await expect(quackWith(page, live)).toBeFocused();

      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog', { name: t('posts.compose') });
      await expect(dialog.getByRole('textbox', { name: t('posts.field') })).toBeFocused();
      const own = world.unique('own');
      await page.keyboard.type(`${own} j k l n ?`);
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect(quackWith(page, `${own} j k l n ?`)).toBeVisible();
    });
  });
}

test('? tells every key, which can be turned off', async ({ page, signIn, world, t }) => {
  await signIn(page, await world.person());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: t('profile.title') })).toBeVisible();
  await untilKeysWork(page, t);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: t('shortcuts.title') });
  await expect(dialog).toContainText(t('shortcuts.goToStream'));
  await dialog.getByRole('switch', { name: t('shortcuts.active') }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('s');

  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
});

test('g s leads to the stream from anywhere', async ({ page, signIn, world, t }) => {
  await signIn(page, await world.person());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: t('profile.title') })).toBeVisible();
  await untilKeysWork(page, t);

  await page.keyboard.press('g');
  await page.keyboard.press('s');

  await expect(page).toHaveURL('/stream');
});

test('a menu and a dialog give the focus back to where it was', async ({ page, signIn, world, t }) => {
  const ada = await world.person('Ada Pond');
  const words = world.unique('focus');
  await world.quack(ada, words);
  await signIn(page, ada);
  await page.goto('/stream');
  const more = quackWith(page, words).getByRole('button', { name: t('posts.more'), exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: t('posts.edit') })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: t('states.cancel') })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(more).toBeFocused();
  await expect(quackWith(page, words)).toBeVisible();
});
