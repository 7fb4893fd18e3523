/** Rows a page holds where nothing is said. */
export const DEFAULT_PAGE_SIZE = 20;
/** Most rows that one page may hold. */
export const MAX_PAGE_SIZE = 100;
/** Rows that page numbers reach; beyond that only cursors go. */
export const MAX_OFFSET_ROWS = 10_000;

/** A checked request for a page of a keyset list. */
export interface KeysetPage {
  /** 1 to 100. */
  readonly first: number;
  /** The decoded position after which to start; null for the first page. */
  readonly after: readonly string[] | null;
}

/** A checked request for a numbered page (REST). */
export interface NumberedPage {
  /** From 1. */
  readonly pageNumber: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

/** Ids in the order of the list, and where it goes on. Visibility is decided before this is made, so pages are full. */
export interface Skeleton {
  readonly ids: readonly string[];
  /** The position of each id, as `KeysetPage.after` takes it; same length and order as `ids`. */
  readonly positions: readonly (readonly string[])[];
  readonly hasNextPage: boolean;
}

/** A numbered page's skeleton, with how many there are in all (an estimate where the route says so). */
export interface NumberedSkeleton {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
}
