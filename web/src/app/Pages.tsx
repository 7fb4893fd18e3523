import { useRoutes } from 'react-router-dom';
import { prefetch } from './page';
import { routes } from './router';
import { useApproach } from './useApproach';

/** The page at the current address. The code of the next one begins to come when somebody is about to follow a link. */
export function Pages() {
  useApproach((pathname) => void prefetch(routes, pathname));
  return useRoutes(routes);
}
