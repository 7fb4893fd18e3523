/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type FollowButton_UserFragment, FollowButton_UserFragmentDoc } from '../follows/Follow.generated';
import { type KnownFollowers_UserFragment, KnownFollowers_UserFragmentDoc } from '../profiles/KnownFollowers.generated';
export type PersonCardQueryVariables = Exact<{
  handle: string;
}>;


export interface PersonCardQuery { user: (
    { __typename: 'User', id: string, handle: string, displayName: string, bio: string, imageUrl: string | null, requiresLogin: boolean, followingCount: number, isFollowingViewer: boolean, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, blocksViewer: boolean, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null }
    & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment;'KnownFollowers_UserFragment': KnownFollowers_UserFragment } }
  ) | null }


export const PersonCardDocument = /* @__PURE__ */ documentOf<PersonCardQuery, PersonCardQueryVariables>("query PersonCard($handle:String!){user(handle:$handle){id handle displayName bio imageUrl requiresLogin followingCount isFollowingViewer followerCount viewerIsSelf viewerIsFollowing viewerFollowState approvesFollowers blocksViewer viewerRelationship{isBlocked muted}...FollowButton_user ...KnownFollowers_user}}", FollowButton_UserFragmentDoc, KnownFollowers_UserFragmentDoc);
export function usePersonCardQuery(options: QueryOptions<PersonCardQuery, PersonCardQueryVariables>) {
  return useQuery(PersonCardDocument, options);
}
export function usePersonCardLazyQuery(options?: LazyQueryOptions<PersonCardQuery, PersonCardQueryVariables>) {
  return useLazyQuery(PersonCardDocument, options);
}