import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'scroll';
const WAIT_MS = 3000;
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

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', () => offsets.set(shown.current.visit, window.scrollY), options);
    window.addEventListener('pagehide', saveOffsets, options);
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    const moved = shown.current.pathname !== pathname;
    shown.current = { visit, pathname };
    const offset = type === NavigationType.Pop ? offsets.get(visit) : undefined;
    if (offset !== undefined) return restoreOffset(offset);
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

/** Scrolls now, or as soon as the page is tall enough, unless the reader scrolls first. */
function restoreOffset(offset: number): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(tryNow);
  const end = () => {
    observer.disconnect();
    stop.abort();
  };
  function tryNow() {
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) end();
  }
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, end, { passive: true, signal: stop.signal });
  }
  observer.observe(document.body);
  tryNow();
  const timer = setTimeout(end, WAIT_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
}
