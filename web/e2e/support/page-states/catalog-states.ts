import { expect } from '@playwright/test';
import { PAGES } from '../catalog-pages';
import { untilPainted, type PageState } from './page-state';

/** The design catalog. Not part of the other states, because catalog.spec.ts checks it once. */
export const catalogStates: readonly PageState[] = ['', ...PAGES].map((path) => ({
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
    await untilPainted(page);
  },
}));
