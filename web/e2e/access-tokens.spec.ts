import { mainly } from './support/languages';
import { tokenMessages } from './support/page-messages';
import { expect, test } from './support/test';

const ME = '{ viewer { user { handle } } }';

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'an access token is created, shown once, listed with its last use, and revoked',
      { tag: '@nightly' },
      async ({ page, context, world, signIn, t }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const w = tokenMessages(t);
        const person = await world.person();
        const name = world.unique('script ');
        await signIn(page, person);
        await page.goto('/profile?section=sessions');
        const panel = page.getByRole('region', { name: w('title') });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(panel).toBeVisible();
        await expect(panel.getByText(w('none'))).toBeVisible();

        await panel.getByRole('button', { name: w('create') }).click();
        const dialog = page.getByRole('dialog', { name: w('createTitle') });
        await expect(dialog.getByLabel(w('name'))).toBeFocused();
        await expect(dialog.getByLabel(w('ADMIN'), { exact: true })).toHaveCount(0);
        await dialog.getByLabel(w('name')).fill(name);
        await dialog.getByLabel(w('READ'), { exact: true }).uncheck();
        await dialog.getByLabel(w('password'), { exact: true }).fill('not the one at all');
        await dialog.getByRole('button', { name: w('create') }).click();
        await expect(dialog.getByText(w('scopesMissing'))).toBeVisible();
        await dialog.getByLabel(w('READ'), { exact: true }).check();
        await dialog.getByLabel(w('WHISPERS'), { exact: true }).check();
        await dialog.getByLabel(w('expiry')).selectOption({ label: w('expiryNever') });
        await expect(dialog.getByText(w('expiryNeverHint'))).toBeVisible();
        await dialog.getByRole('button', { name: w('create') }).click();
        await expect(dialog.getByLabel(w('password'), { exact: true })).toHaveAccessibleDescription(
          t('errors.wrongPassword'),
        );
        await dialog.getByLabel(w('password'), { exact: true }).fill(person.password);
        await dialog.getByRole('button', { name: w('create') }).click();

        const shown = page.getByRole('alertdialog', { name: w('newTitle') });
        const token = await shown.getByLabel(w('token')).inputValue();
        expect(token).toMatch(/^mallard_pat_/);
        await expect(shown.getByRole('button', { name: w('copy') })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByText(w('copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
        await shown.getByRole('button', { name: w('done') }).click();
        await expect(shown).toHaveCount(0);

        const row = panel.getByRole('listitem').filter({ hasText: name });
        await expect(row.getByText(`${w('READ')} · ${w('WHISPERS')}`)).toBeVisible();
        await expect(row.getByText(w('neverUsed'))).toBeVisible();
        await expect(row.getByText(w('expiresNever'))).toBeVisible();
        const used = await world.graphql<{ viewer: { user: { handle: string } } }>(ME, {}, { token });
        expect(used.viewer.user.handle).toBe(person.handle);
        await expect(async () => {
          await page.reload();
          await expect(row.locator('time')).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(page.getByText(token)).toHaveCount(0);

        await row.getByRole('button', { name: w('revokeOf', { name }) }).click();
        await page
          .getByRole('alertdialog', { name: w('revokeTitle') })
          .getByRole('button', { name: w('revoke') })
          .click();

        await expect(panel.getByText(w('none'))).toBeVisible();
        await expect(world.graphql(ME, {}, { token })).rejects.toThrow();
      },
    );
  });
}

test(
  'administrators are offered the scope of the administration',
  { tag: '@nightly' },
  async ({ page, world, signIn, t }) => {
    const w = tokenMessages(t);
    await signIn(page, await world.administrator());
    await page.goto('/profile?section=sessions');
    await expect(page.getByText(w('none'))).toBeVisible();

    await page.getByRole('button', { name: w('create') }).click();

    await expect(page.getByRole('dialog').getByLabel(w('ADMIN'), { exact: true })).toBeVisible();
  },
);
