import { expectAccessible } from './support/axe';
import {
  addressMessages,
  confirmationMessages,
  entranceMessages,
  securityMessages,
  tokenMessages,
} from './support/page-messages';
import { untilDrawn } from './support/page-states/page-state';
import { mainly } from './support/languages';
import { expect, test } from './support/test';
import { codeOf, turnOnByKeyboard } from './support/two-factor';

/** The journeys in both languages; what doesn't depend on the words is checked in one of them. */
for (const language of mainly('en')) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });
    const look = language === 'he' ? expectAccessible : untilDrawn;

    test('two-factor sign-in is turned on by keyboard, and asks for a code of the app or a recovery code', async ({
      page,
      world,
      signIn,
      openBrowser,
      t,
    }) => {
      const w = securityMessages(t);
      const e = entranceMessages(t);
      const person = await world.registered();
      await signIn(page, person);
      await page.goto('/profile?section=security');
      const { secret, recovery } = await turnOnByKeyboard(page, w, person.password, look);
      await expect(page.getByText(w('totpOn'))).toBeVisible();
      await expect(page.getByRole('button', { name: w('turnOff') })).toBeFocused();
      await expect(page.getByText(w('codesLeft', { count: 10 }))).toBeVisible();

      for (const [code, isRecovery] of [
        [codeOf(secret, 1), false],
        [recovery, true],
      ] as const) {
        const other = await openBrowser();
        await other.goto('/login');
        await expect(other.getByLabel(e('login'))).toBeFocused();
        await other.keyboard.type(person.handle);
        await other.keyboard.press('Tab');
        await other.getByLabel(e('password'), { exact: true }).focus();
        await other.keyboard.type(person.password);
        await other.keyboard.press('Enter');
        await expect(other.getByLabel(e('code'), { exact: true })).toBeFocused();
        await expect(other.getByLabel(e('code'), { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
        if (isRecovery) {
          await look(other);
          await other.getByRole('button', { name: e('useRecovery') }).press('Enter');
          await expect(other.getByLabel(e('recoveryCode'), { exact: true })).toBeFocused();
        }
        await other.keyboard.type(code);
        await other.keyboard.press('Enter');
        await expect(other).toHaveURL(/\/stream$/);
      }
    });

    test('a passkey is added, signs in, confirms an act in place of the password, and is removed', async ({
      page,
      world,
      signIn,
      t,
    }) => {
      const w = securityMessages(t);
      const tokens = tokenMessages(t);
      const client = await page.context().newCDPSession(page);
      await client.send('WebAuthn.enable');
      await client.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      const person = await world.registered();
      await signIn(page, person);
      await page.goto('/profile?section=security');
      await expect(page.getByText(w('passkeysNone'))).toBeVisible();

      await page.getByRole('button', { name: w('add') }).press('Enter');
      const dialog = page.getByRole('dialog', { name: w('addTitle') });
      await expect(dialog.getByLabel(w('name'))).toBeFocused();
      await page.keyboard.type('Pond laptop');
      await dialog.getByLabel(w('password'), { exact: true }).fill(person.password);
      await page.keyboard.press('Enter');
      const row = page.getByRole('listitem').filter({ hasText: 'Pond laptop' });
      await expect(row).toBeVisible();
      await look(page);

      // As in a browser without suggestions, which this device would take by itself, before the button.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      const button = page.getByRole('button', { name: entranceMessages(t)('passkey') });
      await expect(button).toBeVisible();
      await look(page);
      await button.press('Enter');
      await expect(page).toHaveURL(/\/stream$/);

      await page.goto('/profile?section=sessions');
      await page.getByRole('button', { name: tokens('create') }).click();
      const creating = page.getByRole('dialog', { name: tokens('createTitle') });
      await creating.getByLabel(tokens('name')).fill('script');
      await creating.getByRole('button', { name: confirmationMessages(t)('usePasskey') }).press('Enter');
      await expect(page.getByRole('alertdialog', { name: tokens('newTitle') })).toBeVisible();

      await page.goto('/profile?section=security');
      await expect(row.locator('time')).toBeVisible();
      await row.getByRole('button', { name: w('removeOf', { name: 'Pond laptop' }) }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w('remove') })
        .press('Enter');
      await expect(page.getByText(w('passkeysNone'))).toBeVisible();
    });
  });
}

test('a sign-in on a new device is undone by the mailed link, without signing in', async ({ page, world, t }) => {
  const w = addressMessages(t);
  const e = entranceMessages(t);
  const person = await world.registered();
  await page.goto('/login');
  await page.getByLabel(e('login')).fill(person.handle);
  await page.getByLabel(e('password'), { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stream$/);
  const link = await world.mailbox.link(person.email, 2);
  expect(link).toContain('/not-me?token=');
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: w('notMeConfirm') }).click();
  await page.getByRole('link', { name: w('choosePassword') }).click();

  await expect(page.getByRole('heading', { name: e('resetTitle') })).toBeVisible();
  await expect(world.graphql('{ viewer { email } }', {}, person)).rejects.toThrow();
});
