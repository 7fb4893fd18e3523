/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { PostDraft_DraftFragmentDoc } from '../drafts/PostDrafts.generated';
export type OutgoingPostsQueryVariables = Exact<{ [key: string]: never; }>;


export interface OutgoingPostsQuery { viewer: { __typename: 'Viewer', outgoingPosts: Array<{ __typename: 'OutgoingPost', id: string, publishAt: string }> } | null }

export type SendPostMutationVariables = Exact<{
  input: Schema.CreatePostInput;
  undoSeconds: number;
}>;


export interface SendPostMutation { sendPost: { __typename: 'OutgoingPost', id: string, publishAt: string } }

export type UndoPostMutationVariables = Exact<{
  id: string;
}>;


export interface UndoPostMutation { undoPost: { __typename: 'PostDraft', id: string, revision: number, updatedAt: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility | null, quotePostId: string | null, quoteRule: Schema.QuoteRule | null, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, parentPostId: string | null, failure: string | null, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, place: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } }


export const OutgoingPostsDocument = /* @__PURE__ */ documentOf<OutgoingPostsQuery, OutgoingPostsQueryVariables>("query OutgoingPosts{viewer{outgoingPosts{id publishAt}}}");
export function useOutgoingPostsQuery(options?: QueryOptions<OutgoingPostsQuery, OutgoingPostsQueryVariables>) {
  return useQuery(OutgoingPostsDocument, options);
}
export function useOutgoingPostsLazyQuery(options?: LazyQueryOptions<OutgoingPostsQuery, OutgoingPostsQueryVariables>) {
  return useLazyQuery(OutgoingPostsDocument, options);
}

export const SendPostDocument = /* @__PURE__ */ documentOf<SendPostMutation, SendPostMutationVariables>("mutation SendPost($input:CreatePostInput!$undoSeconds:Int!){sendPost(input:$input undoSeconds:$undoSeconds){id publishAt}}");
export function useSendPostMutation(options?: MutationOptions<SendPostMutation, SendPostMutationVariables>) {
  return useMutation(SendPostDocument, options);
}

export const UndoPostDocument = /* @__PURE__ */ documentOf<UndoPostMutation, UndoPostMutationVariables>("mutation UndoPost($id:ID!){undoPost(id:$id){...PostDraft_draft@unmask}}", PostDraft_DraftFragmentDoc);
export function useUndoPostMutation(options?: MutationOptions<UndoPostMutation, UndoPostMutationVariables>) {
  return useMutation(UndoPostDocument, options);
}