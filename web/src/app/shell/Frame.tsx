import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { PageLead } from '../../ui/PageLead';
import { RailProvider } from '../../ui/Rail';
import { cx, sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import type { Account } from './account';
import { BottomBar } from './BottomBar';
import { PhoneMenu, PhoneMenuButton } from './PhoneMenu';
import { Rail } from './Rail';
import { Sidebar } from './Sidebar';
import { useSidebarType } from './sidebar-type';

/** Sidebar, column and rail; on phones a bar above and one below. */
export function Frame({ account }: { account: Account }) {
  const t = useT();
  const sidebarType = useSidebarType();
  const { key } = useLocation();
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const condensed = sidebarType === 'condensed';
  return (
    <RailProvider>
      <div data-frame className={cx(styles.frame, condensed && styles.condensedFrame)}>
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
          <Rail isSignedIn={account.viewer !== null} />
        </aside>
      </div>
      {account.viewer && <BottomBar />}
      {/* Open only on the page where it was opened, so that following a link closes it. */}
      <PhoneMenu account={account} open={menuOn === key} onClose={() => setMenuOn(null)} />
    </RailProvider>
  );
}

const styles = sheet({
  frame: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.sidebar} minmax(0, {sizes.column})',
      xl: '{sizes.sidebar} {sizes.column} minmax(0, {sizes.rail})',
    },
    columnGap: { md: '6', xl: '9' },
    justifyContent: 'center',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { md: '4', xl: '0' },
    // A page that wants the room of the rail as well.
    '&:has([data-wide])': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.sidebar} minmax(0, 1fr)' },
    },
  },
  condensedFrame: {
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.condensed} minmax(0, {sizes.column})',
      xl: '{sizes.condensed} {sizes.column} minmax(0, {sizes.rail})',
    },
    '&:has([data-wide])': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.condensed} minmax(0, 1fr)' },
    },
  },
  sidebar: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    height: '100dvh',
  },
  column: {
    minHeight: '100dvh',
    minWidth: '0',
    bg: 'bg.card',
    borderInlineWidth: { md: '1px' },
    borderColor: 'border.hairline',
    paddingBlockEnd: { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '0' },
    _focus: { outline: 'none' },
    '&:has([data-covers-bar])': { paddingBlockEnd: '0' },
  },
  rail: {
    display: { base: 'none', xl: 'flex' },
    '[data-frame]:has([data-wide]) &': { display: 'none' },
    // Larger letters make the column wider; the rail goes where too little is left for it.
    '@media (max-width: 1299px)': { 'html[data-text=large] &': { display: 'none' } },
    '@media (max-width: 1449px)': { 'html[data-text=largest] &': { display: 'none' } },
    flexDirection: 'column',
    gap: '5',
    position: 'sticky',
    insetBlockStart: '0',
    maxHeight: '100dvh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: '5',
    alignSelf: 'start',
  },
});
