/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type Filter_FilterFragment = { __typename: 'Filter', id: string, title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext>, endsAt: string | null, exceptFollowing: boolean, terms: Array<{ __typename: 'FilterTerm', id: string, kind: Schema.FilterTermKind, term: string, isWhole: boolean }> } & { ' $fragmentName'?: 'Filter_FilterFragment' };

export type FiltersQueryVariables = Exact<{ [key: string]: never; }>;


export interface FiltersQuery { viewer: { __typename: 'Viewer', filters: Array<{ __typename: 'Filter', id: string, title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext>, endsAt: string | null, exceptFollowing: boolean, terms: Array<{ __typename: 'FilterTerm', id: string, kind: Schema.FilterTermKind, term: string, isWhole: boolean }> }> } | null }

export type CreateFilterMutationVariables = Exact<{
  input: Schema.FilterInput;
}>;


export interface CreateFilterMutation { createFilter: { __typename: 'FilterPayload', filter: { __typename: 'Filter', id: string, title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext>, endsAt: string | null, exceptFollowing: boolean, terms: Array<{ __typename: 'FilterTerm', id: string, kind: Schema.FilterTermKind, term: string, isWhole: boolean }> } } }

export type UpdateFilterMutationVariables = Exact<{
  id: string;
  input: Schema.FilterInput;
}>;


export interface UpdateFilterMutation { updateFilter: { __typename: 'FilterPayload', filter: { __typename: 'Filter', id: string, title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext>, endsAt: string | null, exceptFollowing: boolean, terms: Array<{ __typename: 'FilterTerm', id: string, kind: Schema.FilterTermKind, term: string, isWhole: boolean }> } } }

export type DeleteFilterMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteFilterMutation { deleteFilter: { __typename: 'DeletePayload', deletedId: string } }


export const Filter_FilterFragmentDoc = /* @__PURE__ */ documentOf<Filter_FilterFragment, Record<string, never>>("fragment Filter_filter on Filter{id title action contexts terms{id kind term isWhole}endsAt exceptFollowing}");

export const FiltersDocument = /* @__PURE__ */ documentOf<FiltersQuery, FiltersQueryVariables>("query Filters{viewer{filters{...Filter_filter@unmask}}}", Filter_FilterFragmentDoc);
export function useFiltersQuery(options?: QueryOptions<FiltersQuery, FiltersQueryVariables>) {
  return useQuery(FiltersDocument, options);
}
export function useFiltersLazyQuery(options?: LazyQueryOptions<FiltersQuery, FiltersQueryVariables>) {
  return useLazyQuery(FiltersDocument, options);
}

export const CreateFilterDocument = /* @__PURE__ */ documentOf<CreateFilterMutation, CreateFilterMutationVariables>("mutation CreateFilter($input:FilterInput!){createFilter(input:$input){filter{...Filter_filter@unmask}}}", Filter_FilterFragmentDoc);
export function useCreateFilterMutation(options?: MutationOptions<CreateFilterMutation, CreateFilterMutationVariables>) {
  return useMutation(CreateFilterDocument, options);
}

export const UpdateFilterDocument = /* @__PURE__ */ documentOf<UpdateFilterMutation, UpdateFilterMutationVariables>("mutation UpdateFilter($id:ID!$input:FilterInput!){updateFilter(id:$id input:$input){filter{...Filter_filter@unmask}}}", Filter_FilterFragmentDoc);
export function useUpdateFilterMutation(options?: MutationOptions<UpdateFilterMutation, UpdateFilterMutationVariables>) {
  return useMutation(UpdateFilterDocument, options);
}

export const DeleteFilterDocument = /* @__PURE__ */ documentOf<DeleteFilterMutation, DeleteFilterMutationVariables>("mutation DeleteFilter($id:ID!){deleteFilter(id:$id){deletedId}}");
export function useDeleteFilterMutation(options?: MutationOptions<DeleteFilterMutation, DeleteFilterMutationVariables>) {
  return useMutation(DeleteFilterDocument, options);
}