import { isUuid } from '../database/ids.js';
import { InvalidInput } from '../errors/app-error.js';
import { decodeCursor } from './cursor.js';
import { DEFAULT_PAGE_SIZE, type KeysetPage, MAX_PAGE_SIZE, type IdPage } from './page-input.js';

interface PageArgs {
  first?: number | null;
  after?: string | null;
}

/**
 * Checks what a client asked for of a keyset list whose position is one id.
 * @throws InvalidInput where `first` is not 1 to 100, or `after` is not a cursor of `list`
 */
export function keysetPage(list: string, { first, after }: PageArgs): KeysetPage {
  const page = keysetPageOf(list, 1, { first, after });
  const position = page.after?.[0];
  if (position !== undefined && !isUuid(position)) decodeCursor(list, '', 1);
  return page;
}

/** The same for a list whose position has `length` parts; the caller checks what they hold. */
export function keysetPageOf(list: string, length: number, { first, after }: PageArgs): KeysetPage {
  const size = first ?? DEFAULT_PAGE_SIZE;
  if (size < 1 || size > MAX_PAGE_SIZE) {
    throw new InvalidInput(
      [{ field: 'first', message: `first must be a number from 1 to ${MAX_PAGE_SIZE}.` }],
      'INVALID_PAGE_SIZE',
    );
  }
  return { first: size, after: after === null || after === undefined ? null : decodeCursor(list, after, length) };
}

/**
 * A page of ids from rows, of which one more was read than the page holds.
 * @param rows in the order of the list, at most `page.first + 1`
 * @param position where the list goes on after a row
 */
export function idPageOf<R extends { id: string }>(
  rows: readonly R[],
  page: KeysetPage,
  position: (row: R) => readonly string[] = (row) => [row.id],
): IdPage {
  const shown = rows.slice(0, page.first);
  return {
    ids: shown.map((row) => row.id),
    positions: shown.map(position),
    hasNextPage: rows.length > page.first,
  };
}

/**
 * A page from rows above a position, which were read the nearest first; it has them in the order of the list. What it stands on is
 * below it, so that there is a next page.
 */
export function pageAbove(rows: readonly { id: string; position: string }[]): IdPage {
  const shown = [...rows].reverse();
  return {
    ids: shown.map(({ id }) => id),
    positions: shown.map(({ position }) => [position]),
    hasNextPage: shown.length > 0,
  };
}
