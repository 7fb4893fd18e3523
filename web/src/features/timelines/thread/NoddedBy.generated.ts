/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { PeopleList_ConnectionFragmentDoc } from '../../people/profiles/PeopleList.generated';
import { type PersonRow_UserFragment } from '../../people/rows/PersonRow.generated';
export type NoddedByQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface NoddedByQuery { post: { __typename: 'Post', id: string, noddedBy: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const NoddedByDocument = /* @__PURE__ */ documentOf<NoddedByQuery, NoddedByQueryVariables>("query NoddedBy($id:ID!$first:Int!$after:String){post(id:$id){id noddedBy(first:$first after:$after){...PeopleList_connection@unmask}}}", PeopleList_ConnectionFragmentDoc);
export function useNoddedByQuery(options: QueryOptions<NoddedByQuery, NoddedByQueryVariables>) {
  return useQuery(NoddedByDocument, options);
}
export function useNoddedByLazyQuery(options?: LazyQueryOptions<NoddedByQuery, NoddedByQueryVariables>) {
  return useLazyQuery(NoddedByDocument, options);
}