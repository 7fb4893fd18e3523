import { History, Search, Trash2 } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { SuggestionOption } from '../../posts/composer/SuggestionOption';
import type { SearchSuggestion } from './useSearchSuggestions';
import { useMessages } from './messages';

export function SearchOption({ suggestion }: { suggestion: SearchSuggestion }) {
  const w = useMessages();
  if (suggestion.kind === 'person') return <SuggestionOption suggestion={{ ...suggestion, id: suggestion.handle }} />;
  if (suggestion.kind === 'hashtag') return <SuggestionOption suggestion={suggestion} />;
  if (suggestion.kind === 'forget')
    return (
      <>
        <span className={styles.sign}>
          <Icon of={Trash2} size={18} />
        </span>
        <span className={styles.words}>{w('forget')}</span>
      </>
    );
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
