import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useReconnected } from '../../graphql/reconnections';
import { MaintenanceChangedDocument } from './Maintenance.generated';
import { site } from './site';
import type { SiteStatus } from './site-status';

/** The page comes first: the connection for live changes is made once it had time to be there. */
const LISTEN_AFTER_MS = 1_500;

/** How things stand at the present path, by polling and live. To be called once. */
export function useSiteStatus(): SiteStatus {
  const { pathname } = useLocation();
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const status = useSyncExternalStore(site.subscribe, site.read);

  useEffect(() => {
    if (isVisible) site.follow(pathname);
    return () => site.stop();
  }, [pathname, isVisible]);

  useEffect(() => {
    // A tab that nobody sees keeps no connection of its own for this; it asks when somebody looks at it again.
    if (!isVisible) return;
    let end: (() => void) | undefined;
    const begin = () => {
      const live = client
        .subscribe({ query: MaintenanceChangedDocument, variables: { routePath: pathname } })
        .subscribe({
          next: ({ data }) => data && site.hear(data.maintenanceChanged.maintenance),
          error: () => undefined,
        });
      end = () => live.unsubscribe();
    };
    const timer = setTimeout(begin, LISTEN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [client, pathname, isVisible]);

  useReconnected(site.look);
  useEffect(() => {
    addEventListener('online', site.look);
    return () => removeEventListener('online', site.look);
  }, []);
  return status;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
