import { expect, type Page } from '@playwright/test';

/** Waits until the device has written down what was typed, a moment after it was. */
export async function untilDraftSaved(page: Page, words: string): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('mallard');
          opening.onerror = () => reject(new Error('The device keeps nothing.'));
          opening.onsuccess = () => {
            const reading = opening.result.transaction('kept').objectStore('kept').getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          };
        }),
    );
  await expect.poll(kept).toContain(words);
}
