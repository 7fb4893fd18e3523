import { useLocation, useSearchParams } from 'react-router-dom';
import { type ProductSort, sortOf } from './product-sort';

/** The state of the catalog in the address. */
export interface ProductUrlState {
  readonly keyword: string;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  /** The cursor after which the page starts; null for the first page. */
  readonly after: string | null;
  /** The cursors of the pages up to this one; null if the page was opened by a link. */
  readonly starts: readonly (string | null)[] | null;
}

interface Kept {
  starts?: readonly (string | null)[];
  typing?: boolean;
}

/** Reads the state from the address and navigates. History state holds the cursors of earlier pages. */
export function useProductUrlState() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: Kept | null };
  const after = parameters.get('after');
  const asked = Number(parameters.get('page'));
  const page = after !== null && Number.isInteger(asked) && asked > 1 ? asked : 1;
  const kept = state?.starts;
  const place: ProductUrlState = {
    keyword: parameters.get('q') ?? '',
    sort: sortOf(parameters.get('sort')),
    page,
    after: page > 1 ? after : null,
    starts: page === 1 ? [null] : kept?.length === page && kept.at(-1) === after ? kept : null,
  };

  function searchFor(keyword: string, sort: ProductSort, starts: readonly (string | null)[]): URLSearchParams {
    const next = new URLSearchParams();
    const start = starts.at(-1);
    if (keyword !== '') next.set('q', keyword);
    if (sort !== 'newest') next.set('sort', sort);
    if (start) {
      next.set('page', String(starts.length));
      next.set('after', start);
    }
    return next;
  }

  function go(keyword: string, sort: ProductSort, starts: readonly (string | null)[], kept: Kept = {}) {
    const next = searchFor(keyword, sort, starts);
    setParameters(next, { replace: kept.typing === true, state: { ...kept, starts } satisfies Kept });
  }

  const before = place.starts?.slice(0, -1) ?? [];
  const startsBefore = before.length > 0 ? before : [null];

  return {
    place,
    /** The previous page, or the first one if its cursor is unknown. */
    pageBefore: {
      to: { search: searchFor(place.keyword, place.sort, startsBefore).toString() },
      state: { starts: startsBefore } satisfies Kept,
    },
    /** Whether the address follows typing, not the other way round. */
    isTyping: state?.typing === true,
    clear: () => go('', place.sort, [null]),
    search: (keyword: string) => go(keyword, place.sort, [null], { typing: true }),
    sortBy: (sort: ProductSort) => go(place.keyword, sort, [null]),
    /** Shows the page after the last of these cursors. */
    turnTo: (starts: readonly (string | null)[]) => go(place.keyword, place.sort, starts),
  };
}
