import { expect } from '@playwright/test';
import { PAGES } from '../catalog-pages';
import { settle, type Sight } from './sight';

/** The design catalog. Apart from the other sights: catalog.spec.ts looks through it once, and not in every look. */
export const catalogSights: readonly Sight[] = ['', ...PAGES].map((path) => ({
  name: path === '' ? 'ui' : `ui-${path.replaceAll('/', '-')}`,
  as: 'visitor',
  async show(page) {
    await page.goto(path === '' ? '/ui' : `/ui/${path}`);
    await expect(page.locator('#server-page')).toHaveCount(0);
    // The loader before it has a heading of its own.
    await expect(page.locator('#main header h1')).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]:not(button)')).toHaveCount(0);
    // A page and its samples come after its head; the overview ends in nothing of that kind.
    if (path !== '') await expect(page.locator('#main article > nav')).toBeVisible();
    await settle(page);
  },
}));
