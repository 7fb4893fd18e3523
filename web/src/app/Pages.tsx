import { useRoutes } from 'react-router-dom';
import { whenIdle } from '../ui/loading/when-idle';
import { prefetch } from './page';
import { routes } from './router';

// Optional: without it, the code of a page loads when the page is opened.
whenIdle(() => {
  void import('./watch-approach').then(
    ({ watchApproach }) => watchApproach((pathname) => void prefetch(routes, pathname)),
    () => undefined,
  );
});

/** The current page. The code of the next one is prefetched when someone is about to follow a link. */
export function Pages() {
  return useRoutes(routes);
}
