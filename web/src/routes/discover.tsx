import { Suspense } from 'react';
import { usePublicMessages } from '../features/timelines/public/messages';
import { searchAreaStyles as styles } from '../features/timelines/public/search-area-styles';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { SearchBox } from '../features/timelines/explore/SearchBox';
import { ExploreTabs } from '../features/timelines/explore/ExploreTabs';

/** /discover: what /explore shows, for everyone. */
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
        <ExploreTabs />
      </Suspense>
    </Page>
  );
}
