/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
export type Whisper_WhisperFragment = { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } & { ' $fragmentName'?: 'Whisper_WhisperFragment' };

export type Conversation_ConversationFragment = { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } & { ' $fragmentName'?: 'Conversation_ConversationFragment' };

export type ConversationsQueryVariables = Exact<{
  query?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface ConversationsQuery { viewer: { __typename: 'Viewer', conversations: { __typename: 'ConversationConnection', edges: Array<{ __typename: 'ConversationEdge', cursor: string, node: { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type ConversationHeadQueryVariables = Exact<{
  id: string;
}>;


export interface ConversationHeadQuery { conversation: { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } | null }

export type ConversationWhispersQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface ConversationWhispersQuery { conversation: { __typename: 'Conversation', id: string, isRequest: boolean, unreadCount: number, updatedAt: string, participants: Array<{ __typename: 'User', id: string, blocksViewer: boolean, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null }>, whispers: { __typename: 'WhisperConnection', edges: Array<{ __typename: 'WhisperEdge', cursor: string, node: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, left: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean }>, lastWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } | null } | null }

export type SendWhisperMutationVariables = Exact<{
  input: Schema.SendWhisperInput;
}>;


export interface SendWhisperMutation { sendWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }

export type MarkConversationReadMutationVariables = Exact<{
  id: string;
}>;


export interface MarkConversationReadMutation { markConversationRead: { __typename: 'Conversation', id: string, unreadCount: number } }

export type DeleteConversationMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteConversationMutation { deleteConversation: { __typename: 'DeletePayload', deletedId: string } }

export type LeaveConversationMutationVariables = Exact<{
  id: string;
}>;


export interface LeaveConversationMutation { leaveConversation: { __typename: 'DeletePayload', deletedId: string } }

export type WhisperAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface WhisperAddedSubscription { whisperAdded: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }

export type DeleteWhisperMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteWhisperMutation { deleteWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }

export type WhisperChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface WhisperChangedSubscription { whisperChanged: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }

export type EditWhisperMutationVariables = Exact<{
  id: string;
  input: Schema.EditWhisperInput;
}>;


export interface EditWhisperMutation { editWhisper: { __typename: 'Whisper', id: string, conversationId: string, content: string, isDeleted: boolean, editedAt: string | null, sentKey: string | null, createdAt: string, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerIsSelf: boolean } } }


export const Whisper_WhisperFragmentDoc = /* @__PURE__ */ documentOf<Whisper_WhisperFragment, Record<string, never>>("fragment Whisper_whisper on Whisper{id conversationId content isDeleted editedAt entities{kind start end text target}sentKey createdAt author{id handle displayName imageUrl viewerIsSelf}}");

export const Conversation_ConversationFragmentDoc = /* @__PURE__ */ documentOf<Conversation_ConversationFragment, Record<string, never>>("fragment Conversation_conversation on Conversation{id isRequest unreadCount updatedAt participants{id handle displayName imageUrl viewerIsSelf}left{id handle displayName imageUrl viewerIsSelf}lastWhisper{...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);

export const ConversationsDocument = /* @__PURE__ */ documentOf<ConversationsQuery, ConversationsQueryVariables>("query Conversations($query:String$first:Int!$after:String){viewer{conversations(query:$query first:$first after:$after withRequests:false){edges{cursor node{...Conversation_conversation@unmask}}pageInfo{hasNextPage endCursor}}}}", Conversation_ConversationFragmentDoc);
export function useConversationsQuery(options: QueryOptions<ConversationsQuery, ConversationsQueryVariables>) {
  return useQuery(ConversationsDocument, options);
}
export function useConversationsLazyQuery(options?: LazyQueryOptions<ConversationsQuery, ConversationsQueryVariables>) {
  return useLazyQuery(ConversationsDocument, options);
}

export const ConversationHeadDocument = /* @__PURE__ */ documentOf<ConversationHeadQuery, ConversationHeadQueryVariables>("query ConversationHead($id:ID!){conversation(id:$id){...Conversation_conversation@unmask}}", Conversation_ConversationFragmentDoc);
export function useConversationHeadQuery(options: QueryOptions<ConversationHeadQuery, ConversationHeadQueryVariables>) {
  return useQuery(ConversationHeadDocument, options);
}
export function useConversationHeadLazyQuery(options?: LazyQueryOptions<ConversationHeadQuery, ConversationHeadQueryVariables>) {
  return useLazyQuery(ConversationHeadDocument, options);
}

export const ConversationWhispersDocument = /* @__PURE__ */ documentOf<ConversationWhispersQuery, ConversationWhispersQueryVariables>("query ConversationWhispers($id:ID!$first:Int!$after:String){conversation(id:$id){...Conversation_conversation@unmask participants{id blocksViewer viewerRelationship{isBlocked muted}}whispers(first:$first after:$after){edges{cursor node{...Whisper_whisper@unmask}}pageInfo{hasNextPage endCursor}}}}", Conversation_ConversationFragmentDoc, Whisper_WhisperFragmentDoc);
export function useConversationWhispersQuery(options: QueryOptions<ConversationWhispersQuery, ConversationWhispersQueryVariables>) {
  return useQuery(ConversationWhispersDocument, options);
}
export function useConversationWhispersLazyQuery(options?: LazyQueryOptions<ConversationWhispersQuery, ConversationWhispersQueryVariables>) {
  return useLazyQuery(ConversationWhispersDocument, options);
}

export const SendWhisperDocument = /* @__PURE__ */ documentOf<SendWhisperMutation, SendWhisperMutationVariables>("mutation SendWhisper($input:SendWhisperInput!){sendWhisper(input:$input){...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);
export function useSendWhisperMutation(options?: MutationOptions<SendWhisperMutation, SendWhisperMutationVariables>) {
  return useMutation(SendWhisperDocument, options);
}

export const MarkConversationReadDocument = /* @__PURE__ */ documentOf<MarkConversationReadMutation, MarkConversationReadMutationVariables>("mutation MarkConversationRead($id:ID!){markConversationRead(id:$id){id unreadCount}}");
export function useMarkConversationReadMutation(options?: MutationOptions<MarkConversationReadMutation, MarkConversationReadMutationVariables>) {
  return useMutation(MarkConversationReadDocument, options);
}

export const DeleteConversationDocument = /* @__PURE__ */ documentOf<DeleteConversationMutation, DeleteConversationMutationVariables>("mutation DeleteConversation($id:ID!){deleteConversation(id:$id){deletedId}}");
export function useDeleteConversationMutation(options?: MutationOptions<DeleteConversationMutation, DeleteConversationMutationVariables>) {
  return useMutation(DeleteConversationDocument, options);
}

export const LeaveConversationDocument = /* @__PURE__ */ documentOf<LeaveConversationMutation, LeaveConversationMutationVariables>("mutation LeaveConversation($id:ID!){leaveConversation(id:$id){deletedId}}");
export function useLeaveConversationMutation(options?: MutationOptions<LeaveConversationMutation, LeaveConversationMutationVariables>) {
  return useMutation(LeaveConversationDocument, options);
}

export const WhisperAddedDocument = /* @__PURE__ */ documentOf<WhisperAddedSubscription, WhisperAddedSubscriptionVariables>("subscription WhisperAdded{whisperAdded(withRequests:false){...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);
export function useWhisperAddedSubscription(options?: SubscriptionOptions<WhisperAddedSubscription, WhisperAddedSubscriptionVariables>) {
  return useSubscription(WhisperAddedDocument, options);
}

export const DeleteWhisperDocument = /* @__PURE__ */ documentOf<DeleteWhisperMutation, DeleteWhisperMutationVariables>("mutation DeleteWhisper($id:ID!){deleteWhisper(id:$id){...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);
export function useDeleteWhisperMutation(options?: MutationOptions<DeleteWhisperMutation, DeleteWhisperMutationVariables>) {
  return useMutation(DeleteWhisperDocument, options);
}

export const WhisperChangedDocument = /* @__PURE__ */ documentOf<WhisperChangedSubscription, WhisperChangedSubscriptionVariables>("subscription WhisperChanged{whisperChanged{...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);
export function useWhisperChangedSubscription(options?: SubscriptionOptions<WhisperChangedSubscription, WhisperChangedSubscriptionVariables>) {
  return useSubscription(WhisperChangedDocument, options);
}

export const EditWhisperDocument = /* @__PURE__ */ documentOf<EditWhisperMutation, EditWhisperMutationVariables>("mutation EditWhisper($id:ID!$input:EditWhisperInput!){editWhisper(id:$id input:$input){...Whisper_whisper@unmask}}", Whisper_WhisperFragmentDoc);
export function useEditWhisperMutation(options?: MutationOptions<EditWhisperMutation, EditWhisperMutationVariables>) {
  return useMutation(EditWhisperDocument, options);
}