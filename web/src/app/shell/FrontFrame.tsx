import { Outlet } from 'react-router-dom';
import { useFrontDoorWords } from '../../features/front-door/words';
import { ButtonLink } from '../../ui/Button';
import { sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import { BrandLink } from './BrandLink';
import { LookMenu } from './LookMenu';
import { SiteFooter } from './SiteFooter';
import { useAccount } from './useAccount';

/** Around the front door: the ways in above, what one may want to read first below. */
export function FrontFrame() {
  const w = useFrontDoorWords();
  const account = useAccount();
  return (
    <div className={styles.root}>
      <header>
        <nav aria-label={w('menu')} className={styles.bar}>
          <BrandLink to="/" size={32} />
          <span className={styles.gap} />
          <ButtonLink to="/help" variant="ghost" size="sm">
            {w('help')}
          </ButtonLink>
          <ButtonLink to="/login" size="sm">
            {w('signIn')}
          </ButtonLink>
          <LookMenu account={account} />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter words={w} className={styles.footer} />
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '4',
  },
  gap: { flex: '1' },
  main: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '4', md: '8' },
    _focus: { outline: 'none' },
  },
  footer: { maxWidth: 'frame', paddingInline: { base: '4', md: '8' } },
});
