/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type ClaimDefinition_ClaimFragment = { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } & { ' $fragmentName'?: 'ClaimDefinition_ClaimFragment' };

export type ClaimMatrixQueryVariables = Exact<{ [key: string]: never; }>;


export interface ClaimMatrixQuery { claimCategories: Array<{ __typename: 'ClaimCategory', id: string, key: string | null, name: string, description: string, isActive: boolean, definitionCount: number, definitions: Array<{ __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number }> }> }

export type RoleGrantsQueryVariables = Exact<{ [key: string]: never; }>;


export interface RoleGrantsQuery { basicSize: number, editorSize: number, adminSize: number, rootSize: number, basic: Array<{ __typename: 'ClaimDefinition', id: string }>, editor: Array<{ __typename: 'ClaimDefinition', id: string }>, admin: Array<{ __typename: 'ClaimDefinition', id: string }>, root: Array<{ __typename: 'ClaimDefinition', id: string }> }

export type RoleGainsQueryVariables = Exact<{
  role: Schema.Role;
  claimId: string;
}>;


export interface RoleGainsQuery { roleSize: number }

export type ChangeClaimsMutationVariables = Exact<{
  input: Schema.ChangeClaimsInput;
}>;


export interface ChangeClaimsMutation { changeClaims: { __typename: 'ChangeClaimsPayload', roles: Array<{ __typename: 'RoleClaims', role: Schema.Role, claims: Array<{ __typename: 'ClaimDefinition', id: string }> }> } }

export type ClaimHoldersQueryVariables = Exact<{
  query?: string | null | undefined;
  first: number;
}>;


export interface ClaimHoldersQuery { managedUsers: { __typename: 'ManagedUserConnection', totalCount: number, edges: Array<{ __typename: 'ManagedUserEdge', node: { __typename: 'ManagedUser', id: string, role: Schema.Role, isActive: boolean, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } }> } }

export type ClaimHolder_UserFragment = { __typename: 'ManagedUser', id: string, role: Schema.Role, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } }> } & { ' $fragmentName'?: 'ClaimHolder_UserFragment' };

export type ClaimsOfPersonQueryVariables = Exact<{
  id: string;
}>;


export interface ClaimsOfPersonQuery { managedUser: { __typename: 'ManagedUser', id: string, role: Schema.Role, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null }, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } }> } | null }

export type GrantUserClaimMutationVariables = Exact<{
  userId: string;
  claimId: string;
}>;


export interface GrantUserClaimMutation { grantUserClaim: { __typename: 'ManagedUser', id: string, role: Schema.Role, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } }> } }

export type RevokeUserClaimMutationVariables = Exact<{
  userId: string;
  claimId: string;
}>;


export interface RevokeUserClaimMutation { revokeUserClaim: { __typename: 'ManagedUser', id: string, role: Schema.Role, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } }> } }

export type CreateClaimCategoryMutationVariables = Exact<{
  input: Schema.ClaimCategoryInput;
}>;


export interface CreateClaimCategoryMutation { createClaimCategory: { __typename: 'ClaimCategory', id: string } }

export type UpdateClaimCategoryMutationVariables = Exact<{
  id: string;
  input: Schema.ClaimCategoryInput;
}>;


export interface UpdateClaimCategoryMutation { updateClaimCategory: { __typename: 'ClaimCategory', id: string, name: string, description: string, isActive: boolean } }

export type DeleteClaimCategoryMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteClaimCategoryMutation { deleteClaimCategory: { __typename: 'DeletePayload', deletedId: string } }

export type CreateClaimDefinitionMutationVariables = Exact<{
  input: Schema.ClaimDefinitionInput;
}>;


export interface CreateClaimDefinitionMutation { createClaimDefinition: { __typename: 'ClaimDefinition', id: string } }

export type UpdateClaimDefinitionMutationVariables = Exact<{
  id: string;
  input: Schema.ClaimDefinitionInput;
}>;


export interface UpdateClaimDefinitionMutation { updateClaimDefinition: { __typename: 'ClaimDefinition', id: string, value: string, name: string, description: string, isActive: boolean, isSystem: boolean, categoryId: string, holderCount: number } }

export type DeleteClaimDefinitionMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteClaimDefinitionMutation { deleteClaimDefinition: { __typename: 'DeletePayload', deletedId: string } }


export const ClaimDefinition_ClaimFragmentDoc = /* @__PURE__ */ documentOf<ClaimDefinition_ClaimFragment, Record<string, never>>("fragment ClaimDefinition_claim on ClaimDefinition{id value name description isActive isSystem categoryId holderCount}");

