import { InvalidInput } from '../errors/app-error.js';

/**
 * Cursors are opaque to clients: base64url of a list name and the position in it. The name keeps a cursor of one list from
 * being used on another.
 */
export function encodeCursor(list: string, position: readonly string[]): string {
  return Buffer.from(`${list}:${position.join(',')}`).toString('base64url');
}

const PLAIN = /^[A-Za-z0-9_-]{1,2000}$/;

/** @throws InvalidInput when the cursor is not one of this list's */
export function decodeCursor(list: string, cursor: string, length: number): string[] {
  const text = PLAIN.test(cursor) ? Buffer.from(cursor, 'base64url').toString() : '';
  const prefix = `${list}:`;
  const position = text.slice(prefix.length).split(',');
  if (
    !text.startsWith(prefix) ||
    position.length !== length ||
    position.some((part) => part === '' || part.includes('\0'))
  ) {
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  }
  return position;
}
