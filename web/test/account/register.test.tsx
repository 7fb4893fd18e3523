import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/account/messages.en';
import { he as hebrew } from '../../src/features/account/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { RegisterPage } from '../../src/routes/register';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { renderPage } from '../support/render';

const PASSWORD = 'reed and water lily';

beforeEach(() => {
  api.answer('RegistrationState', { registrationState: { mode: 'OPEN', rules: [{ id: '1', text: 'Be kind' }] } });
});

async function openForm(at = '/register') {
  const page = await renderPage(<RegisterPage />, { at });
  await screen.findByText('Be kind');
  return page;
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderPage>>) {
  await user.type(field(words.handle), 'ada');
  await user.type(field(words.email), 'ada@example.com');
  await user.type(field(words.password), PASSWORD);
  await user.click(screen.getByRole('checkbox'));
}

describe('the registration form', () => {
  test('sends what was typed, and says where the link went', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.user.type(field(words.displayName), ' Ada Pond ');

    await page.user.click(button(words.create));

    expect(await screen.findByRole('heading', { name: words.sentTitle })).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(api.sent('Register')).toMatchObject([
      {
        input: {
          handle: 'ada',
          email: 'ada@example.com',
          password: PASSWORD,
          displayName: 'Ada Pond',
          acceptsRules: true,
        },
      },
    ]);
  });

  test('says at each field what is wrong, focuses the first one and sends nothing', async () => {
    const page = await openForm();
    await page.user.type(field(words.handle), 'a!');
    await page.user.type(field(words.email), 'nobody');
    await page.user.type(field(words.password), 'short');

    await page.user.click(button(words.create));

    expect(field(words.handle)).toHaveAccessibleDescription(common.forms.handle);
    expect(field(words.email)).toHaveAccessibleDescription(common.forms.email);
    expect(field(words.password)).toHaveAccessibleDescription('At least 12 characters.');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(words.acceptMissing);
    expect(screen.getByText('Please check 4 fields.')).toBeVisible();
    expect(field(words.handle)).toHaveFocus();
    expect(api.sent('Register')).toEqual([]);
  });

  test('says while someone types that a handle is taken, and counts it', async () => {
    api.answer('HandleExists', { handleExists: true });
    const page = await openForm();

    await page.user.type(field(words.handle), 'ada');
    expect(await screen.findByText(fill(words.handleTaken, { handle: 'ada' }))).toBeVisible();
    await page.user.click(button(words.create));

    expect(screen.getByText('Please check 4 fields.')).toBeVisible();
    expect(api.sent('HandleExists')).toEqual([{ handle: 'ada' }]);
  });

  test('says that a handle is free', async () => {
    const page = await openForm();

    await page.user.type(field(words.handle), 'ada');

    expect(await screen.findByText(fill(words.handleFree, { handle: 'ada' }))).toBeVisible();
  });

  test('shows what the server refuses at its field, and keeps all that was typed', async () => {
    api.refuse('Register', { reason: 'PASSWORD_TOO_WEAK', fields: { 'input.password': 'Too weak' } });
    const page = await openForm();
    await fillIn(page);

    await page.user.click(button(words.create));

    expect(await screen.findByText(common.errors.passwordTooWeak)).toBeVisible();
    expect(field(words.password)).toHaveFocus();
    expect(field(words.password)).toHaveValue(PASSWORD);
    expect(field(words.email)).toHaveValue('ada@example.com');
  });

  test('forgets what the server refused as soon as the field changes', async () => {
    api.refuse('Register', { reason: 'HANDLE_TAKEN', fields: { handle: 'Taken' } });
    const page = await openForm();
    await fillIn(page);
    await page.user.click(button(words.create));
    expect(await screen.findByText(common.errors.handleTaken)).toBeVisible();

    await page.user.type(field(words.handle), 'x');

    expect(screen.queryByText(common.errors.handleTaken)).not.toBeInTheDocument();
  });

  test('sends once, however often it is pressed', async () => {
    const release = api.hold('Register');
    const page = await openForm();
    await fillIn(page);

    await page.user.dblClick(button(words.create));
    await screen.findByRole('button', { name: words.create, busy: true });
    await page.user.type(field(words.email), '{Enter}');
    release();
    await screen.findByRole('heading', { name: words.sentTitle });

    expect(api.sent('Register')).toHaveLength(1);
  });

  test('requires an invite where only invited people register, and takes it from the link', async () => {
    api.answer('RegistrationState', { registrationState: { mode: 'INVITE', rules: [{ id: '1', text: 'Be kind' }] } });
    api.answer('InviteOffer', { invite: { followsOwner: false, owner: { handle: 'max', displayName: 'Max' } } });
    const page = await openForm('/register?invite=abcdefgh2345');
    expect(await screen.findByText(/invited you/)).toBeVisible();
    await fillIn(page);

    await page.user.click(button(words.create));
    await screen.findByRole('heading', { name: words.sentTitle });

    expect(api.sent('Register')).toMatchObject([{ input: { inviteCode: 'abcdefgh2345' } }]);
  });

  test('asks for a reason where someone decides, and says that one waits', async () => {
    api.answer('RegistrationState', { registrationState: { mode: 'APPROVAL', rules: [{ id: '1', text: 'Be kind' }] } });
    const page = await openForm();
    await fillIn(page);
    await page.user.click(button(words.create));
    expect(field(words.reason)).toHaveAccessibleDescription(common.forms.required);

    await page.user.type(field(words.reason), 'I like ducks');
    await page.user.click(button(words.create));

    expect(await screen.findByText(words.sentApproval)).toBeVisible();
    expect(api.sent('Register')).toMatchObject([{ input: { reason: 'I like ducks' } }]);
  });

  test('is not there where registration is closed', async () => {
    api.answer('RegistrationState', { registrationState: { mode: 'CLOSED' } });

    await renderPage(<RegisterPage />);

    expect(await screen.findByRole('heading', { name: words.closedTitle })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.create })).not.toBeInTheDocument();
  });

  test('says in Hebrew what is wrong', async () => {
    const { user } = await renderPage(<RegisterPage />, { language: 'he' });

    await user.click(await screen.findByRole('button', { name: hebrew.create }));

    expect(screen.getByText(hebrew.acceptMissing)).toBeVisible();
  });
});
