/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../rows/PersonRow.generated';
export type WhoToFollow_UserFragment = (
  { __typename: 'User', id: string, viewerFollowState: Schema.FollowState }
  & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
) & { ' $fragmentName'?: 'WhoToFollow_UserFragment' };


export const WhoToFollow_UserFragmentDoc = /* @__PURE__ */ documentOf<WhoToFollow_UserFragment, Record<string, never>>("fragment WhoToFollow_user on User{id viewerFollowState ...PersonRow_user}", PersonRow_UserFragmentDoc);