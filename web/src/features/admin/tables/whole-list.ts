import type { TableAddress } from './useTableAddress';
import type { TableRows } from './useTableRows';

type Place = Pick<TableAddress, 'query' | 'sort' | 'size' | 'after'>;

interface WholeList<Row> {
  /** Undefined until they have loaded. */
  rows: readonly Row[] | undefined;
  /** What the search finds a row by. */
  wordsOf: (row: Row) => readonly string[];
  /** What a column sorts by. Rows with the same value keep their order. */
  valueOf: (row: Row, column: string) => string | number;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The rows of a table whose list is so short that it is loaded as a whole, and searched, sorted and paged here. */
export function wholeList<Row extends { id: string }>(list: WholeList<Row>, at: Place): TableRows<Row> {
  const { rows, wordsOf, valueOf, loading, error, refetch } = list;
  const wanted = at.query.trim().toLocaleLowerCase();
  const found = rows?.filter((row) => wordsOf(row).some((words) => words.toLocaleLowerCase().includes(wanted)));
  const { id: column, desc } = at.sort;
  const sorted = found?.toSorted((a, b) => compare(valueOf(a, column), valueOf(b, column)) * (desc ? -1 : 1));

  function page(first: number, after: string | null) {
    const start = after === null ? 0 : (sorted ?? []).findIndex(({ id }) => id === after) + 1;
    const shown = (sorted ?? []).slice(start, start + first);
    return {
      edges: shown.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: start + first < (sorted?.length ?? 0), endCursor: shown.at(-1)?.id ?? null },
      totalCount: sorted?.length ?? 0,
    };
  }

  return {
    shown: sorted && page(at.size, at.after),
    isCurrent: true,
    loading,
    error,
    refetch,
    fetchPage: (first, after) => Promise.resolve(page(first, after)),
  };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
