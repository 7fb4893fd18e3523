/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { LivePostFragmentDoc } from '../feeds/LivePost.generated';
export type HashtagPostsQueryVariables = Exact<{
  tag: string;
  first: number;
  after?: string | null | undefined;
  newerThan?: string | null | undefined;
}>;


export interface HashtagPostsQuery { hashtag: { __typename: 'Hashtag', tag: string, name: string, postCount: number, recentPostCount: number, viewerIsFollowing: boolean, history: Array<{ __typename: 'HashtagDay', from: string, postCount: number }>, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type HashtagNameQueryVariables = Exact<{
  tag: string;
}>;


export interface HashtagNameQuery { hashtag: { __typename: 'Hashtag', tag: string, name: string } | null }

export type TaggedPostAddedSubscriptionVariables = Exact<{
  tag: string;
}>;


export interface TaggedPostAddedSubscription { postAdded: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerIsSelf: boolean }, requackOf: (
      { __typename: 'Post', id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) }


export const HashtagPostsDocument = /* @__PURE__ */ documentOf<HashtagPostsQuery, HashtagPostsQueryVariables>("query HashtagPosts($tag:String!$first:Int!$after:String$newerThan:ID){hashtag(tag:$tag){tag name postCount recentPostCount viewerIsFollowing history{from postCount}posts(first:$first after:$after newerThan:$newerThan){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useHashtagPostsQuery(options: QueryOptions<HashtagPostsQuery, HashtagPostsQueryVariables>) {
  return useQuery(HashtagPostsDocument, options);
}
export function useHashtagPostsLazyQuery(options?: LazyQueryOptions<HashtagPostsQuery, HashtagPostsQueryVariables>) {
  return useLazyQuery(HashtagPostsDocument, options);
}

export const HashtagNameDocument = /* @__PURE__ */ documentOf<HashtagNameQuery, HashtagNameQueryVariables>("query HashtagName($tag:String!){hashtag(tag:$tag){tag name}}");
export function useHashtagNameQuery(options: QueryOptions<HashtagNameQuery, HashtagNameQueryVariables>) {
  return useQuery(HashtagNameDocument, options);
}
export function useHashtagNameLazyQuery(options?: LazyQueryOptions<HashtagNameQuery, HashtagNameQueryVariables>) {
  return useLazyQuery(HashtagNameDocument, options);
}

export const TaggedPostAddedDocument = /* @__PURE__ */ documentOf<TaggedPostAddedSubscription, TaggedPostAddedSubscriptionVariables>("subscription TaggedPostAdded($tag:String!){postAdded(tag:$tag){...LivePost@unmask}}", LivePostFragmentDoc);
export function useTaggedPostAddedSubscription(options: SubscriptionOptions<TaggedPostAddedSubscription, TaggedPostAddedSubscriptionVariables>) {
  return useSubscription(TaggedPostAddedDocument, options);
}