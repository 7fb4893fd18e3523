import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { railScreen } from '../../features/timelines/explore/rail-query';
import { useT } from '../../i18n/I18nProvider';
import { PageLead } from '../../ui/layout/PageLead';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { RailProvider } from '../../ui/layout/Rail';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { cx } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import { NextPage } from '../next-page';
import type { Account } from './account';
import { BottomBar } from './BottomBar';
import { frameStyles as styles } from './frame-styles';
import { PageSkeleton } from './PageSkeleton';
import { PhoneMenu, PhoneMenuButton } from './PhoneMenu';
import { Sidebar } from './Sidebar';
import { useSidebarType } from './sidebar-type';
import { GuestBar } from './GuestBar';

/** Loaded after the page, because phones don't show it; what is in it comes along. */
const Rail = lazyWithRetry(async () => {
  const parts = matchMedia(railScreen).matches ? import('../../features/timelines/explore/RailDiscovery') : null;
  parts?.catch(() => undefined);
  return { default: (await import('./Rail')).Rail };
});

/** The main frame: sidebar, column and rail; on phones a bar at the bottom. */
export function Frame({ account }: { account: Account }) {
  const t = useT();
  const sidebarType = useSidebarType();
  const { key } = useLocation();
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const condensed = sidebarType === 'condensed';
  return (
    <RailProvider>
      <div className={cx(styles.frame, condensed && styles.condensedFrame)}>
        <header className={styles.sidebar}>
          <Sidebar account={account} condensed={condensed} />
        </header>
        <main id="main" tabIndex={-1} className={styles.column}>
          <PageLead value={<PhoneMenuButton onOpen={() => setMenuOn(key)} />}>
            <ErrorBoundary resetOn={key}>
              <NextPage value={<PageSkeleton />}>
                <Outlet />
              </NextPage>
            </ErrorBoundary>
          </PageLead>
        </main>
        <aside aria-label={t('shell.complementary')} className={styles.rail}>
          <Suspense fallback={<Skeleton height="2.75rem" />}>
            <Rail isSignedIn={account.viewer !== null} />
          </Suspense>
        </aside>
      </div>
      {account.viewer ? <BottomBar /> : <GuestBar />}
      {/* Open only on the page where it was opened, so that following a link closes it. */}
      <PhoneMenu account={account} open={menuOn === key} onClose={() => setMenuOn(null)} />
    </RailProvider>
  );
}
