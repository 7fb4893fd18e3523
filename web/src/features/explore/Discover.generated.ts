/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
import { type TrendRow_HashtagFragment, TrendRow_HashtagFragmentDoc, type HashtagRow_HashtagFragment, HashtagRow_HashtagFragmentDoc } from './HashtagRow.generated';
export type TrendingHashtagsQueryVariables = Exact<{
  first: number;
}>;


export interface TrendingHashtagsQuery { trendingHashtags: Array<(
    { __typename: 'Hashtag', tag: string }
    & { ' $fragmentRefs'?: { 'TrendRow_HashtagFragment': TrendRow_HashtagFragment } }
  )> }

export type PopularHashtagsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface PopularHashtagsQuery { popularHashtags: { __typename: 'HashtagConnection', edges: Array<{ __typename: 'HashtagEdge', cursor: string, node: (
        { __typename: 'Hashtag', tag: string, monthAuthorCount: number }
        & { ' $fragmentRefs'?: { 'HashtagRow_HashtagFragment': HashtagRow_HashtagFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }


export const TrendingHashtagsDocument = /* @__PURE__ */ documentOf<TrendingHashtagsQuery, TrendingHashtagsQueryVariables>("query TrendingHashtags($first:Int!){trendingHashtags(first:$first){tag ...TrendRow_hashtag}}", TrendRow_HashtagFragmentDoc);
export function useTrendingHashtagsQuery(options: QueryOptions<TrendingHashtagsQuery, TrendingHashtagsQueryVariables>) {
  return useQuery(TrendingHashtagsDocument, options);
}
export function useTrendingHashtagsLazyQuery(options?: LazyQueryOptions<TrendingHashtagsQuery, TrendingHashtagsQueryVariables>) {
  return useLazyQuery(TrendingHashtagsDocument, options);
}

export const PopularHashtagsDocument = /* @__PURE__ */ documentOf<PopularHashtagsQuery, PopularHashtagsQueryVariables>("query PopularHashtags($first:Int!$after:String){popularHashtags(first:$first after:$after){edges{cursor node{tag monthAuthorCount ...HashtagRow_hashtag}}pageInfo{hasNextPage endCursor}}}", HashtagRow_HashtagFragmentDoc);
export function usePopularHashtagsQuery(options: QueryOptions<PopularHashtagsQuery, PopularHashtagsQueryVariables>) {
  return useQuery(PopularHashtagsDocument, options);
}
export function usePopularHashtagsLazyQuery(options?: LazyQueryOptions<PopularHashtagsQuery, PopularHashtagsQueryVariables>) {
  return useLazyQuery(PopularHashtagsDocument, options);
}