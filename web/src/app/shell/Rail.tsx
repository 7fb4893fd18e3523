import { Suspense, useSyncExternalStore } from 'react';
import { railScreen } from '../../features/timelines/explore/rail-query';
import { RailOutlet } from '../../ui/layout/Rail';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { railStyles as styles } from './rail-styles';
import { RailFooter } from './RailFooter';
import { WideRail } from './WideRail';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';

const VisitorPanel = lazyWithRetry(async () => ({ default: (await import('./VisitorPanel')).VisitorPanel }));

const load = () => import('../../features/timelines/explore/RailDiscovery');
const RailSearch = lazyWithRetry(async () => ({ default: (await load()).RailSearch }));
const RailHashtags = lazyWithRetry(async () => ({ default: (await load()).RailTrends }));
const RailMore = lazyWithRetry(async () => ({ default: (await load()).RailMore }));
const wide = matchMedia(railScreen);

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The side column of wide screens: search, panels of the page, trends and suggestions; for visitors, an introduction. */
export function Rail({ isSignedIn }: { isSignedIn: boolean }) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  return (
    <>
      {isWide && (
        // Space is reserved, so that nothing moves when it loads.
        <Suspense fallback={<Skeleton height="2.75rem" className={styles.search} />}>
          <RailSearch />
        </Suspense>
      )}
      <RailOutlet className={styles.panels} />
      {isWide && isSignedIn && <WideRail more={<RailMore />} />}
      {/* Together, so that the footer does not move. */}
      <Suspense fallback={null}>
        {isWide && !isSignedIn && <VisitorPanel />}
        {isWide && !isSignedIn && <RailHashtags />}
        <RailFooter />
      </Suspense>
    </>
  );
}
