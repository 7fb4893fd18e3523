import { expect, type Page } from '@playwright/test';
import { en as palette } from '../../../src/app/shell/palette-messages.en';
import { he as paletteInHebrew } from '../../../src/app/shell/palette-messages.he';
import type { Translator } from '../../../src/i18n/translator';
import { messagesIn } from '../messages';
import { expectHeading, type PageState, untilKeysWork } from './page-state';

async function openNods(page: Page, t: Translator): Promise<void> {
  await page.goto('/my-likes');
  await untilKeysWork(page, t);
}

/** What the frame opens over any page, and the frame of tablets. */
export const frameStates: readonly PageState[] = [
  {
    name: 'command-palette',
    as: 'ada',
    async show(page, t, { bea, world }) {
      await openNods(page, t);
      await page.keyboard.press('Control+k');
      const w = messagesIn(world.language, palette, paletteInHebrew);
      const dialog = page.getByRole('dialog', { name: w('title') });
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await dialog.getByRole('combobox').fill(bea.handle);
      await expect(dialog.getByRole('option', { name: bea.handle }).first()).toBeVisible();
    },
  },
  {
    name: 'more-menu',
    as: 'ada',
    at: 1280,
    async show(page, t) {
      await openNods(page, t);
      await page
        .getByRole('navigation', { name: t('shell.mainNavigation') })
        .getByRole('button', { name: t('shell.more'), exact: true })
        .click();
      await expect(page.getByRole('menuitem', { name: t('shell.settings'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'tablet',
    as: 'ada',
    at: 900,
    async show(page, t) {
      await page.goto('/explore');
      await expectHeading(page, t('shell.explore'));
      await untilKeysWork(page, t);
    },
  },
];
