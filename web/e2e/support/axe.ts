import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilDrawn } from './page-states/page-state';

/** Every rule of axe for level AA, also those beyond WCAG. */
export const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Who speaks to the device says what they see (WCAG 2.5.3). The rule is off by default. */
const VISIBLE_NAMES = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Nothing runs in a frame without scripts, such as the preview of an email, not even axe. No page has a frame of another
 * origin, for which alone the other mode opens a page of its own at each check.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).exclude('iframe[sandbox]').options({ rules: VISIBLE_NAMES }).setLegacyMode();

/** @returns a line for each element that breaks a rule */
export async function complaintsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

/** Fails if axe finds something on the page as it is shown. What comes late must not be checked while it fades in. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilDrawn(page);
  expect(await complaintsOf(axeOf(page).withTags(LEVEL_AA))).toEqual([]);
}
