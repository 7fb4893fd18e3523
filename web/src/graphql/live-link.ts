import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { Client, SubscribePayload } from 'graphql-ws';
import type { GraphQLFormattedError } from 'graphql';
import { createLiveConnection } from './live-connection';
import { announceReconnection, onReopened } from './reconnections';
import type { TokenSource } from './token-source';

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 30_000;
/** Spreads the clients, which all learn at the same moment that the site is open again. */
const REOPENING_MS = 1_500;

/** Codes for which a refused subscription is retried. */
const passing = new Set(['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'MAINTENANCE', 'INTERNAL_SERVER_ERROR']);

/**
 * Subscriptions over the live connection. The connection reconnects by itself; this link resubscribes after a temporary
 * refusal, or after a close code that graphql-ws treats as fatal.
 */
export class LiveLink extends ApolloLink {
  constructor(private readonly client: Client) {
    super();
  }

  override request({ query, variables, operationName }: ApolloLink.Operation): Observable<ApolloLink.Result> {
    const payload: SubscribePayload = { query: print(query), variables, operationName };
    return new Observable((observer) => {
      let failures = 0;
      let end: () => void;
      let rest = () => {};

      const begin = () => {
        end = this.client.subscribe(payload, {
          next: (result) => {
            failures = 0;
            observer.next(result as ApolloLink.Result);
          },
          complete: () => observer.complete(),
          error: (reason) => {
            const waitMs = waitAfter(reason, failures++);
            if (waitMs === null) return observer.error(asError(reason));
            rest = pause(waitMs, () => {
              begin();
              announceReconnection();
            });
          },
        });
      };

      begin();
      return () => {
        rest();
        end();
      };
    });
  }
}

export const openLiveLink = (session: TokenSource, url: string): ApolloLink =>
  new LiveLink(createLiveConnection(session, url));

/** Calls `then` after `ms`, or earlier when the site opens again. @returns a function that cancels it */
function pause(ms: number, then: () => void): () => void {
  const over = () => {
    giveUp();
    then();
  };
  let timer = setTimeout(over, ms);
  const deafen = onReopened(() => {
    clearTimeout(timer);
    timer = setTimeout(over, Math.random() * REOPENING_MS);
  });
  const giveUp = () => {
    clearTimeout(timer);
    deafen();
  };
  return giveUp;
}

const isErrorList = (reason: unknown): reason is readonly GraphQLFormattedError[] => Array.isArray(reason);

function waitAfter(reason: unknown, failures: number): number | null {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS) * (0.5 + 0.5 * Math.random());
  if (!isErrorList(reason)) return backoff;
  const { code, retryAfter } = reason[0]?.extensions ?? {};
  if (typeof code !== 'string' || !passing.has(code)) return null;
  return Math.max(backoff, typeof retryAfter === 'number' ? retryAfter * 1_000 : 0);
}

const asError = (reason: unknown): unknown =>
  isErrorList(reason) ? new CombinedGraphQLErrors({ errors: [...reason] }) : reason;
