/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type PasskeyRow_PasskeyFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'PasskeyRow_PasskeyFragment' };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export interface SecurityQuery { viewer: { __typename: 'Viewer', security: { __typename: 'AccountSecurity', isTotpOn: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null }

export type BeginTotpMutationVariables = Exact<{
  password: string;
}>;


export interface BeginTotpMutation { beginTotp: { __typename: 'TotpSetupPayload', secret: string, uri: string } }

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export interface ConfirmTotpMutation { confirmTotp: { __typename: 'RecoveryCodesPayload', codes: Array<string> } }

export type DisableTotpMutationVariables = Exact<{
  input: Schema.ProofInput;
}>;


export interface DisableTotpMutation { disableTotp: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string } } }

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Schema.ProofInput;
}>;


export interface RenewRecoveryCodesMutation { renewRecoveryCodes: { __typename: 'RecoveryCodesPayload', codes: Array<string> } }

export type BeginPasskeyMutationVariables = Exact<{
  input: Schema.ProofInput;
}>;


export interface BeginPasskeyMutation { beginPasskey: { __typename: 'PasskeyOptionsPayload', options: string } }

export type AddPasskeyMutationVariables = Exact<{
  input: Schema.AddPasskeyInput;
}>;


export interface AddPasskeyMutation { addPasskey: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string } } }

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export interface RenamePasskeyMutation { renamePasskey: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string } } }

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export interface RemovePasskeyMutation { removePasskey: { __typename: 'DeletePayload', deletedId: string } }


export const PasskeyRow_PasskeyFragmentDoc = /* @__PURE__ */ documentOf<PasskeyRow_PasskeyFragment, Record<string, never>>("fragment PasskeyRow_passkey on Passkey{id name createdAt lastUsedAt}");

export const SecurityDocument = /* @__PURE__ */ documentOf<SecurityQuery, SecurityQueryVariables>("query Security{viewer{security{isTotpOn recoveryCodesLeft passkeys{id ...PasskeyRow_passkey@unmask}}}}", PasskeyRow_PasskeyFragmentDoc);
export function useSecurityQuery(options?: QueryOptions<SecurityQuery, SecurityQueryVariables>) {
  return useQuery(SecurityDocument, options);
}
export function useSecurityLazyQuery(options?: LazyQueryOptions<SecurityQuery, SecurityQueryVariables>) {
  return useLazyQuery(SecurityDocument, options);
}

export const BeginTotpDocument = /* @__PURE__ */ documentOf<BeginTotpMutation, BeginTotpMutationVariables>("mutation BeginTotp($password:String!){beginTotp(password:$password){secret uri}}");
export function useBeginTotpMutation(options?: MutationOptions<BeginTotpMutation, BeginTotpMutationVariables>) {
  return useMutation(BeginTotpDocument, options);
}

export const ConfirmTotpDocument = /* @__PURE__ */ documentOf<ConfirmTotpMutation, ConfirmTotpMutationVariables>("mutation ConfirmTotp($code:String!){confirmTotp(code:$code){codes}}");
export function useConfirmTotpMutation(options?: MutationOptions<ConfirmTotpMutation, ConfirmTotpMutationVariables>) {
  return useMutation(ConfirmTotpDocument, options);
}

export const DisableTotpDocument = /* @__PURE__ */ documentOf<DisableTotpMutation, DisableTotpMutationVariables>("mutation DisableTotp($input:ProofInput!){disableTotp(input:$input){viewer{email}}}");
export function useDisableTotpMutation(options?: MutationOptions<DisableTotpMutation, DisableTotpMutationVariables>) {
  return useMutation(DisableTotpDocument, options);
}

export const RenewRecoveryCodesDocument = /* @__PURE__ */ documentOf<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>("mutation RenewRecoveryCodes($input:ProofInput!){renewRecoveryCodes(input:$input){codes}}");
export function useRenewRecoveryCodesMutation(options?: MutationOptions<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
  return useMutation(RenewRecoveryCodesDocument, options);
}

export const BeginPasskeyDocument = /* @__PURE__ */ documentOf<BeginPasskeyMutation, BeginPasskeyMutationVariables>("mutation BeginPasskey($input:ProofInput!){beginPasskey(input:$input){options}}");
export function useBeginPasskeyMutation(options?: MutationOptions<BeginPasskeyMutation, BeginPasskeyMutationVariables>) {
  return useMutation(BeginPasskeyDocument, options);
}

export const AddPasskeyDocument = /* @__PURE__ */ documentOf<AddPasskeyMutation, AddPasskeyMutationVariables>("mutation AddPasskey($input:AddPasskeyInput!){addPasskey(input:$input){viewer{email}}}");
export function useAddPasskeyMutation(options?: MutationOptions<AddPasskeyMutation, AddPasskeyMutationVariables>) {
  return useMutation(AddPasskeyDocument, options);
}

export const RenamePasskeyDocument = /* @__PURE__ */ documentOf<RenamePasskeyMutation, RenamePasskeyMutationVariables>("mutation RenamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){viewer{email}}}");
export function useRenamePasskeyMutation(options?: MutationOptions<RenamePasskeyMutation, RenamePasskeyMutationVariables>) {
  return useMutation(RenamePasskeyDocument, options);
}

export const RemovePasskeyDocument = /* @__PURE__ */ documentOf<RemovePasskeyMutation, RemovePasskeyMutationVariables>("mutation RemovePasskey($id:ID!){removePasskey(id:$id){deletedId}}");
export function useRemovePasskeyMutation(options?: MutationOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>) {
  return useMutation(RemovePasskeyDocument, options);
}