import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/account/messages.en';
import { en as passwordWords } from '../../src/features/account/passwords/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { ForgotPasswordPage } from '../../src/routes/forgot-password';
import { ResetPasswordPage } from '../../src/routes/reset-password';
import { api } from '../support/api';
import { field } from '../support/fields';
import { renderPage } from '../support/render';

const PASSWORD = 'reed and water lily';

describe('the form of a forgotten password', () => {
  test('says the same for every address that is sent', async () => {
    const { user } = await renderPage(<ForgotPasswordPage />);

    await user.type(field(words.email), ' ada@example.com {Enter}');

    expect(await screen.findByRole('heading', { name: words.forgotSentTitle })).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(api.sent('ForgotPassword')).toEqual([{ email: 'ada@example.com' }]);
  });

  test('refuses what is no address', async () => {
    const { user } = await renderPage(<ForgotPasswordPage />);

    await user.type(field(words.email), 'ada{Enter}');

    expect(field(words.email)).toHaveAccessibleDescription(common.forms.email);
    expect(api.sent('ForgotPassword')).toEqual([]);
  });

  test('says how long to wait after too many tries', async () => {
    const { user } = await renderPage(<ForgotPasswordPage />);
    api.refuse('ForgotPassword', { code: 'RATE_LIMITED', retryAfter: 30 });

    await user.type(field(words.email), 'ada@example.com{Enter}');

    expect(await screen.findByText('Too many requests. Try again in 30 seconds.')).toBeVisible();
    expect(field(words.email)).toHaveValue('ada@example.com');
  });
});

describe('the form of a new password', () => {
  beforeEach(() => api.answer('PasswordResetWorks', { passwordResetWorks: true }));

  async function openForm() {
    const page = await renderPage(<ResetPasswordPage />, { at: '/reset-password?token=abc' });
    await screen.findByRole('button', { name: words.setPassword });
    return page;
  }

  test('sends the password with the token of the link', async () => {
    const { user } = await openForm();

    await user.type(field(passwordWords.newPassword), PASSWORD);
    await user.type(field(passwordWords.repeatPassword), `${PASSWORD}{Enter}`);

    expect(await screen.findByText(words.resetDoneText)).toBeVisible();
    expect(api.sent('ResetPassword')).toEqual([{ input: { token: 'abc', password: PASSWORD } }]);
  });

  test('compares the two passwords', async () => {
    const { user } = await openForm();

    await user.type(field(passwordWords.newPassword), PASSWORD);
    await user.type(field(passwordWords.repeatPassword), `${PASSWORD}s{Enter}`);

    expect(field(passwordWords.repeatPassword)).toHaveAccessibleDescription(common.forms.different);
    expect(field(passwordWords.repeatPassword)).toHaveFocus();
    expect(api.sent('ResetPassword')).toEqual([]);
  });

  test('says how strong the password is while someone types', async () => {
    const { user } = await openForm();

    await user.type(field(passwordWords.newPassword), 'short');

    expect(field(passwordWords.newPassword)).toHaveAccessibleDescription(expect.stringContaining('too short'));
  });

  test('offers a new link where the token has been used meanwhile', async () => {
    api.refuse('ResetPassword', { reason: 'TOKEN_INVALID' });
    const { user } = await openForm();

    await user.type(field(passwordWords.newPassword), PASSWORD);
    await user.type(field(passwordWords.repeatPassword), `${PASSWORD}{Enter}`);

    expect(await screen.findByText(words.resetBrokenText)).toHaveRole('alert');
    expect(screen.getByRole('link', { name: words.newLink })).toHaveAttribute('href', '/forgot-password');
  });

  test('is not there for a link that does not work', async () => {
    api.answer('PasswordResetWorks', { passwordResetWorks: false });

    await renderPage(<ResetPasswordPage />, { at: '/reset-password?token=abc' });

    expect(await screen.findByRole('heading', { name: words.resetBrokenTitle })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.setPassword })).not.toBeInTheDocument();
  });

  test('speaks of an invitation to someone who is invited', async () => {
    const { user } = await renderPage(<ResetPasswordPage />, { at: '/reset-password?token=abc&invitation=1' });
    expect(await screen.findByRole('heading', { name: words.invitedTitle })).toBeVisible();

    await user.type(await screen.findByLabelText(passwordWords.newPassword), PASSWORD);
    await user.type(field(passwordWords.repeatPassword), `${PASSWORD}{Enter}`);

    expect(await screen.findByText(words.invitedDoneText)).toBeVisible();
  });
});
