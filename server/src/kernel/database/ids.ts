import { randomFillSync } from 'node:crypto';

const random = new Uint8Array(16 * 256);
let offset = random.length;
let lastMillis = 0;
let sequence = 0;

/**
 * A new UUIDv7 (RFC 9562, 6.2 method 1): 48 bits of Unix milliseconds, a 12-bit counter that orders the ids of one process
 * within a millisecond, 62 random bits. Ids sort by the time they were made, so "newest first" is `order by id desc`.
 * PostgreSQL 15 to 17 have no uuidv7(), so ids are made here.
 */
export function newId(now: number = Date.now()): string {
  if (offset + 8 > random.length) {
    randomFillSync(random);
    offset = 0;
  }
  let millis = now;
  if (millis <= lastMillis && lastMillis - millis < 1_000) {
    millis = lastMillis;
    sequence += 1;
    if (sequence > 0xfff) {
      millis += 1;
      sequence = 0;
    }
  } else {
    sequence = 0;
  }
  lastMillis = millis;

  const time = millis.toString(16).padStart(12, '0');
  const tail = Buffer.from(random.buffer, offset, 8);
  tail[0] = (tail[0]! & 0x3f) | 0x80;
  const rest = tail.toString('hex');
  offset += 8;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}

/** The time at which `newId` made an id, in milliseconds since 1970. */
export function instantOf(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** The smallest id of an instant: every id made from then on is at or above it. */
export function leastIdOf(millis: number): string {
  const time = Math.max(0, Math.floor(millis)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** Greater than every id: the start of a list that shows the newest first. */
export const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Less than every id: the start of a list that shows the oldest first. */
export const MIN_ID = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return UUID.test(value);
}
