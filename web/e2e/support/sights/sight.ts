import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { quackWith } from '../quacks';
import type { Scene } from './scene';

export const onlookers = ['visitor', 'ada', 'newcomer', 'admin'] as const;
export type Onlooker = (typeof onlookers)[number];

/** A page in one of its states, as somebody or as a visitor. */
export interface Sight {
  readonly name: string;
  readonly as: Onlooker;
  /** Leads a page there, and returns once it stands still. */
  readonly show: (page: Page, t: Translator, scene: Scene) => Promise<void>;
  /** Drawn by the server, without the web client. */
  readonly isPlain?: true;
  /** Where the screen must be at most this wide, in pixels. */
  readonly upTo?: number;
}

/** A page as it is at its address, known by its heading. */
export function plainly(name: string, path: string, title: (t: Translator) => string): Sight {
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

/** The stream of people whom one follows, whichever was looked at last. */
export async function openFollowing(page: Page, t: Translator, words: string): Promise<void> {
  await page.goto('/stream');
  await page.getByRole('tab', { name: t('timelines.following') }).click();
  await expect(quackWith(page, words)).toBeVisible();
}

/** Waits for what a page does after it was painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
}

/** Waits until a page listens to the keyboard, which it fetches the code for once it is there; ends in the list of keys. */
export async function openShortcuts(page: Page, t: Translator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('shortcuts.title') });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The same, with nothing left open. */
export async function untilKeysWork(page: Page, t: Translator): Promise<void> {
  await openShortcuts(page, t);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits for what comes with the toasts, after the page: it looks after the focus. */
export async function untilOverlaysAreThere(page: Page, t: Translator): Promise<void> {
  await page.locator(`section[aria-label="${t('states.notifications')}"]`).waitFor({ state: 'attached' });
}

/** Waits for the pictures that are in sight; those beside it, or where nothing is drawn, are not fetched at all. */
export async function picturesInSight(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      if (image.complete || !image.checkVisibility({ contentVisibilityAuto: true })) return true;
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top >= innerHeight || bottom <= 0 || left >= innerWidth || right <= 0;
    }),
  );
}

/** Waits for the drawings of empty places, and for what is on its way to where it will be. */
export async function drawn(page: Page): Promise<void> {
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
