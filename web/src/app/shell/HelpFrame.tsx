import { Outlet, useLocation } from 'react-router-dom';
import { useMessages } from '../../features/help/useMessages';
import { useWayBack } from '../../features/session/viewer/useWayBack';
import { ButtonLink } from '../../ui/form/Button';
import { sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/navigation/Link';
import { ErrorBoundary } from '../error-boundary';
import { BrandLink } from './BrandLink';
import { AppearanceMenu } from './AppearanceMenu';
import { SiteFooter } from './SiteFooter';
import { useAccount } from './useAccount';

/** The frame of the help center, for visitors and signed-in people. */
export function HelpFrame() {
  const w = useMessages();
  const account = useAccount();
  const wayBack = useWayBack();
  const { key, pathname } = useLocation();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <nav aria-label={w('menu')} className={styles.bar}>
          <BrandLink to={account.viewer ? '/stream' : '/'} folds />
          <span className={styles.gap} />
          <Link to={account.viewer ? '/stream' : '/'} className={styles.link}>
            {w('home')}
          </Link>
          <Link to="/help" className={styles.link} aria-current={pathname === '/help' ? 'page' : 'true'}>
            {w('title')}
          </Link>
          {!account.viewer && (
            <ButtonLink to="/login" state={wayBack} size="sm">
              {w('signIn')}
            </ButtonLink>
          )}
          <AppearanceMenu account={account} />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter words={w} className={styles.footer} />
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  header: { bg: 'bg.card', borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    width: 'full',
    maxWidth: '64rem',
    minHeight: '16',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
  gap: { flex: '1' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'full',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { color: 'brand.fg', fontWeight: 'medium' },
  },
  main: {
    flex: '1',
    width: 'full',
    maxWidth: '64rem',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlockEnd: '16',
    _focus: { outline: 'none' },
  },
  footer: {
    maxWidth: '64rem',
    paddingInline: { base: '4', md: '6' },
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
});
