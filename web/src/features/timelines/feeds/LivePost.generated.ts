/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
export type LivePostFragment = (
  { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerIsSelf: boolean }, requackOf: (
    { __typename: 'Post', id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
) & { ' $fragmentName'?: 'LivePostFragment' };


export const LivePostFragmentDoc = /* @__PURE__ */ documentOf<LivePostFragment, Record<string, never>>("fragment LivePost on Post{id content contentWarning author{id handle displayName viewerIsSelf}...PostCard_post requackOf{id ...PostCard_post}}", PostCard_PostFragmentDoc);