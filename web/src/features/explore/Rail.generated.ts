/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
export type RailHashtag_HashtagFragment = { __typename: 'Hashtag', tag: string, name: string, postCount: number, recentPostCount: number } & { ' $fragmentName'?: 'RailHashtag_HashtagFragment' };

export type RailHashtagsQueryVariables = Exact<{
  first: number;
}>;


export interface RailHashtagsQuery { trendingHashtags: Array<(
    { __typename: 'Hashtag', tag: string }
    & { ' $fragmentRefs'?: { 'RailHashtag_HashtagFragment': RailHashtag_HashtagFragment } }
  )>, popularHashtags: { __typename: 'HashtagConnection', edges: Array<{ __typename: 'HashtagEdge', cursor: string, node: (
        { __typename: 'Hashtag', tag: string }
        & { ' $fragmentRefs'?: { 'RailHashtag_HashtagFragment': RailHashtag_HashtagFragment } }
      ) }> } }


export const RailHashtag_HashtagFragmentDoc = /* @__PURE__ */ documentOf<RailHashtag_HashtagFragment, Record<string, never>>("fragment RailHashtag_hashtag on Hashtag{tag name postCount recentPostCount}");

export const RailHashtagsDocument = /* @__PURE__ */ documentOf<RailHashtagsQuery, RailHashtagsQueryVariables>("query RailHashtags($first:Int!){trendingHashtags(first:$first){tag ...RailHashtag_hashtag}popularHashtags(first:$first){edges{cursor node{tag ...RailHashtag_hashtag}}}}", RailHashtag_HashtagFragmentDoc);
export function useRailHashtagsQuery(options: QueryOptions<RailHashtagsQuery, RailHashtagsQueryVariables>) {
  return useQuery(RailHashtagsDocument, options);
}
export function useRailHashtagsLazyQuery(options?: LazyQueryOptions<RailHashtagsQuery, RailHashtagsQueryVariables>) {
  return useLazyQuery(RailHashtagsDocument, options);
}