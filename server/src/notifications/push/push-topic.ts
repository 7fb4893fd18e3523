import { createHash } from 'node:crypto';

/** The length that push services allow, in characters. */
const TOPIC_LENGTH = 32;

/** The name by which a push service replaces a message that still waits there. It can't be read there. */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
}
