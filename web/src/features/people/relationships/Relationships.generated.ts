/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { FollowButton_UserFragmentDoc } from '../follows/Follow.generated';
export type KnownRelationship_UserFragment = { __typename: 'User', id: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } & { ' $fragmentName'?: 'KnownRelationship_UserFragment' };

export type Relationship_UserFragment = { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } & { ' $fragmentName'?: 'Relationship_UserFragment' };

export type RelationshipQueryVariables = Exact<{
  handle: string;
}>;


export interface RelationshipQuery { user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } | null }

export type RepliesBelowViewerQueryVariables = Exact<{
  handle: string;
}>;


export interface RepliesBelowViewerQuery { user: { __typename: 'User', id: string, replyCountBelowViewer: number } | null }

export type BlockUserMutationVariables = Exact<{
  id: string;
  hideReplies?: boolean | null | undefined;
}>;


export interface BlockUserMutation { blockUser: { __typename: 'UserPayload', user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } } }

export type UnblockUserMutationVariables = Exact<{
  id: string;
}>;


export interface UnblockUserMutation { unblockUser: { __typename: 'UserPayload', user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } } }

export type MuteUserMutationVariables = Exact<{
  id: string;
  scopes: Array<Schema.MuteScope>;
  until?: string | null | undefined;
  note?: string | null | undefined;
}>;


export interface MuteUserMutation { muteUser: { __typename: 'UserPayload', user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } } }

export type RelationshipList_ConnectionFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'RelationshipList_ConnectionFragment' };

export type BlockedPeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface BlockedPeopleQuery { viewer: { __typename: 'Viewer', blocked: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type MutedPeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface MutedPeopleQuery { viewer: { __typename: 'Viewer', muted: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, blocksViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope>, mutedUntil: string | null, note: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const KnownRelationship_UserFragmentDoc = /* @__PURE__ */ documentOf<KnownRelationship_UserFragment, Record<string, never>>("fragment KnownRelationship_user on User{id viewerRelationship{isBlocked muted}}");

export const Relationship_UserFragmentDoc = /* @__PURE__ */ documentOf<Relationship_UserFragment, Record<string, never>>("fragment Relationship_user on User{id handle displayName imageUrl blocksViewer viewerRelationship{isBlocked muted mutedUntil note}...FollowButton_user@unmask}", FollowButton_UserFragmentDoc);

export const RelationshipDocument = /* @__PURE__ */ documentOf<RelationshipQuery, RelationshipQueryVariables>("query Relationship($handle:String!){user(handle:$handle){...Relationship_user@unmask}}", Relationship_UserFragmentDoc);
export function useRelationshipQuery(options: QueryOptions<RelationshipQuery, RelationshipQueryVariables>) {
  return useQuery(RelationshipDocument, options);
}
export function useRelationshipLazyQuery(options?: LazyQueryOptions<RelationshipQuery, RelationshipQueryVariables>) {
  return useLazyQuery(RelationshipDocument, options);
}

export const RepliesBelowViewerDocument = /* @__PURE__ */ documentOf<RepliesBelowViewerQuery, RepliesBelowViewerQueryVariables>("query RepliesBelowViewer($handle:String!){user(handle:$handle){id replyCountBelowViewer}}");
export function useRepliesBelowViewerQuery(options: QueryOptions<RepliesBelowViewerQuery, RepliesBelowViewerQueryVariables>) {
  return useQuery(RepliesBelowViewerDocument, options);
}
export function useRepliesBelowViewerLazyQuery(options?: LazyQueryOptions<RepliesBelowViewerQuery, RepliesBelowViewerQueryVariables>) {
  return useLazyQuery(RepliesBelowViewerDocument, options);
}

export const BlockUserDocument = /* @__PURE__ */ documentOf<BlockUserMutation, BlockUserMutationVariables>("mutation BlockUser($id:ID!$hideReplies:Boolean){blockUser(id:$id hideReplies:$hideReplies){user{...Relationship_user@unmask}}}", Relationship_UserFragmentDoc);
export function useBlockUserMutation(options?: MutationOptions<BlockUserMutation, BlockUserMutationVariables>) {
  return useMutation(BlockUserDocument, options);
}

export const UnblockUserDocument = /* @__PURE__ */ documentOf<UnblockUserMutation, UnblockUserMutationVariables>("mutation UnblockUser($id:ID!){unblockUser(id:$id){user{...Relationship_user@unmask}}}", Relationship_UserFragmentDoc);
export function useUnblockUserMutation(options?: MutationOptions<UnblockUserMutation, UnblockUserMutationVariables>) {
  return useMutation(UnblockUserDocument, options);
}

export const MuteUserDocument = /* @__PURE__ */ documentOf<MuteUserMutation, MuteUserMutationVariables>("mutation MuteUser($id:ID!$scopes:[MuteScope!]!$until:DateTime$note:String){muteUser(id:$id scopes:$scopes until:$until note:$note){user{...Relationship_user@unmask}}}", Relationship_UserFragmentDoc);
export function useMuteUserMutation(options?: MutationOptions<MuteUserMutation, MuteUserMutationVariables>) {
  return useMutation(MuteUserDocument, options);
}

export const RelationshipList_ConnectionFragmentDoc = /* @__PURE__ */ documentOf<RelationshipList_ConnectionFragment, Record<string, never>>("fragment RelationshipList_connection on UserConnection{edges{cursor node{...Relationship_user@unmask}}pageInfo{hasNextPage endCursor}}", Relationship_UserFragmentDoc);

export const BlockedPeopleDocument = /* @__PURE__ */ documentOf<BlockedPeopleQuery, BlockedPeopleQueryVariables>("query BlockedPeople($first:Int!$after:String){viewer{blocked(first:$first after:$after){...RelationshipList_connection@unmask}}}", RelationshipList_ConnectionFragmentDoc);
export function useBlockedPeopleQuery(options: QueryOptions<BlockedPeopleQuery, BlockedPeopleQueryVariables>) {
  return useQuery(BlockedPeopleDocument, options);
}
export function useBlockedPeopleLazyQuery(options?: LazyQueryOptions<BlockedPeopleQuery, BlockedPeopleQueryVariables>) {
  return useLazyQuery(BlockedPeopleDocument, options);
}

export const MutedPeopleDocument = /* @__PURE__ */ documentOf<MutedPeopleQuery, MutedPeopleQueryVariables>("query MutedPeople($first:Int!$after:String){viewer{muted(first:$first after:$after){...RelationshipList_connection@unmask}}}", RelationshipList_ConnectionFragmentDoc);
export function useMutedPeopleQuery(options: QueryOptions<MutedPeopleQuery, MutedPeopleQueryVariables>) {
  return useQuery(MutedPeopleDocument, options);
}
export function useMutedPeopleLazyQuery(options?: LazyQueryOptions<MutedPeopleQuery, MutedPeopleQueryVariables>) {
  return useLazyQuery(MutedPeopleDocument, options);
}