export const ClaimMatrixDocument = /* @__PURE__ */ documentOf<ClaimMatrixQuery, ClaimMatrixQueryVariables>("query ClaimMatrix{claimCategories{id key name description isActive definitionCount definitions{...ClaimDefinition_claim@unmask}}}", ClaimDefinition_ClaimFragmentDoc);
export function useClaimMatrixQuery(options?: QueryOptions<ClaimMatrixQuery, ClaimMatrixQueryVariables>) {
  return useQuery(ClaimMatrixDocument, options);
}
export function useClaimMatrixLazyQuery(options?: LazyQueryOptions<ClaimMatrixQuery, ClaimMatrixQueryVariables>) {
  return useLazyQuery(ClaimMatrixDocument, options);
}

export const RoleGrantsDocument = /* @__PURE__ */ documentOf<RoleGrantsQuery, RoleGrantsQueryVariables>("query RoleGrants{basic:roleClaims(role:BASIC){id}editor:roleClaims(role:EDITOR){id}admin:roleClaims(role:ADMIN){id}root:roleClaims(role:ROOT){id}basicSize:roleSize(role:BASIC)editorSize:roleSize(role:EDITOR)adminSize:roleSize(role:ADMIN)rootSize:roleSize(role:ROOT)}");
export function useRoleGrantsQuery(options?: QueryOptions<RoleGrantsQuery, RoleGrantsQueryVariables>) {
  return useQuery(RoleGrantsDocument, options);
}
export function useRoleGrantsLazyQuery(options?: LazyQueryOptions<RoleGrantsQuery, RoleGrantsQueryVariables>) {
  return useLazyQuery(RoleGrantsDocument, options);
}

export const RoleGainsDocument = /* @__PURE__ */ documentOf<RoleGainsQuery, RoleGainsQueryVariables>("query RoleGains($role:Role!$claimId:ID!){roleSize(role:$role without:$claimId)}");
export function useRoleGainsQuery(options: QueryOptions<RoleGainsQuery, RoleGainsQueryVariables>) {
  return useQuery(RoleGainsDocument, options);
}
export function useRoleGainsLazyQuery(options?: LazyQueryOptions<RoleGainsQuery, RoleGainsQueryVariables>) {
  return useLazyQuery(RoleGainsDocument, options);
}

export const ChangeClaimsDocument = /* @__PURE__ */ documentOf<ChangeClaimsMutation, ChangeClaimsMutationVariables>("mutation ChangeClaims($input:ChangeClaimsInput!){changeClaims(input:$input){roles{role claims{id}}}}");
export function useChangeClaimsMutation(options?: MutationOptions<ChangeClaimsMutation, ChangeClaimsMutationVariables>) {
  return useMutation(ChangeClaimsDocument, options);
}

export const ClaimHoldersDocument = /* @__PURE__ */ documentOf<ClaimHoldersQuery, ClaimHoldersQueryVariables>("query ClaimHolders($query:String$first:Int!){managedUsers(query:$query first:$first){totalCount edges{node{id role isActive user{id handle displayName imageUrl}}}}}");
export function useClaimHoldersQuery(options: QueryOptions<ClaimHoldersQuery, ClaimHoldersQueryVariables>) {
  return useQuery(ClaimHoldersDocument, options);
}
export function useClaimHoldersLazyQuery(options?: LazyQueryOptions<ClaimHoldersQuery, ClaimHoldersQueryVariables>) {
  return useLazyQuery(ClaimHoldersDocument, options);
}

export const ClaimHolder_UserFragmentDoc = /* @__PURE__ */ documentOf<ClaimHolder_UserFragment, Record<string, never>>("fragment ClaimHolder_user on ManagedUser{id role heldClaims{isInForce sources claim{...ClaimDefinition_claim@unmask}}}", ClaimDefinition_ClaimFragmentDoc);

export const ClaimsOfPersonDocument = /* @__PURE__ */ documentOf<ClaimsOfPersonQuery, ClaimsOfPersonQueryVariables>("query ClaimsOfPerson($id:ID!){managedUser(id:$id){...ClaimHolder_user@unmask user{id handle displayName imageUrl}}}", ClaimHolder_UserFragmentDoc);
export function useClaimsOfPersonQuery(options: QueryOptions<ClaimsOfPersonQuery, ClaimsOfPersonQueryVariables>) {
  return useQuery(ClaimsOfPersonDocument, options);
}
export function useClaimsOfPersonLazyQuery(options?: LazyQueryOptions<ClaimsOfPersonQuery, ClaimsOfPersonQueryVariables>) {
  return useLazyQuery(ClaimsOfPersonDocument, options);
}

