/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
import { Conversation_ConversationFragmentDoc } from '../Whispers.generated';
export type WhisperRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface WhisperRequestsQuery { viewer: { __typename: 'Viewer', whisperRequestCount: number, whisperRequests: { __typename: 'ConversationConnection', edges: Array<{ __typename: 'ConversationEdge', cursor: string, node: { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type WhisperRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export interface WhisperRequestCountQuery { viewer: { __typename: 'Viewer', whisperRequestCount: number } | null }

export type AcceptWhisperRequestMutationVariables = Exact<{
  id: string;
}>;


export interface AcceptWhisperRequestMutation { acceptWhisperRequest: { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } }

export type DismissWhisperRequestMutationVariables = Exact<{
  id: string;
}>;


export interface DismissWhisperRequestMutation { dismissWhisperRequest: { __typename: 'Conversation', id: string } }

export type RestoreWhisperRequestMutationVariables = Exact<{
  id: string;
}>;


export interface RestoreWhisperRequestMutation { restoreWhisperRequest: { __typename: 'Conversation', id: string } }


export const WhisperRequestsDocument = /* @__PURE__ */ documentOf<WhisperRequestsQuery, WhisperRequestsQueryVariables>("query WhisperRequests($first:Int!$after:String){viewer{whisperRequestCount whisperRequests(first:$first after:$after){edges{cursor node{...Conversation_conversation@unmask}}pageInfo{hasNextPage endCursor}}}}", Conversation_ConversationFragmentDoc);
export function useWhisperRequestsQuery(options: QueryOptions<WhisperRequestsQuery, WhisperRequestsQueryVariables>) {
  return useQuery(WhisperRequestsDocument, options);
}
export function useWhisperRequestsLazyQuery(options?: LazyQueryOptions<WhisperRequestsQuery, WhisperRequestsQueryVariables>) {
  return useLazyQuery(WhisperRequestsDocument, options);
}

export const WhisperRequestCountDocument = /* @__PURE__ */ documentOf<WhisperRequestCountQuery, WhisperRequestCountQueryVariables>("query WhisperRequestCount{viewer{whisperRequestCount}}");
export function useWhisperRequestCountQuery(options?: QueryOptions<WhisperRequestCountQuery, WhisperRequestCountQueryVariables>) {
  return useQuery(WhisperRequestCountDocument, options);
}
export function useWhisperRequestCountLazyQuery(options?: LazyQueryOptions<WhisperRequestCountQuery, WhisperRequestCountQueryVariables>) {
  return useLazyQuery(WhisperRequestCountDocument, options);
}

export const AcceptWhisperRequestDocument = /* @__PURE__ */ documentOf<AcceptWhisperRequestMutation, AcceptWhisperRequestMutationVariables>("mutation AcceptWhisperRequest($id:ID!){acceptWhisperRequest(conversationId:$id){...Conversation_conversation@unmask}}", Conversation_ConversationFragmentDoc);
export function useAcceptWhisperRequestMutation(options?: MutationOptions<AcceptWhisperRequestMutation, AcceptWhisperRequestMutationVariables>) {
  return useMutation(AcceptWhisperRequestDocument, options);
}

export const DismissWhisperRequestDocument = /* @__PURE__ */ documentOf<DismissWhisperRequestMutation, DismissWhisperRequestMutationVariables>("mutation DismissWhisperRequest($id:ID!){dismissWhisperRequest(conversationId:$id){id}}");
export function useDismissWhisperRequestMutation(options?: MutationOptions<DismissWhisperRequestMutation, DismissWhisperRequestMutationVariables>) {
  return useMutation(DismissWhisperRequestDocument, options);
}

export const RestoreWhisperRequestDocument = /* @__PURE__ */ documentOf<RestoreWhisperRequestMutation, RestoreWhisperRequestMutationVariables>("mutation RestoreWhisperRequest($id:ID!){restoreWhisperRequest(conversationId:$id){id}}");
export function useRestoreWhisperRequestMutation(options?: MutationOptions<RestoreWhisperRequestMutation, RestoreWhisperRequestMutationVariables>) {
  return useMutation(RestoreWhisperRequestDocument, options);
}