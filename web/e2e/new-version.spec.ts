import type { Page } from '@playwright/test';
import { connectionMessages } from './support/inbox';
import { mainly } from './support/languages';
import { isOlderPage, OlderVersion } from './support/older-version';
import { composerOf } from './support/quacks';
import { goTo } from './support/sidebar';
import { expect, test } from './support/test';
import { exploreMessages } from './support/messages';
import { composerMessages } from './support/page-messages';

test.use({ serviceWorkers: 'allow' });

const runsOlder = async (page: Page) =>
  isOlderPage(
    await page.evaluate(() => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null),
  );

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a newer version is offered while one writes, and loaded without losing a word', async ({
      page,
      signIn,
      world,
      t,
      baseURL,
    }) => {
      const say = connectionMessages(t);
      const version = await OlderVersion.of(baseURL!);
      await signIn(page, await world.person('Ada Pond'), version.url);
      await page.goto(`${version.url}/stream`);
      const field = composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') });
      await expect(field).toBeVisible();
      expect(await runsOlder(page)).toBe(true);
      // The older version's worker has taken over, and the page hears of the server.
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
        .toBe('activated');
      await expect.poll(() => version.live).toBeGreaterThan(0);
      const strip = page.getByRole('region', { name: say('label') });
      await expect(strip).toHaveCount(0);
      const words = world.unique('half');
      await field.fill(words);

      version.putNewer();

      await expect(strip).toContainText(say('newer'), { timeout: 60_000 });
      await field.press('End');
      await field.pressSequentially(' said');
      await strip.getByRole('button', { name: t('states.reload') }).click();

      await expect.poll(() => runsOlder(page).catch(() => true)).toBe(false);
      await expect(field).toHaveValue(`${words} said`);
      await expect(strip).toHaveCount(0);
      await version.close();
    });
  });
}

test.describe('code that is gone from the server', () => {
  test.use({ serviceWorkers: 'block' });

  const exploreCode = /\/assets\/explore-[^/]+\.js$/;
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

  test('is said to be a newer version where the server has one', async ({ page, signIn, world, t, baseURL }) => {
    const version = await OlderVersion.of(baseURL!);
    await signIn(page, await world.person('Ada Pond'), version.url);
    await page.goto(`${version.url}/stream`);
    await expect(composerOf(page, t)).toBeVisible();
    version.putNewer();
    await page.route(exploreCode, (route) => route.fulfill({ status: 404 }));
    await goTo(page, t, 'explore');
    await expect(heading(page, t('states.staleTitle'))).toBeVisible();

    await page.unrouteAll();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('states.reload') })
      .click();

    await expect(heading(page, exploreMessages('en')('title'))).toBeVisible();
    expect(await runsOlder(page)).toBe(false);
    await version.close();
  });

  test('is our mistake where the server has no other version', async ({ page, signIn, world, t }) => {
    await signIn(page, await world.person('Ada Pond'));
    await page.goto('/stream');
    await expect(composerOf(page, t)).toBeVisible();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(exploreCode, (route) => route.fulfill({ status: 404 }));

    await goTo(page, t, 'explore');

    await expect(heading(page, t('states.crashTitle'))).toBeVisible();
    expect(loads).toBe(0);
  });
});
