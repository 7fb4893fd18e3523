/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../rows/PersonRow.generated';
export type SuggestedUsersQueryVariables = Exact<{
  first: number;
}>;


export interface SuggestedUsersQuery { suggestedUsers: Array<(
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
  )> }


export const SuggestedUsersDocument = /* @__PURE__ */ documentOf<SuggestedUsersQuery, SuggestedUsersQueryVariables>("query SuggestedUsers($first:Int!){suggestedUsers(first:$first){id ...PersonRow_user}}", PersonRow_UserFragmentDoc);
export function useSuggestedUsersQuery(options: QueryOptions<SuggestedUsersQuery, SuggestedUsersQueryVariables>) {
  return useQuery(SuggestedUsersDocument, options);
}
export function useSuggestedUsersLazyQuery(options?: LazyQueryOptions<SuggestedUsersQuery, SuggestedUsersQueryVariables>) {
  return useLazyQuery(SuggestedUsersDocument, options);
}