import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

const EVERY_MS = 30_000;

/**
 * Refetches a query whose result others change: every 30 seconds while the page is visible, and when the tab gets the
 * focus. The result goes into the cache; failures are ignored.
 * @param isOn false pauses it
 */
export function useRefreshWhileVisible<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  isOn = true,
): void {
  const client = useApolloClient();
  const isAsking = useRef(false);

  const ask = useEffectEvent(async () => {
    if (document.hidden || isAsking.current) return;
    isAsking.current = true;
    await client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    isAsking.current = false;
  });

  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const timer = setInterval(() => void ask(), EVERY_MS);
    addEventListener('focus', () => void ask(), { signal: end.signal });
    document.addEventListener('visibilitychange', () => void ask(), { signal: end.signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [isOn]);
}
