import { Navigate } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { Pagination } from '../../../ui/navigation/Pagination';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { NoProducts } from './NoProducts';
import { PAGE_SIZE, startsUpTo } from './page-starts';
import type { Product } from './product';
import { nextSort, sortPartsOf } from './product-sort';
import { ProductTable } from './ProductTable';
import { ProductsDocument, useProductsQuery } from './Products.generated';
import type { useProductUrlState } from './useProductUrlState';
import { useProductMessages } from './messages';

interface ProductPageProps {
  at: ReturnType<typeof useProductUrlState>;
  mayWrite: boolean;
  onCreate: () => void;
  onEdit: (product: Product) => void;
  onRemove: (product: Product) => void;
}

/** A page of the catalog, with its pagination. */
export function ProductPage({ at, mayWrite, onCreate, onEdit, onRemove }: ProductPageProps) {
  const t = useT();
  const w = useProductMessages();
  const { keyword, sort, page, after, starts } = at.place;
  const variables = { keyword: keyword || null, sort: sortPartsOf(sort), first: PAGE_SIZE, after };
  const { data, previousData, error, loading, refetch } = useProductsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useRefreshWhileVisible(ProductsDocument, variables);
  const shown = data?.products ?? (error ? undefined : previousData?.products);

  async function turn(to: number) {
    try {
      const known = starts ?? (await startsUpTo(page, keyword, sort));
      at.turnTo(to > page ? [...known, shown?.pageInfo.endCursor ?? null] : known.slice(0, to));
    } catch (problem) {
      toast.error(errorMessage(problem, t, w('loadFailed')));
    }
  }

  if (!shown && error) {
    const isLost = apiError(error).reason === 'INVALID_CURSOR';
    return (
      <ErrorCard
        title={w('loadFailed')}
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={isLost ? () => at.turnTo([null]) : () => void refetch().catch(() => undefined)}
      />
    );
  }
  const isPageGone = shown !== undefined && shown.edges.length === 0 && shown.totalCount > 0 && page > 1;
  // The rows of this page were deleted, or moved to another page by an edit.
  if (isPageGone && data && !loading) return <Navigate replace {...at.pageBefore} />;
  if (!shown || isPageGone) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Stack gap={3}>
          {Array.from({ length: PAGE_SIZE }, (_, row) => (
            <Skeleton key={row} height="5rem" />
          ))}
        </Stack>
      </div>
    );
  }
  if (shown.edges.length === 0) {
    return (
      <NoProducts
        because={keyword !== '' ? 'search' : 'empty'}
        mayWrite={mayWrite}
        onCreate={onCreate}
        onClear={at.clear}
      />
    );
  }
  return (
    <>
      <ProductTable
        products={shown.edges.map(({ node }) => node)}
        sort={sort}
        mayWrite={mayWrite}
        onSort={(column) => at.sortBy(nextSort(column, sort))}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      <Row justify="between" wrap>
        <Muted role="status">{w('total', { count: shown.totalCount })}</Muted>
        <Pagination
          compact
          labels={{
            list: w('pages'),
            previous: w('previous'),
            next: w('next'),
            page: (number) => w('page', { page: number }),
          }}
          page={page}
          // Rows can change meanwhile, so the server's `hasNextPage` counts.
          count={Math.max(page + (shown.pageInfo.hasNextPage ? 1 : 0), Math.ceil(shown.totalCount / PAGE_SIZE))}
          onPage={(to) => void turn(to)}
        />
      </Row>
    </>
  );
}
