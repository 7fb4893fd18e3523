import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { SuggestionList } from '../../ui/SuggestionList';
import { sheet } from '../../ui/theme/sheet';
import { useSuggestions } from '../../ui/useSuggestions';
import { hashtagPath } from '../hashtags/hashtag-path';
import { profilePath } from '../profiles/profile-path';
import { searchPath } from './explore-path';
import { recentSearches } from './recent-searches';
import { SearchOption } from './SearchOption';
import { type SearchSuggestion, useSearchSuggestions } from './useSearchSuggestions';
import { useWords } from './words';

interface SearchBoxProps {
  /** What is being searched now. Give another query another key. */
  query?: string;
  /** Takes the focus as it comes. */
  takesFocus?: boolean;
  onClear?: () => void;
}

/** The search of the product: what is typed is searched, or one goes straight to a person or a hashtag. */
export function SearchBox({ query = '', takesFocus, onClear }: SearchBoxProps) {
  const w = useWords();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [open, setOpen] = useState(false);
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
    void navigate(searchPath(words));
  }

  function pick(suggestion: SearchSuggestion) {
    if ('query' in suggestion) return search(suggestion.query);
    setOpen(false);
    setText('');
    void navigate('tag' in suggestion ? hashtagPath(suggestion.tag) : profilePath(suggestion.handle));
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
          if (suggestions.onKeyDown(event) || event.key !== 'ArrowDown') return;
          setOpen(true);
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
