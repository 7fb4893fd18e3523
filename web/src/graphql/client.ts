import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { KEEP_HEADER } from '../worker/messages';
import { AuthLink } from './auth-link';
import { createCache } from './cache';
import { DeferredLink } from './deferred-link';
import { isPassing } from './errors';
import { fetchNotingAge } from './freshness';
import type { TokenSource } from './token-source';

const HTTP_URL = '/graphql';
const TRIES = 3;

/** A subscription goes over the socket; everything else is a POST, repeated where that can do no harm. */
export function createApiClient(session: TokenSource): ApolloClient {
  const http = ApolloLink.from([
    requestHeaders(),
    new AuthLink(session),
    retry(),
    new BaseHttpLink({ uri: HTTP_URL, fetch: fetchNotingAge }),
  ]);
  const live = new DeferredLink(async () => {
    const { openLiveLink } = await import('./live-link');
    return openLiveLink(session, liveUrl());
  });

  return new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, http),
    cache: createCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { nextFetchPolicy: 'cache-first' } },
  });
}

function liveUrl(): string {
  const url = new URL(HTTP_URL, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** What can be read without a network, as far as its first page: the service worker keeps the last answers. */
export const keptOperations: ReadonlySet<string> = new Set(['Viewer', 'Stream', 'Notifications']);

const isKept = ({ operationName, variables }: ApolloLink.Operation): boolean =>
  operationName !== undefined && keptOperations.has(operationName) && !variables['after'];

function requestHeaders(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { idempotencyKey } = operation.getContext();
    operation.setContext(({ headers }) => ({
      headers: {
        ...headers,
        'accept-language': document.documentElement.lang,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(isKept(operation) ? { [KEEP_HEADER]: '1' } : {}),
      },
    }));
    return forward(operation);
  });
}

/** A mutation is repeated only under an idempotency key: without one nobody knows whether the first try counted. */
function retry(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 2_000, jitter: true },
    attempts: (attempt, operation, error) =>
      attempt < TRIES &&
      isPassing(error) &&
      (operation.operationType === OperationTypeNode.QUERY || operation.getContext().idempotencyKey !== undefined),
  });
}
