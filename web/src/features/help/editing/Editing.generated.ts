/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type CreateHelpCategoryMutationVariables = Exact<{
  input: Schema.HelpCategoryInput;
}>;


export interface CreateHelpCategoryMutation { createHelpCategory: { __typename: 'HelpCategory', id: string, language: string, name: string } }

export type UpdateHelpCategoryMutationVariables = Exact<{
  id: string;
  input: Schema.HelpCategoryInput;
}>;


export interface UpdateHelpCategoryMutation { updateHelpCategory: { __typename: 'HelpCategory', id: string, language: string, name: string, description: string, icon: string | null, version: number } }

export type DeleteHelpCategoryMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteHelpCategoryMutation { deleteHelpCategory: { __typename: 'DeletePayload', deletedId: string } }

export type OrderHelpCategoriesMutationVariables = Exact<{
  ids: Array<string>;
}>;


export interface OrderHelpCategoriesMutation { orderHelpCategories: Array<{ __typename: 'HelpCategory', id: string, language: string }> }

export type CreateHelpTopicMutationVariables = Exact<{
  input: Schema.HelpTopicInput;
}>;


export interface CreateHelpTopicMutation { createHelpTopic: { __typename: 'HelpTopic', id: string, language: string, permalink: string } }

export type UpdateHelpTopicMutationVariables = Exact<{
  id: string;
  input: Schema.HelpTopicInput;
}>;


export interface UpdateHelpTopicMutation { updateHelpTopic: { __typename: 'HelpTopic', id: string, language: string, permalink: string } }

export type DeleteHelpTopicMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteHelpTopicMutation { deleteHelpTopic: { __typename: 'DeletePayload', deletedId: string } }

export type OrderHelpTopicsMutationVariables = Exact<{
  categoryId: string;
  ids: Array<string>;
}>;


export interface OrderHelpTopicsMutation { orderHelpTopics: Array<{ __typename: 'HelpTopic', id: string, language: string }> }

export type UpdateHelpPageMutationVariables = Exact<{
  id: string;
  input: Schema.HelpPageInput;
}>;


export interface UpdateHelpPageMutation { updateHelpPage: { __typename: 'HelpPage', id: string, language: string, version: number } }

export type HelpPreviewQueryVariables = Exact<{
  body: string;
}>;


export interface HelpPreviewQuery { helpPreview: { __typename: 'HelpPreview', bodyHtml: string } }


export const CreateHelpCategoryDocument = /* @__PURE__ */ documentOf<CreateHelpCategoryMutation, CreateHelpCategoryMutationVariables>("mutation CreateHelpCategory($input:HelpCategoryInput!){createHelpCategory(input:$input){id language name}}");
export function useCreateHelpCategoryMutation(options?: MutationOptions<CreateHelpCategoryMutation, CreateHelpCategoryMutationVariables>) {
  return useMutation(CreateHelpCategoryDocument, options);
}

export const UpdateHelpCategoryDocument = /* @__PURE__ */ documentOf<UpdateHelpCategoryMutation, UpdateHelpCategoryMutationVariables>("mutation UpdateHelpCategory($id:ID!$input:HelpCategoryInput!){updateHelpCategory(id:$id input:$input){id language name description icon version}}");
export function useUpdateHelpCategoryMutation(options?: MutationOptions<UpdateHelpCategoryMutation, UpdateHelpCategoryMutationVariables>) {
  return useMutation(UpdateHelpCategoryDocument, options);
}

export const DeleteHelpCategoryDocument = /* @__PURE__ */ documentOf<DeleteHelpCategoryMutation, DeleteHelpCategoryMutationVariables>("mutation DeleteHelpCategory($id:ID!){deleteHelpCategory(id:$id){deletedId}}");
export function useDeleteHelpCategoryMutation(options?: MutationOptions<DeleteHelpCategoryMutation, DeleteHelpCategoryMutationVariables>) {
  return useMutation(DeleteHelpCategoryDocument, options);
}

export const OrderHelpCategoriesDocument = /* @__PURE__ */ documentOf<OrderHelpCategoriesMutation, OrderHelpCategoriesMutationVariables>("mutation OrderHelpCategories($ids:[ID!]!){orderHelpCategories(ids:$ids){id language}}");
export function useOrderHelpCategoriesMutation(options?: MutationOptions<OrderHelpCategoriesMutation, OrderHelpCategoriesMutationVariables>) {
  return useMutation(OrderHelpCategoriesDocument, options);
}

export const CreateHelpTopicDocument = /* @__PURE__ */ documentOf<CreateHelpTopicMutation, CreateHelpTopicMutationVariables>("mutation CreateHelpTopic($input:HelpTopicInput!){createHelpTopic(input:$input){id language permalink}}");
export function useCreateHelpTopicMutation(options?: MutationOptions<CreateHelpTopicMutation, CreateHelpTopicMutationVariables>) {
  return useMutation(CreateHelpTopicDocument, options);
}

export const UpdateHelpTopicDocument = /* @__PURE__ */ documentOf<UpdateHelpTopicMutation, UpdateHelpTopicMutationVariables>("mutation UpdateHelpTopic($id:ID!$input:HelpTopicInput!){updateHelpTopic(id:$id input:$input){id language permalink}}");
export function useUpdateHelpTopicMutation(options?: MutationOptions<UpdateHelpTopicMutation, UpdateHelpTopicMutationVariables>) {
  return useMutation(UpdateHelpTopicDocument, options);
}

export const DeleteHelpTopicDocument = /* @__PURE__ */ documentOf<DeleteHelpTopicMutation, DeleteHelpTopicMutationVariables>("mutation DeleteHelpTopic($id:ID!){deleteHelpTopic(id:$id){deletedId}}");
export function useDeleteHelpTopicMutation(options?: MutationOptions<DeleteHelpTopicMutation, DeleteHelpTopicMutationVariables>) {
  return useMutation(DeleteHelpTopicDocument, options);
}

export const OrderHelpTopicsDocument = /* @__PURE__ */ documentOf<OrderHelpTopicsMutation, OrderHelpTopicsMutationVariables>("mutation OrderHelpTopics($categoryId:ID!$ids:[ID!]!){orderHelpTopics(categoryId:$categoryId ids:$ids){id language}}");
export function useOrderHelpTopicsMutation(options?: MutationOptions<OrderHelpTopicsMutation, OrderHelpTopicsMutationVariables>) {
  return useMutation(OrderHelpTopicsDocument, options);
}

export const UpdateHelpPageDocument = /* @__PURE__ */ documentOf<UpdateHelpPageMutation, UpdateHelpPageMutationVariables>("mutation UpdateHelpPage($id:ID!$input:HelpPageInput!){updateHelpPage(id:$id input:$input){id language version}}");
export function useUpdateHelpPageMutation(options?: MutationOptions<UpdateHelpPageMutation, UpdateHelpPageMutationVariables>) {
  return useMutation(UpdateHelpPageDocument, options);
}

export const HelpPreviewDocument = /* @__PURE__ */ documentOf<HelpPreviewQuery, HelpPreviewQueryVariables>("query HelpPreview($body:String!){helpPreview(body:$body){bodyHtml}}");
export function useHelpPreviewQuery(options: QueryOptions<HelpPreviewQuery, HelpPreviewQueryVariables>) {
  return useQuery(HelpPreviewDocument, options);
}
export function useHelpPreviewLazyQuery(options?: LazyQueryOptions<HelpPreviewQuery, HelpPreviewQueryVariables>) {
  return useLazyQuery(HelpPreviewDocument, options);
}