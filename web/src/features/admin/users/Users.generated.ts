/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type SessionRow_SessionFragment, SessionRow_SessionFragmentDoc } from '../../session/devices/Sessions.generated';
export type UserRow_UserFragment = { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number } } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export type UsersQueryVariables = Exact<{
  query?: string | null | undefined;
  role?: Schema.Role | null | undefined;
  state?: Schema.ManagedUserState | null | undefined;
  sort?: Schema.ManagedUserSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface UsersQuery { managedUsers: { __typename: 'ManagedUserConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ManagedUserEdge', cursor: string, node: { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number } } }> } }

export type UserRights_UserFragment = { __typename: 'ManagedUser', heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string } }>, sessions: Array<(
    { __typename: 'Session', id: string }
    & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
  )> } & { ' $fragmentName'?: 'UserRights_UserFragment' };

export type UserDetailsQueryVariables = Exact<{
  id: string;
}>;


export interface UserDetailsQuery { managedUser: { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number }, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string } }>, sessions: Array<(
      { __typename: 'Session', id: string }
      & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
    )> } | null }

export type InviteUserMutationVariables = Exact<{
  input: Schema.InviteManagedUserInput;
}>;


export interface InviteUserMutation { inviteManagedUser: { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number } } }

export type SignOutUserMutationVariables = Exact<{
  id: string;
}>;


export interface SignOutUserMutation { signOutManagedUser: { __typename: 'ManagedUser', id: string, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string } }>, sessions: Array<(
      { __typename: 'Session', id: string }
      & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
    )> } }

export type SendPasswordResetMutationVariables = Exact<{
  id: string;
}>;


export interface SendPasswordResetMutation { sendManagedPasswordReset: { __typename: 'ManagedUser', id: string } }

export type SendVerificationMutationVariables = Exact<{
  id: string;
}>;


export interface SendVerificationMutation { sendManagedVerification: { __typename: 'ManagedUser', id: string } }

export type VerifyUserMutationVariables = Exact<{
  id: string;
}>;


export interface VerifyUserMutation { verifyManagedUser: { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number } } }

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: Schema.UpdateManagedUserInput;
}>;


export interface UpdateUserMutation { updateManagedUser: { __typename: 'ManagedUser', id: string, email: string, role: Schema.Role, isActive: boolean, isEmailVerified: boolean, hasVerifiedAddress: boolean, isInvited: boolean, leavesAt: string | null, createdOn: string, lastSeenAt: string | null, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bio: string, postCount: number, followerCount: number }, heldClaims: Array<{ __typename: 'HeldClaim', isInForce: boolean, sources: Array<Schema.ClaimSource>, claim: { __typename: 'ClaimDefinition', id: string, value: string, name: string } }>, sessions: Array<(
      { __typename: 'Session', id: string }
      & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
    )> } }

export type SetUsersActiveMutationVariables = Exact<{
  ids: Array<string>;
  isActive: boolean;
}>;


export interface SetUsersActiveMutation { setManagedUsersActive: Array<{ __typename: 'ManagedUser', id: string, isActive: boolean, leavesAt: string | null }> }

export type DeleteUserMutationVariables = Exact<{
  id: string;
  content: Schema.ContentChoice;
}>;


export interface DeleteUserMutation { deleteManagedUser: { __typename: 'DeletePayload', deletedId: string } }

export type EndUserSessionMutationVariables = Exact<{
  userId: string;
  id: string;
}>;


export interface EndUserSessionMutation { endManagedSession: { __typename: 'DeletePayload', deletedId: string } }


export const UserRow_UserFragmentDoc = /* @__PURE__ */ documentOf<UserRow_UserFragment, Record<string, never>>("fragment UserRow_user on ManagedUser{id email role isActive isEmailVerified hasVerifiedAddress isInvited leavesAt accountState{isLimited frozenUntil suspendedAt}createdOn lastSeenAt user{id handle displayName imageUrl bio postCount followerCount}}");

export const UsersDocument = /* @__PURE__ */ documentOf<UsersQuery, UsersQueryVariables>("query Users($query:String$role:Role$state:ManagedUserState$sort:ManagedUserSort$first:Int!$after:String){managedUsers(query:$query role:$role state:$state sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...UserRow_user@unmask}}}}", UserRow_UserFragmentDoc);
export function useUsersQuery(options: QueryOptions<UsersQuery, UsersQueryVariables>) {
  return useQuery(UsersDocument, options);
}
export function useUsersLazyQuery(options?: LazyQueryOptions<UsersQuery, UsersQueryVariables>) {
  return useLazyQuery(UsersDocument, options);
}

export const UserRights_UserFragmentDoc = /* @__PURE__ */ documentOf<UserRights_UserFragment, Record<string, never>>("fragment UserRights_user on ManagedUser{heldClaims{isInForce sources claim{id value name}}sessions{...SessionRow_session id}}", SessionRow_SessionFragmentDoc);

