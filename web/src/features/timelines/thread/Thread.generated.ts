/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
export type ThreadPost_PostFragment = (
  { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
  & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
) & { ' $fragmentName'?: 'ThreadPost_PostFragment' };

export type ThreadReplies_ThreadFragment = { __typename: 'Thread', flatReplies: Array<{ __typename: 'ThreadReply', postId: string, parentId: string, depth: number, hasMore: boolean, post: (
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null }> } & { ' $fragmentName'?: 'ThreadReplies_ThreadFragment' };

export type KnownPostQueryVariables = Exact<{
  id: string;
}>;


export interface KnownPostQuery { post: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) | null }

export type ThreadQueryVariables = Exact<{
  id: string;
  sort: Schema.ReplySort;
}>;


export interface ThreadQuery { thread: { __typename: 'Thread', readAt: string, post: (
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ), ancestors: Array<(
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null>, flatReplies: Array<{ __typename: 'ThreadReply', postId: string, parentId: string, depth: number, hasMore: boolean, post: (
        { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) | null }> } | null }

export type BranchQueryVariables = Exact<{
  id: string;
  sort: Schema.ReplySort;
}>;


export interface BranchQuery { thread: { __typename: 'Thread', post: { __typename: 'Post', id: string }, flatReplies: Array<{ __typename: 'ThreadReply', postId: string, parentId: string, depth: number, hasMore: boolean, post: (
        { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) | null }> } | null }

export type AddedReply_PostFragment = (
  { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, parent: { __typename: 'Post', id: string, replyCount: number } | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
  & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
) & { ' $fragmentName'?: 'AddedReply_PostFragment' };

export type ReplyAddedSubscriptionVariables = Exact<{
  id: string;
}>;


export interface ReplyAddedSubscription { replyAdded: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, parent: { __typename: 'Post', id: string, replyCount: number } | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) }

export type NewRepliesQueryVariables = Exact<{
  id: string;
  since: string;
  first: number;
}>;


export interface NewRepliesQuery { newReplies: Array<(
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, parent: { __typename: 'Post', id: string, replyCount: number } | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  )> }


export const ThreadPost_PostFragmentDoc = /* @__PURE__ */ documentOf<ThreadPost_PostFragment, Record<string, never>>("fragment ThreadPost_post on Post{id content contentWarning replyCount isReply author{id handle displayName viewerRelationship{isBlocked muted}}...PostCard_post}", PostCard_PostFragmentDoc);

export const ThreadReplies_ThreadFragmentDoc = /* @__PURE__ */ documentOf<ThreadReplies_ThreadFragment, Record<string, never>>("fragment ThreadReplies_thread on Thread{flatReplies{postId parentId depth hasMore post{...ThreadPost_post@unmask}}}", ThreadPost_PostFragmentDoc);

export const KnownPostDocument = /* @__PURE__ */ documentOf<KnownPostQuery, KnownPostQueryVariables>("query KnownPost($id:ID!){post(id:$id){...ThreadPost_post@unmask}}", ThreadPost_PostFragmentDoc);
export function useKnownPostQuery(options: QueryOptions<KnownPostQuery, KnownPostQueryVariables>) {
  return useQuery(KnownPostDocument, options);
}
export function useKnownPostLazyQuery(options?: LazyQueryOptions<KnownPostQuery, KnownPostQueryVariables>) {
  return useLazyQuery(KnownPostDocument, options);
}

export const ThreadDocument = /* @__PURE__ */ documentOf<ThreadQuery, ThreadQueryVariables>("query Thread($id:ID!$sort:ReplySort!){thread(postId:$id maxDepth:3 maxReplies:40 sort:$sort){readAt post{...ThreadPost_post@unmask}ancestors{...ThreadPost_post@unmask}...ThreadReplies_thread@unmask}}", ThreadPost_PostFragmentDoc, ThreadReplies_ThreadFragmentDoc);
export function useThreadQuery(options: QueryOptions<ThreadQuery, ThreadQueryVariables>) {
  return useQuery(ThreadDocument, options);
}
export function useThreadLazyQuery(options?: LazyQueryOptions<ThreadQuery, ThreadQueryVariables>) {
  return useLazyQuery(ThreadDocument, options);
}

export const BranchDocument = /* @__PURE__ */ documentOf<BranchQuery, BranchQueryVariables>("query Branch($id:ID!$sort:ReplySort!){thread(postId:$id maxDepth:10 maxReplies:40 sort:$sort){post{id}...ThreadReplies_thread@unmask}}", ThreadReplies_ThreadFragmentDoc);
export function useBranchQuery(options: QueryOptions<BranchQuery, BranchQueryVariables>) {
  return useQuery(BranchDocument, options);
}
export function useBranchLazyQuery(options?: LazyQueryOptions<BranchQuery, BranchQueryVariables>) {
  return useLazyQuery(BranchDocument, options);
}

export const AddedReply_PostFragmentDoc = /* @__PURE__ */ documentOf<AddedReply_PostFragment, Record<string, never>>("fragment AddedReply_post on Post{...ThreadPost_post@unmask parent{id replyCount}}", ThreadPost_PostFragmentDoc);

export const ReplyAddedDocument = /* @__PURE__ */ documentOf<ReplyAddedSubscription, ReplyAddedSubscriptionVariables>("subscription ReplyAdded($id:ID!){replyAdded(rootPostId:$id){...AddedReply_post@unmask}}", AddedReply_PostFragmentDoc);
export function useReplyAddedSubscription(options: SubscriptionOptions<ReplyAddedSubscription, ReplyAddedSubscriptionVariables>) {
  return useSubscription(ReplyAddedDocument, options);
}

export const NewRepliesDocument = /* @__PURE__ */ documentOf<NewRepliesQuery, NewRepliesQueryVariables>("query NewReplies($id:ID!$since:DateTime!$first:Int!){newReplies(postId:$id since:$since first:$first){...AddedReply_post@unmask}}", AddedReply_PostFragmentDoc);
export function useNewRepliesQuery(options: QueryOptions<NewRepliesQuery, NewRepliesQueryVariables>) {
  return useQuery(NewRepliesDocument, options);
}
export function useNewRepliesLazyQuery(options?: LazyQueryOptions<NewRepliesQuery, NewRepliesQueryVariables>) {
  return useLazyQuery(NewRepliesDocument, options);
}