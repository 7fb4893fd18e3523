import type { PageStarts } from './useTableAddress';
import type { TableRows } from './useTableRows';

/** The maximum rows per request, in whole pages. */
const ROWS_AT_ONCE = 100;

/**
 * Finds the cursors of the pages up to this one, or to the last one if there are fewer.
 * @param known the cursors of the first pages
 */
export async function startsUpTo<Row>(
  page: number,
  size: number,
  known: PageStarts,
  fetchPage: TableRows<Row>['fetchPage'],
): Promise<PageStarts> {
  const starts = known.slice(0, page);
  while (starts.length < page) {
    const pages = Math.min(page - starts.length, Math.max(1, Math.floor(ROWS_AT_ONCE / size)));
    const { edges, pageInfo } = await fetchPage(pages * size, starts.at(-1) ?? null);
    const ends = edges.map(({ cursor }) => cursor).filter((_, index) => (index + 1) % size === 0);
    // There is no page after the last one.
    if (!pageInfo.hasNextPage && edges.length % size === 0) ends.pop();
    starts.push(...ends);
    if (!pageInfo.hasNextPage) break;
  }
  return starts;
}
