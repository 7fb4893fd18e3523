/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type FactorsQueryVariables = Exact<{ [key: string]: never; }>;


export interface FactorsQuery { viewer: { __typename: 'Viewer', security: { __typename: 'AccountSecurity', isTotpOn: boolean, passkeys: Array<{ __typename: 'Passkey', id: string }> } } | null }

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


export const FactorsDocument = /* @__PURE__ */ documentOf<FactorsQuery, FactorsQueryVariables>("query Factors{viewer{security{isTotpOn passkeys{id}}}}");
export function useFactorsQuery(options?: QueryOptions<FactorsQuery, FactorsQueryVariables>) {
  return useQuery(FactorsDocument, options);
}
export function useFactorsLazyQuery(options?: LazyQueryOptions<FactorsQuery, FactorsQueryVariables>) {
  return useLazyQuery(FactorsDocument, options);
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