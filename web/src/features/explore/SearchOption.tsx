import { History, Search } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { sheet } from '../../ui/theme/sheet';
import { SuggestionOption } from '../posts/composer/SuggestionOption';
import type { SearchSuggestion } from './useSearchSuggestions';
import { useWords } from './words';

export function SearchOption({ suggestion }: { suggestion: SearchSuggestion }) {
  const w = useWords();
  if (suggestion.kind === 'person') return <SuggestionOption suggestion={{ ...suggestion, id: suggestion.handle }} />;
  if (suggestion.kind === 'hashtag') return <SuggestionOption suggestion={suggestion} />;
  const isRecent = suggestion.kind === 'recent';
  const query = <bdi key="query">{suggestion.query}</bdi>;
  return (
    <>
      <span className={styles.sign}>
        <Icon of={isRecent ? History : Search} size={18} />
      </span>
      <span className={styles.words}>{isRecent ? query : w.rich('searchFor', { query })}</span>
    </>
  );
}

const styles = sheet({
  sign: { display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', color: 'fg.muted' },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
