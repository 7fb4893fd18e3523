import type { ApolloClient } from '@apollo/client';
import { UnreadDocument } from './Unread.generated';

/** However much comes in at once, the counts are asked for this often at most, in milliseconds. */
const PAUSE_MS = 1_500;
const FIRST_MS = 150;

/** Keeps the counts of unread things true. The server counts: whether a nod joins a group that is unread, it alone knows. */
export class UnreadCounts {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private askedAt = 0;

  constructor(private readonly client: Pick<ApolloClient, 'query'>) {}

  /** Soon, and once for all that happens until then. */
  askSoon(): void {
    if (this.timer !== null) return;
    const wait = Math.max(FIRST_MS, this.askedAt + PAUSE_MS - Date.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.askedAt = Date.now();
      // Away: the next return of the connection asks again.
      this.client.query({ query: UnreadDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    }, wait);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

const countsOf = new WeakMap<ApolloClient, UnreadCounts>();

/** The one of a tab. */
export function unreadCountsOf(client: ApolloClient): UnreadCounts {
  let counts = countsOf.get(client);
  if (!counts) countsOf.set(client, (counts = new UnreadCounts(client)));
  return counts;
}
