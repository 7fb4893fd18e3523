/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
import { Poll_DraftFragmentDoc, Part_DraftFragmentDoc } from '../scheduling/Scheduling.generated';
export type PostDraft_DraftFragment = { __typename: 'PostDraft', id: string, revision: number, updatedAt: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility | null, quotePostId: string | null, quoteRule: Schema.QuoteRule | null, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, parentPostId: string | null, failure: string | null, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, place: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } & { ' $fragmentName'?: 'PostDraft_DraftFragment' };

export type PostDraftsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface PostDraftsQuery { viewer: { __typename: 'Viewer', drafts: { __typename: 'PostDraftConnection', edges: Array<{ __typename: 'PostDraftEdge', cursor: string, node: { __typename: 'PostDraft', id: string, revision: number, updatedAt: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility | null, quotePostId: string | null, quoteRule: Schema.QuoteRule | null, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, parentPostId: string | null, failure: string | null, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, place: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type OwnDraftQueryVariables = Exact<{
  id: string;
}>;


export interface OwnDraftQuery { viewer: { __typename: 'Viewer', draft: { __typename: 'PostDraft', id: string, revision: number, updatedAt: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility | null, quotePostId: string | null, quoteRule: Schema.QuoteRule | null, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, parentPostId: string | null, failure: string | null, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, place: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } | null } | null }

export type DraftCountQueryVariables = Exact<{ [key: string]: never; }>;


export interface DraftCountQuery { viewer: { __typename: 'Viewer', draftCount: number } | null }

export type SaveDraftMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: Schema.PostDraftInput;
}>;


export interface SaveDraftMutation { saveDraft: { __typename: 'PostDraft', id: string, revision: number } }

export type DeleteDraftMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteDraftMutation { deleteDraft: { __typename: 'DeletePayload', deletedId: string } }


export const PostDraft_DraftFragmentDoc = /* @__PURE__ */ documentOf<PostDraft_DraftFragment, Record<string, never>>("fragment PostDraft_draft on PostDraft{id revision updatedAt content language contentWarning isSensitive media{...MediaItem@unmask}visibility quotePostId quoteRule replyRule repliesCloseAfterHours poll{...Poll_draft@unmask}place{name latitude longitude}parentPostId thread{...Part_draft@unmask}failure}", MediaItemFragmentDoc, Poll_DraftFragmentDoc, Part_DraftFragmentDoc);

export const PostDraftsDocument = /* @__PURE__ */ documentOf<PostDraftsQuery, PostDraftsQueryVariables>("query PostDrafts($first:Int!$after:String){viewer{drafts(first:$first after:$after){edges{cursor node{...PostDraft_draft@unmask}}pageInfo{hasNextPage endCursor}}}}", PostDraft_DraftFragmentDoc);
export function usePostDraftsQuery(options: QueryOptions<PostDraftsQuery, PostDraftsQueryVariables>) {
  return useQuery(PostDraftsDocument, options);
}
export function usePostDraftsLazyQuery(options?: LazyQueryOptions<PostDraftsQuery, PostDraftsQueryVariables>) {
  return useLazyQuery(PostDraftsDocument, options);
}

export const OwnDraftDocument = /* @__PURE__ */ documentOf<OwnDraftQuery, OwnDraftQueryVariables>("query OwnDraft($id:ID!){viewer{draft(id:$id){...PostDraft_draft@unmask}}}", PostDraft_DraftFragmentDoc);
export function useOwnDraftQuery(options: QueryOptions<OwnDraftQuery, OwnDraftQueryVariables>) {
  return useQuery(OwnDraftDocument, options);
}
export function useOwnDraftLazyQuery(options?: LazyQueryOptions<OwnDraftQuery, OwnDraftQueryVariables>) {
  return useLazyQuery(OwnDraftDocument, options);
}

export const DraftCountDocument = /* @__PURE__ */ documentOf<DraftCountQuery, DraftCountQueryVariables>("query DraftCount{viewer{draftCount}}");
export function useDraftCountQuery(options?: QueryOptions<DraftCountQuery, DraftCountQueryVariables>) {
  return useQuery(DraftCountDocument, options);
}
export function useDraftCountLazyQuery(options?: LazyQueryOptions<DraftCountQuery, DraftCountQueryVariables>) {
  return useLazyQuery(DraftCountDocument, options);
}

export const SaveDraftDocument = /* @__PURE__ */ documentOf<SaveDraftMutation, SaveDraftMutationVariables>("mutation SaveDraft($id:ID!$revision:Int$input:PostDraftInput!){saveDraft(id:$id revision:$revision input:$input){id revision}}");
export function useSaveDraftMutation(options?: MutationOptions<SaveDraftMutation, SaveDraftMutationVariables>) {
  return useMutation(SaveDraftDocument, options);
}

export const DeleteDraftDocument = /* @__PURE__ */ documentOf<DeleteDraftMutation, DeleteDraftMutationVariables>("mutation DeleteDraft($id:ID!){deleteDraft(id:$id){deletedId}}");
export function useDeleteDraftMutation(options?: MutationOptions<DeleteDraftMutation, DeleteDraftMutationVariables>) {
  return useMutation(DeleteDraftDocument, options);
}