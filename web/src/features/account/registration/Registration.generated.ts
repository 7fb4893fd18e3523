/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type RegistrationEnabledQueryVariables = Exact<{ [key: string]: never; }>;


export interface RegistrationEnabledQuery { registrationEnabled: boolean }

export type RegistrationStateQueryVariables = Exact<{ [key: string]: never; }>;


export interface RegistrationStateQuery { registrationState: { __typename: 'RegistrationState', mode: Schema.RegistrationMode, formToken: string, formSeconds: number, minAge: number | null, rules: Array<{ __typename: 'Rule', id: string, text: string }> } }

export type InviteOfferQueryVariables = Exact<{
  code: string;
}>;


export interface InviteOfferQuery { invite: { __typename: 'InviteOffer', followsOwner: boolean, owner: { __typename: 'User', id: string, handle: string, displayName: string } | null } | null }

export type RegistrationAwaitsApprovalQueryVariables = Exact<{
  token: string;
}>;


export interface RegistrationAwaitsApprovalQuery { registrationAwaitsApproval: boolean }

export type HandleExistsQueryVariables = Exact<{
  handle: string;
}>;


export interface HandleExistsQuery { handleExists: boolean }

export type RegisterMutationVariables = Exact<{
  input: Schema.RegisterInput;
}>;


export interface RegisterMutation { register: boolean }

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export interface VerifyEmailMutation { verifyEmail: boolean }

export type ResendVerificationMutationVariables = Exact<{
  email: string;
}>;


export interface ResendVerificationMutation { resendVerification: boolean }


export const RegistrationEnabledDocument = /* @__PURE__ */ documentOf<RegistrationEnabledQuery, RegistrationEnabledQueryVariables>("query RegistrationEnabled{registrationEnabled}");
export function useRegistrationEnabledQuery(options?: QueryOptions<RegistrationEnabledQuery, RegistrationEnabledQueryVariables>) {
  return useQuery(RegistrationEnabledDocument, options);
}
export function useRegistrationEnabledLazyQuery(options?: LazyQueryOptions<RegistrationEnabledQuery, RegistrationEnabledQueryVariables>) {
  return useLazyQuery(RegistrationEnabledDocument, options);
}

export const RegistrationStateDocument = /* @__PURE__ */ documentOf<RegistrationStateQuery, RegistrationStateQueryVariables>("query RegistrationState{registrationState{mode formToken formSeconds minAge rules{id text}}}");
export function useRegistrationStateQuery(options?: QueryOptions<RegistrationStateQuery, RegistrationStateQueryVariables>) {
  return useQuery(RegistrationStateDocument, options);
}
export function useRegistrationStateLazyQuery(options?: LazyQueryOptions<RegistrationStateQuery, RegistrationStateQueryVariables>) {
  return useLazyQuery(RegistrationStateDocument, options);
}

export const InviteOfferDocument = /* @__PURE__ */ documentOf<InviteOfferQuery, InviteOfferQueryVariables>("query InviteOffer($code:String!){invite(code:$code){followsOwner owner{id handle displayName}}}");
export function useInviteOfferQuery(options: QueryOptions<InviteOfferQuery, InviteOfferQueryVariables>) {
  return useQuery(InviteOfferDocument, options);
}
export function useInviteOfferLazyQuery(options?: LazyQueryOptions<InviteOfferQuery, InviteOfferQueryVariables>) {
  return useLazyQuery(InviteOfferDocument, options);
}

export const RegistrationAwaitsApprovalDocument = /* @__PURE__ */ documentOf<RegistrationAwaitsApprovalQuery, RegistrationAwaitsApprovalQueryVariables>("query RegistrationAwaitsApproval($token:String!){registrationAwaitsApproval(token:$token)}");
export function useRegistrationAwaitsApprovalQuery(options: QueryOptions<RegistrationAwaitsApprovalQuery, RegistrationAwaitsApprovalQueryVariables>) {
  return useQuery(RegistrationAwaitsApprovalDocument, options);
}
export function useRegistrationAwaitsApprovalLazyQuery(options?: LazyQueryOptions<RegistrationAwaitsApprovalQuery, RegistrationAwaitsApprovalQueryVariables>) {
  return useLazyQuery(RegistrationAwaitsApprovalDocument, options);
}

export const HandleExistsDocument = /* @__PURE__ */ documentOf<HandleExistsQuery, HandleExistsQueryVariables>("query HandleExists($handle:String!){handleExists(handle:$handle)}");
export function useHandleExistsQuery(options: QueryOptions<HandleExistsQuery, HandleExistsQueryVariables>) {
  return useQuery(HandleExistsDocument, options);
}
export function useHandleExistsLazyQuery(options?: LazyQueryOptions<HandleExistsQuery, HandleExistsQueryVariables>) {
  return useLazyQuery(HandleExistsDocument, options);
}

export const RegisterDocument = /* @__PURE__ */ documentOf<RegisterMutation, RegisterMutationVariables>("mutation Register($input:RegisterInput!){register(input:$input)}");
export function useRegisterMutation(options?: MutationOptions<RegisterMutation, RegisterMutationVariables>) {
  return useMutation(RegisterDocument, options);
}

export const VerifyEmailDocument = /* @__PURE__ */ documentOf<VerifyEmailMutation, VerifyEmailMutationVariables>("mutation VerifyEmail($token:String!){verifyEmail(token:$token)}");
export function useVerifyEmailMutation(options?: MutationOptions<VerifyEmailMutation, VerifyEmailMutationVariables>) {
  return useMutation(VerifyEmailDocument, options);
}

export const ResendVerificationDocument = /* @__PURE__ */ documentOf<ResendVerificationMutation, ResendVerificationMutationVariables>("mutation ResendVerification($email:String!){resendVerification(email:$email)}");
export function useResendVerificationMutation(options?: MutationOptions<ResendVerificationMutation, ResendVerificationMutationVariables>) {
  return useMutation(ResendVerificationDocument, options);
}