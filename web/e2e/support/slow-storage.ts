import type { Page } from '@playwright/test';

const ANSWERS_AFTER_MS = 1_500;

/** From the next page on, IndexedDB opens as slowly as on a device with a busy disk. */
export async function slowDownStorage(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const open = indexedDB.open.bind(indexedDB);
    const handlerOf = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')!;
    indexedDB.open = (...args) => {
      const request = open(...args);
      Object.defineProperty(request, 'onsuccess', {
        set(handler: () => void) {
          handlerOf.set!.call(request, () => setTimeout(handler, delay));
        },
      });
      return request;
    };
  }, ANSWERS_AFTER_MS);
}
