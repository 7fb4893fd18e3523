import { expect, type Locator, type Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';
import { composerMessages } from './page-messages';

/** The card of the quack that holds these words. */
export function quackWith(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text });
}

/** Where a new quack is written: in the page, or in the dialog over it. */
export function composerOf(page: Page | Locator, t: Translator): Locator {
  return page.getByRole('form', { name: composerMessages(t)('compose') });
}

export async function write(composer: Locator, t: Translator, text: string): Promise<void> {
  await composer.getByRole('textbox', { name: composerMessages(t)('field') }).fill(text);
}

export async function publish(page: Page, t: Translator, text: string): Promise<void> {
  const composer = composerOf(page, t);
  await write(composer, t, text);
  await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
  await expectToast(page, composerMessages(t)('published'));
}

export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

/** The button that both tells the count and takes one's own nod. */
export function nodButton(quack: Locator, t: Translator, count: number): Locator {
  return quack.getByRole('button', { name: t('nods.named', { count, shown: String(count) }), exact: true });
}

/** Chooses from the menu of a quack. */
export async function choose(quack: Locator, t: Translator, item: 'posts.edit' | 'posts.delete' | 'posts.copyLink') {
  await quack.getByRole('button', { name: t('posts.more'), exact: true }).click();
  await quack
    .page()
    .getByRole('menuitem', { name: t(item), exact: true })
    .click();
}

/** Presses the pill of what came in live. */
export async function showNew(page: Page, t: Translator, count: number): Promise<void> {
  await page.getByRole('button', { name: t('states.newQuacks', { count }), exact: true }).click();
}
