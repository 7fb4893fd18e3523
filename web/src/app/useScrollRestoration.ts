import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { restoredScroll } from '../ui/layout/restored-scroll';

const KEY = 'scroll';
/** How long the next rows above an offset may take; the reader's own scrolling ends the wait. */
const WAIT_MS = 15_000;
const MAX_OFFSETS = 100;
const offsets = new Map<string, number>(savedOffsets());

function savedOffsets(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function saveOffsets() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...offsets].slice(-MAX_OFFSETS)));
  } catch {
    // Storage may be blocked or full; a reload then starts at the top.
  }
}

/** Scrolls to the top on a new path, and restores the scroll offset on Back, Forward and reload. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  // All pages that were loaded, not navigated to, have the same key.
  const visit = `${key} ${pathname}`;
  const shown = useRef({ visit, pathname: '' });
  const isRestoring = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const onScroll = () => {
      // Until the page is tall enough, it is scrolled to its end, which is no one's place.
      if (!isRestoring.current) offsets.set(shown.current.visit, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, options);
    window.addEventListener('pagehide', saveOffsets, options);
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current.pathname === '';
    const moved = shown.current.pathname !== pathname;
    shown.current = { visit, pathname };
    const offset = type === NavigationType.Pop ? offsets.get(visit) : undefined;
    if (offset !== undefined) {
      isRestoring.current = true;
      if (isFirst && offset > window.innerHeight) restoredScroll.tell();
      else restoredScroll.forget();
      return restoreOffset(offset, () => (isRestoring.current = false));
    }
    restoredScroll.forget();
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (moved && type !== NavigationType.Pop) scrollToStart(visit);
  }, [visit, pathname, hash, type]);
}

/** Scrolls to the top, or to the `data-scroll-start` element. */
function scrollToStart(visit: string) {
  const start = document.querySelector('[data-scroll-start]');
  if (start?.previousSibling) start.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo(0, 0);
  // Saved even without a scroll event, so that Back finds it.
  offsets.set(visit, window.scrollY);
}

/** Scrolls now, or as soon as the page is tall enough, unless the reader scrolls first. @param onEnd called at the end of either */
function restoreOffset(offset: number, onEnd: () => void): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(tryNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
    onEnd();
  };
  function tryNow() {
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) return end();
    // The page has grown: the rest of its rows may be far down a slow connection.
    clearTimeout(timer);
    timer = setTimeout(end, WAIT_MS);
  }
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, end, { passive: true, signal: stop.signal });
  }
  observer.observe(document.body);
  tryNow();
  return end;
}
