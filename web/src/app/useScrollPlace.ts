import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'scroll';
const WAIT_MS = 3000;
const MOST = 100;
const places = new Map<string, number>(readKept());

function readKept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function keep() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // Storage may be forbidden or full; a reload then starts at the top.
  }
}

/** The top of the page on each new path, and the place that was left on Back, Forward and reload. */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  // Every page that was loaded rather than gone to has the same key.
  const visit = `${key} ${pathname}`;
  const shown = useRef({ visit, pathname: '' });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', () => places.set(shown.current.visit, window.scrollY), options);
    window.addEventListener('pagehide', keep, options);
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    const moved = shown.current.pathname !== pathname;
    shown.current = { visit, pathname };
    const place = type === NavigationType.Pop ? places.get(visit) : undefined;
    if (place !== undefined) return returnTo(place);
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (moved && type !== NavigationType.Pop) begin(visit);
  }, [visit, pathname, hash, type]);
}

/** At the top, or where the page says that reading begins. */
function begin(visit: string) {
  const start = document.querySelector('[data-scroll-start]');
  if (start?.previousSibling) start.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo(0, 0);
  // Also where nobody scrolls after this: Back has to find it.
  places.set(visit, window.scrollY);
}

/** Now, or as soon as the page has grown tall enough, unless the reader moves first. */
function returnTo(place: number): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(tryNow);
  const end = () => {
    observer.disconnect();
    stop.abort();
  };
  function tryNow() {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) end();
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
