import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';

/** A page of a list, as GraphQL answers it. */
export interface RowPage<Row> {
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Absent if the server doesn't count them. */
  readonly totalCount?: number;
}

export interface TableRows<Row> {
  /** Undefined until it has loaded; the page before stays while another one loads. */
  readonly shown: RowPage<Row> | undefined;
  /** Whether `shown` is what was asked for, not the page before. */
  readonly isCurrent: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  refetch: () => Promise<unknown>;
  /** Fetches other pages of the same list, such as those of a file. */
  fetchPage: (first: number, after: string | null) => Promise<RowPage<Row>>;
}

/** The rows of a table. They are refetched while the page is visible, because others change them too. */
export function useTableRows<
  Data,
  Variables extends OperationVariables & { first: number; after?: string | null },
  Row,
>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  pageOf: (data: Data) => RowPage<Row>,
): TableRows<Row> {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery<Data, OperationVariables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useRefreshWhileVisible<Data, Variables>(query, variables);
  const latest = data ?? (error ? undefined : previousData);
  return {
    shown: latest && pageOf(latest),
    isCurrent: data !== undefined,
    loading,
    error,
    refetch: () => refetch(),
    async fetchPage(first, after) {
      // Uncached: what is shown should not change by it.
      const answer = await client.query<Data, OperationVariables>({
        query,
        variables: { ...variables, first, after },
        fetchPolicy: 'no-cache',
      });
      return pageOf(answer.data as Data);
    },
  };
}
