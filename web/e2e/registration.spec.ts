import { acceptRules, newcomer, register, signInByForm } from './support/entrance';
import { expect, test } from './support/test';
import { mainly } from './support/languages';
import { entranceMessages, passwordMessages } from './support/page-messages';

for (const language of mainly('en')) {
  test.describe(`coming in, in ${language}`, () => {
    test.use({ language });

    test('a taken handle is told while one types', { tag: '@nightly' }, async ({ page, world, t }) => {
      const entrance = entranceMessages(t);
      const { handle } = await world.registered();
      await page.goto('/register');

      await page.getByLabel(entrance('handle'), { exact: true }).fill(handle.toUpperCase());

      await expect(page.getByText(entrance('handleTaken', { handle: handle.toUpperCase() }))).toBeVisible();
    });

    test('a taken handle is counted among what needs another look', { tag: '@nightly' }, async ({ page, world, t }) => {
      const entrance = entranceMessages(t);
      const { handle } = await world.registered();
      await page.goto('/register');
      const field = page.getByLabel(entrance('handle'), { exact: true });
      await field.fill(handle);
      await expect(page.getByText(entrance('handleTaken', { handle }))).toBeVisible();

      await page.getByRole('button', { name: entrance('create') }).click();

      await expect(page.getByText(t('forms.complaints', { count: 4 }))).toBeVisible();
      await expect(field).toBeFocused();
    });

    test(
      'what the server refuses is told at its field, and nothing typed is lost',
      { tag: '@nightly' },
      async ({ page, world, t }) => {
        const entrance = entranceMessages(t);
        const { handle, email } = newcomer(world.unique('n_'), '');
        await page.goto('/register');
        await page.getByLabel(entrance('handle'), { exact: true }).fill(handle);
        await page.getByLabel(entrance('email'), { exact: true }).fill(email);
        const password = page.getByLabel(entrance('password'), { exact: true });
        await password.fill('password12345678');
        await acceptRules(page);

        await page.getByRole('button', { name: entrance('create') }).click();

        await expect(password).toHaveAccessibleDescription(new RegExp(escaped(t('errors.passwordTooWeak'))));
        await expect(password).toBeFocused();
        await expect(page.getByLabel(entrance('email'), { exact: true })).toHaveValue(email);
      },
    );

    test(
      'an address that waits for its mail can have another one, once a minute',
      { tag: '@nightly' },
      async ({ page, world, t }) => {
        const entrance = entranceMessages(t);
        const who = newcomer(world.unique('n_'), '');
        await register(page, t, who);
        await expect(page.getByRole('button', { name: entrance('resendIn', { count: 59 }) })).toBeDisabled();
        await page.goto('/login');
        await signInByForm(page, t, who.email, who.password);
        await expect(page.getByText(t('errors.emailNotVerified'))).toBeVisible();

        await page.getByRole('button', { name: entrance('resend'), exact: true }).click();

        await expect(page.getByText(entrance('resent'))).toBeVisible();
        await page.goto(await world.mailbox.link(who.email, 2));
        await expect(page.getByRole('heading', { name: entrance('verifiedTitle') })).toBeVisible();
      },
    );

    test('a link for verification works once, and a broken one offers another', async ({ page, world, t }) => {
      const entrance = entranceMessages(t);
      const who = newcomer(world.unique('n_'), '');
      await register(page, t, who);
      const link = await world.mailbox.link(who.email);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: entrance('verifiedTitle') })).toBeVisible();

      await page.goto(link);
      await expect(page.getByRole('heading', { name: entrance('alreadyTitle') })).toBeVisible();

      await page.goto('/verify-email?token=nonsense');
      await expect(page.getByRole('heading', { name: entrance('brokenTitle') })).toBeVisible();
      await expect(page.getByRole('button', { name: entrance('resend') })).toBeVisible();
    });

    test(
      'a forgotten password is replaced by a link that works once',
      { tag: '@nightly' },
      async ({ page, world, t }) => {
        const entrance = entranceMessages(t);
        const passwords = passwordMessages(t);
        const person = await world.registered();
        await page.goto('/login');
        await page.getByRole('link', { name: entrance('forgot') }).click();
        await page.getByLabel(entrance('email')).fill(person.email);
        await page.getByRole('button', { name: entrance('sendLink') }).click();
        await expect(page.getByRole('heading', { name: entrance('forgotSentTitle') })).toBeVisible();
        const link = await world.mailbox.link(person.email, 2);
        const password = 'another kettle of walnuts';
        const choose = async () => {
          await page.goto(link);
          await page.getByLabel(passwords('newPassword'), { exact: true }).fill(password);
          await page.getByLabel(passwords('repeatPassword')).fill(password);
          await page.getByRole('button', { name: entrance('setPassword') }).click();
        };

        await choose();
        await expect(page.getByRole('heading', { name: entrance('resetDoneTitle') })).toBeVisible();

        await page.goto(link);
        await expect(page.getByRole('heading', { name: entrance('resetBrokenTitle') })).toBeVisible();
        await page.goto('/login');
        await signInByForm(page, t, person.handle, password);
        await expect(page).toHaveURL(/\/stream$/);
      },
    );
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
