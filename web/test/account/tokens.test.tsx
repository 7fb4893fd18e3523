import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { en as words } from '../../src/features/account/tokens/messages.en';
import { he as hebrew } from '../../src/features/account/tokens/messages.he';
import { TokensPanel } from '../../src/features/account/tokens/TokensPanel';
import { en as common } from '../../src/i18n/en/catalog';
import { api, TIME } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const token = {
  id: 't1',
  name: 'Backup',
  scopes: ['READ', 'WHISPERS'],
  createdAt: TIME,
  expiresAt: null,
  lastUsedAt: null,
};
const answerTokens = (personalTokens: object[]) => api.answer('PersonalTokens', { viewer: { personalTokens } });
const checkbox = (name: string) => screen.getByRole('checkbox', { name });

async function openForm(viewer: GivenViewer = {}) {
  const page = await renderPage(<TokensPanel handle="ada" />, { viewer });
  await page.user.click(button(words.create));
  return { ...page, dialog: await findDialog(words.createTitle) };
}

beforeEach(() => answerTokens([]));

describe('the list of access tokens', () => {
  test('says what each may do, when it was used last and when it expires', async () => {
    answerTokens([token, { ...token, id: 't2', name: 'Old', expiresAt: TIME, lastUsedAt: TIME }]);

    await renderPage(<TokensPanel handle="ada" />, { viewer: {} });

    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(`${words.READ} · ${words.WHISPERS}`);
    expect(first).toHaveTextContent(`${words.neverUsed} · ${words.expiresNever}`);
    expect(second).toHaveTextContent(words.expired);
    expect(second).toHaveTextContent(/Last used/);
    expect(second).not.toHaveTextContent(words.neverUsed);
  });

  test('revokes one once that is confirmed', async () => {
    answerTokens([token]);
    api.answer('RevokePersonalToken', { revokePersonalToken: { deletedId: 't1' } });
    const { user } = await renderPage(<TokensPanel handle="ada" />, { viewer: {} });
    await user.click(await screen.findByRole('button', { name: fill(words.revokeOf, { name: 'Backup' }) }));
    const question = await findDialog(words.revokeTitle, 'alertdialog');
    expect(question).toHaveTextContent('Backup');

    await user.click(button(words.revoke, question));

    expect(await screen.findByText(words.none)).toBeVisible();
    expect(screen.getByText(words.revoked)).toBeVisible();
    expect(api.sent('RevokePersonalToken')).toEqual([{ id: 't1' }]);
  });

  test('removes one that was revoked elsewhere, and keeps one that could not be', async () => {
    answerTokens([token]);
    api.fail('RevokePersonalToken');
    const { user } = await renderPage(<TokensPanel handle="ada" />, { viewer: {} });
    await user.click(await screen.findByRole('button', { name: fill(words.revokeOf, { name: 'Backup' }) }));
    const question = await findDialog(words.revokeTitle, 'alertdialog');
    await user.click(button(words.revoke, question));
    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(screen.getByText('Backup')).toBeVisible();

    api.refuse('RevokePersonalToken', { code: 'NOT_FOUND' });
    await user.click(button(words.revoke, question));

    expect(await screen.findByText(words.none)).toBeVisible();
  });

  test('says that they could not be loaded, and tries again', async () => {
    api.refuse('PersonalTokens', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await renderPage(<TokensPanel handle="ada" />, { viewer: {} });
    expect(await screen.findByText(words.loadFailed)).toBeVisible();

    answerTokens([token]);
    await user.click(button(common.states.retry));

    expect(await screen.findByText('Backup')).toBeVisible();
  });
});

describe('the form of an access token', () => {
  test('sends what was chosen, and shows the token once, ready to be copied', async () => {
    const personalToken = { ...token, name: 'Script' };
    api.answer('CreatePersonalToken', { createPersonalToken: { token: 'mallard_pat_1', personalToken } });
    const { user, dialog } = await openForm();
    expect(field(words.name)).toHaveFocus();
    await user.type(field(words.name), 'Script');
    await user.click(checkbox(words.WHISPERS));
    await user.selectOptions(field(words.expiry), words.expiryNever);
    expect(field(words.expiry)).toHaveAccessibleDescription(words.expiryNeverHint);
    await user.type(field(words.password), 'reed and lily');

    await user.click(button(words.create, dialog));

    const shown = await findDialog(words.newTitle, 'alertdialog');
    expect(field(words.token, shown)).toHaveValue('mallard_pat_1');
    expect(button(words.copy, shown)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('mallard_pat_1');
    await user.click(button(words.done, shown));
    expect(screen.queryByDisplayValue('mallard_pat_1')).not.toBeInTheDocument();
    expect(within(screen.getByRole('listitem')).getByText('Script')).toBeVisible();
    expect(api.sent('CreatePersonalToken')).toEqual([
      {
        input: {
          name: 'Script',
          scopes: ['READ', 'WHISPERS'],
          expiresInDays: null,
          password: 'reed and lily',
          code: null,
        },
      },
    ]);
  });

  test('wants a name, a scope and the password', async () => {
    const { user, dialog } = await openForm();
    await user.click(checkbox(words.READ));

    await user.click(button(words.create, dialog));

    expect(field(words.name)).toHaveFocus();
    expect(field(words.name)).toBeInvalid();
    expect(screen.getByText(words.scopesMissing)).toBeVisible();
    expect(field(words.password)).toBeInvalid();
    expect(api.sent('CreatePersonalToken')).toEqual([]);
  });

  test('says at its field that the password is wrong, and keeps the rest', async () => {
    api.refuse('CreatePersonalToken', { reason: 'INVALID_CREDENTIALS', fields: { password: 'Wrong' } });
    const { user, dialog } = await openForm();
    await user.type(field(words.name), 'Script');
    await user.type(field(words.password), 'not this one');

    await user.click(button(words.create, dialog));

    expect(await screen.findByText(common.errors.wrongPassword)).toBeVisible();
    expect(field(words.password)).toHaveAccessibleDescription(common.errors.wrongPassword);
    expect(field(words.name)).toHaveValue('Script');
  });

  test('offers the administration to staff only', async () => {
    await openForm();

    expect(screen.queryByRole('checkbox', { name: words.ADMIN })).not.toBeInTheDocument();
  });

  test('offers the administration to staff', async () => {
    await openForm({ claims: ['users.read'] });

    expect(checkbox(words.ADMIN)).not.toBeChecked();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user } = await renderPage(<TokensPanel handle="ada" />, { viewer: {}, language: 'he' });

    await user.click(await screen.findByRole('button', { name: hebrew.create }));

    expect(await findDialog(hebrew.createTitle)).toHaveTextContent(hebrew.READHint);
  });
});
