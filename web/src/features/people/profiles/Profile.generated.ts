/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type FollowButton_UserFragment, FollowButton_UserFragmentDoc } from '../follows/Follow.generated';
import { type PostNotificationsMenu_UserFragment, PostNotificationsMenu_UserFragmentDoc } from '../follows/PostNotifications.generated';
import { ProfileLinks_UserFragmentDoc } from '../profile-links/ProfileLinks.generated';
import { type KnownFollowers_UserFragment, KnownFollowers_UserFragmentDoc } from './KnownFollowers.generated';
export type ProfileHeader_UserFragment = (
  { __typename: 'User', id: string, handle: string, displayName: string, bio: string, bioMentions: Array<string>, location: string | null, website: string | null, imageUrl: string | null, bannerUrl: string | null, createdAt: string, requiresLogin: boolean, postCount: number, followerCount: number, followingCount: number, viewerIsSelf: boolean, isFollowingViewer: boolean, approvesFollowers: boolean, blocksViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null, knownFollowers: { __typename: 'KnownFollowers', totalCount: number } | null, fields: Array<{ __typename: 'ProfileField', name: string, value: string, url: string | null, verifiedAt: string | null }> }
  & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment;'PostNotificationsMenu_UserFragment': PostNotificationsMenu_UserFragment;'KnownFollowers_UserFragment': KnownFollowers_UserFragment } }
) & { ' $fragmentName'?: 'ProfileHeader_UserFragment' };

export type UserProfileQueryVariables = Exact<{
  handle: string;
}>;


export interface UserProfileQuery { user: (
    { __typename: 'User', id: string, handle: string, displayName: string, requiresLogin: boolean, hidesNods: boolean, viewerIsSelf: boolean, blocksViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean } | null, featuredPosts: Array<{ __typename: 'Post', id: string }> }
    & { ' $fragmentRefs'?: { 'ProfileHeader_UserFragment': ProfileHeader_UserFragment } }
  ) | null }


export const ProfileHeader_UserFragmentDoc = /* @__PURE__ */ documentOf<ProfileHeader_UserFragment, Record<string, never>>("fragment ProfileHeader_user on User{id handle displayName bio bioMentions location website imageUrl bannerUrl createdAt requiresLogin postCount followerCount followingCount viewerIsSelf isFollowingViewer approvesFollowers blocksViewer viewerRelationship{isBlocked muted}knownFollowers{totalCount}...ProfileLinks_user@unmask ...FollowButton_user ...PostNotificationsMenu_user ...KnownFollowers_user}", ProfileLinks_UserFragmentDoc, FollowButton_UserFragmentDoc, PostNotificationsMenu_UserFragmentDoc, KnownFollowers_UserFragmentDoc);

export const UserProfileDocument = /* @__PURE__ */ documentOf<UserProfileQuery, UserProfileQueryVariables>("query UserProfile($handle:String!){user(handle:$handle){id handle displayName requiresLogin hidesNods viewerIsSelf blocksViewer viewerRelationship{isBlocked}featuredPosts{id}...ProfileHeader_user}}", ProfileHeader_UserFragmentDoc);
export function useUserProfileQuery(options: QueryOptions<UserProfileQuery, UserProfileQueryVariables>) {
  return useQuery(UserProfileDocument, options);
}
export function useUserProfileLazyQuery(options?: LazyQueryOptions<UserProfileQuery, UserProfileQueryVariables>) {
  return useLazyQuery(UserProfileDocument, options);
}