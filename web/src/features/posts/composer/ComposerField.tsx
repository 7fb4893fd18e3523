import type { DraftMeasure } from '../drafts/draft-measure';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { caretPosition } from '../../../ui/form/caret-position';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { insertText } from '../../../ui/form/insert-text';
import { replacement } from './suggestion-token';
import { useViewer } from '../../session/viewer/viewer';
import { rememberEmoji } from '../emoji/emoji-habits';
import { TintedText } from './TintedText';
import { SuggestionOption } from './SuggestionOption';
import { type Suggestion, suggestionText } from './suggestion';
import { useTokenSuggestions } from './useTokenSuggestions';
import { useComposerMessages } from './messages';
import { isForInputMethod } from '../../../ui/form/input-method';

interface ComposerFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Also the accessible name; defaults to the prompt of a new post. */
  placeholder?: string | undefined;
  text: string;
  onChange: (text: string) => void;
  /** Ctrl + Enter, or Command + Enter. */
  onSend: () => void;
  measure: Pick<DraftMeasure, 'entities' | 'overflowAt'>;
  readOnly: boolean;
  describedBy?: string | undefined;
  /** Starts with room for a few lines. */
  tall?: boolean | undefined;
  /** Beside the first line, at its end. */
  corner?: ReactNode;
}

const LISTS = { person: 'people', hashtag: 'hashtags', emoji: 'emoji' } as const;

/** The text field of a composer: it grows with its text, colors mentions, hashtags and links, and suggests at the caret. */
export function ComposerField(props: ComposerFieldProps) {
  const { area, placeholder, text, onChange, onSend, measure, readOnly, describedBy, tall, corner } = props;
  const w = useComposerMessages();
  const viewer = useViewer();
  const { token, items, look, end, dismiss } = useTokenSuggestions(text);

  function pick(suggestion: Suggestion) {
    const field = area.current;
    if (!token || !field) return;
    const { value } = field;
    const pick = replacement(value, token, suggestionText(suggestion, token.query));
    insertText(field, pick, token.start, token.end);
    // After the space, also where it was there before.
    const caret = token.start + pick.length + (token.kind === 'emoji' || pick.endsWith(' ') ? 0 : 1);
    field.setSelectionRange(caret, caret);
    if (suggestion.kind === 'emoji') void rememberEmoji(viewer?.id ?? '', suggestion.emoji);
    end();
  }

  const suggestions = useSuggestions<Suggestion>({
    items,
    keyOf: (suggestion) => suggestionText(suggestion),
    onPick: pick,
    onDismiss: dismiss,
    field: 'textarea',
  });

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (suggestions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isForInputMethod(event.nativeEvent)) {
      event.preventDefault();
      end();
      onSend();
    }
  }

  const isTinted = measure.entities.length > 0;
  return (
    <div className={cx(styles.field, tall && styles.tall)}>
      <div className={cx(styles.text, corner !== undefined && styles.beside)}>
        {/* A copy behind the field, which gives it its height, and the colors that the text of a field can't have. */}
        <div aria-hidden dir="auto" className={cx(styles.twin, isTinted && styles.shown)}>
          <TintedText text={text} measure={measure} />
          {'\u200b'}
        </div>
        <textarea
          ref={area}
          // The placeholder is in the language of the page; the text can be in any.
          dir={text === '' ? undefined : 'auto'}
          rows={1}
          value={text}
          readOnly={readOnly}
          aria-label={placeholder ?? w('field')}
          aria-describedby={describedBy}
          placeholder={placeholder ?? w('field')}
          className={cx(styles.area, isTinted && styles.behind)}
          {...suggestions.fieldProps}
          onChange={({ target }) => {
            onChange(target.value);
            look(target.value, target.selectionStart);
          }}
          onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) => {
            if (token && selectionStart === selectionEnd) look(value, selectionStart);
          }}
          onBlur={end}
          onKeyDown={onKeyDown}
        />
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <SuggestionList
        {...suggestions.listProps}
        label={w(LISTS[token?.kind ?? 'person'])}
        renderItem={(suggestion) => <SuggestionOption suggestion={suggestion} />}
        anchor={() => (area.current && token ? caretPosition(area.current, token.start) : null)}
      />
    </div>
  );
}

const styles = sheet({
  field: { position: 'relative', fontSize: '1.0625rem', lineHeight: 'quack' },
  tall: { minHeight: '7.5rem', display: 'grid' },
  twin: {
    minHeight: '11',
    paddingBlock: '2.5',
    color: 'transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    unicodeBidi: 'plaintext',
    pointerEvents: 'none',
    userSelect: 'none',
    // The field keeps its text there, and the excess its mark.
    _highContrast: { visibility: 'hidden' },
  },
  // The copy shows the text in place of the field, which then shows only the caret, the selection and spelling marks.
  shown: { color: 'fg.default' },
  behind: {
    WebkitTextFillColor: 'transparent',
    _highContrast: { WebkitTextFillColor: 'currentcolor' },
  },
  area: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    paddingBlock: '2.5',
    paddingInline: '0',
    bg: 'transparent',
    borderWidth: '0',
    resize: 'none',
    overflow: 'hidden',
    lineHeight: 'inherit',
    overflowWrap: 'break-word',
    _focusVisible: { outline: 'none' },
  },
  corner: { position: 'absolute', insetBlockStart: '0.5', insetInlineEnd: '-2', display: 'flex' },
  text: { position: 'relative', minWidth: '0' },
  // Room for three buttons, at the end of the page's lines: the text may run in the other direction.
  beside: { marginInlineEnd: '7rem' },
});
