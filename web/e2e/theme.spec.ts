import type { Page } from '@playwright/test';
import { answerWith } from './support/answers';
import { appearanceMessages } from './support/messages';
import { expect, test } from './support/test';
import { entranceMessages, settingsMessages } from './support/page-messages';
import { openSection } from './support/sidebar';

interface Looks {
  /** The ground of the page each time that it was painted or its root changed, in order, each once. */
  grounds: string[];
  directions: string[];
}

/** Records the appearance of a page from its first paint on. */
async function watchLooks(page: Page): Promise<() => Promise<Looks>> {
  await page.addInitScript(() => {
    const looks = { grounds: [] as string[], directions: [] as string[] };
    Object.assign(window, { looks });
    const note = () => {
      const ground = getComputedStyle(document.body ?? document.documentElement).backgroundColor;
      const shown = ground === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : ground;
      if (looks.grounds.at(-1) !== shown) looks.grounds.push(shown);
      if (looks.directions.at(-1) !== document.documentElement.dir) looks.directions.push(document.documentElement.dir);
    };
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document.documentElement, { attributes: true });
    });
    addEventListener('load', note);
  });
  return () => page.evaluate(() => (window as unknown as { looks: Looks }).looks);
}

const GROUNDS = { light: 'rgb(246, 245, 240)', dark: 'rgb(11, 23, 20)' };

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ theme: system });

    test('a visitor sees the theme of the system from the first paint on', async ({ page, t }) => {
      const looks = await watchLooks(page);
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: entranceMessages(t)('signInTitle') })).toBeVisible();

      expect((await looks()).grounds).toEqual([GROUNDS[system]]);
    });

    test(
      'whoever chose the other theme sees it from the first paint on',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const settings = settingsMessages(t);
        const looksMessages = appearanceMessages('en');
        const other = system === 'light' ? 'dark' : 'light';
        await signIn(page, await world.person());
        await page.goto('/profile?section=appearance');
        const kept = answerWith(page, `"theme":"${other.toUpperCase()}"`);
        await page.getByRole('radio', { name: looksMessages(other), exact: true }).check();
        await expect(page.locator('html')).toHaveClass(new RegExp(other));
        await kept;
        const looks = await watchLooks(page);

        await page.reload();
        await expect(page.getByRole('heading', { name: settings('title') })).toBeVisible();

        expect((await looks()).grounds).toEqual([GROUNDS[other]]);
      },
    );
  });
}

test(
  'a theme stays chosen where the page is left before the server has kept it',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    await signIn(page, await world.person());
    await page.goto('/profile?section=appearance');
    // Never answered: leaving the page cuts it off.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('updatePreferences') ? undefined : route.continue(),
    );
    const asked = page.waitForRequest((request) => request.postData()?.includes('updatePreferences') ?? false);
    await page.getByRole('radio', { name: appearanceMessages('en')('dark'), exact: true }).check();
    await asked;
    const looks = await watchLooks(page);

    await page.goto('/stream');
    await expect(page.getByRole('heading', { name: t('shell.stream'), exact: true })).toBeVisible();

    expect((await looks()).grounds[0]).toBe(GROUNDS.dark);
  },
);

test('choices made in quick succession all stay, however long the answer to one of them takes', async ({
  page,
  signIn,
  world,
}) => {
  const w = appearanceMessages('en');
  await signIn(page, await world.person());
  await page.goto('/theme-switcher');
  let answered = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('updatePreferences')) return route.fallback();
    const isFirst = answered === 0;
    answered += 1;
    const response = await route.fetch();
    // As late as the answer to the next one would be, and later.
    if (isFirst) await new Promise((resume) => setTimeout(resume, 1_000));
    await route.fulfill({ response });
  });
  const kept = answerWith(page, '"reducedMotion":true');

  await page.getByRole('radio', { name: w('large'), exact: true }).check();
  await page.getByRole('switch', { name: w('motion') }).check();
  await kept;

  await expect.poll(() => answered).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('switch', { name: w('motion') })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toContain('large still');
});

test('the theme follows the system until one is chosen', async ({ page, t }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: entranceMessages(t)('signInTitle') })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/light/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: t('shell.more') }).click();
  await page.getByRole('menuitemradio', { name: t('shell.light') }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });

  await expect(page.locator('html')).toHaveClass(/light/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test.describe('a Hebrew browser', () => {
  test.use({ language: 'he' });

  test('is written to in Hebrew and mirrored from the first paint on', async ({ page, t }) => {
    const looks = await watchLooks(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: entranceMessages(t)('signInTitle') })).toBeVisible();

    expect((await looks()).directions).toEqual(['rtl']);
  });
});

test('the language can be chosen without an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goto('/register');

  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

test('nothing is kept on the device but what the product names', async ({ page, signIn, world, t }) => {
  const settings = settingsMessages(t);
  await signIn(page, await world.person('Ada Pond'));
  await page.goto('/stream');
  await expect(page.getByRole('heading', { name: t('timelines.title'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('shell.condense') }).click();
  await page.goto('/profile?section=appearance');
  await page.getByRole('radio', { name: appearanceMessages('en')('dark'), exact: true }).check();
  await openSection(page, settings('content'));
  await page.getByLabel(settings('pageSize')).selectOption('50');

  const keys = await page.evaluate(() => Object.keys(localStorage));

  const named = ['jwt', 'pageSize', 'refreshToken', 'sidebarType', 'theme'];
  expect(keys.filter((key) => !named.includes(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
