import { graphemeCount } from '@mallard/rules/text-length';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { TextField } from '../../../ui/form/TextField';
import { Icon } from '../../../ui/media/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { isSameTerm, MAX_TERM } from './filter-form';
import { useFilterMessages } from './messages';
import { isForInputMethod } from '../../../ui/form/input-method';

interface TermsFieldProps {
  terms: readonly string[];
  onChange: (terms: readonly string[]) => void;
  /** What is typed and not yet added. */
  typed: string;
  onType: (typed: string) => void;
  /** What is wrong with the terms as a whole. */
  error: string | undefined;
}

/** With a term more, unless it is there already. */
export function withTerm(terms: readonly string[], typed: string): readonly string[] {
  const term = typed.trim();
  return term === '' || terms.some((each) => isSameTerm(each, term)) ? terms : [...terms, term];
}

/** Words and hashtags: Enter or a comma adds what was typed, Backspace in the empty field takes the last one back. */
export function TermsField({ terms, onChange, typed, onType, error }: TermsFieldProps) {
  const w = useFilterMessages();
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const [announced, announce] = useState('');
  const isTooLong = graphemeCount(typed.trim()) > MAX_TERM;

  function add() {
    onChange(withTerm(terms, typed));
    if (typed.trim() !== '') announce(w('termAdded', { term: typed.trim() }));
    onType('');
  }

  function remove(term: string) {
    onChange(terms.filter((each) => each !== term));
    announce(w('termRemoved', { term }));
    // Its button disappears.
    place.current?.querySelector('input')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isForInputMethod(event.nativeEvent)) return;
    const last = terms.at(-1);
    if ((event.key === 'Enter' && typed.trim() !== '') || event.key === ',') {
      event.preventDefault();
      if (!isTooLong) add();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      onType(last);
      onChange(terms.slice(0, -1));
    }
  }

  return (
    <div ref={place} className={styles.field}>
      <TextField
        label={w('terms')}
        hint={w('termsHint')}
        dir="auto"
        value={typed}
        error={isTooLong ? w('termTooLong', { max: formats.number(MAX_TERM) }) : error}
        autoCapitalize="off"
        enterKeyHint="enter"
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType(target.value)}
      />
      {terms.length > 0 && (
        <ul aria-label={w('terms')} className={styles.list}>
          {terms.map((term) => (
            <li key={term} className={styles.chip}>
              <bdi className={styles.word}>{term}</bdi>
              <button
                type="button"
                aria-label={w('removeTerm', { term })}
                className={styles.remove}
                onClick={() => remove(term)}
              >
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}

const styles = sheet({
  field: { display: 'grid', gap: '2' },
  list: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    paddingInlineStart: '3',
    borderRadius: 'full',
    bg: 'bg.sunken',
    fontSize: 'sm',
  },
  word: { minWidth: '0', overflowWrap: 'anywhere' },
  remove: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { color: 'fg.default', bg: 'bg.hover' },
  },
});
