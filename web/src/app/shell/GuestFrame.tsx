import { Outlet, useLocation } from 'react-router-dom';
import { useRootFlag } from '../../ui/layout/root-flags';
import { sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import type { Account } from './account';
import { BrandLink } from './BrandLink';
import { AppearanceMenu } from './AppearanceMenu';
import { GuestFooterArt } from './GuestFooterArt';

/** The frame of guest pages: one card above the drawing of a pond. */
export function GuestFrame({ account }: { account: Account }) {
  const { key } = useLocation();
  useRootFlag('flush');
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <BrandLink to="/" size={32} />
        <AppearanceMenu account={account} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <GuestFooterArt />
    </div>
  );
}

const styles = sheet({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh', isolation: 'isolate' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '4',
  },
  main: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingInline: '4',
    // Not centered: an error that makes the card taller must not move it.
    paddingBlockStart: { base: '4', md: 'clamp(1.5rem, 9vh, 6rem)' },
    paddingBlockEnd: { base: '24', md: '32' },
    _focus: { outline: 'none' },
  },
});
