import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { Invites } from '../../src/features/admin/invites/Invites';
import { en as words } from '../../src/features/admin/invites/messages.en';
import { he as hebrew } from '../../src/features/admin/invites/messages.he';
import { en as table } from '../../src/features/admin/tables/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const ada = { id: 'u1', handle: 'ada', displayName: 'Ada' };
const ben = { id: 'u2', handle: 'ben', displayName: 'Ben' };
const open = { id: 'i1', state: 'OPEN', maxUses: 5, uses: 2, expiresAt: '2026-02-01T12:00:00.000Z', owner: ada };
const spent = { id: 'i2', state: 'USED_UP', maxUses: 1, uses: 1, owner: ben };

function answerInvites(nodes: readonly object[] = [open, spent]) {
  const edges = nodes.map((node, index) => ({ cursor: String(index), node }));
  api.answer('ManagedInvites', { managedInvites: { totalCount: nodes.length, edges } });
}

function answerDetails(invite: object | null = open, people: readonly object[] = [], pageInfo: object = {}) {
  const managedInvite = invite && { ...invite, people: { pageInfo, edges: people.map((node) => ({ node })) } };
  api.answer('InviteDetails', { managedInvite });
}

const manager: GivenViewer = { role: 'ADMIN', claims: ['invites.manage', 'users.read'] };

async function openTable(at = '/admin/registrations?list=invites', viewer = manager) {
  const page = await renderPage(<Invites />, { viewer, at });
  await screen.findAllByRole('rowheader');
  return page;
}

const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const lastAsked = () => api.sent('ManagedInvites').at(-1);

beforeEach(() => {
  answerInvites();
  answerDetails();
  api.answer('RevokeManagedInvite', { revokeManagedInvite: { id: 'i1', state: 'REVOKED' } });
});

