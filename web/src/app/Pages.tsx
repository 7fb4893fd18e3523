import { useRoutes } from 'react-router-dom';
import { whenIdle } from '../ui/when-idle';
import { prefetch } from './page';
import { routes } from './router';

// Without it the code of a page comes once the page is opened.
whenIdle(() => {
  void import('./watch-approach').then(
    ({ watchApproach }) => watchApproach((pathname) => void prefetch(routes, pathname)),
    () => undefined,
  );
});

/** The page at the current address. The code of the next one begins to come when somebody is about to follow a link. */
export function Pages() {
  return useRoutes(routes);
}
