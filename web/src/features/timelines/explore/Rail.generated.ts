/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type WhoToFollow_UserFragment, WhoToFollow_UserFragmentDoc } from '../../people/profiles/WhoToFollow.generated';
export type RailHashtag_HashtagFragment = { __typename: 'Hashtag', tag: string, name: string, postCount: number, recentPostCount: number } & { ' $fragmentName'?: 'RailHashtag_HashtagFragment' };

export type RailQueryVariables = Exact<{
  hashtags: number;
  people: number;
  suggests: boolean;
}>;


export interface RailQuery { trendingHashtags: Array<(
    { __typename: 'Hashtag', tag: string }
    & { ' $fragmentRefs'?: { 'RailHashtag_HashtagFragment': RailHashtag_HashtagFragment } }
  )>, popularHashtags: { __typename: 'HashtagConnection', edges: Array<{ __typename: 'HashtagEdge', cursor: string, node: (
        { __typename: 'Hashtag', tag: string }
        & { ' $fragmentRefs'?: { 'RailHashtag_HashtagFragment': RailHashtag_HashtagFragment } }
      ) }> }, suggestedUsers?: Array<(
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'WhoToFollow_UserFragment': WhoToFollow_UserFragment } }
  )> }


export const RailHashtag_HashtagFragmentDoc = /* @__PURE__ */ documentOf<RailHashtag_HashtagFragment, Record<string, never>>("fragment RailHashtag_hashtag on Hashtag{tag name postCount recentPostCount}");

export const RailDocument = /* @__PURE__ */ documentOf<RailQuery, RailQueryVariables>("query Rail($hashtags:Int!$people:Int!$suggests:Boolean!){trendingHashtags(first:$hashtags){tag ...RailHashtag_hashtag}popularHashtags(first:$hashtags){edges{cursor node{tag ...RailHashtag_hashtag}}}suggestedUsers(first:$people)@include(if:$suggests){id ...WhoToFollow_user}}", RailHashtag_HashtagFragmentDoc, WhoToFollow_UserFragmentDoc);
export function useRailQuery(options: QueryOptions<RailQuery, RailQueryVariables>) {
  return useQuery(RailDocument, options);
}
export function useRailLazyQuery(options?: LazyQueryOptions<RailQuery, RailQueryVariables>) {
  return useLazyQuery(RailDocument, options);
}