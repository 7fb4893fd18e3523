/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
export type FrontPostsQueryVariables = Exact<{
  first: number;
}>;


export interface FrontPostsQuery { frontPosts: Array<(
    { __typename: 'Post', id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  )> }


export const FrontPostsDocument = /* @__PURE__ */ documentOf<FrontPostsQuery, FrontPostsQueryVariables>("query FrontPosts($first:Int!){frontPosts(first:$first){id ...PostCard_post}}", PostCard_PostFragmentDoc);
export function useFrontPostsQuery(options: QueryOptions<FrontPostsQuery, FrontPostsQueryVariables>) {
  return useQuery(FrontPostsDocument, options);
}
export function useFrontPostsLazyQuery(options?: LazyQueryOptions<FrontPostsQuery, FrontPostsQueryVariables>) {
  return useLazyQuery(FrontPostsDocument, options);
}