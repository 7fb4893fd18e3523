import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';
import { entranceMessages } from './page-messages';

/** Who is going to register. */
export interface Newcomer {
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

export function newcomer(handle: string, displayName: string): Newcomer {
  return { handle, displayName, email: `${handle}@example.com`, password: `reed ${handle} water lily` };
}

/** Checks the box by which one accepts the rules, in the form of a new account. */
export async function acceptRules(page: Page): Promise<void> {
  await page.locator('input[name=acceptsRules]').check();
}

/** From the first page to the word that a mail is on its way. */
export async function register(page: Page, t: Translator, who: Newcomer): Promise<void> {
  const entrance = entranceMessages(t);
  await page.goto('/');
  await page.getByRole('link', { name: entrance('createAccount') }).click();
  await page.getByLabel(entrance('handle'), { exact: true }).fill(who.handle);
  await page.getByLabel(entrance('email'), { exact: true }).fill(who.email);
  await page.getByLabel(`${entrance('displayName')} (${t('states.optional')})`).fill(who.displayName);
  await page.getByLabel(entrance('password'), { exact: true }).fill(who.password);
  await acceptRules(page);
  await page.getByRole('button', { name: entrance('create') }).click();
  await expect(page.getByRole('heading', { name: entrance('sentTitle') })).toBeVisible();
}

/** Opens the newest mail to an address in the mailbox, and follows its button. */
export async function followMail(page: Page, email: string): Promise<void> {
  const mails = page.getByRole('listitem').filter({ hasText: email });
  // The mail is sent by a job, a moment after it was asked for.
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await expect(mails.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mails.first().getByRole('link').click();
  const link = await page.locator('.paper a[href*="token="]').first().getAttribute('href');
  if (!link) throw new Error(`The mail to ${email} leads nowhere.`);
  await page.goto(link);
}

/** By the form; ends on whatever page the guard leads to. */
export async function signInByForm(page: Page, t: Translator, login: string, password: string): Promise<void> {
  const entrance = entranceMessages(t);
  await page.getByLabel(entrance('login'), { exact: true }).fill(login);
  await page.getByLabel(entrance('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: entrance('signIn'), exact: true }).click();
}

export async function logOut(page: Page, t: Translator, displayName: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: displayName }).click();
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click();
}
