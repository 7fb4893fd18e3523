import { profilePath } from '@mallard/rules/page-paths';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/media/Icon';
import { IconButton } from '../../../ui/form/IconButton';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { sheet } from '../../../ui/theme/sheet';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { usePaths } from '../../session/paths/usePaths';
import { recentSearches } from './recent-searches';
import { SearchOption } from './SearchOption';
import { type SearchSuggestion, useSearchSuggestions } from './useSearchSuggestions';
import { useMessages } from './messages';
import { isForInputMethod } from '../../../ui/form/input-method';

interface SearchBoxProps {
  /** The name of the landmark, where the page has another search field beside. */
  label?: string;
  /** The current query. */
  query?: string;
  /** Focused on mount. */
  takesFocus?: boolean;
  onClear?: () => void;
}

/** The search field: searches, or goes directly to a person or hashtag. */
export function SearchBox({ label, query = '', takesFocus, onClear }: SearchBoxProps) {
  const w = useMessages();
  const navigate = useNavigate();
  const paths = usePaths();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(query);
  if (before !== query) {
    setBefore(query);
    setText(query);
    setOpen(false);
  }
  const { items, look, keyOf } = useSearchSuggestions(open, text);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function search(wanted: string) {
    const words = wanted.trim();
    if (words === '') return;
    setOpen(false);
    setText(words);
    recentSearches.add(words);
    window.scrollTo({ top: 0 });
    // The on-screen keyboard would cover the results.
    if (!matchMedia('(pointer: fine)').matches) field.current?.blur();
    void navigate(paths.search(words));
  }

  function pick(suggestion: SearchSuggestion) {
    if (suggestion.kind === 'forget') return recentSearches.forget();
    if ('query' in suggestion) return search(suggestion.query);
    setOpen(false);
    setText('');
    void navigate('tag' in suggestion ? paths.hashtag(suggestion.tag) : profilePath(suggestion.handle));
  }

  const suggestions = useSuggestions<SearchSuggestion>({
    items,
    keyOf,
    onPick: pick,
    onDismiss: () => setOpen(false),
    field: 'input',
    tabPicks: false,
  });

  return (
    <form
      role="search"
      aria-label={label}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Icon of={Search} size={18} className={styles.sign} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        data-search
        data-autofocus={takesFocus || undefined}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={500}
        aria-label={w('search')}
        placeholder={w('placeholder')}
        className={styles.field}
        {...suggestions.fieldProps}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          look(target.value);
        }}
        onKeyDown={(event) => {
          if (suggestions.onKeyDown(event) || isForInputMethod(event.nativeEvent)) return;
          if (event.key === 'ArrowDown') setOpen(true);
          if (event.key !== 'Escape') return;
          // Browsers clear the field on Escape.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {text !== '' && (
        <span className={styles.clear}>
          <IconButton
            icon={X}
            size="sm"
            label={w('clear')}
            onClick={() => {
              setText('');
              look('');
              onClear?.();
              field.current?.focus();
            }}
          />
        </span>
      )}
      <SuggestionList
        {...suggestions.listProps}
        label={text.trim() === '' ? w('recent') : w('suggestions')}
        renderItem={(suggestion) => <SearchOption suggestion={suggestion} />}
        anchor={() => field.current?.getBoundingClientRect() ?? null}
      />
    </form>
  );
}

const styles = sheet({
  box: { position: 'relative', display: 'flex', flex: '1', minWidth: '0' },
  sign: {
    position: 'absolute',
    insetInlineStart: '3.5',
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  field: {
    width: 'full',
    minHeight: '11',
    paddingInlineStart: '2.75rem',
    paddingInlineEnd: '2.75rem',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.card',
    appearance: 'none',
    textAlign: 'start',
    _hover: { borderColor: 'border.hover' },
    _focusVisible: {
      outline: 'none',
      borderColor: 'brand.focus',
      boxShadow: '0 0 0 1px var(--m-colors-brand-focus)',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  clear: { position: 'absolute', insetInlineEnd: '1.5', insetBlock: '0', display: 'grid', placeItems: 'center' },
});
