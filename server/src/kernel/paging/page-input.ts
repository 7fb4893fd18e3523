import type { Direction } from './direction.js';

/** Rows of a page by default. */
export const DEFAULT_PAGE_SIZE = 20;
/** Most rows that one page may hold. */
export const MAX_PAGE_SIZE = 100;
/** Rows that page numbers reach; beyond that, clients use cursors. */
export const MAX_OFFSET_ROWS = 10_000;

/** A checked request for a page of a keyset list. */
export interface KeysetPage {
  /** 1 to 100. */
  readonly first: number;
  /** The decoded position after which to start; null for the first page. */
  readonly after: readonly string[] | null;
  /** Down unless it says otherwise; upwards, `after` is the position above which to start. */
  readonly direction?: Direction;
}

/** A checked request for a numbered page (REST). */
export interface NumberedPage {
  /** From 1. */
  readonly pageNumber: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

/** Ids in list order, and whether there is a next page. Visibility is already decided, so pages are full. */
export interface IdPage {
  readonly ids: readonly string[];
  /** The position of each id, as `KeysetPage.after` takes it; same length and order as `ids`. */
  readonly positions: readonly (readonly string[])[];
  readonly hasNextPage: boolean;
}

/** The ids of a numbered page, with the total count (an estimate where the route says so). */
export interface NumberedIdPage {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
}
