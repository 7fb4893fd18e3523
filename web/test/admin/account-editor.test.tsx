import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/admin/users/messages.en';
import { UserEditor } from '../../src/features/admin/users/UserEditor';
import { en as leaving } from '../../src/forms/leaving/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api, TIME } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const bea = { id: 'bea', handle: 'bea', displayName: 'Bea', imageUrl: null, bio: '', postCount: 0, followerCount: 0 };
const account: Parameters<typeof UserEditor>[0]['user'] = {
  __typename: 'ManagedUser',
  id: 'bea',
  email: 'bea@example.com',
  role: 'BASIC',
  isActive: true,
  isEmailVerified: true,
  hasVerifiedAddress: true,
  isInvited: false,
  leavesAt: null,
  accountState: { __typename: 'AccountState', isLimited: false, frozenUntil: null, suspendedAt: null },
  createdOn: TIME,
  lastSeenAt: null,
  user: { __typename: 'User', ...bea },
};

async function openEditor(user = account) {
  let isClosed = false;
  const page = await renderPage(<UserEditor user={user} onClose={() => (isClosed = true)} />, {
    viewer: { role: 'ROOT', claims: ['users.read', 'users.write', 'users.role'] },
  });
  const editor = await screen.findByRole('dialog');
  return { ...page, editor, isClosed: () => isClosed };
}

async function makeAdministrator() {
  const page = await openEditor();
  await page.user.selectOptions(field(words.role), 'ADMIN');
  await page.user.click(button(words.save, page.editor));
  const question = await findDialog(fill(words.raiseTitle, { name: 'Bea', role: words.ADMIN }), 'alertdialog');
  return { ...page, question };
}

describe('the form of an account', () => {
  test('says what the role of an administrator means, and gives it for one’s own password', async () => {
    const { user, question, isClosed } = await makeAdministrator();
    expect(question).toHaveTextContent(words.raiseToAdmin);
    await user.click(button(words.raise, question));
    expect(field(words.ownPassword, question)).toBeInvalid();
    expect(api.sent('UpdateUser')).toEqual([]);

    await user.type(field(words.ownPassword, question), 'reed and lily');
    await user.click(button(words.raise, question));

    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(isClosed()).toBe(true);
    expect(api.sent('UpdateUser')).toMatchObject([
      { id: 'bea', input: { role: 'ADMIN', currentPassword: 'reed and lily' } },
    ]);
  });

  test('says that the own password is wrong, and goes on in the form after Cancel', async () => {
    api.refuse('UpdateUser', { reason: 'INVALID_CREDENTIALS', fields: { currentPassword: 'Wrong' } });
    const { user, editor, question, isClosed } = await makeAdministrator();
    await user.type(field(words.ownPassword, question), 'not this one{Enter}');
    expect(await screen.findByText(common.errors.wrongPassword)).toBeVisible();

    await user.click(button(common.states.cancel, question));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field(words.role, editor)).toHaveValue('ADMIN');
    expect(isClosed()).toBe(false);
  });

  test('shows a refusal of something else at its field, behind the question', async () => {
    api.refuse('UpdateUser', { reason: 'EMAIL_TAKEN', fields: { email: 'Taken' } });
    const { user, editor, question } = await makeAdministrator();

    await user.type(field(words.ownPassword, question), 'reed and lily{Enter}');

    expect(await screen.findByText(/Taken|already/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field(words.email, editor)).toBeInvalid();
  });

  test('asks for no password where no one gets more power', async () => {
    const { user, editor } = await openEditor();
    await user.clear(field(words.displayName, editor));
    await user.type(field(words.displayName, editor), 'Bea Reed');

    await user.click(button(words.save, editor));

    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(api.sent('UpdateUser')).toMatchObject([{ id: 'bea', input: { displayName: 'Bea Reed' } }]);
  });

  test('is not closed with a change in it without a question', async () => {
    const { user, editor, isClosed } = await openEditor();
    await user.type(field(words.displayName, editor), ' Reed');

    await user.keyboard('{Escape}');
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.stay));
    expect(field(words.displayName, editor)).toHaveValue('Bea Reed');
    await user.click(button(common.states.cancel, editor));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.leave));

    expect(isClosed()).toBe(true);
  });
});
