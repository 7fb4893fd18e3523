import { client } from '../identity/session/api';
import { type ProductSort, sortPartsOf } from './product-sort';
import { ProductCursorsDocument } from './Products.generated';

export const PAGE_SIZE = 5;
/** Rows that the server gives at once, in whole pages. */
const ROWS_AT_ONCE = 100;

/** Where the pages of a list begin, up to this one or the last there is: for who came by an address from elsewhere. */
export async function startsUpTo(page: number, keyword: string, sort: ProductSort): Promise<(string | null)[]> {
  const starts: (string | null)[] = [null];
  while (starts.length < page) {
    const { data } = await client.query({
      query: ProductCursorsDocument,
      variables: {
        keyword: keyword || null,
        sort: sortPartsOf(sort),
        first: Math.min(ROWS_AT_ONCE, (page - starts.length) * PAGE_SIZE),
        after: starts.at(-1) ?? null,
      },
      // Its rows have no content, and would take the place of those in the cache that have.
      fetchPolicy: 'no-cache',
    });
    const { edges, pageInfo } = data!.products;
    const ends = edges.map(({ cursor }) => cursor).filter((_, index) => (index + 1) % PAGE_SIZE === 0);
    // Behind the end of the last page no page begins.
    if (!pageInfo.hasNextPage && edges.length % PAGE_SIZE === 0) ends.pop();
    starts.push(...ends);
    if (!pageInfo.hasNextPage) break;
  }
  return starts;
}
