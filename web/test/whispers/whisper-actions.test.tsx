import { useFragment } from '@apollo/client/react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { RunOfBubbles } from '../../src/features/inbox/whispers/Bubble';
import { en as words } from '../../src/features/inbox/whispers/messages.en';
import {
  type Whisper_WhisperFragment as Whisper,
  Whisper_WhisperFragmentDoc,
} from '../../src/features/inbox/whispers/Whispers.generated';
import { api, TIME } from '../support/api';
import { button, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const ada = {
  __typename: 'User' as const,
  id: 'ada',
  handle: 'ada',
  displayName: 'Ada',
  imageUrl: null,
  viewerIsSelf: true,
};
const max = { ...ada, id: 'max', handle: 'max', displayName: 'Max', viewerIsSelf: false };
const own: Whisper = {
  __typename: 'Whisper',
  id: 'w1',
  conversationId: 'c1',
  content: 'A slip of the tongue',
  isDeleted: false,
  editedAt: null,
  entities: [],
  sentKey: null,
  createdAt: TIME,
  author: ada,
};

/** One whisper of the cache, in a log as in a conversation. */
function Log({ whisper }: { whisper: Whisper }) {
  const { data } = useFragment({
    fragment: Whisper_WhisperFragmentDoc,
    fragmentName: 'Whisper_whisper',
    from: { __typename: 'Whisper', id: whisper.id },
  });
  const shown = 'content' in data ? (data as Whisper) : whisper;
  const run = { id: whisper.id, author: shown.author, whispers: [shown], isUnreadFrom: false };
  return (
    <div role="log" tabIndex={0}>
      <RunOfBubbles run={run} isGroup={false} isFolded={false} />
    </div>
  );
}
const show = (whisper: Whisper) => renderPage(<Log whisper={whisper} />);
const actions = (name: string) => button(new RegExp(`^Actions for a whisper: ${name}, `, 'u'));

beforeEach(() => {
  api.answer('DeleteWhisper', { deleteWhisper: { ...own, content: '', isDeleted: true } });
});

describe('the actions of a whisper', () => {
  test('delete it for everyone once that is confirmed, by keyboard alone', async () => {
    const { user } = await show(own);

    await user.tab();
    await user.tab();
    expect(actions(words.yourself)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: words.deleteWhisperAsk }));
    const dialog = await findDialog(words.deleteWhisperTitle, 'alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(api.sent('DeleteWhisper')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: words.delete }));

    expect(await screen.findByText(words.whisperDeleted)).toBeVisible();
    expect(api.sent('DeleteWhisper')).toEqual([{ id: 'w1' }]);
    expect(await screen.findByText(words.isDeleted)).toBeVisible();
    expect(screen.queryByText(own.content)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions/u })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  });

  test('edit it in its place, by keyboard, while it is new', async () => {
    const corrected = 'A slip of the pen';
    api.answer('EditWhisper', { editWhisper: { ...own, content: corrected, editedAt: TIME } });
    const { user } = await show({ ...own, createdAt: new Date().toISOString() });

    await user.click(actions(words.yourself));
    await user.click(await screen.findByRole('menuitem', { name: words.edit }));
    const area = screen.getByRole('textbox', { name: words.editField });
    expect(area).toHaveFocus();
    await user.clear(area);
    await user.keyboard(`${corrected}{Enter}`);

    expect(await screen.findByText(words.edited)).toBeVisible();
    expect(screen.getByText(corrected)).toBeVisible();
    expect(api.sent('EditWhisper')).toEqual([{ id: 'w1', input: { content: corrected } }]);
    await waitFor(() => expect(actions(words.yourself)).toHaveFocus());
  });

  test('leave the words where Escape calls the edit off', async () => {
    const { user } = await show({ ...own, createdAt: new Date().toISOString() });

    await user.click(actions(words.yourself));
    await user.click(await screen.findByRole('menuitem', { name: words.edit }));
    await user.keyboard(' of mine{Escape}');

    expect(screen.getByText(own.content)).toBeVisible();
    expect(api.sent('EditWhisper')).toEqual([]);
  });

  test('offer no edit once 15 minutes have passed', async () => {
    const { user } = await show({ ...own, createdAt: new Date(Date.now() - 16 * 60_000).toISOString() });

    await user.click(actions(words.yourself));

    expect(await screen.findByRole('menuitem', { name: words.deleteWhisperAsk })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: words.edit })).not.toBeInTheDocument();
  });

  test('leave it where it could not be deleted, and say why', async () => {
    api.refuse('DeleteWhisper', { message: 'Too many requests', code: 'RATE_LIMITED' });
    const { user } = await show(own);

    await user.click(actions(words.yourself));
    await user.click(await screen.findByRole('menuitem', { name: words.deleteWhisperAsk }));
    const dialog = await findDialog(words.deleteWhisperTitle, 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: words.delete }));

    expect(await screen.findByText(/Too many|try again/iu)).toBeVisible();
    expect(screen.getByText(own.content)).toBeVisible();
  });

  test('are none of a deleted whisper, and someone else can not delete it', async () => {
    await show({ ...own, id: 'w2', author: max });

    expect(screen.queryByRole('button', { name: /^Actions/u })).not.toBeInTheDocument();
  });
});
