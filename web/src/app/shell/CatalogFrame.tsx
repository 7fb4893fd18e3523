import { Menu as MenuIcon, Moon, PilcrowLeft, PilcrowRight, Sun } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CatalogNav } from '../../features/catalog/CatalogNav';
import { useMessages } from '../../features/catalog/useMessages';
import { useAppearance } from '../../features/session/theme/theme-store';
import { Drawer } from '../../ui/overlay/Drawer';
import { IconButton } from '../../ui/form/IconButton';
import { sheet } from '../../ui/theme/sheet';
import { ErrorBoundary } from '../error-boundary';
import { BrandLink } from './BrandLink';
import { AppearanceMenu } from './AppearanceMenu';
import { useAccount } from './useAccount';
import { useDirection } from './useDirection';

/** The frame of the design catalog, with its pages at the side and toggles for theme and direction. */
export function CatalogFrame() {
  const w = useMessages();
  const account = useAccount();
  const { theme } = useAppearance();
  const { direction, setDirection } = useDirection();
  const { key } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const isDark = theme === 'dark' || (theme === 'system' && document.documentElement.classList.contains('dark'));
  const isRtl = direction === 'rtl';

  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <span className={styles.opener}>
            <IconButton icon={MenuIcon} label={w('openPages')} onClick={() => setMenuOpen(true)} />
          </span>
          <BrandLink to="/ui">{w('title')}</BrandLink>
          <span className={styles.gap} />
          <IconButton
            icon={isDark ? Sun : Moon}
            label={isDark ? w('toLight') : w('toDark')}
            onClick={() => account.chooseTheme(isDark ? 'light' : 'dark')}
          />
          <IconButton
            icon={isRtl ? PilcrowRight : PilcrowLeft}
            label={isRtl ? w('toLtr') : w('toRtl')}
            onClick={() => setDirection(isRtl ? 'ltr' : 'rtl')}
          />
          <AppearanceMenu account={account} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <CatalogNav />
        </div>
        {/* Remounts, because some components read the direction only once. */}
        <main id="main" key={direction} tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetOn={key}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} label={w('pages')}>
        <div className={styles.drawer}>
          <CatalogNav onGo={() => setMenuOpen(false)} />
        </div>
      </Drawer>
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  header: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '4',
    paddingBlockStart: 'env(safe-area-inset-top)',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    width: 'full',
    maxWidth: 'frame',
    minHeight: '14',
    marginInline: 'auto',
    paddingInline: { base: '2', md: '6' },
  },
  opener: { hideFrom: 'md' },
  gap: { flex: '1' },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' },
    gap: { md: '8', lg: '12' },
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
  side: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    insetBlockStart: '3.5rem',
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 3.5rem)',
    overflowY: 'auto',
    paddingBlock: '6',
    scrollbarWidth: 'thin',
  },
  main: { minWidth: '0', paddingBlock: { base: '6', md: '8' }, paddingBlockEnd: '16', _focus: { outline: 'none' } },
  drawer: { padding: '4' },
});
