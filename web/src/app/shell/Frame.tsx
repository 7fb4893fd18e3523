import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { PageLead } from '../../ui/PageLead';
import { lazily } from '../../ui/lazily';
import { RailProvider } from '../../ui/Rail';
import { Skeleton } from '../../ui/Skeleton';
import { cx } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import type { Account } from './account';
import { BottomBar } from './BottomBar';
import { frameStyles as styles } from './frame-styles';
import { PhoneMenu, PhoneMenuButton } from './PhoneMenu';
import { Sidebar } from './Sidebar';
import { useSidebarType } from './sidebar-type';

/** After the page: a column of its own, which phones have no room for. */
const Rail = lazily(async () => ({ default: (await import('./Rail')).Rail }));

/** Over room that is kept for it. */
const GuestBar = lazily(async () => ({ default: (await import('./GuestBar')).GuestBar }));

/** Sidebar, column and rail; on phones a bar above and one below. */
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
              <Outlet />
            </ErrorBoundary>
          </PageLead>
        </main>
        <aside aria-label={t('shell.complementary')} className={styles.rail}>
          <Suspense fallback={<Skeleton height="2.75rem" />}>
            <Rail isSignedIn={account.viewer !== null} />
          </Suspense>
        </aside>
      </div>
      {account.viewer ? (
        <BottomBar />
      ) : (
        <Suspense fallback={null}>
          <GuestBar />
        </Suspense>
      )}
      {/* Open only on the page where it was opened, so that following a link closes it. */}
      <PhoneMenu account={account} open={menuOn === key} onClose={() => setMenuOn(null)} />
    </RailProvider>
  );
}
