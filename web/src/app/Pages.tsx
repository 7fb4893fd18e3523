import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { prefetch } from './page';
import { routes } from './router';

/** The page at the current address. Pointing at a link, or reaching it by keyboard, begins to fetch what it leads to. */
export function Pages() {
  useEffect(() => {
    const stop = new AbortController();
    const onApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin) void prefetch(routes, link.pathname);
    };
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(event, onApproach, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return useRoutes(routes);
}
