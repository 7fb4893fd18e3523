import type { Page } from '@playwright/test';

/** Resolves once an answer of the server holds these words. Begin to wait before what asks for it. */
export function answerWith(page: Page, words: string): Promise<unknown> {
  return page.waitForResponse(
    async (response) => response.url().endsWith('/graphql') && (await response.text()).includes(words),
  );
}
