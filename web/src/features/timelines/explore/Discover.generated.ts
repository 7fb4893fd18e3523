/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { type HashtagRow_HashtagFragment, HashtagRow_HashtagFragmentDoc } from './HashtagRow.generated';
import { type Trend_HashtagFragment, Trend_HashtagFragmentDoc } from './Trend.generated';
export type TrendsQueryVariables = Exact<{
  trends: number;
}>;


export interface TrendsQuery { trendingHashtags: Array<(
    { __typename: 'Hashtag', tag: string, topPosts: Array<{ __typename: 'Post', id: string }> }
    & { ' $fragmentRefs'?: { 'Trend_HashtagFragment': Trend_HashtagFragment } }
  )> }

export type PopularPostsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  among: Schema.PopularAmong;
}>;


export interface PopularPostsQuery { popularPosts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
        { __typename: 'Post', id: string, requackOf: (
          { __typename: 'Post', id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }

export type PopularHashtagsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface PopularHashtagsQuery { popularHashtags: { __typename: 'HashtagConnection', edges: Array<{ __typename: 'HashtagEdge', cursor: string, node: (
        { __typename: 'Hashtag', tag: string }
        & { ' $fragmentRefs'?: { 'HashtagRow_HashtagFragment': HashtagRow_HashtagFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }


export const TrendsDocument = /* @__PURE__ */ documentOf<TrendsQuery, TrendsQueryVariables>("query Trends($trends:Int!){trendingHashtags(first:$trends){tag topPosts(first:2){id}...Trend_hashtag}}", Trend_HashtagFragmentDoc);
export function useTrendsQuery(options: QueryOptions<TrendsQuery, TrendsQueryVariables>) {
  return useQuery(TrendsDocument, options);
}
export function useTrendsLazyQuery(options?: LazyQueryOptions<TrendsQuery, TrendsQueryVariables>) {
  return useLazyQuery(TrendsDocument, options);
}

export const PopularPostsDocument = /* @__PURE__ */ documentOf<PopularPostsQuery, PopularPostsQueryVariables>("query PopularPosts($first:Int!$after:String$among:PopularAmong!){popularPosts(first:$first after:$after among:$among){...PostList_connection@unmask}}", PostList_ConnectionFragmentDoc);
export function usePopularPostsQuery(options: QueryOptions<PopularPostsQuery, PopularPostsQueryVariables>) {
  return useQuery(PopularPostsDocument, options);
}
export function usePopularPostsLazyQuery(options?: LazyQueryOptions<PopularPostsQuery, PopularPostsQueryVariables>) {
  return useLazyQuery(PopularPostsDocument, options);
}

export const PopularHashtagsDocument = /* @__PURE__ */ documentOf<PopularHashtagsQuery, PopularHashtagsQueryVariables>("query PopularHashtags($first:Int!$after:String){popularHashtags(first:$first after:$after){edges{cursor node{tag ...HashtagRow_hashtag}}pageInfo{hasNextPage endCursor}}}", HashtagRow_HashtagFragmentDoc);
export function usePopularHashtagsQuery(options: QueryOptions<PopularHashtagsQuery, PopularHashtagsQueryVariables>) {
  return useQuery(PopularHashtagsDocument, options);
}
export function usePopularHashtagsLazyQuery(options?: LazyQueryOptions<PopularHashtagsQuery, PopularHashtagsQueryVariables>) {
  return useLazyQuery(PopularHashtagsDocument, options);
}