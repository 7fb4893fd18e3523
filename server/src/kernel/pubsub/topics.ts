import type { JsonObject } from '../json/json.js';
import type { Topic } from './topic.js';

/** Bytes of a message with its envelope; a notification of PostgreSQL must be shorter than 8,000. */
export const MAX_MESSAGE_BYTES = 7_900;

export class TopicMessageTooLarge extends Error {
  constructor(topic: string, bytes: number) {
    super(`A message of ${bytes} bytes on ${topic} is more than ${MAX_MESSAGE_BYTES}; send ids, not contents.`);
    this.name = 'TopicMessageTooLarge';
  }
}

/**
 * Tells every replica that something happened, at once and at most once. A message can be lost with a connection, so
 * topics are for what refreshes a screen or a cache; what must not be lost is an event in the outbox.
 */
export abstract class Topics {
  /**
   * Hands a message to this process's subscribers before it returns, then to the other replicas.
   * Publish after the commit (`tx.afterCommit` or an event handler), so that subscribers find what the message is about.
   * @returns resolves when the message has left this process; never rejects (what can't be sent is logged)
   * @throws TopicMessageTooLarge at once
   */
  abstract publish<T extends JsonObject>(topic: Topic<T>, message: T): Promise<void>;

  /**
   * Calls `handler` for each message, own ones included, in the order in which each publisher sent them.
   * @returns a function that ends the subscription
   */
  abstract subscribe<T extends JsonObject>(topic: Topic<T>, handler: (message: T) => void): () => void;

  /**
   * Calls back when the connection is back and messages of other replicas may have been missed, so that caches are refreshed.
   * @returns a function that stops listening
   */
  abstract onGap(callback: () => void): () => void;

  /** Services that are currently replaced by others, such as `redis`; normally empty. */
  abstract degraded(): readonly string[];
}
