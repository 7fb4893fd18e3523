/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
export type HeldPostsQueryVariables = Exact<{ [key: string]: never; }>;


export interface HeldPostsQuery { viewer: { __typename: 'Viewer', heldPosts: Array<(
      { __typename: 'Post', id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )> } | null }


export const HeldPostsDocument = /* @__PURE__ */ documentOf<HeldPostsQuery, HeldPostsQueryVariables>("query HeldPosts{viewer{heldPosts{id ...PostCard_post}}}", PostCard_PostFragmentDoc);
export function useHeldPostsQuery(options?: QueryOptions<HeldPostsQuery, HeldPostsQueryVariables>) {
  return useQuery(HeldPostsDocument, options);
}
export function useHeldPostsLazyQuery(options?: LazyQueryOptions<HeldPostsQuery, HeldPostsQueryVariables>) {
  return useLazyQuery(HeldPostsDocument, options);
}