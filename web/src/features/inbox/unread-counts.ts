import type { ApolloClient } from '@apollo/client';
import { UnreadDocument } from '../session/viewer/Unread.generated';

/** The minimum time between two requests for the counts, in milliseconds. */
const PAUSE_MS = 1_500;
const FIRST_MS = 150;

/** Keeps the unread counts current. Only the server can count: it alone knows whether a nod joins an unread group. */
export class UnreadCounts {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private askedAt = 0;

  constructor(private readonly client: Pick<ApolloClient, 'query'>) {}

  /** Requests the counts soon, once for all events until then. */
  askSoon(): void {
    if (this.timer !== null) return;
    const wait = Math.max(FIRST_MS, this.askedAt + PAUSE_MS - Date.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.askedAt = Date.now();
      // Retried with the next reconnection.
      this.client.query({ query: UnreadDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    }, wait);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

const countsOf = new WeakMap<ApolloClient, UnreadCounts>();

/** The counts of this tab. */
export function unreadCountsOf(client: ApolloClient): UnreadCounts {
  let counts = countsOf.get(client);
  if (!counts) countsOf.set(client, (counts = new UnreadCounts(client)));
  return counts;
}
