import { type ClaimMatrixQuery, useClaimMatrixQuery } from './Claims.generated';

export type ClaimCategory = ClaimMatrixQuery['claimCategories'][number];
export type ClaimDefinition = ClaimCategory['definitions'][number];

/** Every category with its claims. */
export function useClaimCategories() {
  const { data, error, loading, refetch } = useClaimMatrixQuery({ fetchPolicy: 'cache-and-network' });
  return { categories: data?.claimCategories, error, loading, again: () => void refetch().catch(() => undefined) };
}
