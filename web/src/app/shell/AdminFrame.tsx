import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { PageLead } from '../../ui/layout/PageLead';
import { Drawer } from '../../ui/overlay/Drawer';
import { sheet } from '../../ui/theme/sheet';
import { NextPage } from '../next-page';
import { AdminSkeleton } from './AdminSkeleton';
import { useT } from '../../i18n/I18nProvider';
import { ErrorBoundary } from '../error-boundary';
import type { Account } from './account';
import { AdminNav } from './AdminNav';
import { PhoneMenuButton } from './PhoneMenu';
import { staffPages } from './staff-pages';
import { useAccount } from './useAccount';
import { useUnreadTitle } from './useUnreadTitle';

const Shortcuts = lazyWithRetry(async () => ({ default: (await import('./Shortcuts')).Shortcuts }));
const LiveInbox = lazyWithRetry(async () => ({ default: (await import('../../features/inbox/LiveInbox')).LiveInbox }));
const PageFrame = lazyWithRetry(async () => ({ default: (await import('./PageFrame')).PageFrame }));

/** The frame of the administration. People who administer nothing get the frame of the site, as on the list of products. */
export function AdminFrame() {
  const account = useAccount();
  if (account.viewer && staffPages(account.viewer.claims).length > 0) return <Administration account={account} />;
  return (
    <Suspense fallback={null}>
      <PageFrame />
    </Suspense>
  );
}

function Administration({ account }: { account: Account }) {
  const t = useT();
  const { key } = useLocation();
  const [menuOn, setMenuOn] = useState<string | null>(null);
  useUnreadTitle();
  return (
    <>
      <div className={styles.frame}>
        <header className={styles.sidebar}>
          <AdminNav account={account} />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageLead value={<PhoneMenuButton onOpen={() => setMenuOn(key)} />}>
            <NextPage value={<AdminSkeleton />}>
              <ErrorBoundary resetOn={key}>
                <Outlet />
              </ErrorBoundary>
            </NextPage>
          </PageLead>
        </main>
      </div>
      {/* Open only on the page where it was opened, so that following a link closes it. */}
      <Drawer open={menuOn === key} onClose={() => setMenuOn(null)} label={t('shell.mainNavigation')}>
        <AdminNav account={account} onClose={() => setMenuOn(null)} />
      </Drawer>
      <Suspense fallback={null}>
        <Shortcuts account={account} isAdministration />
        <LiveInbox />
      </Suspense>
    </>
  );
}

const styles = sheet({
  frame: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.narrow} minmax(0, 1fr)',
      xl: '15rem minmax(0, 1fr)',
    },
    width: 'full',
    maxWidth: '105rem',
    marginInline: 'auto',
  },
  sidebar: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '1',
    height: 'calc(100dvh - var(--strip, 0px))',
    paddingInline: { md: '1', xl: '3' },
    containerType: 'inline-size',
    containerName: 'sidebar',
  },
  main: {
    minHeight: '100dvh',
    minWidth: '0',
    bg: 'bg.card',
    borderInlineWidth: { md: '1px' },
    borderColor: 'border.hairline',
    paddingBlockEnd: '8',
    _focus: { outline: 'none' },
  },
});