export const UserDetailsDocument = /* @__PURE__ */ documentOf<UserDetailsQuery, UserDetailsQueryVariables>("query UserDetails($id:ID!){managedUser(id:$id){...UserRow_user@unmask ...UserRights_user@unmask}}", UserRow_UserFragmentDoc, UserRights_UserFragmentDoc);
export function useUserDetailsQuery(options: QueryOptions<UserDetailsQuery, UserDetailsQueryVariables>) {
  return useQuery(UserDetailsDocument, options);
}
export function useUserDetailsLazyQuery(options?: LazyQueryOptions<UserDetailsQuery, UserDetailsQueryVariables>) {
  return useLazyQuery(UserDetailsDocument, options);
}

export const InviteUserDocument = /* @__PURE__ */ documentOf<InviteUserMutation, InviteUserMutationVariables>("mutation InviteUser($input:InviteManagedUserInput!){inviteManagedUser(input:$input){...UserRow_user@unmask}}", UserRow_UserFragmentDoc);
export function useInviteUserMutation(options?: MutationOptions<InviteUserMutation, InviteUserMutationVariables>) {
  return useMutation(InviteUserDocument, options);
}

export const SignOutUserDocument = /* @__PURE__ */ documentOf<SignOutUserMutation, SignOutUserMutationVariables>("mutation SignOutUser($id:ID!){signOutManagedUser(id:$id){...UserRights_user@unmask id}}", UserRights_UserFragmentDoc);
export function useSignOutUserMutation(options?: MutationOptions<SignOutUserMutation, SignOutUserMutationVariables>) {
  return useMutation(SignOutUserDocument, options);
}

export const SendPasswordResetDocument = /* @__PURE__ */ documentOf<SendPasswordResetMutation, SendPasswordResetMutationVariables>("mutation SendPasswordReset($id:ID!){sendManagedPasswordReset(id:$id){id}}");
export function useSendPasswordResetMutation(options?: MutationOptions<SendPasswordResetMutation, SendPasswordResetMutationVariables>) {
  return useMutation(SendPasswordResetDocument, options);
}

export const SendVerificationDocument = /* @__PURE__ */ documentOf<SendVerificationMutation, SendVerificationMutationVariables>("mutation SendVerification($id:ID!){sendManagedVerification(id:$id){id}}");
export function useSendVerificationMutation(options?: MutationOptions<SendVerificationMutation, SendVerificationMutationVariables>) {
  return useMutation(SendVerificationDocument, options);
}

export const VerifyUserDocument = /* @__PURE__ */ documentOf<VerifyUserMutation, VerifyUserMutationVariables>("mutation VerifyUser($id:ID!){verifyManagedUser(id:$id){...UserRow_user@unmask}}", UserRow_UserFragmentDoc);
export function useVerifyUserMutation(options?: MutationOptions<VerifyUserMutation, VerifyUserMutationVariables>) {
  return useMutation(VerifyUserDocument, options);
}

export const UpdateUserDocument = /* @__PURE__ */ documentOf<UpdateUserMutation, UpdateUserMutationVariables>("mutation UpdateUser($id:ID!$input:UpdateManagedUserInput!){updateManagedUser(id:$id input:$input){...UserRow_user@unmask ...UserRights_user@unmask}}", UserRow_UserFragmentDoc, UserRights_UserFragmentDoc);
export function useUpdateUserMutation(options?: MutationOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
  return useMutation(UpdateUserDocument, options);
}

export const SetUsersActiveDocument = /* @__PURE__ */ documentOf<SetUsersActiveMutation, SetUsersActiveMutationVariables>("mutation SetUsersActive($ids:[ID!]!$isActive:Boolean!){setManagedUsersActive(ids:$ids isActive:$isActive){id isActive leavesAt}}");
export function useSetUsersActiveMutation(options?: MutationOptions<SetUsersActiveMutation, SetUsersActiveMutationVariables>) {
  return useMutation(SetUsersActiveDocument, options);
}

export const DeleteUserDocument = /* @__PURE__ */ documentOf<DeleteUserMutation, DeleteUserMutationVariables>("mutation DeleteUser($id:ID!$content:ContentChoice!){deleteManagedUser(id:$id content:$content){deletedId}}");
export function useDeleteUserMutation(options?: MutationOptions<DeleteUserMutation, DeleteUserMutationVariables>) {
  return useMutation(DeleteUserDocument, options);
}

export const EndUserSessionDocument = /* @__PURE__ */ documentOf<EndUserSessionMutation, EndUserSessionMutationVariables>("mutation EndUserSession($userId:ID!$id:ID!){endManagedSession(userId:$userId id:$id){deletedId}}");
export function useEndUserSessionMutation(options?: MutationOptions<EndUserSessionMutation, EndUserSessionMutationVariables>) {
  return useMutation(EndUserSessionDocument, options);
}