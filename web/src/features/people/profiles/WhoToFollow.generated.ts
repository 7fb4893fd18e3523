/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from './PersonRow.generated';
export type WhoToFollow_UserFragment = (
  { __typename: 'User', id: string, viewerIsFollowing: boolean }
  & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
) & { ' $fragmentName'?: 'WhoToFollow_UserFragment' };


export const WhoToFollow_UserFragmentDoc = /* @__PURE__ */ documentOf<WhoToFollow_UserFragment, Record<string, never>>("fragment WhoToFollow_user on User{id viewerIsFollowing ...PersonRow_user}", PersonRow_UserFragmentDoc);