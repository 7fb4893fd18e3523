import type { Page } from '@playwright/test';

/** What the browser's button does; `goBack` waits for another page. */
export async function back(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
  await devtools.detach();
}
