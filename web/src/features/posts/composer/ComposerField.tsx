import type { KeyboardEvent, RefObject } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { caretPlace } from '../../../ui/caret-place';
import { SuggestionList } from '../../../ui/SuggestionList';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useSuggestions } from '../../../ui/useSuggestions';
import { withPick } from './suggestion-token';
import { SuggestionOption } from './SuggestionOption';
import { type Suggestion, suggestionText, useTokenSuggestions } from './useTokenSuggestions';

interface ComposerFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Also its accessible name; the question of a new quack where there is none. */
  placeholder?: string | undefined;
  text: string;
  onChange: (text: string) => void;
  /** Ctrl + Enter, or Command + Enter. */
  onSend: () => void;
  /** Where the text goes beyond the limit, as a UTF-16 index. */
  overflowAt: number | null;
  readOnly: boolean;
  describedBy?: string | undefined;
  /** Room for a few lines from the start. */
  tall?: boolean | undefined;
}

/** The words of a quack as they are written: a field as tall as its text, with people and hashtags offered at the caret. */
export function ComposerField(props: ComposerFieldProps) {
  const { area, placeholder, text, onChange, onSend, overflowAt, readOnly, describedBy, tall } = props;
  const t = useT();
  const { token, items, look, end, dismiss } = useTokenSuggestions();

  function pick(suggestion: Suggestion) {
    const field = area.current;
    if (!token || !field) return;
    const next = withPick(field.value, token, suggestionText(suggestion));
    field.setRangeText(next.text, 0, field.value.length);
    field.setSelectionRange(next.caret, next.caret);
    onChange(next.text);
    end();
  }

  const suggestions = useSuggestions<Suggestion>({
    items,
    keyOf: suggestionText,
    onPick: pick,
    onDismiss: dismiss,
    field: 'textarea',
  });

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (suggestions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSend();
    }
  }

  return (
    <div className={cx(styles.field, tall && styles.tall)}>
      {/* As tall as the text, and behind it: gives the field its height and marks what is too much. */}
      <div aria-hidden dir="auto" className={styles.twin}>
        {overflowAt === null ? (
          text
        ) : (
          <>
            {text.slice(0, overflowAt)}
            <mark className={styles.over}>{text.slice(overflowAt)}</mark>
          </>
        )}
        {'\u200b'}
      </div>
      <textarea
        ref={area}
        // The placeholder is in the language of the page, the words in whichever they are written.
        dir={text === '' ? undefined : 'auto'}
        rows={1}
        value={text}
        readOnly={readOnly}
        aria-label={placeholder ?? t('posts.field')}
        aria-describedby={describedBy}
        placeholder={placeholder ?? t('posts.field')}
        className={styles.area}
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
      <SuggestionList
        {...suggestions.listProps}
        label={t(token?.kind === 'hashtag' ? 'posts.hashtags' : 'posts.people')}
        renderItem={(suggestion) => <SuggestionOption suggestion={suggestion} />}
        anchor={() => (area.current && token ? caretPlace(area.current, token.start) : null)}
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
  },
  over: { bg: 'danger.subtle', color: 'transparent', borderRadius: '0.25rem' },
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
});
