/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
import { type FollowButton_UserFragment, FollowButton_UserFragmentDoc } from '../follows/Follow.generated';
export type PersonRow_UserFragment = (
  { __typename: 'User', id: string, handle: string, displayName: string, bio: string, imageUrl: string | null, isFollowingViewer: boolean }
  & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment } }
) & { ' $fragmentName'?: 'PersonRow_UserFragment' };


export const PersonRow_UserFragmentDoc = /* @__PURE__ */ documentOf<PersonRow_UserFragment, Record<string, never>>("fragment PersonRow_user on User{id handle displayName bio imageUrl isFollowingViewer ...FollowButton_user}", FollowButton_UserFragmentDoc);