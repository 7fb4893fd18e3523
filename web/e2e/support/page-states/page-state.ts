import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { quackWith } from '../quacks';
import type { Scene } from './scene';

export const personas = ['visitor', 'ada', 'newcomer', 'admin'] as const;
export type Persona = (typeof personas)[number];

/** A page in one of its states, as seen by a persona. */
export interface PageState {
  readonly name: string;
  readonly as: Persona;
  /** Opens the state, and resolves once it is stable. */
  readonly show: (page: Page, t: Translator, scene: Scene) => Promise<void>;
  /** Rendered by the server, without the web client. */
  readonly isPlain?: true;
  /** The maximum width of the screen, in pixels. */
  readonly upTo?: number;
  /** The only width of the screen that it is about, in pixels. */
  readonly at?: number;
}

/** A hash of the name, so that a new state changes nothing for the others. */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const sign of name) number = Math.imul(number ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return number;
}

/** A page that is identified by its heading. */
export function stateWithHeading(name: string, path: string, title: (t: Translator) => string): PageState {
  return {
    name,
    as: 'visitor',
    async show(page, t) {
      await page.goto(path);
      await expectHeading(page, title(t));
    },
  };
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

/** Opens the Following stream, whichever was open last. */
export async function openFollowing(page: Page, t: Translator, words: string): Promise<void> {
  await page.goto('/stream');
  await page.getByRole('tab', { name: t('timelines.following') }).click();
  await expect(quackWith(page, words)).toBeVisible();
}

/** Waits for work that runs after a paint. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
}

/** Waits until shortcuts work, whose code loads after the page; leaves the list of shortcuts open. */
export async function openShortcuts(page: Page, t: Translator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('shell.shortcuts') });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100] });
}

/** The same, and closes the list. */
export async function untilKeysWork(page: Page, t: Translator): Promise<void> {
  await openShortcuts(page, t);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits for the layers above the page. */
export async function untilOverlaysAreThere(page: Page, t: Translator): Promise<void> {
  await page.locator(`section[aria-label="${t('states.notifications')}"]`).waitFor({ state: 'attached' });
}

/** Waits for the visible pictures; others are not loaded. */
export async function untilPicturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      if (image.complete || !image.checkVisibility({ contentVisibilityAuto: true })) return true;
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top >= innerHeight || bottom <= 0 || left >= innerWidth || right <= 0;
    }),
  );
}

/** Waits for the drawings of empty states, and for animations to end. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('svg[viewBox="0 0 160 104"]')].every((drawing) => drawing.hasChildNodes()) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect, timeline }) =>
            playState !== 'running' ||
            timeline !== document.timeline ||
            effect?.getComputedTiming().iterations === Infinity,
        ),
  );
}

/** Leaves the page and deletes its drafts, so that the next state does not show them. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    // Opening a missing database would create it without the client's object store.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'mallard')) return;
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('mallard');
      request.onerror = () => resolve();
      request.onsuccess = () => {
        const database = request.result;
        const done = () => {
          database.close();
          resolve();
        };
        if (!database.objectStoreNames.contains('kept')) return done();
        const change = database.transaction('kept', 'readwrite');
        change.oncomplete = change.onabort = done;
        change.objectStore('kept').clear();
      };
    });
  });
}
