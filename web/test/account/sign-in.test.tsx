import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/account/messages.en';
import { he as hebrew } from '../../src/features/account/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { LoginPage } from '../../src/routes/login';
import { api } from '../support/api';
import { button, field } from '../support/fields';
import { createToken, renderPage } from '../support/render';

async function typeCredentials({ user }: Awaited<ReturnType<typeof renderPage>>) {
  await user.type(field(words.login), ' ada ');
  await user.type(field(words.password), 'reed and lily');
}

describe('the sign-in form', () => {
  test('sends what was typed, without the spaces around the name', async () => {
    api.answer('Login', { login: { token: createToken('viewer'), refreshToken: 'refresh' } });
    const page = await renderPage(<LoginPage />);

    await typeCredentials(page);
    await page.user.keyboard('{Enter}');

    expect(api.sent('Login')).toEqual([{ input: { login: 'ada', password: 'reed and lily', takeBack: false } }]);
  });

  test('begins with the focus in the first field', async () => {
    await renderPage(<LoginPage />);

    expect(field(words.login)).toHaveFocus();
  });

  test('asks for both fields and sends nothing while they are empty', async () => {
    const { user } = await renderPage(<LoginPage />);

    await user.click(button(words.signIn));

    expect(screen.getByText('Please check 2 fields.')).toBeVisible();
    expect(field(words.login)).toHaveAccessibleDescription(common.forms.required);
    expect(field(words.password)).toBeInvalid();
    expect(api.sent('Login')).toEqual([]);
  });

  test('focuses the first field that is wrong', async () => {
    const { user } = await renderPage(<LoginPage />);
    await user.type(field(words.login), 'ada');

    await user.click(button(words.signIn));

    expect(field(words.password)).toHaveFocus();
  });

  test('says that the password is wrong, and loses nothing that was typed', async () => {
    api.refuse('Login', { code: 'UNAUTHENTICATED', reason: 'INVALID_CREDENTIALS' });
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);

    await page.user.click(button(words.signIn));

    expect(await screen.findByText(common.errors.invalidCredentials)).toBeVisible();
    expect(field(words.login)).toHaveValue(' ada ');
    expect(field(words.password)).toHaveValue('reed and lily');
  });

  test('names the network where no response comes', async () => {
    api.fail('Login');
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);

    await page.user.click(button(words.signIn));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
  });

  test('sends once, however often it is pressed', async () => {
    const release = api.hold('Login');
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);

    await page.user.click(button(words.signIn));
    await page.user.click(button(words.signIn));
    await page.user.type(field(words.password), '{Enter}');
    release();

    expect(api.sent('Login')).toHaveLength(1);
  });

  test('sends a new link to an address that is not verified', async () => {
    api.refuse('Login', { code: 'FORBIDDEN', reason: 'EMAIL_NOT_VERIFIED' });
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);
    await page.user.click(button(words.signIn));

    await page.user.click(await screen.findByRole('button', { name: words.resend }));

    expect(await screen.findByText(words.resent)).toBeVisible();
    expect(api.sent('ResendVerification')).toEqual([{ email: 'ada' }]);
  });

  test('asks for the code of a second factor after the password', async () => {
    api.refuse('Login', { code: 'UNAUTHENTICATED', reason: 'SECOND_FACTOR_REQUIRED' });
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);
    await page.user.click(button(words.signIn));

    await page.user.type(await screen.findByRole('textbox', { name: words.code }), ' 123456 {Enter}');

    expect(api.sent('Login').at(-1)).toMatchObject({ input: { login: 'ada', code: '123456' } });
  });

  test('takes a recovery code in place of the code, and leads back to the password', async () => {
    api.refuse('Login', { code: 'UNAUTHENTICATED', reason: 'SECOND_FACTOR_REQUIRED' });
    const page = await renderPage(<LoginPage />);
    await typeCredentials(page);
    await page.user.click(button(words.signIn));
    await page.user.click(await screen.findByRole('button', { name: words.useRecovery }));
    expect(screen.getByRole('textbox', { name: words.recoveryCode })).toHaveFocus();

    await page.user.click(button(words.otherAccount));

    expect(field(words.login)).toHaveValue(' ada ');
    expect(field(words.password)).toHaveValue('');
  });

  test('shows and hides the password', async () => {
    const { user } = await renderPage(<LoginPage />);

    await user.click(button(common.states.showPassword));
    expect(field(words.password)).toHaveAttribute('type', 'text');
    await user.click(button(common.states.hidePassword));

    expect(field(words.password)).toHaveAttribute('type', 'password');
  });

  test('is in Hebrew, from right to left, where Hebrew is chosen', async () => {
    await renderPage(<LoginPage />, { language: 'he' });

    expect(await screen.findByRole('heading', { name: hebrew.signInTitle })).toBeVisible();
    expect(button(hebrew.signIn)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });
});
