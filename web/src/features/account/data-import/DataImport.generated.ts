/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type DataImportCountsFragment = { __typename: 'DataImport', id: string, kind: Schema.DataImportKind, state: Schema.DataImportState, mode: Schema.DataImportMode | null, rowCount: number, foundCount: number, presentCount: number, removableCount: number, processedCount: number, failedCount: number, endedAt: string | null, firstRows: Array<{ __typename: 'DataImportRow', address: string, failure: Schema.DataImportFailure | null, isPresent: boolean }> } & { ' $fragmentName'?: 'DataImportCountsFragment' };

export type DataImportsQueryVariables = Exact<{ [key: string]: never; }>;


export interface DataImportsQuery { viewer: { __typename: 'Viewer', dataImports: Array<{ __typename: 'DataImport', id: string, kind: Schema.DataImportKind, state: Schema.DataImportState, mode: Schema.DataImportMode | null, rowCount: number, foundCount: number, presentCount: number, removableCount: number, processedCount: number, failedCount: number, endedAt: string | null, firstRows: Array<{ __typename: 'DataImportRow', address: string, failure: Schema.DataImportFailure | null, isPresent: boolean }> }> } | null }

export type ConfirmDataImportMutationVariables = Exact<{
  id: string;
  mode: Schema.DataImportMode;
}>;


export interface ConfirmDataImportMutation { confirmDataImport: { __typename: 'DataImport', id: string, state: Schema.DataImportState, mode: Schema.DataImportMode | null } }

export type CancelDataImportMutationVariables = Exact<{
  id: string;
}>;


export interface CancelDataImportMutation { cancelDataImport: string }


export const DataImportCountsFragmentDoc = /* @__PURE__ */ documentOf<DataImportCountsFragment, Record<string, never>>("fragment DataImportCounts on DataImport{id kind state mode rowCount foundCount presentCount removableCount processedCount failedCount endedAt firstRows{address failure isPresent}}");

export const DataImportsDocument = /* @__PURE__ */ documentOf<DataImportsQuery, DataImportsQueryVariables>("query DataImports{viewer{dataImports{...DataImportCounts@unmask}}}", DataImportCountsFragmentDoc);
export function useDataImportsQuery(options?: QueryOptions<DataImportsQuery, DataImportsQueryVariables>) {
  return useQuery(DataImportsDocument, options);
}
export function useDataImportsLazyQuery(options?: LazyQueryOptions<DataImportsQuery, DataImportsQueryVariables>) {
  return useLazyQuery(DataImportsDocument, options);
}

export const ConfirmDataImportDocument = /* @__PURE__ */ documentOf<ConfirmDataImportMutation, ConfirmDataImportMutationVariables>("mutation ConfirmDataImport($id:ID!$mode:DataImportMode!){confirmDataImport(id:$id mode:$mode){id state mode}}");
export function useConfirmDataImportMutation(options?: MutationOptions<ConfirmDataImportMutation, ConfirmDataImportMutationVariables>) {
  return useMutation(ConfirmDataImportDocument, options);
}

export const CancelDataImportDocument = /* @__PURE__ */ documentOf<CancelDataImportMutation, CancelDataImportMutationVariables>("mutation CancelDataImport($id:ID!){cancelDataImport(id:$id)}");
export function useCancelDataImportMutation(options?: MutationOptions<CancelDataImportMutation, CancelDataImportMutationVariables>) {
  return useMutation(CancelDataImportDocument, options);
}