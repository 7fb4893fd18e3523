/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type PostEditsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface PostEditsQuery { post: { __typename: 'Post', id: string, content: string, contentWarning: string | null, editedAt: string | null, edits: { __typename: 'PostEditConnection', edges: Array<{ __typename: 'PostEditEdge', cursor: string, node: { __typename: 'PostEdit', id: string, content: string, contentWarning: string | null, nodCount: number, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const PostEditsDocument = /* @__PURE__ */ documentOf<PostEditsQuery, PostEditsQueryVariables>("query PostEdits($id:ID!$first:Int!$after:String){post(id:$id){id content contentWarning editedAt edits(first:$first after:$after){edges{cursor node{id content contentWarning nodCount createdAt}}pageInfo{hasNextPage endCursor}}}}");
export function usePostEditsQuery(options: QueryOptions<PostEditsQuery, PostEditsQueryVariables>) {
  return useQuery(PostEditsDocument, options);
}
export function usePostEditsLazyQuery(options?: LazyQueryOptions<PostEditsQuery, PostEditsQueryVariables>) {
  return useLazyQuery(PostEditsDocument, options);
}