/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
export type HelpCenterQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export interface HelpCenterQuery { helpCategories: Array<{ __typename: 'HelpCategory', id: string, language: string, name: string, description: string, icon: string | null, version: number, topics: Array<{ __typename: 'HelpTopic', id: string, language: string, title: string, permalink: string }> }> }


export const HelpCenterDocument = /* @__PURE__ */ documentOf<HelpCenterQuery, HelpCenterQueryVariables>("query HelpCenter($language:String){helpCategories(language:$language){id language name description icon version topics{id language title permalink}}}");
export function useHelpCenterQuery(options?: QueryOptions<HelpCenterQuery, HelpCenterQueryVariables>) {
  return useQuery(HelpCenterDocument, options);
}
export function useHelpCenterLazyQuery(options?: LazyQueryOptions<HelpCenterQuery, HelpCenterQueryVariables>) {
  return useLazyQuery(HelpCenterDocument, options);
}