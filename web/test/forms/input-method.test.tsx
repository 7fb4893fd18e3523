import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { useState } from 'react';
import { WhisperComposer } from '../../src/features/inbox/whispers/WhisperComposer';
import { en as filterWords } from '../../src/features/posts/filters/messages.en';
import { TermsField } from '../../src/features/posts/filters/TermsField';
import { en as pollWords } from '../../src/features/posts/polls/messages.en';
import { emptyPoll } from '../../src/features/posts/polls/poll-draft';
import { PollEditor } from '../../src/features/posts/polls/PollEditor';
import { isTaken } from '../../src/features/session/shortcuts/keys';
import { ComboboxField } from '../../src/ui/form/ComboboxField';
import { field, fill } from '../support/fields';
import { renderPage } from '../support/render';

/** Enter as browsers send it to end a composition: Safari afterwards, with its key code alone. */
const ENDS = [
  ['while composing', { key: 'Enter', isComposing: true }],
  ['in Safari', { key: 'Enter', keyCode: 229 }],
] as const;

describe.each(ENDS)('Enter that ends a composition %s', (_, enter) => {
  test('sends no whisper; the next one does', async () => {
    const send = jest.fn();
    const { user } = await renderPage(<WhisperComposer draftName="c1" label="Whisper to Bea" onSend={send} />, {
      viewer: {},
    });
    const area = screen.getByRole('textbox', { name: 'Whisper to Bea' });
    await user.type(area, 'nihongo');

    fireEvent.keyDown(area, enter);

    expect(send).not.toHaveBeenCalled();
    expect(area).toHaveValue('nihongo');
    await user.keyboard('{Enter}');
    expect(send).toHaveBeenCalledWith('nihongo');
  });

  test('adds no answer to a poll', async () => {
    const { user } = await renderPage(
      <PollEditor poll={{ ...emptyPoll, options: ['a', 'b'] }} onChange={() => {}} readOnly={false} />,
    );
    const last = field(fill(pollWords.answer, { number: 2 }));
    await user.click(last);

    fireEvent.keyDown(last, enter);

    expect(last).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  test('adds no term to a filter', async () => {
    await renderPage(<Terms />);
    const typed = field(filterWords.terms);

    fireEvent.keyDown(typed, enter);

    expect(typed).toHaveValue('nihongo');
  });

  test('picks no suggestion', async () => {
    const pick = jest.fn();
    const { user } = await renderPage(<ComboboxField label="Tag" value="ni" options={['nihongo']} onChange={pick} />);
    const box = screen.getByRole('combobox', { name: 'Tag' });
    await user.click(box);
    await user.keyboard('{ArrowDown}');

    fireEvent.keyDown(box, enter);

    expect(pick).not.toHaveBeenCalled();
  });

  test('is no shortcut of the page', () => {
    expect(isTaken(new KeyboardEvent('keydown', enter))).toBe(true);
  });
});

function Terms() {
  const [terms, setTerms] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('nihongo');
  return <TermsField terms={terms} typed={typed} onChange={setTerms} onType={setTyped} error={undefined} />;
}
