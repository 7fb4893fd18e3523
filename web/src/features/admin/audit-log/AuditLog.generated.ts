/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type AuditLogQueryVariables = Exact<{
  filter?: Schema.AuditLogFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface AuditLogQuery { auditLog: { __typename: 'AuditEntryConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'AuditEntryEdge', cursor: string, node: { __typename: 'AuditEntry', id: string, createdAt: string, action: string, actorId: string | null, actorHandle: string | null, subjectKind: string, subjectId: string | null, subjectName: string | null, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> } }> } }


export const AuditLogDocument = /* @__PURE__ */ documentOf<AuditLogQuery, AuditLogQueryVariables>("query AuditLog($filter:AuditLogFilter$first:Int!$after:String){auditLog(filter:$filter first:$first after:$after){pageInfo{hasNextPage endCursor}edges{cursor node{id createdAt action actorId actorHandle subjectKind subjectId subjectName changes{field before after}}}}}");
export function useAuditLogQuery(options: QueryOptions<AuditLogQuery, AuditLogQueryVariables>) {
  return useQuery(AuditLogDocument, options);
}
export function useAuditLogLazyQuery(options?: LazyQueryOptions<AuditLogQuery, AuditLogQueryVariables>) {
  return useLazyQuery(AuditLogDocument, options);
}