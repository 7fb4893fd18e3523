/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type HelpTopicHistoryQueryVariables = Exact<{
  topicId: string;
  language: string;
}>;


export interface HelpTopicHistoryQuery { helpTopicVersions: Array<{ __typename: 'HelpTopicVersion', id: string, version: number, createdAt: string, author: { __typename: 'User', id: string, displayName: string } | null }> }

export type HelpTopicVersionTextQueryVariables = Exact<{
  id: string;
}>;


export interface HelpTopicVersionTextQuery { helpTopicVersion: { __typename: 'HelpTopicVersion', id: string, version: number, title: string, body: string } | null }

export type DeletedHelpTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export interface DeletedHelpTopicsQuery { deletedHelpTopics: Array<{ __typename: 'DeletedHelpTopic', id: string, title: string, language: string, permalink: string, deletedAt: string, deletedBy: { __typename: 'User', id: string, displayName: string } | null }> }

export type RestoreHelpTopicMutationVariables = Exact<{
  id: string;
}>;


export interface RestoreHelpTopicMutation { restoreHelpTopic: { __typename: 'HelpTopic', id: string, language: string, title: string, permalink: string } }


export const HelpTopicHistoryDocument = /* @__PURE__ */ documentOf<HelpTopicHistoryQuery, HelpTopicHistoryQueryVariables>("query HelpTopicHistory($topicId:ID!$language:String!){helpTopicVersions(topicId:$topicId language:$language){id version createdAt author{id displayName}}}");
export function useHelpTopicHistoryQuery(options: QueryOptions<HelpTopicHistoryQuery, HelpTopicHistoryQueryVariables>) {
  return useQuery(HelpTopicHistoryDocument, options);
}
export function useHelpTopicHistoryLazyQuery(options?: LazyQueryOptions<HelpTopicHistoryQuery, HelpTopicHistoryQueryVariables>) {
  return useLazyQuery(HelpTopicHistoryDocument, options);
}

export const HelpTopicVersionTextDocument = /* @__PURE__ */ documentOf<HelpTopicVersionTextQuery, HelpTopicVersionTextQueryVariables>("query HelpTopicVersionText($id:ID!){helpTopicVersion(id:$id){id version title body}}");
export function useHelpTopicVersionTextQuery(options: QueryOptions<HelpTopicVersionTextQuery, HelpTopicVersionTextQueryVariables>) {
  return useQuery(HelpTopicVersionTextDocument, options);
}
export function useHelpTopicVersionTextLazyQuery(options?: LazyQueryOptions<HelpTopicVersionTextQuery, HelpTopicVersionTextQueryVariables>) {
  return useLazyQuery(HelpTopicVersionTextDocument, options);
}

export const DeletedHelpTopicsDocument = /* @__PURE__ */ documentOf<DeletedHelpTopicsQuery, DeletedHelpTopicsQueryVariables>("query DeletedHelpTopics{deletedHelpTopics{id title language permalink deletedAt deletedBy{id displayName}}}");
export function useDeletedHelpTopicsQuery(options?: QueryOptions<DeletedHelpTopicsQuery, DeletedHelpTopicsQueryVariables>) {
  return useQuery(DeletedHelpTopicsDocument, options);
}
export function useDeletedHelpTopicsLazyQuery(options?: LazyQueryOptions<DeletedHelpTopicsQuery, DeletedHelpTopicsQueryVariables>) {
  return useLazyQuery(DeletedHelpTopicsDocument, options);
}

export const RestoreHelpTopicDocument = /* @__PURE__ */ documentOf<RestoreHelpTopicMutation, RestoreHelpTopicMutationVariables>("mutation RestoreHelpTopic($id:ID!){restoreHelpTopic(id:$id){id language title permalink}}");
export function useRestoreHelpTopicMutation(options?: MutationOptions<RestoreHelpTopicMutation, RestoreHelpTopicMutationVariables>) {
  return useMutation(RestoreHelpTopicDocument, options);
}