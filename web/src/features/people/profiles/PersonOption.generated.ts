/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type MentionSuggestionsQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export interface MentionSuggestionsQuery { searchUsers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }


export const MentionSuggestionsDocument = /* @__PURE__ */ documentOf<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>("query MentionSuggestions($query:String!$first:Int!){searchUsers(query:$query first:$first){edges{cursor node{id handle displayName imageUrl}}pageInfo{hasNextPage endCursor}}}");
export function useMentionSuggestionsQuery(options: QueryOptions<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>) {
  return useQuery(MentionSuggestionsDocument, options);
}
export function useMentionSuggestionsLazyQuery(options?: LazyQueryOptions<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>) {
  return useLazyQuery(MentionSuggestionsDocument, options);
}