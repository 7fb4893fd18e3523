import type { LiveQueue } from '#kernel/pubsub/live-queue.js';

/** https://docs.joinmastodon.org/methods/streaming/#events */
export interface StreamEvent {
  readonly event: 'update' | 'status.update' | 'delete' | 'notification' | 'conversation' | 'filters_changed';
  /** JSON, or an id; absent where the name says it all. */
  readonly payload?: string;
}

/** Null for what the client isn't told. */
type Written = StreamEvent | null;

/** One source of a stream's events. */
export interface EventSource {
  /** Resolves to what writes the next event; null where the source has ended. */
  next(): Promise<(() => Promise<Written>) | null>;
  end(): void;
}

/** @param write makes the event of an item */
export function eventSource<Item>(
  queue: LiveQueue<Item>,
  write: (item: Item) => Written | Promise<Written>,
): EventSource {
  return {
    next: async () => {
      const item = await queue.next();
      return item.done ? null : async () => write(item.value);
    },
    end: () => queue.end(),
  };
}
