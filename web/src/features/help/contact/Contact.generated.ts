/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type SendContactMessageMutationVariables = Exact<{
  input: Schema.ContactInput;
}>;


export interface SendContactMessageMutation { sendContactMessage: boolean }

export type ContactMessagesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export interface ContactMessagesQuery { contactMessages: { __typename: 'ContactMessageConnection', edges: Array<{ __typename: 'ContactMessageEdge', cursor: string, node: { __typename: 'ContactMessage', id: string, name: string, email: string, subject: string, message: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }

export type DeleteContactMessageMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteContactMessageMutation { deleteContactMessage: { __typename: 'DeletePayload', deletedId: string } }


export const SendContactMessageDocument = /* @__PURE__ */ documentOf<SendContactMessageMutation, SendContactMessageMutationVariables>("mutation SendContactMessage($input:ContactInput!){sendContactMessage(input:$input)}");
export function useSendContactMessageMutation(options?: MutationOptions<SendContactMessageMutation, SendContactMessageMutationVariables>) {
  return useMutation(SendContactMessageDocument, options);
}

export const ContactMessagesDocument = /* @__PURE__ */ documentOf<ContactMessagesQuery, ContactMessagesQueryVariables>("query ContactMessages($after:String){contactMessages(first:20 after:$after){edges{cursor node{id name email subject message createdAt}}pageInfo{hasNextPage endCursor}}}");
export function useContactMessagesQuery(options?: QueryOptions<ContactMessagesQuery, ContactMessagesQueryVariables>) {
  return useQuery(ContactMessagesDocument, options);
}
export function useContactMessagesLazyQuery(options?: LazyQueryOptions<ContactMessagesQuery, ContactMessagesQueryVariables>) {
  return useLazyQuery(ContactMessagesDocument, options);
}

export const DeleteContactMessageDocument = /* @__PURE__ */ documentOf<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>("mutation DeleteContactMessage($id:ID!){deleteContactMessage(id:$id){deletedId}}");
export function useDeleteContactMessageMutation(options?: MutationOptions<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) {
  return useMutation(DeleteContactMessageDocument, options);
}