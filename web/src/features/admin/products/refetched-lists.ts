import type { ObservableQuery } from '@apollo/client';

const LISTS: readonly string[] = ['Products', 'DeletedProducts'];

/**
 * For mutations that move products: only the server knows how that affects order and page count. The catalog or its bin is shown,
 * and naming a list that isn't would be a warning.
 */
export const REFETCH_LISTS = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }: Pick<ObservableQuery, 'queryName'>) => LISTS.includes(queryName ?? ''),
  awaitRefetchQueries: true,
} as const;
