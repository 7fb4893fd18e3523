/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
export type HelpPageQueryVariables = Exact<{
  slug: string;
  language?: string | null | undefined;
}>;


export interface HelpPageQuery { helpPage: { __typename: 'HelpPage', id: string, language: string, slug: string, title: string, body: string, bodyHtml: string, updatedAt: string, version: number, headings: Array<{ __typename: 'HelpHeading', id: string, level: number, text: string }>, versions: Array<{ __typename: 'HelpPageVersion', id: string, version: number, createdAt: string, author: { __typename: 'User', id: string, displayName: string } | null }> } | null }

export type HelpVersionsQueryVariables = Exact<{
  before: string;
  after: string;
}>;


export interface HelpVersionsQuery { before: { __typename: 'HelpPageVersion', id: string, version: number, title: string, body: string } | null, after: { __typename: 'HelpPageVersion', id: string, version: number, title: string, body: string } | null }


export const HelpPageDocument = /* @__PURE__ */ documentOf<HelpPageQuery, HelpPageQueryVariables>("query HelpPage($slug:String!$language:String){helpPage(slug:$slug language:$language){id language slug title body bodyHtml headings{id level text}updatedAt version versions{id version createdAt author{id displayName}}}}");
export function useHelpPageQuery(options: QueryOptions<HelpPageQuery, HelpPageQueryVariables>) {
  return useQuery(HelpPageDocument, options);
}
export function useHelpPageLazyQuery(options?: LazyQueryOptions<HelpPageQuery, HelpPageQueryVariables>) {
  return useLazyQuery(HelpPageDocument, options);
}

export const HelpVersionsDocument = /* @__PURE__ */ documentOf<HelpVersionsQuery, HelpVersionsQueryVariables>("query HelpVersions($before:ID!$after:ID!){before:helpPageVersion(id:$before){id version title body}after:helpPageVersion(id:$after){id version title body}}");
export function useHelpVersionsQuery(options: QueryOptions<HelpVersionsQuery, HelpVersionsQueryVariables>) {
  return useQuery(HelpVersionsDocument, options);
}
export function useHelpVersionsLazyQuery(options?: LazyQueryOptions<HelpVersionsQuery, HelpVersionsQueryVariables>) {
  return useLazyQuery(HelpVersionsDocument, options);
}