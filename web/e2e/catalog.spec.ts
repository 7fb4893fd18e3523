import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { en } from '../src/features/catalog/messages.en';
import { he } from '../src/features/catalog/messages.he';
import { PAGES } from './support/catalog-pages';
import { isWhole } from './support/languages';
import { expect, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

/**
 * The violations in the content of a page. The frame is the same on each page, and code has many colored parts that
 * take most of the time, so both are checked once.
 */
async function complaints(page: Page, isFirst = false): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations } = await (isFirst ? axe : axe.include('#main').exclude('pre code')).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const looks = [
  { language: 'en', theme: 'light' },
  ...(isWhole
    ? ([
        { language: 'en', theme: 'dark' },
        { language: 'he', theme: 'light' },
        { language: 'he', theme: 'dark' },
      ] as const)
    : []),
] as const;

for (const { language, theme } of looks) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'each page of the catalog has its title, fits a phone, and axe finds nothing on it',
      { tag: '@nightly' },
      async ({ page }) => {
        test.setTimeout(240_000);
        const w = language === 'he' ? he : en;
        await page.goto('/ui');
        const links = page.getByRole('navigation', { name: w.pages }).getByRole('link');
        await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
        await expect(page.locator('#server-page')).toHaveCount(0);
        expect.soft(await complaints(page, true), 'the overview').toEqual([]);
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(addresses.slice(1).toSorted()).toEqual(PAGES.map((path) => `/ui/${path}`).toSorted());

        for (const address of addresses.slice(1)) {
          const link = page.getByRole('navigation', { name: w.pages }).locator(`a[href="${address}"]`);
          const title = (await link.textContent()) ?? '';
          await test.step(address, async () => {
            await link.click();
            await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
            await expect(page).toHaveTitle(`${title} - Mallard`);
            await expect(page.locator('#main [aria-busy=true]:not(button)')).toHaveCount(0);
            expect.soft(await complaints(page, address === addresses[1]), address).toEqual([]);
            await page.setViewportSize(PHONE);
            await expect.soft.poll(() => excess(page), `${address} on a phone`).toBeLessThanOrEqual(0);
            await page.setViewportSize(DESKTOP);
          });
        }
      },
    );
  });
}
