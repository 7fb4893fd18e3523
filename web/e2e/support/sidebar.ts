import type { Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';

type Destination = 'stream' | 'explore' | 'notifications' | 'whispers' | 'pins' | 'profile';
type UnderMore = 'scheduled' | 'nods' | 'nearMe' | 'settings';

export const sidebar = (page: Page, t: Translator) => page.getByRole('navigation', { name: t('shell.mainNavigation') });

/** Goes to a page by the sidebar. */
export const goTo = (page: Page, t: Translator, destination: Destination): Promise<void> =>
  sidebar(page, t)
    .getByRole('link', { name: t(`shell.${destination}`) })
    .click();

/** Goes to a page by the menu at the end of the sidebar. @param label of pages that most people don't see */
export async function goToMore(page: Page, t: Translator, destination: UnderMore | { label: string }): Promise<void> {
  const name = typeof destination === 'string' ? t(`shell.${destination}`) : destination.label;
  await sidebar(page, t)
    .getByRole('button', { name: t('shell.more'), exact: true })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Goes to the settings by the account menu. @param name on the menu's button */
export async function goToSettings(page: Page, t: Translator, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: t('shell.settings') }).click();
}

/** Opens a section of the settings where their list is beside it. */
export const openSection = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();
