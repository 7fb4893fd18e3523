const MAX_RECONNECT_DELAY_MS = 5_000;

export interface TransportEvents {
  /** A packed message arrived, own ones included. */
  received(text: string): void;
  /** Receiving works again after an interruption; messages may have been missed. */
  resumed(): void;
}

/** A way to carry messages between processes. It reconnects by itself. */
export interface Transport {
  /** For logs and `degraded`. */
  readonly name: string;
  /** Whether messages are both sent and received now, and every other process can be expected to receive them. */
  readonly working: boolean;
  /** Resolves when it receives, or when the first attempt has failed. */
  start(events: TransportEvents): Promise<void>;
  /** Sends packed messages in order. Rejects when they may not have been sent. */
  send(texts: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds before attempt number `attempt` (from 1) to reconnect: doubling, at most 5 s, with some jitter. */
export function reconnectDelay(attempt: number): number {
  return Math.min(MAX_RECONNECT_DELAY_MS, 100 * 2 ** Math.min(attempt - 1, 10)) * (0.75 + Math.random() / 2);
}
