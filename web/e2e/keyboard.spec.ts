import { back } from './support/back';
import { nodButton, quackWith } from './support/quacks';
import { untilKeysWork, untilOverlaysAreThere } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { mainly } from './support/languages';
import { composerMessages, settingsMessages, shortcutMessages } from './support/page-messages';

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

for (const language of mainly('he')) {
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
      const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
      await expect(dialog.getByRole('textbox', { name: composerMessages(t)('field') })).toBeFocused();
      const own = world.unique('own');
      await page.keyboard.type(`${own} j k l n ?`);
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect(quackWith(page, `${own} j k l n ?`)).toBeVisible();
    });
  });
}

test('? tells every key, which can be turned off', async ({ page, signIn, world, t }) => {
  const shortcuts = shortcutMessages(t);
  await signIn(page, await world.person());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: settingsMessages(t)('title') })).toBeVisible();
  await untilKeysWork(page, t);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: t('shell.shortcuts') });
  await expect(dialog).toContainText(shortcuts('goToStream'));
  await dialog.getByRole('switch', { name: shortcuts('active') }).click();
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
  await expect(page.getByRole('heading', { name: settingsMessages(t)('title') })).toBeVisible();
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

test('Back closes what lies over the page, keeps what was written there, and leaves the page where it is', async ({
  page,
  signIn,
  world,
  t,
}) => {
  await signIn(page, await world.person());
  await page.goto('/notifications');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.explore'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/explore$/);
  await untilKeysWork(page, t);
  await untilOverlaysAreThere(page, t);
  const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  const field = dialog.getByRole('textbox', { name: composerMessages(t)('field') });

  await page.keyboard.press('n');
  await field.fill('half a thought');
  await back(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('heading', { name: t('shell.explore'), level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await expect(field).toHaveValue('half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/explore$/);
});

test('Back closes the menu of a phone, and a list of people by its address', async ({ page, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.follow(bea, ada);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ada);
  await page.goto('/notifications');
  await untilOverlaysAreThere(page, t);
  await page.getByRole('button', { name: t('shell.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: t('shell.mainNavigation') });
  await menu.getByRole('link', { name: t('shell.explore'), exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);

  await page.getByRole('button', { name: t('shell.openMenu') }).click();
  await expect(menu).toBeVisible();
  await back(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/explore$/);

  await page.goto(`/user/${ada.handle}`);
  await untilOverlaysAreThere(page, t);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('profiles.followers', { count: 1 }) })
    .click();
  const list = page.getByRole('dialog', { name: t('profiles.followersTitle') });
  await expect(list.getByRole('link', { name: bea.handle })).toBeVisible();
  await page.goBack();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/user/${ada.handle}$`));
});
