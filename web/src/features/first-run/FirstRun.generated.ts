/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
import { FollowButton_UserFragmentDoc } from '../people/follows/Follow.generated';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../people/rows/PersonRow.generated';
export type TopicsToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export interface TopicsToChooseQuery { trendingHashtags: Array<{ __typename: 'Hashtag', tag: string, name: string }>, popularHashtags: { __typename: 'HashtagConnection', edges: Array<{ __typename: 'HashtagEdge', node: { __typename: 'Hashtag', tag: string, name: string } }> } }

export type FirstPeopleQueryVariables = Exact<{
  first: number;
  languages?: Array<string> | null | undefined;
  topics?: Array<string> | null | undefined;
}>;


export interface FirstPeopleQuery { suggestedUsers: Array<(
    { __typename: 'User', id: string, viewerFollowState: Schema.FollowState, handle: string, displayName: string, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, approvesFollowers: boolean, isFollowingViewer: boolean }
    & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
  )> }

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export interface FirstStepsQuery { viewer: { __typename: 'Viewer', user: { __typename: 'User', id: string, followingCount: number, postCount: number } } | null }


export const TopicsToChooseDocument = /* @__PURE__ */ documentOf<TopicsToChooseQuery, TopicsToChooseQueryVariables>("query TopicsToChoose{trendingHashtags(first:12){tag name}popularHashtags(first:40){edges{node{tag name}}}}");
export function useTopicsToChooseQuery(options?: QueryOptions<TopicsToChooseQuery, TopicsToChooseQueryVariables>) {
  return useQuery(TopicsToChooseDocument, options);
}
export function useTopicsToChooseLazyQuery(options?: LazyQueryOptions<TopicsToChooseQuery, TopicsToChooseQueryVariables>) {
  return useLazyQuery(TopicsToChooseDocument, options);
}

export const FirstPeopleDocument = /* @__PURE__ */ documentOf<FirstPeopleQuery, FirstPeopleQueryVariables>("query FirstPeople($first:Int!$languages:[String!]$topics:[String!]){suggestedUsers(first:$first languages:$languages topics:$topics){id viewerFollowState ...PersonRow_user ...FollowButton_user@unmask}}", PersonRow_UserFragmentDoc, FollowButton_UserFragmentDoc);
export function useFirstPeopleQuery(options: QueryOptions<FirstPeopleQuery, FirstPeopleQueryVariables>) {
  return useQuery(FirstPeopleDocument, options);
}
export function useFirstPeopleLazyQuery(options?: LazyQueryOptions<FirstPeopleQuery, FirstPeopleQueryVariables>) {
  return useLazyQuery(FirstPeopleDocument, options);
}

export const FirstStepsDocument = /* @__PURE__ */ documentOf<FirstStepsQuery, FirstStepsQueryVariables>("query FirstSteps{viewer{user{id followingCount postCount}}}");
export function useFirstStepsQuery(options?: QueryOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
  return useQuery(FirstStepsDocument, options);
}
export function useFirstStepsLazyQuery(options?: LazyQueryOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
  return useLazyQuery(FirstStepsDocument, options);
}