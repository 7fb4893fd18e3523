import type { ApolloClient } from '@apollo/client';
import type { ReadingPositionInput, ReadTimeline } from '../../../graphql/schema.generated';
import { KeepReadingPositionsDocument } from './ReadingPosition.generated';

/** The server asks for no more than one write in this time. */
const WRITE_EVERY_MS = 10_000;

export interface ReadPlace {
  timeline: ReadTimeline;
  /** A list or conversation; null for the timelines that there is one of. */
  subjectId: string | null;
}

/** Collects how far the viewer has read, and tells the server: at most once in ten seconds, and when the page is hidden. */
export class PositionKeeper {
  private readonly unsent = new Map<string, ReadingPositionInput>();
  private readonly newest = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sentAt = -Infinity;

  constructor(private readonly client: Pick<ApolloClient, 'mutate'>) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.send());
  }

  /** Ids increase with time, so an older position than the last one is not worth a request. */
  note({ timeline, subjectId }: ReadPlace, position: string): void {
    const key = `${timeline} ${subjectId ?? ''}`;
    if (position <= (this.newest.get(key) ?? '')) return;
    this.newest.set(key, position);
    this.unsent.set(key, { timeline, subjectId, position });
    const wait = Math.max(0, this.sentAt + WRITE_EVERY_MS - performance.now());
    this.timer ??= setTimeout(() => this.send(), Math.max(wait, 1_000));
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.unsent.size === 0) return;
    const sent = [...this.unsent];
    this.unsent.clear();
    this.sentAt = performance.now();
    this.client
      .mutate({
        mutation: KeepReadingPositionsDocument,
        variables: { input: { positions: sent.map(([, position]) => position) } },
        // Sent even if the page is closed.
        context: { fetchOptions: { keepalive: true } },
      })
      .catch(() => {
        // With the next one, unless that is further on.
        for (const [key, position] of sent) if (!this.unsent.has(key)) this.unsent.set(key, position);
      });
  }
}

const keepers = new WeakMap<object, PositionKeeper>();

/** The keeper of a session. */
export function positionKeeperOf(client: ApolloClient): PositionKeeper {
  const keeper = keepers.get(client) ?? new PositionKeeper(client);
  keepers.set(client, keeper);
  return keeper;
}
