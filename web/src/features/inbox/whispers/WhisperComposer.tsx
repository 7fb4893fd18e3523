import { checkText } from '@mallard/rules/plain-text';
import { graphemeCount } from '@mallard/rules/text-length';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { Ring } from '../../../ui/feedback/Ring';
import { cx, sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useViewer } from '../../session/viewer/viewer';
import { useDraft } from '../../posts/drafts/useDraft';
import { useMessages } from './useMessages';
import { isForInputMethod } from '../../../ui/form/input-method';
import { EmojiTool } from '../../posts/emoji/EmojiTool';

/** The maximum length in graphemes; the server checks the same. */
export const MAX_WHISPER_GRAPHEMES = 1_000;
/** From this length on, the remaining characters are shown. */
const NEAR = 900;

interface WhisperComposerProps {
  /** The key of the draft on the device. */
  draftName: string;
  /** "Whisper to Ada". */
  label: string;
  /** There is no recipient yet. */
  disabled?: boolean;
  /** Focused when the page is opened. */
  autoFocus?: boolean;
  onSend: (content: string) => void;
}

/** The editor of a whisper. A sent whisper moves to the conversation at once, even if sending fails. */
export function WhisperComposer({ draftName, label, disabled, autoFocus, onSend }: WhisperComposerProps) {
  const say = useMessages();
  const hintId = useId();
  const problemId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, change, forget } = useDraft(`${useViewer()?.id}:whisper:${draftName}`);
  const text = draft.content;
  const checked = checkText(text, { maxGraphemes: MAX_WHISPER_GRAPHEMES, multiline: true });
  const problem = checked.ok || checked.problem === 'EMPTY' ? null : checked.problem;
  // Short texts are not counted with every key: a grapheme has at least one code unit.
  const length = text.length < NEAR ? text.length : graphemeCount(text.trim());

  function send() {
    if (!checked.ok || disabled) return;
    onSend(text);
    void forget(draft);
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isForInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <span className={styles.emoji}>
        <Suspense fallback={null}>
          <EmojiTool field={area} />
        </Suspense>
      </span>
      <div className={styles.box}>
        {/* A copy behind the field, which gives it its height. */}
        <div aria-hidden dir="auto" className={cx(styles.text, styles.twin)}>
          {text}
          {'\u200b'}
        </div>
        <textarea
          ref={area}
          rows={1}
          value={text}
          // The placeholder is in the language of the page; the text can be in any.
          dir={text === '' ? undefined : 'auto'}
          aria-label={label}
          placeholder={label}
          aria-describedby={cx(hintId, problem && problemId)}
          aria-invalid={problem !== null}
          enterKeyHint="send"
          data-autofocus={autoFocus && matchMedia('(pointer: fine)').matches ? '' : undefined}
          className={cx(styles.text, styles.area)}
          onChange={({ target }) => change({ content: target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      {length >= NEAR && <Ring count={length} limit={MAX_WHISPER_GRAPHEMES} />}
      <IconButton
        type="submit"
        icon={SendHorizontal}
        directional
        variant="solid"
        size="lg"
        label={say('send')}
        disabled={!checked.ok || disabled}
      />
      <VisuallyHidden>
        <span id={hintId}>{say('fieldHint')}</span>
      </VisuallyHidden>
      <p id={problemId} role="status" className={problem ? styles.problem : styles.silent}>
        {problem === null
          ? ''
          : problem === 'TOO_LONG' || problem === 'TOO_MANY_BYTES'
            ? say('tooLong', { max: MAX_WHISPER_GRAPHEMES })
            : say('unsuitable')}
      </p>
    </form>
  );
}

const styles = sheet({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '2',
    paddingInline: { base: '3', md: '4' },
    paddingBlockStart: '2',
    paddingBlockEnd: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  emoji: { display: 'grid', placeItems: 'center', width: '10', height: '11', marginInline: '-1' },
  box: { display: 'grid', flex: '1', minWidth: '0' },
  text: {
    gridArea: '1 / 1',
    minHeight: '11',
    maxHeight: '40dvh',
    paddingInline: '4',
    paddingBlock: '2.5',
    lineHeight: '1.5',
    borderWidth: '1px',
    borderRadius: '1.375rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    scrollbarWidth: 'thin',
  },
  twin: { visibility: 'hidden', overflow: 'hidden' },
  area: {
    width: 'full',
    height: 'full',
    resize: 'none',
    bg: 'bg.card',
    borderColor: 'border.control',
    overflowY: 'auto',
    _placeholder: { color: 'fg.placeholder' },
    _focusVisible: { outline: '2px solid {colors.brand.focus}', outlineOffset: '-1px' },
  },
  // Takes no space without text.
  silent: { srOnly: true },
  problem: { flexBasis: 'full', fontSize: 'sm', color: 'danger.fg', paddingBlockStart: '1' },
});
