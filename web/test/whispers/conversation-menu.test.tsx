import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { ConversationMenu } from '../../src/features/inbox/whispers/ConversationMenu';
import { en as words } from '../../src/features/inbox/whispers/messages.en';
import { en as acts } from '../../src/features/people/relationships/messages.en';
import { RelationshipHost } from '../../src/features/people/RelationshipHost';
import { api, TIME } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const max = {
  __typename: 'User' as const,
  id: 'max',
  handle: 'max',
  displayName: 'Max',
  imageUrl: null as string | null,
  viewerIsSelf: false,
};
const bea = { ...max, id: 'bea', handle: 'bea', displayName: 'Bea' };
const whisper = {
  __typename: 'Whisper' as const,
  id: 'w1',
  conversationId: 'c1',
  content: 'Psst',
  entities: [],
  sentKey: null,
  isDeleted: false,
  editedAt: null,
  createdAt: TIME,
  author: max,
};
const about = { handle: 'max' };

function relate(viewerRelationship: object) {
  api.answer('Relationship', { user: { ...max, viewerRelationship } });
}

async function open(others: readonly (typeof max)[] = [max]) {
  const page = await renderPage(
    <>
      <ConversationMenu id="c1" people={others} whispers={[whisper]} />
      <RelationshipHost />
    </>,
    { viewer: {}, path: '/' },
  );
  await page.user.click(button(words.more));
  return page;
}

const item = (name: string) => screen.findByRole('menuitem', { name });

beforeEach(() => {
  relate({ muted: [], isBlocked: false });
  api.answer('MuteUser', { muteUser: { user: { ...max, viewerRelationship: { muted: ['WHISPERS'] } } } });
});

describe('the menu of a conversation', () => {
  test('leads to the profile, and reports', async () => {
    const { user } = await open();

    expect(await item(fill(words.report, about))).toBeVisible();
    await user.click(await item(fill(words.openProfile, about)));

    expect(await screen.findByText('Went to /user/max')).toBeVisible();
  });

  test('mutes the whispers, and leaves the rest of a mute as it is', async () => {
    relate({ muted: ['HOME_QUACKS'], mutedUntil: TIME, note: 'loud', isBlocked: false });
    const { user } = await open();

    await user.click(await item(fill(acts.muteWhispers, about)));

    expect(await screen.findByText(fill(acts.whispersMuted, about))).toBeVisible();
    expect(api.sent('MuteUser')).toEqual([
      { id: 'max', scopes: ['HOME_QUACKS', 'WHISPERS'], until: TIME, note: 'loud' },
    ]);
  });

  test('unmutes whispers that are muted', async () => {
    relate({ muted: ['WHISPERS'], isBlocked: false });
    const { user } = await open();

    await user.click(await item(fill(acts.unmuteWhispers, about)));

    expect(await screen.findByText(fill(acts.whispersUnmuted, about))).toBeVisible();
    expect(api.sent('MuteUser')).toEqual([{ id: 'max', scopes: [], until: null, note: null }]);
  });

  test('asks before it blocks', async () => {
    const { user } = await open();

    await user.click(await item(fill(acts.block, about)));

    expect(await findDialog(fill(acts.blockTitle, about), 'alertdialog')).toBeVisible();
    expect(api.sent('BlockUser')).toEqual([]);
  });

  test('of a group leads to each profile, and blocks no one', async () => {
    await open([max, bea]);

    expect(await item(fill(words.openProfile, { handle: 'bea' }))).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: fill(acts.block, about) })).not.toBeInTheDocument();
  });

  test('deletes the conversation once that is confirmed, and leads to the others', async () => {
    api.answer('DeleteConversation', { deleteConversation: { deletedId: 'c1' } });
    const { user } = await open();

    await user.click(await item(words.deleteAsk));
    const dialog = await findDialog(words.deleteTitle, 'alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(api.sent('DeleteConversation')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: words.delete }));

    expect(await screen.findByText('Went to /whispers')).toBeVisible();
    expect(await screen.findByText(words.deleted)).toBeVisible();
    expect(api.sent('DeleteConversation')).toEqual([{ id: 'c1' }]);
  });

  test('leaves a group once that is confirmed', async () => {
    api.answer('LeaveConversation', { leaveConversation: { deletedId: 'c1' } });
    const { user } = await open([max, bea]);

    await user.click(await item(words.leaveAsk));
    const dialog = await findDialog(words.leaveTitle, 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: words.leave }));

    expect(await screen.findByText('Went to /whispers')).toBeVisible();
    expect(api.sent('LeaveConversation')).toEqual([{ id: 'c1' }]);
  });

  test('says why it could not delete, and stays', async () => {
    api.refuse('DeleteConversation', { message: 'Conversation not found', code: 'NOT_FOUND' });
    const { user } = await open();

    await user.click(await item(words.deleteAsk));
    const dialog = await findDialog(words.deleteTitle, 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: words.delete }));

    expect(await screen.findByText(/Conversation not found/)).toBeVisible();
    expect(dialog).toBeVisible();
  });

  test('of two people has no group to leave', async () => {
    await open();

    expect(await item(words.deleteAsk)).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: words.leaveAsk })).not.toBeInTheDocument();
  });
});
