import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { securityMessages } from './page-messages';

/** The code of an app, some steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * Turns two-factor sign-in on in the settings, with a wrong code first.
 * @param look sees to what is shown on the way
 * @returns the secret of the app, and the first recovery code
 */
export async function turnOnByKeyboard(
  page: Page,
  w: ReturnType<typeof securityMessages>,
  password: string,
  look: (page: Page) => Promise<void>,
) {
  const { keyboard } = page;
  const turnOn = page.getByRole('button', { name: w('turnOn') });
  await expect(turnOn).toBeVisible();
  await look(page);
  await turnOn.focus();
  await keyboard.press('Enter');
  await expect(page.getByLabel(w('password'), { exact: true })).toBeFocused();
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('img', { name: w('qr') })).toBeVisible();
  const secret = await page.getByLabel(w('key')).inputValue();
  await expect(page.getByLabel(w('appCode'), { exact: true })).toBeFocused();
  await look(page);
  await keyboard.type('000000');
  await keyboard.press('Enter');
  await expect(page.getByLabel(w('appCode'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(codeOf(secret));
  await keyboard.press('Enter');
  const codes = page.getByRole('list', { name: w('codes') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  await expect(page.getByRole('button', { name: w('saved') })).toBeFocused();
  await keyboard.press('Enter');
  return { secret, recovery };
}
