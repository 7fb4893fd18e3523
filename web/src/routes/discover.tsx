import { Suspense } from 'react';
import { usePublicMessages } from '../features/timelines/public/messages';
import { searchAreaStyles as styles } from '../features/timelines/public/search-area-styles';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { SearchBox } from '../features/timelines/explore/SearchBox';
import { Discoveries } from '../features/timelines/public/Discoveries';

/** /discover: what people write and like, for everyone; /explore needs an account. */
export function DiscoverPage() {
  const w = usePublicMessages();
  return (
    <Page title={w('title')}>
      <div className={styles.search}>
        <Suspense fallback={<Skeleton height="2.75rem" className={styles.field} />}>
          <SearchBox />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <Discoveries />
      </Suspense>
    </Page>
  );
}
