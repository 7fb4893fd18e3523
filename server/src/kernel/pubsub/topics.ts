import type { JsonObject, Topic } from './topic.js';

/** Bytes of a message on its way, names included; PostgreSQL carries less than 8,000. */
export const MAX_MESSAGE_BYTES = 7_900;

export class TopicMessageTooLarge extends Error {
  constructor(topic: string, bytes: number) {
    super(`A message of ${bytes} bytes on ${topic} is more than ${MAX_MESSAGE_BYTES}; send ids, not contents.`);
    this.name = 'TopicMessageTooLarge';
  }
}

/**
 * Tells every replica that something happened, at once and at most once. A message may be lost with a connection, so a
 * topic carries what refreshes a screen or a cache; what must not be lost is an event in the outbox.
 */
export abstract class Topics {
  /**
   * Hands a message to this process's subscribers before it returns, then to the other replicas.
   * Publish after the commit (`tx.afterCommit` or an event handler), so that subscribers find what they are told of.
   * @returns settles when the message has left this process; never rejects (what can't be sent is logged)
   * @throws TopicMessageTooLarge at once
   */
  abstract publish<T extends JsonObject>(topic: Topic<T>, message: T): Promise<void>;

  /**
   * Calls `handler` for each message, own ones included, in the order in which each publisher sent them.
   * @returns a function that ends the subscription
   */
  abstract subscribe<T extends JsonObject>(topic: Topic<T>, handler: (message: T) => void): () => void;

  /**
   * Calls back when messages of other replicas may have been missed and the connection is back: read again what matters.
   * @returns a function that stops listening
   */
  abstract onGap(callback: () => void): () => void;

  /** What is replaced by something slower at the moment, such as `redis`; empty when all is well. */
  abstract degraded(): readonly string[];
}
