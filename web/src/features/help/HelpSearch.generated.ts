/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
export type HelpSearchQueryVariables = Exact<{
  query: string;
  language?: string | null | undefined;
}>;


export interface HelpSearchQuery { helpTopics: Array<{ __typename: 'HelpTopic', id: string, language: string, title: string, permalink: string, summary: string }> }


export const HelpSearchDocument = /* @__PURE__ */ documentOf<HelpSearchQuery, HelpSearchQueryVariables>("query HelpSearch($query:String!$language:String){helpTopics(query:$query language:$language){id language title permalink summary}}");
export function useHelpSearchQuery(options: QueryOptions<HelpSearchQuery, HelpSearchQueryVariables>) {
  return useQuery(HelpSearchDocument, options);
}
export function useHelpSearchLazyQuery(options?: LazyQueryOptions<HelpSearchQuery, HelpSearchQueryVariables>) {
  return useLazyQuery(HelpSearchDocument, options);
}