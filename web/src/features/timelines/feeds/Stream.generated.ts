/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { LivePostFragmentDoc } from './LivePost.generated';
export type StreamQueryVariables = Exact<{
  feed: Schema.Feed;
  first: number;
  after?: string | null | undefined;
  newerThan?: string | null | undefined;
}>;


export interface StreamQuery { stream: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
        { __typename: 'Post', id: string, requackOf: (
          { __typename: 'Post', id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }

export type PostAddedSubscriptionVariables = Exact<{
  feed: Schema.Feed;
}>;


export interface PostAddedSubscription { postAdded: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerIsSelf: boolean }, requackOf: (
      { __typename: 'Post', id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) }


export const StreamDocument = /* @__PURE__ */ documentOf<StreamQuery, StreamQueryVariables>("query Stream($feed:Feed!$first:Int!$after:String$newerThan:ID){stream(feed:$feed first:$first after:$after newerThan:$newerThan){...PostList_connection@unmask}}", PostList_ConnectionFragmentDoc);
export function useStreamQuery(options: QueryOptions<StreamQuery, StreamQueryVariables>) {
  return useQuery(StreamDocument, options);
}
export function useStreamLazyQuery(options?: LazyQueryOptions<StreamQuery, StreamQueryVariables>) {
  return useLazyQuery(StreamDocument, options);
}

export const PostAddedDocument = /* @__PURE__ */ documentOf<PostAddedSubscription, PostAddedSubscriptionVariables>("subscription PostAdded($feed:Feed!){postAdded(feed:$feed){...LivePost@unmask}}", LivePostFragmentDoc);
export function usePostAddedSubscription(options: SubscriptionOptions<PostAddedSubscription, PostAddedSubscriptionVariables>) {
  return useSubscription(PostAddedDocument, options);
}