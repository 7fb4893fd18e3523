/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../PostCard.generated';
export type ThreadPost_PostFragment = (
  { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
  & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
) & { ' $fragmentName'?: 'ThreadPost_PostFragment' };

export type KnownPostQueryVariables = Exact<{
  id: string;
}>;


export interface KnownPostQuery { post: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) | null }

export type ThreadQueryVariables = Exact<{
  id: string;
}>;


export interface ThreadQuery { thread: { __typename: 'Thread', post: (
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ), ancestors: Array<(
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null>, replies: Array<{ __typename: 'ThreadReply', depth: number, hasMore: boolean, post: (
        { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) | null, replies: Array<{ __typename: 'ThreadReply', depth: number, hasMore: boolean, post: (
          { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) | null, replies: Array<{ __typename: 'ThreadReply', depth: number, hasMore: boolean, post: (
            { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, author: { __typename: 'User', id: string, handle: string, displayName: string } }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }> }> }> } | null }

export type ReplyAddedSubscriptionVariables = Exact<{
  id: string;
}>;


export interface ReplyAddedSubscription { replyAdded: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, parent: { __typename: 'Post', id: string, replyCount: number } | null, author: { __typename: 'User', id: string, handle: string, displayName: string } }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) }


export const ThreadPost_PostFragmentDoc = /* @__PURE__ */ documentOf<ThreadPost_PostFragment, Record<string, never>>("fragment ThreadPost_post on Post{id content contentWarning replyCount author{id handle displayName}...PostCard_post}", PostCard_PostFragmentDoc);

export const KnownPostDocument = /* @__PURE__ */ documentOf<KnownPostQuery, KnownPostQueryVariables>("query KnownPost($id:ID!){post(id:$id){...ThreadPost_post@unmask}}", ThreadPost_PostFragmentDoc);
export function useKnownPostQuery(options: QueryOptions<KnownPostQuery, KnownPostQueryVariables>) {
  return useQuery(KnownPostDocument, options);
}
export function useKnownPostLazyQuery(options?: LazyQueryOptions<KnownPostQuery, KnownPostQueryVariables>) {
  return useLazyQuery(KnownPostDocument, options);
}

export const ThreadDocument = /* @__PURE__ */ documentOf<ThreadQuery, ThreadQueryVariables>("query Thread($id:ID!){thread(postId:$id maxDepth:3){post{...ThreadPost_post@unmask}ancestors{...ThreadPost_post@unmask}replies{depth hasMore post{...ThreadPost_post@unmask}replies{depth hasMore post{...ThreadPost_post@unmask}replies{depth hasMore post{...ThreadPost_post@unmask}}}}}}", ThreadPost_PostFragmentDoc);
export function useThreadQuery(options: QueryOptions<ThreadQuery, ThreadQueryVariables>) {
  return useQuery(ThreadDocument, options);
}
export function useThreadLazyQuery(options?: LazyQueryOptions<ThreadQuery, ThreadQueryVariables>) {
  return useLazyQuery(ThreadDocument, options);
}

export const ReplyAddedDocument = /* @__PURE__ */ documentOf<ReplyAddedSubscription, ReplyAddedSubscriptionVariables>("subscription ReplyAdded($id:ID!){replyAdded(rootPostId:$id){...ThreadPost_post@unmask parent{id replyCount}}}", ThreadPost_PostFragmentDoc);
export function useReplyAddedSubscription(options: SubscriptionOptions<ReplyAddedSubscription, ReplyAddedSubscriptionVariables>) {
  return useSubscription(ReplyAddedDocument, options);
}