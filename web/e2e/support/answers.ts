import type { Page } from '@playwright/test';

/** Resolves once a response contains all of these words. Call it before the request. */
export function answerWith(page: Page, ...words: string[]): Promise<unknown> {
  return page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/graphql')) return false;
    const answer = await response.text();
    return words.every((word) => answer.includes(word));
  });
}
