/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { LivePostFragmentDoc } from '../feeds/LivePost.generated';
export type ListPostsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  newerThan?: string | null | undefined;
}>;


export interface ListPostsQuery { list: { __typename: 'List', id: string, title: string, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type ListedPostAddedSubscriptionVariables = Exact<{
  listId: string;
}>;


export interface ListedPostAddedSubscription { postAdded: (
    { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerIsSelf: boolean }, requackOf: (
      { __typename: 'Post', id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  ) }


export const ListPostsDocument = /* @__PURE__ */ documentOf<ListPostsQuery, ListPostsQueryVariables>("query ListPosts($id:ID!$first:Int!$after:String$newerThan:ID){list(id:$id){id title posts(first:$first after:$after newerThan:$newerThan){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useListPostsQuery(options: QueryOptions<ListPostsQuery, ListPostsQueryVariables>) {
  return useQuery(ListPostsDocument, options);
}
export function useListPostsLazyQuery(options?: LazyQueryOptions<ListPostsQuery, ListPostsQueryVariables>) {
  return useLazyQuery(ListPostsDocument, options);
}

export const ListedPostAddedDocument = /* @__PURE__ */ documentOf<ListedPostAddedSubscription, ListedPostAddedSubscriptionVariables>("subscription ListedPostAdded($listId:ID!){postAdded(listId:$listId){...LivePost@unmask}}", LivePostFragmentDoc);
export function useListedPostAddedSubscription(options: SubscriptionOptions<ListedPostAddedSubscription, ListedPostAddedSubscriptionVariables>) {
  return useSubscription(ListedPostAddedDocument, options);
}