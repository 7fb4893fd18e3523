/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type HashtagSuggestionsQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export interface HashtagSuggestionsQuery { searchHashtags: Array<{ __typename: 'Hashtag', tag: string, name: string, postCount: number }> }


export const HashtagSuggestionsDocument = /* @__PURE__ */ documentOf<HashtagSuggestionsQuery, HashtagSuggestionsQueryVariables>("query HashtagSuggestions($query:String!$first:Int!){searchHashtags(query:$query first:$first){tag name postCount}}");
export function useHashtagSuggestionsQuery(options: QueryOptions<HashtagSuggestionsQuery, HashtagSuggestionsQueryVariables>) {
  return useQuery(HashtagSuggestionsDocument, options);
}
export function useHashtagSuggestionsLazyQuery(options?: LazyQueryOptions<HashtagSuggestionsQuery, HashtagSuggestionsQueryVariables>) {
  return useLazyQuery(HashtagSuggestionsDocument, options);
}