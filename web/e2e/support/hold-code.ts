import type { Page } from '@playwright/test';

/** Blocks the client's code. @returns a function that unblocks it */
export async function holdCode(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
