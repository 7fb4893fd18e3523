import { checkText } from '@mallard/rules/plain-text';
import { type KeyboardEvent, useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { isForInputMethod } from '../../../ui/form/input-method';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from './useMessages';
import { MAX_WHISPER_GRAPHEMES } from './WhisperComposer';
import { useEditWhisperMutation, type Whisper_WhisperFragment as Whisper } from './Whispers.generated';

interface WhisperEditorProps {
  whisper: Whisper;
  /** Saved or called off. */
  onClose: () => void;
}

/** The words of a whisper in a field, in its place. Enter saves, as it sends in the composer; Escape calls it off. */
export function WhisperEditor({ whisper, onClose }: WhisperEditorProps) {
  const t = useT();
  const say = useMessages();
  const problemId = useId();
  const [text, setText] = useState(whisper.content);
  const [save, { loading }] = useEditWhisperMutation();
  const checked = checkText(text, { maxGraphemes: MAX_WHISPER_GRAPHEMES, multiline: true });
  const problem = checked.ok || checked.problem === 'EMPTY' ? null : checked.problem;

  async function submit() {
    if (!checked.ok || loading) return;
    if (checked.text === whisper.content) return onClose();
    try {
      await save({ variables: { id: whisper.id, input: { content: text } } });
    } catch (error) {
      toast.error(errorMessage(error, t, say('endFailed')));
      return;
    }
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isForInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.shiftKey) void submit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <textarea
        ref={focusAtEnd}
        dir="auto"
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        aria-label={say('editField')}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        className={styles.area}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={problemId} role="status" className={styles.problem}>
        {problem === null
          ? ''
          : problem === 'TOO_LONG' || problem === 'TOO_MANY_BYTES'
            ? say('tooLong', { max: MAX_WHISPER_GRAPHEMES })
            : say('unsuitable')}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        <Button type="submit" size="sm" loading={loading} disabled={!checked.ok}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}

function focusAtEnd(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}

const styles = sheet({
  form: { display: 'flex', flexDirection: 'column', gap: '2', width: '32rem', maxWidth: 'full' },
  area: {
    width: 'full',
    maxHeight: '40dvh',
    paddingInline: '3.5',
    paddingBlock: '2',
    lineHeight: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: '1.125rem',
    bg: 'bg.card',
    resize: 'none',
    _focusVisible: { outline: '2px solid {colors.brand.focus}', outlineOffset: '-2px' },
  },
  problem: { fontSize: 'sm', color: 'danger.fg', _empty: { display: 'none' } },
  buttons: { display: 'flex', justifyContent: 'flex-end', gap: '2' },
});
