/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export interface PasskeysQuery { viewer: { __typename: 'Viewer', security: { __typename: 'AccountSecurity', passkeys: Array<{ __typename: 'Passkey', id: string }> } } | null }

export type BeginPasskeyConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export interface BeginPasskeyConfirmationMutation { beginPasskeyConfirmation: { __typename: 'PasskeyOptionsPayload', options: string } }

export type ConfirmByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export interface ConfirmByPasskeyMutation { confirmByPasskey: { __typename: 'ConfirmationPayload', token: string } }

export type ConfirmByCodeMutationVariables = Exact<{
  input: Schema.ProofInput;
}>;


export interface ConfirmByCodeMutation { confirmByCode: { __typename: 'ConfirmationPayload', token: string } }


export const PasskeysDocument = /* @__PURE__ */ documentOf<PasskeysQuery, PasskeysQueryVariables>("query Passkeys{viewer{security{passkeys{id}}}}");
export function usePasskeysQuery(options?: QueryOptions<PasskeysQuery, PasskeysQueryVariables>) {
  return useQuery(PasskeysDocument, options);
}
export function usePasskeysLazyQuery(options?: LazyQueryOptions<PasskeysQuery, PasskeysQueryVariables>) {
  return useLazyQuery(PasskeysDocument, options);
}

export const BeginPasskeyConfirmationDocument = /* @__PURE__ */ documentOf<BeginPasskeyConfirmationMutation, BeginPasskeyConfirmationMutationVariables>("mutation BeginPasskeyConfirmation{beginPasskeyConfirmation{options}}");
export function useBeginPasskeyConfirmationMutation(options?: MutationOptions<BeginPasskeyConfirmationMutation, BeginPasskeyConfirmationMutationVariables>) {
  return useMutation(BeginPasskeyConfirmationDocument, options);
}

export const ConfirmByPasskeyDocument = /* @__PURE__ */ documentOf<ConfirmByPasskeyMutation, ConfirmByPasskeyMutationVariables>("mutation ConfirmByPasskey($credential:String!){confirmByPasskey(credential:$credential){token}}");
export function useConfirmByPasskeyMutation(options?: MutationOptions<ConfirmByPasskeyMutation, ConfirmByPasskeyMutationVariables>) {
  return useMutation(ConfirmByPasskeyDocument, options);
}

export const ConfirmByCodeDocument = /* @__PURE__ */ documentOf<ConfirmByCodeMutation, ConfirmByCodeMutationVariables>("mutation ConfirmByCode($input:ProofInput!){confirmByCode(input:$input){token}}");
export function useConfirmByCodeMutation(options?: MutationOptions<ConfirmByCodeMutation, ConfirmByCodeMutationVariables>) {
  return useMutation(ConfirmByCodeDocument, options);
}