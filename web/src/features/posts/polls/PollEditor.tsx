import { MAX_POLL_OPTION, MAX_POLL_OPTIONS, MIN_POLL_OPTIONS } from '@mallard/rules/poll';
import { graphemeCount } from '@mallard/rules/text-length';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Ring } from '../../../ui/feedback/Ring';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { IconButton } from '../../../ui/form/IconButton';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { DurationField } from './DurationField';
import { usePollMessages } from './messages';
import type { PollDraft } from './poll-draft';
import { type PollProblems, pollProblems } from './poll-problems';
import { isForInputMethod } from '../../../ui/form/input-method';

interface PollEditorProps {
  poll: PollDraft;
  onChange: (poll: PollDraft) => void;
  readOnly: boolean;
}

/** From here on, the ring says how many characters are left. */
const NEAR = MAX_POLL_OPTION - 15;

/** The poll of a draft. Its first answer has the focus when it appears empty, because someone asked for it. */
export function PollEditor({ poll, onChange, readOnly }: PollEditorProps) {
  const w = usePollMessages();
  const rows = useRef<HTMLDivElement>(null);
  const problems = pollProblems(poll);
  const { options } = poll;
  const isNew = options.every((option) => option === '');

  const focus = (index: number) => rows.current?.querySelectorAll('input')[index]?.focus();
  const setOptions = (next: readonly string[]) => onChange({ ...poll, options: next });

  // The field is there at once, so that the next key is typed into it.
  function add() {
    flushSync(() => setOptions([...options, '']));
    focus(options.length);
  }

  function remove(index: number) {
    flushSync(() => setOptions(options.toSpliced(index, 1)));
    focus(Math.min(index, options.length - 2));
  }

  /** Enter goes on to the next answer, which it adds after the last. */
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || isForInputMethod(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (index < options.length - 1) focus(index + 1);
    else if (options.length < MAX_POLL_OPTIONS && options[index]!.trim() !== '') add();
  }

  return (
    <fieldset disabled={readOnly} className={styles.editor}>
      <legend className={styles.legend}>{w('editor')}</legend>
      <div ref={rows} className={styles.rows}>
        {options.map((option, index) => (
          <div key={index} className={styles.row}>
            <TextField
              label={w('answer', { number: index + 1 })}
              hideLabel
              placeholder={w('answer', { number: index + 1 })}
              dir="auto"
              autoFocus={isNew && index === 0}
              enterKeyHint="next"
              autoComplete="off"
              value={option}
              error={problemOf(problems, index, w)}
              className={styles.field}
              onKeyDown={(event) => onKeyDown(event, index)}
              onChange={({ target }) => setOptions(options.with(index, target.value))}
            />
            {graphemeCount(option) > NEAR && <Ring count={graphemeCount(option)} limit={MAX_POLL_OPTION} />}
            {options.length > MIN_POLL_OPTIONS && (
              <IconButton icon={X} label={w('removeAnswer', { number: index + 1 })} onClick={() => remove(index)} />
            )}
          </div>
        ))}
      </div>
      {options.length < MAX_POLL_OPTIONS && (
        <Button variant="ghost" size="sm" icon={Plus} className={styles.add} onClick={add}>
          {w('addAnswer')}
        </Button>
      )}
      <DurationField
        minutes={poll.minutes}
        isWrong={problems.duration}
        onChange={(minutes) => onChange({ ...poll, minutes })}
      />
      <div>
        <Checkbox
          label={w('multiple')}
          checked={poll.multiple}
          onChange={(multiple) => onChange({ ...poll, multiple })}
        />
        <Checkbox
          label={w('hides')}
          checked={poll.hidesUntilEnd}
          onChange={(hidesUntilEnd) => onChange({ ...poll, hidesUntilEnd })}
        />
      </div>
      <p role="status" className={styles.hint}>
        {problems.tooFew ? w('tooFew') : w('fixed')}
      </p>
    </fieldset>
  );
}

function problemOf({ options }: PollProblems, index: number, w: ReturnType<typeof usePollMessages>): string | null {
  const problem = options[index] ?? null;
  if (problem === null) return null;
  return problem === 'TOO_LONG' ? w(problem, { max: MAX_POLL_OPTION }) : w(problem);
}

const styles = sheet({
  editor: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    margin: '0',
    marginBlock: '2',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
  legend: { paddingInline: '1', fontSize: 'sm', fontWeight: 'medium' },
  rows: { display: 'flex', flexDirection: 'column', gap: '2' },
  // The buttons are as high as the field, which has its label above.
  row: { display: 'flex', alignItems: 'flex-start', gap: '1', '& > :not(:first-child)': { marginBlockStart: '2' } },
  field: { flex: '1' },
  add: { alignSelf: 'start' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
});
