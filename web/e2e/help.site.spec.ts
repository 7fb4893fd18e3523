import { en } from '../src/features/help/messages.en';
import { stallOperation } from './support/failures';
import { ROOT_PASSWORD } from './support/mallard-server';
import { expect, test } from './support/site';

test('a visitor finds a topic in spite of a typing error, and reads on', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: en.search }).fill('wisper');
  await page.getByRole('link', { name: /^Whispers/ }).click();

  await expect(page).toHaveURL('/help/t/whispers');
  await expect(page).toHaveTitle('Whispers - Mallard');
  const sections = page.getByRole('navigation', { name: en.sections });
  await expect(sections.locator('[aria-current]')).toHaveText(en.topics);
  await expect(page.getByRole('heading', { level: 1, name: 'Whispers' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: en.onThisPage });
  await contents.getByRole('link', { name: 'How private is it?' }).click();
  await expect(page).toHaveURL(/#h-how-private-is-it$/);
  await page.getByRole('navigation', { name: en.neighbors }).getByRole('link', { name: /Pins/ }).click();
  await expect(page).toHaveURL('/help/t/pins');
});

test(
  'an article on its way has a heading, one that does not come says so and can be asked for again',
  { tag: '@nightly' },
  async ({ page, t }) => {
    await page.goto('/help');
    const { fail, mend } = await stallOperation(page, 'HelpTopic');
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: /^Whispers/ }).click();

    await expect(page).toHaveURL('/help/t/whispers');
    await expect(heading).toHaveText(en.title);
    await fail();
    await expect(heading).toHaveText(en.textFailed);
    await mend();
    await page.getByRole('button', { name: t('states.retry') }).click();
    await expect(heading).toHaveText('Whispers');
  },
);

test('what the server sent can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help/t/nods');

  await expect(page.getByText('The author is notified.')).toBeVisible();
  const unknown = await page.goto('/nowhere-at-all');
  expect(unknown?.status()).toBe(404);
  await context.close();
});

test(
  'a visitor writes to the operator, and is told of what is wrong first',
  { tag: '@nightly' },
  async ({ page, world }) => {
    await page.goto('/help?tab=contact');
    await page.getByRole('button', { name: en.send }).click();
    await expect(page.getByLabel(en.name)).toBeFocused();
    const email = `${world.unique('w')}@example.org`;
    await page.getByLabel(en.name).fill('Vera');
    await page.getByLabel(en.email).fill(email);
    await page.getByLabel(en.subject).fill('A heron');
    await page.getByLabel(en.message, { exact: true }).fill('It is back.');
    await page.getByRole('button', { name: en.send }).click();

    await expect(page.getByRole('heading', { name: en.sent })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  },
);

test('an editor writes a topic, moves it by keyboard, and changes the terms, whose versions can be compared', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(120_000);
  await signIn(page, await world.signIn('root@localhost', ROOT_PASSWORD));
  const title = `Topic ${world.unique('t')}`;
  await page.goto('/help');
  await page.getByRole('button', { name: `${en.newTopic}: Trouble and safety` }).click();
  await page.getByLabel(en.topicTitle).fill(title);
  await page.getByLabel(en.body, { exact: true }).fill('Some **bold** words <script>alert(1)</script>');
  await page.getByRole('tab', { name: en.preview }).click();
  await expect(page.locator('strong', { hasText: 'bold' })).toBeVisible();
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/help');
  await page.getByRole('button', { name: `${en.order}: Trouble and safety` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Move ${title}` }).press('Home');
  await expect(dialog.getByRole('listitem').first()).toContainText(title);
  await dialog.getByRole('button', { name: en.save }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Trouble and safety' });
  await expect(card.getByRole('listitem').first()).toContainText(title);
  await card.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: en.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.delete }).click();
  await expect(page).toHaveURL('/help');

  await page.goto('/help?tab=terms');
  await page.getByRole('button', { name: en.edit, exact: true }).click();
  const text = page.getByLabel(en.body, { exact: true });
  const addition = `Also ${world.unique('x')}.`;
  await text.fill(`${await text.inputValue()}\n\n${addition}`);
  await page.getByRole('button', { name: en.saveVersion }).click();
  await page.getByRole('button', { name: en.compare }).click();
  const diff = page.getByRole('region', { name: en.changes });
  await expect(diff.locator('ins', { hasText: addition })).toBeVisible();
});
