/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { PeopleList_ConnectionFragmentDoc } from '../../people/profiles/PeopleList.generated';
import { type PersonRow_UserFragment } from '../../people/rows/PersonRow.generated';
export type RequackedByQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface RequackedByQuery { post: { __typename: 'Post', id: string, requackedBy: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const RequackedByDocument = /* @__PURE__ */ documentOf<RequackedByQuery, RequackedByQueryVariables>("query RequackedBy($id:ID!$first:Int!$after:String){post(id:$id){id requackedBy(first:$first after:$after){...PeopleList_connection@unmask}}}", PeopleList_ConnectionFragmentDoc);
export function useRequackedByQuery(options: QueryOptions<RequackedByQuery, RequackedByQueryVariables>) {
  return useQuery(RequackedByDocument, options);
}
export function useRequackedByLazyQuery(options?: LazyQueryOptions<RequackedByQuery, RequackedByQueryVariables>) {
  return useLazyQuery(RequackedByDocument, options);
}