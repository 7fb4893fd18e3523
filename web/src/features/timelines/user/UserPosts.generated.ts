/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { RepliedPost_PostFragmentDoc } from './RepliedPost.generated';
export type UserPostsQueryVariables = Exact<{
  handle: string;
  filter: Schema.UserPostFilter;
  withParents: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export interface UserPostsQuery { user: { __typename: 'User', id: string, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, parent?: { __typename: 'Post', id: string, content: string, contentWarning: string | null, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null }, media: Array<{ __typename: 'Media', id: string, altText: string }> } | null, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type UserNodsQueryVariables = Exact<{
  handle: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface UserNodsQuery { user: { __typename: 'User', id: string, nods: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const UserPostsDocument = /* @__PURE__ */ documentOf<UserPostsQuery, UserPostsQueryVariables>("query UserPosts($handle:String!$filter:UserPostFilter!$withParents:Boolean!$first:Int!$after:String){user(handle:$handle){id posts(filter:$filter first:$first after:$after){...PostList_connection@unmask edges{node{id parent@include(if:$withParents){id ...RepliedPost_post@unmask}}}}}}", PostList_ConnectionFragmentDoc, RepliedPost_PostFragmentDoc);
export function useUserPostsQuery(options: QueryOptions<UserPostsQuery, UserPostsQueryVariables>) {
  return useQuery(UserPostsDocument, options);
}
export function useUserPostsLazyQuery(options?: LazyQueryOptions<UserPostsQuery, UserPostsQueryVariables>) {
  return useLazyQuery(UserPostsDocument, options);
}

export const UserNodsDocument = /* @__PURE__ */ documentOf<UserNodsQuery, UserNodsQueryVariables>("query UserNods($handle:String!$first:Int!$after:String){user(handle:$handle){id nods(first:$first after:$after){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useUserNodsQuery(options: QueryOptions<UserNodsQuery, UserNodsQueryVariables>) {
  return useQuery(UserNodsDocument, options);
}
export function useUserNodsLazyQuery(options?: LazyQueryOptions<UserNodsQuery, UserNodsQueryVariables>) {
  return useLazyQuery(UserNodsDocument, options);
}