import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { ClaimMatrixDocument, type ClaimMatrixQuery, useClaimMatrixQuery } from './Claims.generated';

export type ClaimCategory = ClaimMatrixQuery['claimCategories'][number];
export type ClaimDefinition = ClaimCategory['definitions'][number];

/** All categories with their claims. */
export function useClaimCategories() {
  const { data, error, loading, refetch } = useClaimMatrixQuery({ fetchPolicy: 'cache-and-network' });
  useRefreshWhileVisible(ClaimMatrixDocument, {});
  return {
    categories: data?.claimCategories,
    error,
    loading,
    refetch: () => refetch(),
    again: () => void refetch().catch(() => undefined),
  };
}
