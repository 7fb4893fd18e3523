import type { JsonObject } from './topic.js';
import { MAX_MESSAGE_BYTES, TopicMessageTooLarge } from './topics.js';

/** A message as it travels between processes. */
export interface Parcel {
  readonly topic: string;
  /** Which process sent it: our own come back to us and are dropped. */
  readonly origin: string;
  /** Counts the sender's messages. PostgreSQL drops equal notifications of one statement, and this makes each its own. */
  readonly sequence: number;
  readonly message: JsonObject;
}

/** @throws TopicMessageTooLarge */
export function pack(parcel: Parcel): string {
  const text = JSON.stringify(parcel);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_MESSAGE_BYTES) throw new TopicMessageTooLarge(parcel.topic, bytes);
  return text;
}

/** Null for anything that is not a parcel: the channel is open to whoever may connect to the database. */
export function unpack(text: string): Parcel | null {
  try {
    const value = JSON.parse(text) as Partial<Parcel> | null;
    if (typeof value !== 'object' || value === null) return null;
    const { topic, origin, sequence, message } = value;
    if (typeof topic !== 'string' || typeof origin !== 'string' || typeof sequence !== 'number') return null;
    if (typeof message !== 'object' || message === null) return null;
    return { topic, origin, sequence, message };
  } catch {
    return null;
  }
}
