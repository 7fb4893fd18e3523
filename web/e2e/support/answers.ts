import type { Page } from '@playwright/test';

/** Resolves once a response contains these words. Call it before the request. */
export function answerWith(page: Page, words: string): Promise<unknown> {
  return page.waitForResponse(
    async (response) => response.url().endsWith('/graphql') && (await response.text()).includes(words),
  );
}
