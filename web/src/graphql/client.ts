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
import { laterPagesLink } from './later-pages-link';
import type { TokenSource } from './token-source';

const HTTP_URL = '/graphql';
const TRIES = 3;

/** Subscriptions use the WebSocket; everything else is a POST, repeated if that is safe. */
export function createApiClient(session: TokenSource): ApolloClient {
  const http = ApolloLink.from([
    laterPagesLink,
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

/**
 * Queries that work offline: the service worker stores the last response to their first page. What was searched, what is
 * near, and what administrators read is not stored.
 */
const STORED =
  /^(Viewer|Unread|Stream|Rail|Notifications|User(Profile|Posts|Nods)|HashtagPosts|KnownPost|Thread|Explore|(Rising|Popular)Hashtags|PopularPosts|PeopleByHashtag|SuggestedUsers|FirstSteps|My(Nods|Pins|PinFolders)|ScheduledPosts|Conversation\w+)$/;

export const isOfflineOperation = (name = ''): boolean => STORED.test(name);

const isAvailableOffline = ({ operationName, variables }: ApolloLink.Operation): boolean =>
  isOfflineOperation(operationName) && !variables['after'];

function requestHeaders(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { idempotencyKey } = operation.getContext();
    operation.setContext(({ headers }) => ({
      headers: {
        ...headers,
        'accept-language': document.documentElement.lang,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(isAvailableOffline(operation) ? { [KEEP_HEADER]: '1' } : {}),
      },
    }));
    return forward(operation);
  });
}

/** Mutations are only repeated with an idempotency key, because the first attempt may have succeeded. */
function retry(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 2_000, jitter: true },
    attempts: (attempt, operation, error) =>
      attempt < TRIES &&
      isPassing(error) &&
      (operation.operationType === OperationTypeNode.QUERY || operation.getContext().idempotencyKey !== undefined),
  });
}
