import type { Page } from '@playwright/test';

/** Keeps the client's own code away. @returns a function that lets it through */
export async function holdCode(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?:base|start)-[^/]+\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
