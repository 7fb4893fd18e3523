import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/people/relationships/messages.en';
import { relationshipDialog } from '../../src/features/people/relationships/relationship-dialog';
import { RelationshipHost } from '../../src/features/people/RelationshipHost';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const person = { id: 'max', handle: 'max' };
const about = { handle: 'max' };
const usual = ['HOME_QUACKS', 'HOME_REQUACKS', 'HOME_QUOTES', 'LISTS', 'NOTIFICATIONS', 'SUGGESTIONS'];

function relationship(viewerRelationship: object) {
  return { ...person, displayName: 'Max', viewerRelationship };
}

async function open(kind: 'block' | 'mute') {
  const page = await renderPage(
    <>
      <button onClick={() => relationshipDialog.open(kind, person)}>Open it</button>
      <RelationshipHost />
    </>,
    { viewer: {} },
  );
  await page.user.click(button('Open it'));
  return page;
}

beforeEach(() => {
  relationshipDialog.close();
  api.answer('Relationship', { user: relationship({ muted: [], isBlocked: false }) });
  api.answer('BlockUser', { blockUser: { user: relationship({ isBlocked: true }) } });
  api.answer('UnblockUser', { unblockUser: { user: relationship({ isBlocked: false }) } });
  api.answer('MuteUser', { muteUser: { user: relationship({ muted: usual }) } });
});

describe('the question whether to block someone', () => {
  const title = fill(words.blockTitle, about);

  test('begins at Cancel, blocks once it is confirmed, and offers to undo it', async () => {
    const { user } = await open('block');
    const dialog = await findDialog(title, 'alertdialog');
    expect(button(common.states.cancel, dialog)).toHaveFocus();

    await user.click(button(words.blockConfirm));
    await user.click(await screen.findByRole('button', { name: words.undo }));

    expect(await screen.findByText(fill(words.unblocked, about))).toBeVisible();
    expect(api.sent('BlockUser')).toEqual([{ id: 'max' }]);
    expect(api.sent('UnblockUser')).toEqual([{ id: 'max' }]);
  });

  test('offers to hide the replies that there are', async () => {
    api.answer('RepliesBelowViewer', { user: { id: 'max', replyCountBelowViewer: 2 } });
    const { user } = await open('block');
    await findDialog(title, 'alertdialog');

    await user.click(await screen.findByRole('checkbox', { name: fill(words.blockHides.other, { count: 2 }) }));
    await user.click(button(words.blockConfirm));

    await screen.findByText(fill(words.blocked, about));
    expect(api.sent('BlockUser')).toEqual([{ id: 'max', hideReplies: true }]);
  });

  test('sends nothing on Escape, and gives the focus back', async () => {
    const { user } = await open('block');
    await findDialog(title, 'alertdialog');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(button('Open it')).toHaveFocus();
    expect(api.sent('BlockUser')).toEqual([]);
  });

  test('says that it failed', async () => {
    api.fail('BlockUser');
    const { user } = await open('block');
    await findDialog(title, 'alertdialog');

    await user.click(button(words.blockConfirm));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
  });
});

describe('the dialog of a mute', () => {
  const title = fill(words.muteTitle, about);

  test('mutes in the usual places, without an end', async () => {
    const { user } = await open('mute');
    await findDialog(title);

    await user.click(await screen.findByRole('button', { name: words.muteConfirm }));

    expect(await screen.findByText(words.muted)).toBeVisible();
    expect(api.sent('MuteUser')).toEqual([{ id: 'max', scopes: usual, until: null, note: null }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('sends other places, an end and a note', async () => {
    const { user } = await open('mute');
    await user.click(await screen.findByRole('checkbox', { name: words.scopeWHISPERS }));
    await user.click(screen.getByRole('checkbox', { name: words.scopeLISTS }));
    await user.selectOptions(field(words.end), fill(words.endHours.other, { count: 8 }));
    await user.type(field(words.note), ' Loud ');

    await user.click(button(words.muteConfirm));

    await screen.findByText(words.muted);
    const [sent] = api.sent('MuteUser');
    expect(sent).toMatchObject({ scopes: expect.not.arrayContaining(['LISTS']), note: 'Loud' });
    expect(sent).toMatchObject({ scopes: expect.arrayContaining(['WHISPERS']) });
    expect(Date.parse(sent?.['until'] ?? '')).toBeGreaterThan(Date.now());
  });

  test('wants at least one place', async () => {
    api.answer('Relationship', { user: relationship({ muted: ['LISTS'] }) });
    const { user } = await open('mute');
    await user.click(await screen.findByRole('checkbox', { name: words.scopeLISTS }));

    await user.click(button(words.save));

    expect(screen.getByRole('group', { name: words.scopes })).toHaveAccessibleDescription(words.scopesNone);
    expect(api.sent('MuteUser')).toEqual([]);
  });

  test('ends the mute that there is', async () => {
    api.answer('Relationship', { user: relationship({ muted: ['LISTS'], note: 'Loud' }) });
    const { user } = await open('mute');
    expect(await screen.findByDisplayValue('Loud')).toBeVisible();

    await user.click(button(words.unmuteShort));

    expect(await screen.findByText(fill(words.unmuted, about))).toBeVisible();
    expect(api.sent('MuteUser')).toEqual([{ id: 'max', scopes: [], until: null, note: null }]);
  });

  test('stays open with the note where it failed', async () => {
    api.fail('MuteUser');
    const { user } = await open('mute');
    await user.type(await screen.findByLabelText(/Private note/), 'Loud');

    await user.click(button(words.muteConfirm));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(field(words.note)).toHaveValue('Loud');
  });

  test('does not save over a mute that could not be loaded, and tries again', async () => {
    api.refuse('Relationship', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await open('mute');
    const retry = await screen.findByRole('button', { name: common.states.retry });
    expect(screen.queryByRole('button', { name: words.muteConfirm })).not.toBeInTheDocument();

    api.answer('Relationship', { user: relationship({ muted: ['LISTS'] }) });
    await user.click(retry);

    expect(await screen.findByRole('checkbox', { name: words.scopeLISTS })).toBeChecked();
  });
});
