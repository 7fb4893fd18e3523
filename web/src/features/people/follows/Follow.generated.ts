/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type FollowButton_UserFragment = { __typename: 'User', id: string, handle: string, displayName: string, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean } & { ' $fragmentName'?: 'FollowButton_UserFragment' };

export type FollowUserMutationVariables = Exact<{
  id: string;
}>;


export interface FollowUserMutation { followUser: { __typename: 'UserPayload', user: { __typename: 'User', viewerPostNotifications: Schema.PostNotifications, id: string, handle: string, displayName: string, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean } } }

export type UnfollowUserMutationVariables = Exact<{
  id: string;
}>;


export interface UnfollowUserMutation { unfollowUser: { __typename: 'UserPayload', user: { __typename: 'User', viewerPostNotifications: Schema.PostNotifications, id: string, handle: string, displayName: string, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean } } }


export const FollowButton_UserFragmentDoc = /* @__PURE__ */ documentOf<FollowButton_UserFragment, Record<string, never>>("fragment FollowButton_user on User{id handle displayName followerCount viewerIsSelf viewerIsFollowing viewerFollowState approvesFollowers isFollowingViewer}");

export const FollowUserDocument = /* @__PURE__ */ documentOf<FollowUserMutation, FollowUserMutationVariables>("mutation FollowUser($id:ID!){followUser(id:$id){user{...FollowButton_user@unmask viewerPostNotifications}}}", FollowButton_UserFragmentDoc);
export function useFollowUserMutation(options?: MutationOptions<FollowUserMutation, FollowUserMutationVariables>) {
  return useMutation(FollowUserDocument, options);
}

export const UnfollowUserDocument = /* @__PURE__ */ documentOf<UnfollowUserMutation, UnfollowUserMutationVariables>("mutation UnfollowUser($id:ID!){unfollowUser(id:$id){user{...FollowButton_user@unmask viewerPostNotifications}}}", FollowButton_UserFragmentDoc);
export function useUnfollowUserMutation(options?: MutationOptions<UnfollowUserMutation, UnfollowUserMutationVariables>) {
  return useMutation(UnfollowUserDocument, options);
}