import { Outlet, useLocation } from 'react-router-dom';
import { sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import type { Account } from './account';
import { BrandLink } from './BrandLink';
import { LookMenu } from './LookMenu';
import { Shore } from './Shore';

/** Around the pages of who is not in yet: one card, and the pond behind it. */
export function GuestFrame({ account }: { account: Account }) {
  const { key } = useLocation();
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <BrandLink to="/" size={32} />
        <LookMenu account={account} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Shore />
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
    justifyContent: { base: 'flex-start', md: 'center' },
    paddingInline: '4',
    paddingBlockStart: { base: '4', md: '6' },
    paddingBlockEnd: { base: '24', md: '32' },
    _focus: { outline: 'none' },
  },
});
