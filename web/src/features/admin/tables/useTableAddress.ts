import { useLocation, useSearchParams } from 'react-router-dom';
import { pageSizes, usePageSize } from '../../session/preferences/page-size';

export interface TableSort {
  /** The id of a column. */
  readonly id: string;
  readonly desc: boolean;
}

interface TableOptions<Filter extends string> {
  /** The ids of the columns that can be sorted by. */
  sortable?: readonly string[];
  /** The order without a choice; not in the address. */
  sort?: TableSort;
  /** The values of each filter; null if it takes any text. */
  filters?: Readonly<Record<Filter, readonly string[] | null>>;
  /** The parameter of the search, instead of `q`. */
  search?: string;
  /** Rows per page without a choice, instead of the person's preference. */
  size?: number;
}

/** Where the pages up to the shown one start: the cursors to start after; null for the first page. */
export type PageStarts = readonly (string | null)[];

interface Kept {
  starts?: PageStarts;
  typing?: boolean;
}

/** The state of a table, which is in the address: so it survives a reload, can be sent as a link, and Back undoes it. */
export interface TableAddress<Filter extends string = string> {
  readonly query: string;
  readonly sort: TableSort;
  readonly filters: Readonly<Record<Filter, string | null>>;
  /** Rows per page. */
  readonly size: number;
  /** From 1. */
  readonly page: number;
  /** The cursor after which the page starts; null for the first page. */
  readonly after: string | null;
  /** Null if the page was opened by a link, so that the pages before it are unknown. */
  readonly starts: PageStarts | null;
  /** Whether the address follows typing, not the other way round. */
  readonly isTyping: boolean;
  readonly isFiltered: boolean;
  search: (query: string) => void;
  filterBy: (name: Filter, value: string | null) => void;
  /** Filters while one types. */
  typeFilter: (name: Filter, text: string) => void;
  sortBy: (sort: TableSort) => void;
  showRows: (size: number) => void;
  /** Shows the page after the last of these cursors. */
  turnTo: (starts: PageStarts, options?: { replace: boolean }) => void;
  /** Removes the search and the filters. */
  clear: () => void;
}

/** Rows of a page at most. */
export const MAX_ROWS = 100;

/** Reads the state of a table from the address, and writes it there. Other parameters stay. History state has the cursors of earlier pages. */
export function useTableAddress<Filter extends string = never>({
  sortable = [],
  sort: usualSort = { id: '', desc: false },
  filters: known = {} as Record<Filter, readonly string[] | null>,
  search: searchName = 'q',
  size: usualSize,
}: TableOptions<Filter>): TableAddress<Filter> {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: Kept | null };
  const preferred = usePageSize();
  const names = Object.keys(known) as Filter[];

  const rows = Number(parameters.get('rows'));
  const size = Number.isInteger(rows) && rows >= 1 && rows <= MAX_ROWS ? rows : (usualSize ?? preferred);
  const after = parameters.get('after');
  const asked = Number(parameters.get('page'));
  const page = after !== null && Number.isInteger(asked) && asked > 1 ? asked : 1;
  const kept = state?.starts;
  const [, id = '', desc] = /^(\w+?)(-desc)?$/.exec(parameters.get('sort') ?? '') ?? [];
  const sort = sortable.includes(id) ? { id, desc: desc !== undefined } : usualSort;
  const filters = Object.fromEntries(
    names.map((name) => {
      const given = parameters.get(name) || null;
      const values = known[name];
      return [name, values === null ? given : (values.find((value) => value === given) ?? null)];
    }),
  ) as Record<Filter, string | null>;
  const query = parameters.get(searchName) ?? '';

  function go(changes: Readonly<Record<string, string | null>>, starts: PageStarts, replace = false, typing = false) {
    const start = starts.at(-1) ?? null;
    const place = { page: start && String(starts.length), after: start };
    // Of the window, because a search is written a moment after it was typed, and something else may have been chosen meanwhile.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries({ ...changes, ...place })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, { replace, preventScrollReset: true, state: { starts, typing } satisfies Kept });
  }

  return {
    query,
    sort,
    filters,
    size,
    page,
    after: page > 1 ? after : null,
    starts: page === 1 ? [null] : kept?.length === page && kept.at(-1) === after ? kept : null,
    isTyping: state?.typing === true,
    isFiltered: query !== '' || names.some((name) => filters[name] !== null),
    search: (typed) => go({ [searchName]: typed }, [null], true, true),
    filterBy: (name, value) => go({ [name]: value }, [null]),
    typeFilter: (name, text) => go({ [name]: text }, [null], true, true),
    sortBy: (next) => {
      const isUsual = next.id === usualSort.id && next.desc === usualSort.desc;
      go({ sort: isUsual ? null : `${next.id}${next.desc ? '-desc' : ''}` }, [null]);
    },
    showRows: (count) => go({ rows: String(count) }, [null]),
    turnTo: (starts, { replace } = { replace: false }) => go({}, starts, replace),
    clear: () => go(Object.fromEntries([searchName, ...names].map((name) => [name, null])), [null]),
  };
}

/** The choices of rows per page, with the one in use. */
export const sizesWith = (size: number): readonly number[] =>
  [...new Set<number>([...pageSizes, size])].sort((a, b) => a - b);
