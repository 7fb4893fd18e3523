/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../../people/rows/PersonRow.generated';
export type PeopleByHashtagQueryVariables = Exact<{
  hashtags: number;
  people: number;
  others: number;
}>;


export interface PeopleByHashtagQuery { suggestedHashtags: Array<{ __typename: 'Hashtag', tag: string, name: string, people: Array<(
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
    )> }>, suggestedUsers: Array<(
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
  )> }

export type PeopleOfHashtagQueryVariables = Exact<{
  tag: string;
  first: number;
}>;


export interface PeopleOfHashtagQuery { hashtag: { __typename: 'Hashtag', tag: string, name: string, people: Array<(
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
    )> } | null }


export const PeopleByHashtagDocument = /* @__PURE__ */ documentOf<PeopleByHashtagQuery, PeopleByHashtagQueryVariables>("query PeopleByHashtag($hashtags:Int!$people:Int!$others:Int!){suggestedHashtags(first:$hashtags){tag name people(first:$people){id ...PersonRow_user}}suggestedUsers(first:$others){id ...PersonRow_user}}", PersonRow_UserFragmentDoc);
export function usePeopleByHashtagQuery(options: QueryOptions<PeopleByHashtagQuery, PeopleByHashtagQueryVariables>) {
  return useQuery(PeopleByHashtagDocument, options);
}
export function usePeopleByHashtagLazyQuery(options?: LazyQueryOptions<PeopleByHashtagQuery, PeopleByHashtagQueryVariables>) {
  return useLazyQuery(PeopleByHashtagDocument, options);
}

export const PeopleOfHashtagDocument = /* @__PURE__ */ documentOf<PeopleOfHashtagQuery, PeopleOfHashtagQueryVariables>("query PeopleOfHashtag($tag:String!$first:Int!){hashtag(tag:$tag){tag name people(first:$first){id ...PersonRow_user}}}", PersonRow_UserFragmentDoc);
export function usePeopleOfHashtagQuery(options: QueryOptions<PeopleOfHashtagQuery, PeopleOfHashtagQueryVariables>) {
  return useQuery(PeopleOfHashtagDocument, options);
}
export function usePeopleOfHashtagLazyQuery(options?: LazyQueryOptions<PeopleOfHashtagQuery, PeopleOfHashtagQueryVariables>) {
  return useLazyQuery(PeopleOfHashtagDocument, options);
}