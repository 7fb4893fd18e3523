import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { RailOutlet } from '../../ui/Rail';
import { Skeleton } from '../../ui/Skeleton';
import { railStyles as styles } from './rail-styles';
import { RailFooter } from './RailFooter';
import { lazily } from '../../ui/lazily';

const load = () => import('../../features/explore/RailDiscovery');
const RailSearch = lazily(async () => ({ default: (await load()).RailSearch }));
const RailMore = lazily(async () => ({ default: (await load()).RailMore }));
const WideRail = lazily(async () => ({ default: (await import('./WideRail')).WideRail }));
const VisitorPanel = lazily(async () => ({ default: (await import('./VisitorPanel')).VisitorPanel }));

/** After the page's own content has been asked for. */
const WAIT_MS = 700;
const wide = matchMedia('(min-width: 1200px)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** At the side of wide screens: search, what the page puts there, what goes on, whom to follow; for visitors, where they are. */
export function Rail({ isSignedIn }: { isSignedIn: boolean }) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const isDue = useWait();
  return (
    <>
      {isWide && isSignedIn && (
        <Late due={isDue} part={<RailSearch />} place={<Skeleton height="2.75rem" className={styles.search} />} />
      )}
      <RailOutlet className={styles.panels} />
      {isWide && isSignedIn && (
        <Suspense fallback={<div className={styles.wide} />}>
          <WideRail more={isDue && <RailMore />} />
        </Suspense>
      )}
      {/* Together, so that the footer does not move. */}
      <Suspense fallback={null}>
        {isWide && !isSignedIn && <VisitorPanel />}
        <RailFooter />
      </Suspense>
    </>
  );
}

/** In its place from the start, so that nothing moves when it comes. */
function Late({ due, part, place }: { due: boolean; part: ReactNode; place: ReactNode }) {
  return due ? <Suspense fallback={place}>{part}</Suspense> : place;
}

function useWait(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
