import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePublicMessages } from '../features/timelines/public/messages';
import { searchAreaStyles as styles } from '../features/timelines/public/search-area-styles';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { SearchArea } from '../features/timelines/public/SearchArea';

/** /search: what was found for ?q=, for everyone; /explore needs an account. */
export function SearchPage() {
  const w = usePublicMessages();
  const [parameters] = useSearchParams();
  const query = parameters.get('q')?.trim() ?? '';
  const fallback = (
    <div className={styles.search}>
      <Skeleton height="2.75rem" className={styles.field} />
    </div>
  );
  return (
    <Page title={query === '' ? w('searchTitle') : w('resultsTitle', { query })} heading={w('searchTitle')}>
      <Suspense fallback={fallback}>
        <SearchArea query={query} tab={parameters.get('tab')} />
      </Suspense>
    </Page>
  );
}
