import { Outlet } from 'react-router-dom';
import { useFrontDoorMessages } from '../../features/front-door/messages';
import { ButtonLink } from '../../ui/form/Button';
import { sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import { BrandLink } from './BrandLink';
import { AppearanceMenu } from './AppearanceMenu';
import { SiteFooter } from './SiteFooter';
import { useAccount } from './useAccount';

/** The frame of the landing page, with sign-in links above and information below. */
export function FrontFrame() {
  const w = useFrontDoorMessages();
  const account = useAccount();
  return (
    <div className={styles.root}>
      <header>
        <nav aria-label={w('menu')} className={styles.bar}>
          <BrandLink to="/" size={32} />
          <span className={styles.gap} />
          <span className={styles.wide}>
            <ButtonLink to={account.viewer ? '/explore' : '/discover'} variant="ghost" size="sm">
              {w('explore')}
            </ButtonLink>
          </span>
          <ButtonLink to="/help" variant="ghost" size="sm">
            {w('help')}
          </ButtonLink>
          <ButtonLink to={account.viewer ? '/stream' : '/login'} variant="outline" size="sm">
            {w(account.viewer ? 'openStream' : 'signIn')}
          </ButtonLink>
          <AppearanceMenu account={account} />
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
  wide: { hideBelow: 'sm' },
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
