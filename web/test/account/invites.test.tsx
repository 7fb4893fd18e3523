import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { InvitesPanel } from '../../src/features/account/invites/InvitesPanel';
import { en as words } from '../../src/features/account/invites/messages.en';
import { he as hebrew } from '../../src/features/account/invites/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const invite = {
  id: 'i1',
  code: 'pond-1',
  maxUses: 5,
  uses: 2,
  expiresAt: '2026-02-01T12:00:00.000Z',
  followsOwner: true,
  comment: 'For the neighbors',
  isUsable: true,
  isRevoked: false,
};
const member: GivenViewer = { claims: ['invites.create'] };

function answerInvites(invites: object[], mode = 'INVITE') {
  api.answer('Invites', { registrationState: { mode }, viewer: { invites } });
}

async function openList(viewer = member) {
  const page = await renderPage(<InvitesPanel />, { viewer });
  await screen.findByText(words.lead);
  return page;
}

async function openForm() {
  const page = await openList();
  await page.user.click(button(words.create));
  return { ...page, dialog: await findDialog(words.createTitle) };
}

beforeEach(() => answerInvites([]));

describe('the list of invites', () => {
  test('says how often each was used, until when it works and what it is for', async () => {
    answerInvites([invite]);

    await openList();

    const row = within(screen.getByRole('list', { name: words.list })).getByRole('listitem');
    expect(row).toHaveTextContent('pond-1');
    expect(row).toHaveTextContent('For the neighbors');
    expect(row).toHaveTextContent('Used 2 of 5 times');
    expect(row).toHaveTextContent(/Expires .*2026/);
    expect(row).toHaveTextContent(words.follows);
  });

  test.each([
    ['revoked', { isRevoked: true }, words.revokedState],
    ['used up', { uses: 5 }, words.usedUpState],
    ['expired', {}, words.expiredState],
  ])('says that one is %s, and offers nothing more', async (_state, change, badge) => {
    answerInvites([{ ...invite, isUsable: false, ...change }]);

    await openList();

    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.queryByRole('button', { name: fill(words.copyOf, { code: 'pond-1' }) })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: fill(words.revokeOf, { code: 'pond-1' }) })).not.toBeInTheDocument();
  });

  test('copies the link with which someone registers', async () => {
    answerInvites([invite]);
    const { user } = await openList();

    await user.click(button(fill(words.copyOf, { code: 'pond-1' })));

    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/register?invite=pond-1`);
  });

  test('revokes one once that is confirmed', async () => {
    answerInvites([invite]);
    api.answer('RevokeInvite', { revokeInvite: { invite: { ...invite, isUsable: false, isRevoked: true } } });
    const { user } = await openList();

    await user.click(button(fill(words.revokeOf, { code: 'pond-1' })));
    const question = await findDialog(words.revokeTitle, 'alertdialog');
    expect(question).toHaveTextContent('pond-1');
    await user.click(button(words.revoke, question));

    expect(await screen.findByText(words.revoked)).toBeVisible();
    expect(await screen.findByText(words.revokedState)).toBeVisible();
    expect(api.sent('RevokeInvite')).toEqual([{ id: 'i1' }]);
  });

  test('keeps one where the question is answered by Escape, or revoking failed', async () => {
    answerInvites([invite]);
    api.fail('RevokeInvite');
    const { user } = await openList();
    const revoke = button(fill(words.revokeOf, { code: 'pond-1' }));
    await user.click(revoke);
    await findDialog(words.revokeTitle, 'alertdialog');
    await user.keyboard('{Escape}');
    expect(revoke).toHaveFocus();
    expect(api.sent('RevokeInvite')).toEqual([]);

    await user.click(revoke);
    await user.click(button(words.revoke, await findDialog(words.revokeTitle, 'alertdialog')));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(revoke).toBeVisible();
  });

  test.each([
    ['who may not invite', {}, 'INVITE', words.notAllowed],
    ['everyone while no one can register', member, 'CLOSED', words.closed],
  ])('offers none to %s, and says why', async (_who, viewer, mode, reason) => {
    answerInvites([], mode);

    await openList(viewer);

    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.create })).not.toBeInTheDocument();
  });

  test('says that it could not be loaded, and tries again', async () => {
    api.refuse('Invites', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await renderPage(<InvitesPanel />, { viewer: member });
    expect(await screen.findByText(words.loadFailed)).toBeVisible();

    answerInvites([invite]);
    await user.click(button(common.states.retry));

    expect(await screen.findByText('pond-1')).toBeVisible();
  });
});

describe('the form of an invite', () => {
  test('is for one person and a week unless someone chooses otherwise, and is listed at once', async () => {
    api.answer('CreateInvite', { createInvite: { invite: { ...invite, maxUses: 1, uses: 0 } } });
    const { user, dialog } = await openForm();

    await user.click(button(words.create, dialog));

    expect(await screen.findByText(words.created)).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: words.list })).toHaveTextContent('pond-1');
    expect(api.sent('CreateInvite')).toEqual([
      { input: { maxUses: 1, expiresInDays: 7, followsOwner: false, comment: null } },
    ]);
  });

  test('sends what was chosen: without limit or end, followed from the start, with a note', async () => {
    api.answer('CreateInvite', { createInvite: { invite } });
    const { user, dialog } = await openForm();

    await user.selectOptions(field(words.uses), words.usesUnlimited);
    await user.selectOptions(field(words.expiry), words.expiryNever);
    await user.type(field(words.comment), ' For the neighbors ');
    await user.click(screen.getByRole('checkbox', { name: words.follows }));
    await user.click(button(words.create, dialog));

    await screen.findByText(words.created);
    expect(api.sent('CreateInvite')).toEqual([
      { input: { maxUses: null, expiresInDays: null, followsOwner: true, comment: 'For the neighbors' } },
    ]);
  });

  test('refuses a note that is too long', async () => {
    const { user, dialog } = await openForm();
    await user.click(field(words.comment));
    await user.paste('x'.repeat(421));

    await user.click(button(words.create, dialog));

    expect(field(words.comment)).toHaveAccessibleDescription(expect.stringContaining('420'));
    expect(field(words.comment)).toHaveFocus();
    expect(api.sent('CreateInvite')).toEqual([]);
  });

  test('stays open with what was chosen and typed where it failed', async () => {
    api.refuse('CreateInvite', { code: 'INTERNAL_SERVER_ERROR' });
    const { user, dialog } = await openForm();
    await user.selectOptions(field(words.uses), '25');
    await user.type(field(words.comment), 'For the neighbors');

    await user.click(button(words.create, dialog));

    expect(await screen.findByText(words.createFailed)).toBeVisible();
    expect(field(words.uses)).toHaveValue('25');
    expect(field(words.comment)).toHaveValue('For the neighbors');
  });

  test('closes by Cancel, and gives the focus back', async () => {
    const { user, dialog } = await openForm();

    await user.click(button(common.states.cancel, dialog));

    expect(dialog).not.toBeInTheDocument();
    expect(button(words.create)).toHaveFocus();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user } = await renderPage(<InvitesPanel />, { viewer: member, language: 'he' });

    await user.click(await screen.findByRole('button', { name: hebrew.create }));

    expect(await findDialog(hebrew.createTitle)).toHaveTextContent(hebrew.followsHint);
  });
});
