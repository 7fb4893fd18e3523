/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { PeopleList_ConnectionFragmentDoc } from '../../people/profiles/PeopleList.generated';
import { type PersonRow_UserFragment } from '../../people/rows/PersonRow.generated';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { type HashtagRow_HashtagFragment, HashtagRow_HashtagFragmentDoc } from './HashtagRow.generated';
export type SearchPostsQueryVariables = Exact<{
  query: string;
  order: Schema.SearchOrder;
  timeZone: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface SearchPostsQuery { searchPosts: { __typename: 'PostConnection', matchedWords: Array<string>, edges: Array<{ __typename: 'PostEdge', node: (
        { __typename: 'Post', id: string, requackOf: (
          { __typename: 'Post', id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }

export type SearchPeopleQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface SearchPeopleQuery { searchUsers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
        { __typename: 'User', id: string, handle: string, displayName: string }
        & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }

export type SearchHashtagsQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export interface SearchHashtagsQuery { searchHashtags: Array<(
    { __typename: 'Hashtag', tag: string }
    & { ' $fragmentRefs'?: { 'HashtagRow_HashtagFragment': HashtagRow_HashtagFragment } }
  )> }


export const SearchPostsDocument = /* @__PURE__ */ documentOf<SearchPostsQuery, SearchPostsQueryVariables>("query SearchPosts($query:String!$order:SearchOrder!$timeZone:String!$first:Int!$after:String){searchPosts(query:$query order:$order timeZone:$timeZone first:$first after:$after){...PostList_connection@unmask matchedWords}}", PostList_ConnectionFragmentDoc);
export function useSearchPostsQuery(options: QueryOptions<SearchPostsQuery, SearchPostsQueryVariables>) {
  return useQuery(SearchPostsDocument, options);
}
export function useSearchPostsLazyQuery(options?: LazyQueryOptions<SearchPostsQuery, SearchPostsQueryVariables>) {
  return useLazyQuery(SearchPostsDocument, options);
}

export const SearchPeopleDocument = /* @__PURE__ */ documentOf<SearchPeopleQuery, SearchPeopleQueryVariables>("query SearchPeople($query:String!$first:Int!$after:String){searchUsers(query:$query first:$first after:$after){...PeopleList_connection@unmask}}", PeopleList_ConnectionFragmentDoc);
export function useSearchPeopleQuery(options: QueryOptions<SearchPeopleQuery, SearchPeopleQueryVariables>) {
  return useQuery(SearchPeopleDocument, options);
}
export function useSearchPeopleLazyQuery(options?: LazyQueryOptions<SearchPeopleQuery, SearchPeopleQueryVariables>) {
  return useLazyQuery(SearchPeopleDocument, options);
}

export const SearchHashtagsDocument = /* @__PURE__ */ documentOf<SearchHashtagsQuery, SearchHashtagsQueryVariables>("query SearchHashtags($query:String!$first:Int!){searchHashtags(query:$query first:$first){tag ...HashtagRow_hashtag}}", HashtagRow_HashtagFragmentDoc);
export function useSearchHashtagsQuery(options: QueryOptions<SearchHashtagsQuery, SearchHashtagsQueryVariables>) {
  return useQuery(SearchHashtagsDocument, options);
}
export function useSearchHashtagsLazyQuery(options?: LazyQueryOptions<SearchHashtagsQuery, SearchHashtagsQueryVariables>) {
  return useLazyQuery(SearchHashtagsDocument, options);
}