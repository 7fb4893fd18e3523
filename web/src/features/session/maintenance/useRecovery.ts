import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { announceReopening } from '../../../graphql/reconnections';
import type { SiteStatus } from './site-status';

/** When the site is back, refetches what failed and resumes subscriptions. Loaded data stays as it is. */
export function useRecovery(kind: SiteStatus['kind']): void {
  const client = useApolloClient();
  const before = useRef(kind);
  useEffect(() => {
    const wasClosed = before.current !== 'open';
    before.current = kind;
    if (kind !== 'open' || !wasClosed) return;
    announceReopening();
    for (const query of client.getObservableQueries('active')) {
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  }, [client, kind]);
}
