/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type RestoreEmailMutationVariables = Exact<{
  token: string;
}>;


export interface RestoreEmailMutation { restoreEmail: boolean }

export type EmailChangeLinkQueryVariables = Exact<{
  token: string;
}>;


export interface EmailChangeLinkQuery { emailChangeLink: { __typename: 'EmailChangeLink', side: Schema.EmailChangeSide, handle: string, newEmail: string, isConfirmed: boolean } | null }

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export interface ConfirmEmailChangeMutation { confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', isComplete: boolean } }

export type RefuseEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export interface RefuseEmailChangeMutation { refuseEmailChange: boolean }

export type DisownSignInMutationVariables = Exact<{
  token: string;
}>;


export interface DisownSignInMutation { disownSignIn: { __typename: 'DisownSignInPayload', resetToken: string } }


export const RestoreEmailDocument = /* @__PURE__ */ documentOf<RestoreEmailMutation, RestoreEmailMutationVariables>("mutation RestoreEmail($token:String!){restoreEmail(token:$token)}");
export function useRestoreEmailMutation(options?: MutationOptions<RestoreEmailMutation, RestoreEmailMutationVariables>) {
  return useMutation(RestoreEmailDocument, options);
}

export const EmailChangeLinkDocument = /* @__PURE__ */ documentOf<EmailChangeLinkQuery, EmailChangeLinkQueryVariables>("query EmailChangeLink($token:String!){emailChangeLink(token:$token){side handle newEmail isConfirmed}}");
export function useEmailChangeLinkQuery(options: QueryOptions<EmailChangeLinkQuery, EmailChangeLinkQueryVariables>) {
  return useQuery(EmailChangeLinkDocument, options);
}
export function useEmailChangeLinkLazyQuery(options?: LazyQueryOptions<EmailChangeLinkQuery, EmailChangeLinkQueryVariables>) {
  return useLazyQuery(EmailChangeLinkDocument, options);
}

export const ConfirmEmailChangeDocument = /* @__PURE__ */ documentOf<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>("mutation ConfirmEmailChange($token:String!){confirmEmailChange(token:$token){isComplete}}");
export function useConfirmEmailChangeMutation(options?: MutationOptions<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>) {
  return useMutation(ConfirmEmailChangeDocument, options);
}

export const RefuseEmailChangeDocument = /* @__PURE__ */ documentOf<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>("mutation RefuseEmailChange($token:String!){refuseEmailChange(token:$token)}");
export function useRefuseEmailChangeMutation(options?: MutationOptions<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>) {
  return useMutation(RefuseEmailChangeDocument, options);
}

export const DisownSignInDocument = /* @__PURE__ */ documentOf<DisownSignInMutation, DisownSignInMutationVariables>("mutation DisownSignIn($token:String!){disownSignIn(token:$token){resetToken}}");
export function useDisownSignInMutation(options?: MutationOptions<DisownSignInMutation, DisownSignInMutationVariables>) {
  return useMutation(DisownSignInDocument, options);
}