import { client } from '../../session/sign-in/api';
import { type ProductSort, sortPartsOf } from './product-sort';
import { ProductCursorsDocument } from './Products.generated';

export const PAGE_SIZE = 5;
/** The maximum rows per request, in whole pages. */
const ROWS_AT_ONCE = 100;

/** Finds the cursors of pages up to this one or the last, for people who open a link to a later page. */
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
      // Uncached, because these rows without content would replace complete ones.
      fetchPolicy: 'no-cache',
    });
    const { edges, pageInfo } = data!.products;
    const ends = edges.map(({ cursor }) => cursor).filter((_, index) => (index + 1) % PAGE_SIZE === 0);
    // There is no page after the last one.
    if (!pageInfo.hasNextPage && edges.length % PAGE_SIZE === 0) ends.pop();
    starts.push(...ends);
    if (!pageInfo.hasNextPage) break;
  }
  return starts;
}
