import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useFollowPreferences } from '../features/session/preferences/usePreferences';
import { useViewer } from '../features/session/viewer/viewer';
import { useT } from '../i18n/I18nProvider';
import { FullScreenLoader } from '../ui/feedback/FullScreenLoader';
import { ProgressBar } from '../ui/feedback/ProgressBar';
import { sheet } from '../ui/theme/sheet';
import { toastStore } from '../ui/feedback/toast';
import { whenIdle } from '../ui/loading/when-idle';
import { ErrorBoundary } from './error-boundary';
import { focusPage } from './focus/arrival';
import { watchFocus } from './focus/watch';
import { watchPrint } from './watch-print';
import { pageLoads } from './page';
import { setSidebarType } from './shell/sidebar-type';
import { useScrollRestoration } from './useScrollRestoration';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

/** Loaded along with the page, so that it is there before the server can fail. */
const Maintenance = lazyWithRetry(async () => {
  try {
    return { default: (await import('../features/session/maintenance/Maintenance')).Maintenance };
  } catch {
    // The page works without the maintenance notice.
    return { default: () => null };
  }
});

/** Loaded for those whose account is frozen. */
const FrozenBanner = lazyWithRetry(async () => ({
  default: (await import('../features/session/account-state/FrozenBanner')).FrozenBanner,
}));

/** Loaded after the page. */
const Offline = lazyWithRetry(async () => {
  try {
    return { default: (await import('./shell/Offline')).Offline };
  } catch {
    return { default: () => null };
  }
});

const Overlays = lazyWithRetry(async () => ({ default: (await import('./Overlays')).Overlays }));

/** What all pages have in common, whatever their frame. */
export function Root() {
  const t = useT();
  const isLoading = useSyncExternalStore(pageLoads.subscribe, pageLoads.read);
  const { key } = useLocation();
  const areDue = useOverlaysDue();
  const frozenUntil = useViewer()?.accountState.frozenUntil ?? null;
  useScrollRestoration();
  useFocusOnArrival();
  // From the start, because a failed page can be retried before anything else has loaded.
  useEffect(() => watchFocus(), []);
  useEffect(() => watchPrint(), []);
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
      <Suspense fallback={null}>{frozenUntil !== null && <FrozenBanner until={frozenUntil} />}</Suspense>
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

/** True once the page has loaded, or there is a toast to show. */
function useOverlaysDue(): boolean {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, () => toastStore.read().length > 0);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle || hasToasts;
}

/** After navigation, focuses the content of the new page, or its `data-autofocus` element. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type === NavigationType.Pop) return;
    focusPage();
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
