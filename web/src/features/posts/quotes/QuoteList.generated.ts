/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../card/PostList.generated';
export type QuotesOfPostQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface QuotesOfPostQuery { post: { __typename: 'Post', id: string, quotes: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const QuotesOfPostDocument = /* @__PURE__ */ documentOf<QuotesOfPostQuery, QuotesOfPostQueryVariables>("query QuotesOfPost($id:ID!$first:Int!$after:String){post(id:$id){id quotes(first:$first after:$after){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useQuotesOfPostQuery(options: QueryOptions<QuotesOfPostQuery, QuotesOfPostQueryVariables>) {
  return useQuery(QuotesOfPostDocument, options);
}
export function useQuotesOfPostLazyQuery(options?: LazyQueryOptions<QuotesOfPostQuery, QuotesOfPostQueryVariables>) {
  return useLazyQuery(QuotesOfPostDocument, options);
}