import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useReconnected } from '../../../graphql/reconnections';
import { MaintenanceChangedDocument } from './Maintenance.generated';
import { site } from './site';
import type { SiteStatus } from './site-status';

/** The live connection opens after the page has had time to load. */
const LISTEN_AFTER_MS = 1_500;

/** The status at the current path, by polling and live. Call it once. */
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
    // Hidden tabs keep no connection for this; they ask when they become visible.
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
