/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
export type HelpTopicQueryVariables = Exact<{
  permalink: string;
  language?: string | null | undefined;
}>;


export interface HelpTopicQuery { helpTopic: { __typename: 'HelpTopic', id: string, language: string, languages: Array<string>, title: string, permalink: string, body: string, bodyHtml: string, updatedAt: string, version: number, headings: Array<{ __typename: 'HelpHeading', id: string, level: number, text: string }>, category: { __typename: 'HelpCategory', id: string, language: string, name: string, topics: Array<{ __typename: 'HelpTopic', id: string, language: string, title: string, permalink: string }> } } | null }


export const HelpTopicDocument = /* @__PURE__ */ documentOf<HelpTopicQuery, HelpTopicQueryVariables>("query HelpTopic($permalink:String!$language:String){helpTopic(permalink:$permalink language:$language){id language languages title permalink body bodyHtml headings{id level text}updatedAt version category{id language name topics{id language title permalink}}}}");
export function useHelpTopicQuery(options: QueryOptions<HelpTopicQuery, HelpTopicQueryVariables>) {
  return useQuery(HelpTopicDocument, options);
}
export function useHelpTopicLazyQuery(options?: LazyQueryOptions<HelpTopicQuery, HelpTopicQueryVariables>) {
  return useLazyQuery(HelpTopicDocument, options);
}