/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from './PostCard.generated';
export type PostList_ConnectionFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
      { __typename: 'Post', id: string, requackOf: (
        { __typename: 'Post', id: string }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'PostList_ConnectionFragment' };


export const PostList_ConnectionFragmentDoc = /* @__PURE__ */ documentOf<PostList_ConnectionFragment, Record<string, never>>("fragment PostList_connection on PostConnection{edges{node{id ...PostCard_post requackOf{id ...PostCard_post}}}pageInfo{hasNextPage endCursor}}", PostCard_PostFragmentDoc);