/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type InviteRow_InviteFragment = { __typename: 'Invite', id: string, code: string, maxUses: number | null, uses: number, expiresAt: string | null, followsOwner: boolean, comment: string, isUsable: boolean, isRevoked: boolean } & { ' $fragmentName'?: 'InviteRow_InviteFragment' };

export type InvitesQueryVariables = Exact<{ [key: string]: never; }>;


export interface InvitesQuery { registrationState: { __typename: 'RegistrationState', mode: Schema.RegistrationMode }, viewer: { __typename: 'Viewer', invites: Array<{ __typename: 'Invite', id: string, code: string, maxUses: number | null, uses: number, expiresAt: string | null, followsOwner: boolean, comment: string, isUsable: boolean, isRevoked: boolean }> } | null }

export type CreateInviteMutationVariables = Exact<{
  input: Schema.CreateInviteInput;
}>;


export interface CreateInviteMutation { createInvite: { __typename: 'InvitePayload', invite: { __typename: 'Invite', id: string, code: string, maxUses: number | null, uses: number, expiresAt: string | null, followsOwner: boolean, comment: string, isUsable: boolean, isRevoked: boolean } } }

export type RevokeInviteMutationVariables = Exact<{
  id: string;
}>;


export interface RevokeInviteMutation { revokeInvite: { __typename: 'InvitePayload', invite: { __typename: 'Invite', id: string, code: string, maxUses: number | null, uses: number, expiresAt: string | null, followsOwner: boolean, comment: string, isUsable: boolean, isRevoked: boolean } } }


export const InviteRow_InviteFragmentDoc = /* @__PURE__ */ documentOf<InviteRow_InviteFragment, Record<string, never>>("fragment InviteRow_invite on Invite{id code maxUses uses expiresAt followsOwner comment isUsable isRevoked}");

export const InvitesDocument = /* @__PURE__ */ documentOf<InvitesQuery, InvitesQueryVariables>("query Invites{registrationState{mode}viewer{invites{id ...InviteRow_invite@unmask}}}", InviteRow_InviteFragmentDoc);
export function useInvitesQuery(options?: QueryOptions<InvitesQuery, InvitesQueryVariables>) {
  return useQuery(InvitesDocument, options);
}
export function useInvitesLazyQuery(options?: LazyQueryOptions<InvitesQuery, InvitesQueryVariables>) {
  return useLazyQuery(InvitesDocument, options);
}

export const CreateInviteDocument = /* @__PURE__ */ documentOf<CreateInviteMutation, CreateInviteMutationVariables>("mutation CreateInvite($input:CreateInviteInput!){createInvite(input:$input){invite{id ...InviteRow_invite@unmask}}}", InviteRow_InviteFragmentDoc);
export function useCreateInviteMutation(options?: MutationOptions<CreateInviteMutation, CreateInviteMutationVariables>) {
  return useMutation(CreateInviteDocument, options);
}

export const RevokeInviteDocument = /* @__PURE__ */ documentOf<RevokeInviteMutation, RevokeInviteMutationVariables>("mutation RevokeInvite($id:ID!){revokeInvite(id:$id){invite{id ...InviteRow_invite@unmask}}}", InviteRow_InviteFragmentDoc);
export function useRevokeInviteMutation(options?: MutationOptions<RevokeInviteMutation, RevokeInviteMutationVariables>) {
  return useMutation(RevokeInviteDocument, options);
}