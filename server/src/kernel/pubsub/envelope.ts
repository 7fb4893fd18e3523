import type { JsonObject } from '../json/json.js';
import { MAX_MESSAGE_BYTES, TopicMessageTooLarge } from './topics.js';

/** A message with what is needed to deliver it to other processes. */
export interface Envelope {
  readonly topic: string;
  /** The sending process: its own messages come back and are dropped. */
  readonly origin: string;
  /** A counter of the sender, because PostgreSQL drops equal notifications of one statement. */
  readonly sequence: number;
  readonly message: JsonObject;
}

/** @throws TopicMessageTooLarge */
export function pack(envelope: Envelope): string {
  const text = JSON.stringify(envelope);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_MESSAGE_BYTES) throw new TopicMessageTooLarge(envelope.topic, bytes);
  return text;
}

/** Null for anything that is not an envelope: everyone who can connect to the database can send on the channel. */
export function unpack(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    if (typeof value !== 'object' || value === null) return null;
    const { topic, origin, sequence, message } = value;
    if (typeof topic !== 'string' || typeof origin !== 'string' || typeof sequence !== 'number') return null;
    if (typeof message !== 'object' || message === null) return null;
    return { topic, origin, sequence, message };
  } catch {
    return null;
  }
}
