/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type ManagedInvite_InviteFragment = { __typename: 'ManagedInvite', id: string, state: Schema.InviteState, maxUses: number | null, uses: number, expiresAt: string | null, revokedAt: string | null, followsOwner: boolean, createdAt: string, owner: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'ManagedInvite_InviteFragment' };

export type ManagedInvitesQueryVariables = Exact<{
  query?: string | null | undefined;
  state?: Schema.InviteState | null | undefined;
  sort?: Schema.ManagedInviteSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface ManagedInvitesQuery { managedInvites: { __typename: 'ManagedInviteConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ManagedInviteEdge', cursor: string, node: { __typename: 'ManagedInvite', id: string, state: Schema.InviteState, maxUses: number | null, uses: number, expiresAt: string | null, revokedAt: string | null, followsOwner: boolean, createdAt: string, owner: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } }> } }

export type InviteDetailsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export interface InviteDetailsQuery { managedInvite: { __typename: 'ManagedInvite', id: string, state: Schema.InviteState, maxUses: number | null, uses: number, expiresAt: string | null, revokedAt: string | null, followsOwner: boolean, createdAt: string, people: { __typename: 'UserConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'UserEdge', node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, createdAt: string } }> }, owner: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null }

export type RevokeManagedInviteMutationVariables = Exact<{
  id: string;
}>;


export interface RevokeManagedInviteMutation { revokeManagedInvite: { __typename: 'ManagedInvite', id: string, state: Schema.InviteState, revokedAt: string | null } }


export const ManagedInvite_InviteFragmentDoc = /* @__PURE__ */ documentOf<ManagedInvite_InviteFragment, Record<string, never>>("fragment ManagedInvite_invite on ManagedInvite{id state maxUses uses expiresAt revokedAt followsOwner createdAt owner{id handle displayName imageUrl}}");

export const ManagedInvitesDocument = /* @__PURE__ */ documentOf<ManagedInvitesQuery, ManagedInvitesQueryVariables>("query ManagedInvites($query:String$state:InviteState$sort:ManagedInviteSort$first:Int!$after:String){managedInvites(query:$query state:$state sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...ManagedInvite_invite@unmask}}}}", ManagedInvite_InviteFragmentDoc);
export function useManagedInvitesQuery(options: QueryOptions<ManagedInvitesQuery, ManagedInvitesQueryVariables>) {
  return useQuery(ManagedInvitesDocument, options);
}
export function useManagedInvitesLazyQuery(options?: LazyQueryOptions<ManagedInvitesQuery, ManagedInvitesQueryVariables>) {
  return useLazyQuery(ManagedInvitesDocument, options);
}

export const InviteDetailsDocument = /* @__PURE__ */ documentOf<InviteDetailsQuery, InviteDetailsQueryVariables>("query InviteDetails($id:ID!$after:String){managedInvite(id:$id){...ManagedInvite_invite@unmask people(first:20 after:$after){pageInfo{hasNextPage endCursor}edges{node{id handle displayName imageUrl createdAt}}}}}", ManagedInvite_InviteFragmentDoc);
export function useInviteDetailsQuery(options: QueryOptions<InviteDetailsQuery, InviteDetailsQueryVariables>) {
  return useQuery(InviteDetailsDocument, options);
}
export function useInviteDetailsLazyQuery(options?: LazyQueryOptions<InviteDetailsQuery, InviteDetailsQueryVariables>) {
  return useLazyQuery(InviteDetailsDocument, options);
}

export const RevokeManagedInviteDocument = /* @__PURE__ */ documentOf<RevokeManagedInviteMutation, RevokeManagedInviteMutationVariables>("mutation RevokeManagedInvite($id:ID!){revokeManagedInvite(id:$id){id state revokedAt}}");
export function useRevokeManagedInviteMutation(options?: MutationOptions<RevokeManagedInviteMutation, RevokeManagedInviteMutationVariables>) {
  return useMutation(RevokeManagedInviteDocument, options);
}