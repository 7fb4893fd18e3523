/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type MessageRow_MessageFragment = { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string, createdAt: string, state: Schema.ContactMessageState, isRead: boolean, assignee: { __typename: 'User', id: string, displayName: string } | null } & { ' $fragmentName'?: 'MessageRow_MessageFragment' };

export type InboxQueryVariables = Exact<{
  state?: Schema.ContactMessageState | null | undefined;
  assigneeId?: string | null | undefined;
  isAssigned?: boolean | null | undefined;
  query?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface InboxQuery { contactMessages: { __typename: 'ContactMessageConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ContactMessageEdge', cursor: string, node: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string, createdAt: string, state: Schema.ContactMessageState, isRead: boolean, assignee: { __typename: 'User', id: string, displayName: string } | null } }> } }

export type InboxCountsQueryVariables = Exact<{ [key: string]: never; }>;


export interface InboxCountsQuery { contactMessageCounts: { __typename: 'ContactMessageCounts', open: number, answered: number, archived: number, unread: number } }

export type InboxMessageQueryVariables = Exact<{
  id: string;
}>;


export interface InboxMessageQuery { contactMessage: { __typename: 'ContactMessage', message: string, id: string, name: string, email: string, subject: string, createdAt: string, state: Schema.ContactMessageState, isRead: boolean, answers: Array<{ __typename: 'ContactAnswer', id: string, body: string, createdAt: string, author: { __typename: 'User', id: string, displayName: string } | null }>, assignee: { __typename: 'User', id: string, displayName: string } | null } | null, contactTeam: Array<{ __typename: 'User', id: string, displayName: string }> }

export type UpdateContactMessageMutationVariables = Exact<{
  id: string;
  input: Schema.ContactMessageChangesInput;
}>;


export interface UpdateContactMessageMutation { updateContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string, createdAt: string, state: Schema.ContactMessageState, isRead: boolean, assignee: { __typename: 'User', id: string, displayName: string } | null } }

export type MarkMessageReadMutationVariables = Exact<{
  id: string;
}>;


export interface MarkMessageReadMutation { updateContactMessage: { __typename: 'ContactMessage', id: string, isRead: boolean } }

export type AnswerContactMessageMutationVariables = Exact<{
  id: string;
  body: string;
}>;


export interface AnswerContactMessageMutation { answerContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string, createdAt: string, state: Schema.ContactMessageState, isRead: boolean, answers: Array<{ __typename: 'ContactAnswer', id: string, body: string, createdAt: string, author: { __typename: 'User', id: string, displayName: string } | null }>, assignee: { __typename: 'User', id: string, displayName: string } | null } }

export type DeleteContactMessageMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteContactMessageMutation { deleteContactMessage: { __typename: 'DeletePayload', deletedId: string } }


export const MessageRow_MessageFragmentDoc = /* @__PURE__ */ documentOf<MessageRow_MessageFragment, Record<string, never>>("fragment MessageRow_message on ContactMessage{id name email subject createdAt state isRead assignee{id displayName}}");

export const InboxDocument = /* @__PURE__ */ documentOf<InboxQuery, InboxQueryVariables>("query Inbox($state:ContactMessageState$assigneeId:ID$isAssigned:Boolean$query:String$first:Int!$after:String){contactMessages(state:$state assigneeId:$assigneeId isAssigned:$isAssigned query:$query first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...MessageRow_message@unmask}}}}", MessageRow_MessageFragmentDoc);
export function useInboxQuery(options: QueryOptions<InboxQuery, InboxQueryVariables>) {
  return useQuery(InboxDocument, options);
}
export function useInboxLazyQuery(options?: LazyQueryOptions<InboxQuery, InboxQueryVariables>) {
  return useLazyQuery(InboxDocument, options);
}

export const InboxCountsDocument = /* @__PURE__ */ documentOf<InboxCountsQuery, InboxCountsQueryVariables>("query InboxCounts{contactMessageCounts{open answered archived unread}}");
export function useInboxCountsQuery(options?: QueryOptions<InboxCountsQuery, InboxCountsQueryVariables>) {
  return useQuery(InboxCountsDocument, options);
}
export function useInboxCountsLazyQuery(options?: LazyQueryOptions<InboxCountsQuery, InboxCountsQueryVariables>) {
  return useLazyQuery(InboxCountsDocument, options);
}

export const InboxMessageDocument = /* @__PURE__ */ documentOf<InboxMessageQuery, InboxMessageQueryVariables>("query InboxMessage($id:ID!){contactMessage(id:$id){...MessageRow_message@unmask message answers{id body createdAt author{id displayName}}}contactTeam{id displayName}}", MessageRow_MessageFragmentDoc);
export function useInboxMessageQuery(options: QueryOptions<InboxMessageQuery, InboxMessageQueryVariables>) {
  return useQuery(InboxMessageDocument, options);
}
export function useInboxMessageLazyQuery(options?: LazyQueryOptions<InboxMessageQuery, InboxMessageQueryVariables>) {
  return useLazyQuery(InboxMessageDocument, options);
}

export const UpdateContactMessageDocument = /* @__PURE__ */ documentOf<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>("mutation UpdateContactMessage($id:ID!$input:ContactMessageChangesInput!){updateContactMessage(id:$id input:$input){...MessageRow_message@unmask}}", MessageRow_MessageFragmentDoc);
export function useUpdateContactMessageMutation(options?: MutationOptions<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>) {
  return useMutation(UpdateContactMessageDocument, options);
}

export const MarkMessageReadDocument = /* @__PURE__ */ documentOf<MarkMessageReadMutation, MarkMessageReadMutationVariables>("mutation MarkMessageRead($id:ID!){updateContactMessage(id:$id input:{isRead:true}){id isRead}}");
export function useMarkMessageReadMutation(options?: MutationOptions<MarkMessageReadMutation, MarkMessageReadMutationVariables>) {
  return useMutation(MarkMessageReadDocument, options);
}

export const AnswerContactMessageDocument = /* @__PURE__ */ documentOf<AnswerContactMessageMutation, AnswerContactMessageMutationVariables>("mutation AnswerContactMessage($id:ID!$body:String!){answerContactMessage(id:$id body:$body){...MessageRow_message@unmask answers{id body createdAt author{id displayName}}}}", MessageRow_MessageFragmentDoc);
export function useAnswerContactMessageMutation(options?: MutationOptions<AnswerContactMessageMutation, AnswerContactMessageMutationVariables>) {
  return useMutation(AnswerContactMessageDocument, options);
}

export const DeleteContactMessageDocument = /* @__PURE__ */ documentOf<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>("mutation DeleteContactMessage($id:ID!){deleteContactMessage(id:$id){deletedId}}");
export function useDeleteContactMessageMutation(options?: MutationOptions<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) {
  return useMutation(DeleteContactMessageDocument, options);
}