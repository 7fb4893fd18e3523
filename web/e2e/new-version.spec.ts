import type { Page } from '@playwright/test';
import { connectionWords } from './support/inbox';
import { isOlderPage, OlderVersion } from './support/older-version';
import { composerOf } from './support/quacks';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const runsOlder = async (page: Page) =>
  isOlderPage(
    await page.evaluate(() => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null),
  );

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a newer version is offered while one writes, and loaded without losing a word', async ({
      page,
      signIn,
      world,
      t,
      baseURL,
    }) => {
      const say = connectionWords(t);
      const version = await OlderVersion.of(baseURL!);
      await signIn(page, await world.person('Ada Pond'), version.url);
      await page.goto(`${version.url}/stream`);
      const field = composerOf(page, t).getByRole('textbox', { name: t('posts.field') });
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