describe('the list of invites', () => {
  test('says whose each is, its state, how often it was used, and until when it works', async () => {
    await openTable();

    const row = rowOf('Ada @ada');
    for (const text of [words.OPEN, '2 of 5']) expect(within(row).getByText(text)).toBeVisible();
    expect(row).toHaveTextContent(/2026/);
    expect(within(rowOf('Ben @ben')).getByText(words.USED_UP)).toBeVisible();
    expect(within(rowOf('Ben @ben')).getByText(words.never)).toBeVisible();
    expect(screen.getByText('2 invites · Page 1 of 1')).toBeVisible();
  });

  test('is searched, filtered by state and sorted, and stays on its tab', async () => {
    const { user } = await openTable();

    await user.selectOptions(screen.getByRole('combobox', { name: words.state }), words.EXPIRED);
    await user.click(button(words.uses));
    await user.type(screen.getByRole('searchbox', { name: words.search }), 'ada');

    await waitFor(() => expect(lastAsked()).toMatchObject({ query: 'ada', state: 'EXPIRED', sort: 'USES_DESCENDING' }));
    expect(location.search).toBe('?list=invites&state=EXPIRED&sort=uses-desc&q=ada');
  });

  test('offers to revoke what is open alone, and does so once that is confirmed', async () => {
    const { user } = await openTable();
    expect(within(rowOf('Ben @ben')).queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();

    await user.click(button(fill(words.revokeOf, { name: 'Ada' })));
    const question = await findDialog(fill(words.revokeTitle, { name: 'Ada' }), 'alertdialog');
    expect(api.sent('RevokeManagedInvite')).toEqual([]);
    answerInvites([{ ...open, state: 'REVOKED' }, spent]);
    await user.click(button(words.revoke, question));

    expect(await screen.findByText(words.revoked)).toBeVisible();
    expect(api.sent('RevokeManagedInvite')).toEqual([{ id: 'i1' }]);
    expect(within(rowOf('Ada @ada')).getByText(words.REVOKED)).toBeVisible();
    expect(question).not.toBeInTheDocument();
  });

  test('keeps an invite that could not be revoked, and says why', async () => {
    api.fail('RevokeManagedInvite');
    const { user } = await openTable();

    await user.click(button(fill(words.revokeOf, { name: 'Ada' })));
    await user.click(button(words.revoke, await findDialog(fill(words.revokeTitle, { name: 'Ada' }), 'alertdialog')));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(within(rowOf('Ada @ada')).getByText(words.OPEN)).toBeVisible();
  });

  test('says so where there are none, and where it could not be loaded', async () => {
    api.fail('ManagedInvites');
    const { user } = await renderPage(<Invites />, { viewer: manager });
    expect(await screen.findByText(words.loadFailed)).toBeVisible();

    answerInvites([]);
    await user.click(button(common.states.retry));

    expect(await screen.findByText(words.none)).toBeVisible();
  });

  test('is in Hebrew words too', async () => {
    await renderPage(<Invites />, { viewer: manager, language: 'he' });

    expect(await screen.findByText('2 מתוך 5')).toBeVisible();
    expect(button(fill(hebrew.revokeOf, { name: 'Ada' }))).toBeVisible();
  });
});

describe('an invite', () => {
  test('opens where its row is pressed, with those who joined with it, who lead to their accounts', async () => {
    answerDetails(open, [ben]);
    const { user } = await openTable();

    await user.click(within(rowOf('Ada @ada')).getByText('2 of 5'));

    const drawer = await findDialog(fill(words.inviteOf, { name: 'Ada' }));
    const people = within(drawer).getByRole('list', { name: words.people });
    expect(within(people).getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/users?open=u2');
    expect(within(drawer).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/users?open=u1');
    expect(within(drawer).getByText(words.goneAccounts)).toBeVisible();
    expect(location.search).toBe('?list=invites&open=i1');
  });

  test('leads to profiles where the viewer may not read accounts', async () => {
    answerDetails(open, [ben]);
    await openTable('/admin/registrations?list=invites&open=i1', { claims: ['invites.manage'] });

    expect(await screen.findByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/user/ben');
  });

  test('shows more people on demand', async () => {
    answerDetails({ ...open, uses: 2 }, [ben], { hasNextPage: true, endCursor: 'end' });
    const { user } = await openTable('/admin/registrations?list=invites&open=i1');
    const more = await screen.findByRole('button', { name: words.showMore });

    answerDetails({ ...open, uses: 2 }, [{ id: 'u3', handle: 'cleo', displayName: 'Cleo' }], { hasNextPage: false });
    await user.click(more);

    expect(await screen.findByRole('link', { name: 'Cleo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ben' })).toBeVisible();
    expect(api.sent('InviteDetails').at(-1)).toEqual({ id: 'i1', after: 'end' });
    expect(screen.queryByText(words.goneAccounts)).not.toBeInTheDocument();
  });

  test('says that no one has joined so far, and that it is gone', async () => {
    answerDetails({ ...spent, state: 'OPEN', uses: 0 });
    const first = await openTable('/admin/registrations?list=invites&open=i2');
    expect(await screen.findByText(words.noPeople)).toBeVisible();
    first.unmount();

    answerDetails(null);
    await openTable('/admin/registrations?list=invites&open=i9');

    expect(await screen.findByText(words.gone)).toBeVisible();
  });

  test('is revoked from its details too, which then say so', async () => {
    const { user } = await openTable('/admin/registrations?list=invites&open=i1');
    const drawer = await findDialog(fill(words.inviteOf, { name: 'Ada' }));

    await user.click(await within(drawer).findByRole('button', { name: words.revoke }));
    answerInvites([{ ...open, state: 'REVOKED' }, spent]);
    await user.click(button(words.revoke, await findDialog(fill(words.revokeTitle, { name: 'Ada' }), 'alertdialog')));

    expect(await within(drawer).findByText(words.REVOKED)).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: words.revoke })).not.toBeInTheDocument();
  });

  test('is left by its button', async () => {
    const { user } = await openTable('/admin/registrations?list=invites&open=i1');
    const drawer = await findDialog(fill(words.inviteOf, { name: 'Ada' }));

    await user.click(button(common.states.close, drawer));

    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(location.search).toBe('?list=invites');
  });
});

test('what matches nothing says so, and is cleared', async () => {
  answerInvites([]);
  const { user } = await renderPage(<Invites />, { viewer: manager, at: '/admin/registrations?list=invites&q=zoe' });
  expect(await screen.findByText(table.noMatches)).toBeVisible();

  answerInvites();
  await user.click(button(table.clear));

  expect(await screen.findByRole('rowheader', { name: 'Ada @ada' })).toBeVisible();
});
