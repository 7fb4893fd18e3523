/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
export type FeaturedPostsQueryVariables = Exact<{
  handle: string;
}>;


export interface FeaturedPostsQuery { user: { __typename: 'User', id: string, featuredPosts: Array<(
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )> } | null }


export const FeaturedPostsDocument = /* @__PURE__ */ documentOf<FeaturedPostsQuery, FeaturedPostsQueryVariables>("query FeaturedPosts($handle:String!){user(handle:$handle){id featuredPosts{id content contentWarning author{id handle displayName}...PostCard_post}}}", PostCard_PostFragmentDoc);
export function useFeaturedPostsQuery(options: QueryOptions<FeaturedPostsQuery, FeaturedPostsQueryVariables>) {
  return useQuery(FeaturedPostsDocument, options);
}
export function useFeaturedPostsLazyQuery(options?: LazyQueryOptions<FeaturedPostsQuery, FeaturedPostsQueryVariables>) {
  return useLazyQuery(FeaturedPostsDocument, options);
}