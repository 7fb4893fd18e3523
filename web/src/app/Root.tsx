import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useFollowPreferences } from '../features/identity/settings/usePreferences';
import { useT } from '../i18n/I18nProvider';
import { FullScreenLoader } from '../ui/FullScreenLoader';
import { ProgressBar } from '../ui/ProgressBar';
import { sheet } from '../ui/theme/sheet';
import { toastStore } from '../ui/toast';
import { whenIdle } from '../ui/when-idle';
import { ErrorBoundary } from './error-boundary';
import { pageLoads } from './page';
import { setSidebarType } from './shell/sidebar-type';
import { useScrollPlace } from './useScrollPlace';
import { lazily } from '../ui/lazily';

/** Along with the page, so that it is here before the server may be away. */
const Maintenance = lazily(async () => {
  try {
    return { default: (await import('../features/maintenance/Maintenance')).Maintenance };
  } catch {
    // The page is worth more than word of its maintenance.
    return { default: () => null };
  }
});

/** After the page, which it is there to keep. */
const Offline = lazily(async () => {
  try {
    return { default: (await import('../features/offline/Offline')).Offline };
  } catch {
    return { default: () => null };
  }
});

const Overlays = lazily(async () => ({ default: (await import('./Overlays')).Overlays }));

/** What every page has around it, whichever frame it stands in. */
export function Root() {
  const t = useT();
  const isLoading = useSyncExternalStore(pageLoads.subscribe, pageLoads.read);
  const { key } = useLocation();
  const areDue = useOverlaysDue();
  useScrollPlace();
  useFocusOnArrival();
  useFollowPreferences(setSidebarType);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      <ProgressBar active={isLoading} label={t('shell.loadingPage')} />
      <Suspense fallback={null}>
        <Maintenance />
      </Suspense>
      <Suspense fallback={null}>
        <Offline />
      </Suspense>
      <ErrorBoundary resetOn={key} whole>
        <Suspense fallback={<FullScreenLoader />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Suspense fallback={null}>{areDue && <Overlays />}</Suspense>
    </>
  );
}

/** Once the page has loaded, or something is to be told before. */
function useOverlaysDue(): boolean {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, () => toastStore.read().length > 0);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle || hasToasts;
}

/** After a step to another path the focus starts at the new page's content, as after a load, or where the page wants it. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type === NavigationType.Pop) return;
    const main = document.getElementById('main');
    (main?.querySelector<HTMLElement>('[data-autofocus]') ?? main)?.focus({ preventScroll: true });
  }, [pathname, type]);
}

const styles = sheet({
  skip: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: '20',
    paddingInline: '4',
    paddingBlock: '2.5',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.onSolid',
    fontWeight: 'medium',
    textDecoration: 'none',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});
