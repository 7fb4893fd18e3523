/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export interface DataExportQuery { viewer: { __typename: 'Viewer', dataExport: { __typename: 'DataExport', state: Schema.DataExportState, nextAt: string, bytes: number | null, expiresAt: string | null } | null } | null }

export type RequestExportMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export interface RequestExportMutation { requestExport: { __typename: 'DataExport', state: Schema.DataExportState } }


export const DataExportDocument = /* @__PURE__ */ documentOf<DataExportQuery, DataExportQueryVariables>("query DataExport{viewer{dataExport{state nextAt bytes expiresAt}}}");
export function useDataExportQuery(options?: QueryOptions<DataExportQuery, DataExportQueryVariables>) {
  return useQuery(DataExportDocument, options);
}
export function useDataExportLazyQuery(options?: LazyQueryOptions<DataExportQuery, DataExportQueryVariables>) {
  return useLazyQuery(DataExportDocument, options);
}

export const RequestExportDocument = /* @__PURE__ */ documentOf<RequestExportMutation, RequestExportMutationVariables>("mutation RequestExport($password:String!$code:String){requestExport(password:$password code:$code){state}}");
export function useRequestExportMutation(options?: MutationOptions<RequestExportMutation, RequestExportMutationVariables>) {
  return useMutation(RequestExportDocument, options);
}