export const GrantUserClaimDocument = /* @__PURE__ */ documentOf<GrantUserClaimMutation, GrantUserClaimMutationVariables>("mutation GrantUserClaim($userId:ID!$claimId:ID!){grantUserClaim(userId:$userId claimId:$claimId){...ClaimHolder_user@unmask}}", ClaimHolder_UserFragmentDoc);
export function useGrantUserClaimMutation(options?: MutationOptions<GrantUserClaimMutation, GrantUserClaimMutationVariables>) {
  return useMutation(GrantUserClaimDocument, options);
}

export const RevokeUserClaimDocument = /* @__PURE__ */ documentOf<RevokeUserClaimMutation, RevokeUserClaimMutationVariables>("mutation RevokeUserClaim($userId:ID!$claimId:ID!){revokeUserClaim(userId:$userId claimId:$claimId){...ClaimHolder_user@unmask}}", ClaimHolder_UserFragmentDoc);
export function useRevokeUserClaimMutation(options?: MutationOptions<RevokeUserClaimMutation, RevokeUserClaimMutationVariables>) {
  return useMutation(RevokeUserClaimDocument, options);
}

export const CreateClaimCategoryDocument = /* @__PURE__ */ documentOf<CreateClaimCategoryMutation, CreateClaimCategoryMutationVariables>("mutation CreateClaimCategory($input:ClaimCategoryInput!){createClaimCategory(input:$input){id}}");
export function useCreateClaimCategoryMutation(options?: MutationOptions<CreateClaimCategoryMutation, CreateClaimCategoryMutationVariables>) {
  return useMutation(CreateClaimCategoryDocument, options);
}

export const UpdateClaimCategoryDocument = /* @__PURE__ */ documentOf<UpdateClaimCategoryMutation, UpdateClaimCategoryMutationVariables>("mutation UpdateClaimCategory($id:ID!$input:ClaimCategoryInput!){updateClaimCategory(id:$id input:$input){id name description isActive}}");
export function useUpdateClaimCategoryMutation(options?: MutationOptions<UpdateClaimCategoryMutation, UpdateClaimCategoryMutationVariables>) {
  return useMutation(UpdateClaimCategoryDocument, options);
}

export const DeleteClaimCategoryDocument = /* @__PURE__ */ documentOf<DeleteClaimCategoryMutation, DeleteClaimCategoryMutationVariables>("mutation DeleteClaimCategory($id:ID!){deleteClaimCategory(id:$id){deletedId}}");
export function useDeleteClaimCategoryMutation(options?: MutationOptions<DeleteClaimCategoryMutation, DeleteClaimCategoryMutationVariables>) {
  return useMutation(DeleteClaimCategoryDocument, options);
}

export const CreateClaimDefinitionDocument = /* @__PURE__ */ documentOf<CreateClaimDefinitionMutation, CreateClaimDefinitionMutationVariables>("mutation CreateClaimDefinition($input:ClaimDefinitionInput!){createClaimDefinition(input:$input){id}}");
export function useCreateClaimDefinitionMutation(options?: MutationOptions<CreateClaimDefinitionMutation, CreateClaimDefinitionMutationVariables>) {
  return useMutation(CreateClaimDefinitionDocument, options);
}

export const UpdateClaimDefinitionDocument = /* @__PURE__ */ documentOf<UpdateClaimDefinitionMutation, UpdateClaimDefinitionMutationVariables>("mutation UpdateClaimDefinition($id:ID!$input:ClaimDefinitionInput!){updateClaimDefinition(id:$id input:$input){...ClaimDefinition_claim@unmask}}", ClaimDefinition_ClaimFragmentDoc);
export function useUpdateClaimDefinitionMutation(options?: MutationOptions<UpdateClaimDefinitionMutation, UpdateClaimDefinitionMutationVariables>) {
  return useMutation(UpdateClaimDefinitionDocument, options);
}

export const DeleteClaimDefinitionDocument = /* @__PURE__ */ documentOf<DeleteClaimDefinitionMutation, DeleteClaimDefinitionMutationVariables>("mutation DeleteClaimDefinition($id:ID!){deleteClaimDefinition(id:$id){deletedId}}");
export function useDeleteClaimDefinitionMutation(options?: MutationOptions<DeleteClaimDefinitionMutation, DeleteClaimDefinitionMutationVariables>) {
  return useMutation(DeleteClaimDefinitionDocument, options);
}