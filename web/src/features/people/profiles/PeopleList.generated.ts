/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../rows/PersonRow.generated';
export type PeopleList_ConnectionFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
      { __typename: 'User', id: string, handle: string, displayName: string }
      & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
    ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'PeopleList_ConnectionFragment' };

export type FollowersQueryVariables = Exact<{
  handle: string;
  query?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface FollowersQuery { user: { __typename: 'User', id: string, followers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type FollowingQueryVariables = Exact<{
  handle: string;
  query?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface FollowingQuery { user: { __typename: 'User', id: string, following: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const PeopleList_ConnectionFragmentDoc = /* @__PURE__ */ documentOf<PeopleList_ConnectionFragment, Record<string, never>>("fragment PeopleList_connection on UserConnection{edges{cursor node{id handle displayName ...PersonRow_user}}pageInfo{hasNextPage endCursor}}", PersonRow_UserFragmentDoc);

export const FollowersDocument = /* @__PURE__ */ documentOf<FollowersQuery, FollowersQueryVariables>("query Followers($handle:String!$query:String$first:Int!$after:String){user(handle:$handle){id followers(query:$query first:$first after:$after){...PeopleList_connection@unmask}}}", PeopleList_ConnectionFragmentDoc);
export function useFollowersQuery(options: QueryOptions<FollowersQuery, FollowersQueryVariables>) {
  return useQuery(FollowersDocument, options);
}
export function useFollowersLazyQuery(options?: LazyQueryOptions<FollowersQuery, FollowersQueryVariables>) {
  return useLazyQuery(FollowersDocument, options);
}

export const FollowingDocument = /* @__PURE__ */ documentOf<FollowingQuery, FollowingQueryVariables>("query Following($handle:String!$query:String$first:Int!$after:String){user(handle:$handle){id following(query:$query first:$first after:$after){...PeopleList_connection@unmask}}}", PeopleList_ConnectionFragmentDoc);
export function useFollowingQuery(options: QueryOptions<FollowingQuery, FollowingQueryVariables>) {
  return useQuery(FollowingDocument, options);
}
export function useFollowingLazyQuery(options?: LazyQueryOptions<FollowingQuery, FollowingQueryVariables>) {
  return useLazyQuery(FollowingDocument, options);
}