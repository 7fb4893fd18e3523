export interface RouteEvents {
  /** A packed message came in, own ones included. */
  received(text: string): void;
  /** Receiving works again after a time without; messages may have been missed. */
  resumed(): void;
  /** Receiving does not work any more; the route reconnects by itself. */
  lost(): void;
}

/** One way for messages between processes. */
export interface Route {
  /** For logs and `degraded`. */
  readonly name: string;
  /** Whether messages go out and come in by it now. */
  readonly working: boolean;
  /** Begins to receive; comes back when it does, or when the first try has failed (others follow by themselves). */
  start(events: RouteEvents): Promise<void>;
  /** Sends packed messages in order. Rejects when they may not have gone out. */
  send(texts: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds until try number `attempt` (from 1) at a lost connection: doubling, at most 5 s, with some jitter. */
export function reconnectDelay(attempt: number): number {
  return Math.min(5_000, 100 * 2 ** Math.min(attempt - 1, 10)) * (0.75 + Math.random() / 2);
}
