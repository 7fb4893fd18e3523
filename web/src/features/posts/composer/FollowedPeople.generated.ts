/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type FollowedPeopleQueryVariables = Exact<{
  handle: string;
  first: number;
}>;


export interface FollowedPeopleQuery { user: { __typename: 'User', id: string, following: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } }> } } | null }

export type RisingHashtagsQueryVariables = Exact<{
  first: number;
}>;


export interface RisingHashtagsQuery { trendingHashtags: Array<{ __typename: 'Hashtag', tag: string, name: string, postCount: number }> }


export const FollowedPeopleDocument = /* @__PURE__ */ documentOf<FollowedPeopleQuery, FollowedPeopleQueryVariables>("query FollowedPeople($handle:String!$first:Int!){user(handle:$handle){id following(first:$first){edges{cursor node{id handle displayName imageUrl}}}}}");
export function useFollowedPeopleQuery(options: QueryOptions<FollowedPeopleQuery, FollowedPeopleQueryVariables>) {
  return useQuery(FollowedPeopleDocument, options);
}
export function useFollowedPeopleLazyQuery(options?: LazyQueryOptions<FollowedPeopleQuery, FollowedPeopleQueryVariables>) {
  return useLazyQuery(FollowedPeopleDocument, options);
}

export const RisingHashtagsDocument = /* @__PURE__ */ documentOf<RisingHashtagsQuery, RisingHashtagsQueryVariables>("query RisingHashtags($first:Int!){trendingHashtags(first:$first){tag name postCount}}");
export function useRisingHashtagsQuery(options: QueryOptions<RisingHashtagsQuery, RisingHashtagsQueryVariables>) {
  return useQuery(RisingHashtagsDocument, options);
}
export function useRisingHashtagsLazyQuery(options?: LazyQueryOptions<RisingHashtagsQuery, RisingHashtagsQueryVariables>) {
  return useLazyQuery(RisingHashtagsDocument, options);
}