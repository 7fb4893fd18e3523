import type { ApolloClient } from '@apollo/client';
import type { ReadingPositionInput, ReadTimeline } from '../../../graphql/schema.generated';
import { KeepReadingPositionsDocument } from './KeepPosition.generated';

/** The server asks for no more than one write in this time. */
const WRITE_EVERY_MS = 10_000;

export interface ReadPlace {
  timeline: ReadTimeline;
  /** A list or conversation; null for the timelines that there is one of. */
  subjectId: string | null;
}

const keyOf = ({ timeline, subjectId }: ReadPlace) => `${timeline} ${subjectId ?? ''}`;

/** Collects how far the viewer has read, and tells the server: at most once in ten seconds, and when the page is hidden. */
export class PositionKeeper {
  private readonly unsent = new Map<string, ReadingPositionInput>();
  private readonly newest = new Map<string, string>();
  /** Where the viewer said that the place stays, until the list is opened anew. */
  private readonly held = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sentAt = -Infinity;
  private sending: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: Pick<ApolloClient, 'mutate'>) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.send());
  }

  /** Ids increase with time, so an older position than the last one is not worth a request. */
  note(place: ReadPlace, position: string): void {
    const key = keyOf(place);
    if (this.held.has(key) || position <= (this.newest.get(key) ?? '')) return;
    this.newest.set(key, position);
    this.unsent.set(key, { ...place, position });
    const wait = Math.max(0, this.sentAt + WRITE_EVERY_MS - performance.now());
    this.timer ??= setTimeout(() => this.send(), Math.max(wait, 1_000));
  }

  /** Keeps the place where the viewer wants it, at once, and holds it there. Rejects if the server does. */
  async keepAt(place: ReadPlace, position: string): Promise<void> {
    const key = keyOf(place);
    this.unsent.delete(key);
    this.hold(key, true);
    // What was read before must not arrive later.
    await this.sending;
    try {
      await this.mutate([{ ...place, position, isBack: true }]);
      this.newest.set(key, position);
    } catch (error) {
      this.hold(key, false);
      throw error;
    }
  }

  /** The list is opened anew: what is read from now on counts. */
  release(place: ReadPlace): void {
    this.hold(keyOf(place), false);
  }

  isHeld(place: ReadPlace): boolean {
    return this.held.has(keyOf(place));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private hold(key: string, isHeld: boolean): void {
    if (isHeld) this.held.add(key);
    else this.held.delete(key);
    for (const listener of this.listeners) listener();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.unsent.size === 0) return;
    const sent = [...this.unsent];
    this.unsent.clear();
    this.sentAt = performance.now();
    this.sending = this.mutate(sent.map(([, position]) => position)).catch(() => {
      // With the next one, unless that is further on.
      for (const [key, position] of sent)
        if (!this.unsent.has(key) && !this.held.has(key)) this.unsent.set(key, position);
    });
  }

  private mutate(positions: ReadingPositionInput[]): Promise<unknown> {
    return this.client.mutate({
      mutation: KeepReadingPositionsDocument,
      variables: { input: { positions } },
      // Sent even if the page is closed.
      context: { fetchOptions: { keepalive: true } },
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
