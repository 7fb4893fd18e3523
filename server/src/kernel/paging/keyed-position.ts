import { isUuid } from '../database/ids.js';
import { InvalidInput } from '../errors/app-error.js';

/**
 * The position of a row in a list that is sorted by a text and then by the id, for `idPageOf`. The text is encoded, since it may hold
 * what separates the parts, and has a sign before it, since no part may be empty.
 */
export function keyedPosition({ key, id }: { key: string; id: string }): [string, string] {
  return [Buffer.from(`=${key}`).toString('base64url'), id];
}

/**
 * The text and the id after which a page starts; nulls for the first page.
 * @param after a position of two parts
 * @throws InvalidInput for one that `keyedPosition` can't have written
 */
export function parseKeyedPosition(after: readonly string[] | null): [string, string] | [null, null] {
  if (after === null) return [null, null];
  const key = Buffer.from(after[0]!, 'base64url').toString().slice(1);
  const id = after[1]!;
  if (!isUuid(id) || key.includes('\0')) {
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  }
  return [key, id];
}
