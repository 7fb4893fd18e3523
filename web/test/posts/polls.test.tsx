import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { en as words } from '../../src/features/posts/polls/messages.en';
import { he as hebrew } from '../../src/features/posts/polls/messages.he';
import { emptyPoll, type PollDraft } from '../../src/features/posts/polls/poll-draft';
import { PollEditor } from '../../src/features/posts/polls/PollEditor';
import { Poll } from '../../src/features/posts/polls/Poll';
import { PollTool } from '../../src/features/posts/polls/PollTool';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { renderPage } from '../support/render';

const answer = (number: number) => field(fill(words.answer, { number }));
const removeAnswer = (number: number) => fill(words.removeAnswer, { number });

function Draft({ first }: { first: PollDraft | null }) {
  const [poll, setPoll] = useState(first);
  return (
    <>
      {poll && <PollEditor poll={poll} onChange={setPoll} readOnly={false} />}
      <PollTool poll={poll} onChange={setPoll} disabled={false} />
    </>
  );
}

describe('the editor of a poll', () => {
  test('begins in the first of two answers', async () => {
    await renderPage(<Draft first={emptyPoll} />);

    expect(answer(1)).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByText(words.tooFew)).toBeVisible();
  });

  test('goes on by Enter, and adds an answer after the last one', async () => {
    const { user } = await renderPage(<Draft first={emptyPoll} />);

    await user.keyboard('Yes{Enter}No{Enter}Perhaps');

    expect(answer(3)).toHaveValue('Perhaps');
    expect(screen.getByText(words.fixed)).toBeVisible();
  });

  test('has at most six answers', async () => {
    const { user } = await renderPage(<Draft first={{ ...emptyPoll, options: ['a', 'b', 'c', 'd', 'e'] }} />);

    await user.click(button(words.addAnswer));

    expect(answer(6)).toHaveFocus();
    expect(screen.queryByRole('button', { name: words.addAnswer })).not.toBeInTheDocument();
  });

  test('removes an answer, moves the focus to the next one, and keeps two', async () => {
    const { user } = await renderPage(<Draft first={{ ...emptyPoll, options: ['a', 'b', 'c'] }} />);

    await user.click(button(removeAnswer(2)));

    expect(answer(2)).toHaveFocus();
    expect(answer(2)).toHaveValue('c');
    expect(screen.queryByRole('button', { name: removeAnswer(1) })).not.toBeInTheDocument();
  });

  test('refuses an answer that is there already, and one that is too long', async () => {
    const { user } = await renderPage(<Draft first={emptyPoll} />);

    await user.type(answer(1), 'Yes');
    await user.type(answer(2), ' yes');
    expect(answer(2)).toHaveAccessibleDescription(words.EQUAL);
    await user.clear(answer(2));
    await user.click(answer(2));
    await user.paste('x'.repeat(51));

    expect(answer(2)).toHaveAccessibleDescription(fill(words.TOO_LONG, { max: 50 }));
  });

  test('takes a length in days, hours and minutes within its limits', async () => {
    const { user } = await renderPage(<Draft first={emptyPoll} />);
    await user.selectOptions(field(words.duration), words.custom);

    await user.clear(field(words.customDays));
    expect(screen.getByText(words.durationLimits)).toHaveRole('alert');
    await user.type(field(words.customMinutes), '5');

    expect(screen.queryByText(words.durationLimits)).not.toBeInTheDocument();
  });

  test('goes away by its tool, and comes back with its answers', async () => {
    const { user } = await renderPage(<Draft first={{ ...emptyPoll, options: ['Yes', 'No'] }} />);

    await user.click(button(words.remove));
    expect(screen.queryByRole('group', { name: words.editor })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: words.undo }));

    expect(answer(1)).toHaveValue('Yes');
  });
});

describe('a poll', () => {
  const poll = {
    __typename: 'Poll' as const,
    id: 'poll',
    options: [
      { __typename: 'PollOption' as const, text: 'Yes', votes: 3 },
      { __typename: 'PollOption' as const, text: 'No', votes: 1 },
    ],
    voterCount: 4,
    endsAt: new Date(Date.now() + 3_600_000 * 5).toISOString(),
    hasEnded: false,
    isMultiple: false,
    viewerChoices: [],
    viewerCanVote: true,
  };

  test('sends the answer that was chosen', async () => {
    const { user } = await renderPage(<Poll poll={poll} />, { viewer: {} });
    expect(button(words.vote)).toBeDisabled();

    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(button(words.vote));

    expect(await screen.findByText(words.voted)).toBeVisible();
    expect(api.sent('VotePoll')).toEqual([{ id: 'poll', choices: [1] }]);
  });

  test('sends several answers where it takes them', async () => {
    const { user } = await renderPage(<Poll poll={{ ...poll, isMultiple: true }} />, { viewer: {} });

    await user.click(screen.getByRole('checkbox', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: 'Yes' }));
    await user.click(button(words.vote));

    await screen.findByText(words.voted);
    expect(api.sent('VotePoll')).toEqual([{ id: 'poll', choices: [1, 0] }]);
  });

  test('keeps the choice where voting failed', async () => {
    api.fail('VotePoll');
    const { user } = await renderPage(<Poll poll={poll} />, { viewer: {} });
    await user.click(screen.getByRole('radio', { name: 'No' }));

    await user.click(button(words.vote));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  test('shows its results before a vote, and leads back', async () => {
    const { user } = await renderPage(<Poll poll={poll} />, { viewer: {} });

    await user.click(button(words.look));
    expect(screen.getByRole('meter', { name: 'Yes' })).toHaveAttribute('aria-valuetext', '75%, 3 votes');
    await user.click(button(words.back));

    expect(screen.getByRole('radio', { name: 'Yes' })).toBeVisible();
  });

  test('shows the final results once it has ended, with the own vote', async () => {
    const over = { ...poll, hasEnded: true, viewerCanVote: false, viewerChoices: [0] };

    await renderPage(<Poll poll={over} />, { viewer: {} });

    expect(screen.getByRole('img', { name: words.own })).toBeVisible();
    expect(screen.getByText(`4 people voted · ${words.final}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.vote })).not.toBeInTheDocument();
  });

  test('hides the votes until the end where its author chose so', async () => {
    const hidden = { ...poll, viewerCanVote: false, options: poll.options.map((each) => ({ ...each, votes: null })) };

    await renderPage(<Poll poll={hidden} />, { viewer: {} });

    expect(screen.getByRole('list', { name: words.answers })).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    await renderPage(<Poll poll={poll} />, { viewer: {}, language: 'he' });

    expect(await screen.findByRole('button', { name: hebrew.vote })).toBeVisible();
  });
});
