/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type AdminDashboardQueryVariables = Exact<{
  days: number;
}>;


export interface AdminDashboardQuery { adminDashboard: { __typename: 'AdminDashboard', countedAt: string | null, attention: Array<{ __typename: 'AttentionItem', kind: Schema.AttentionKind, isUrgent: boolean, count: number }>, figures: Array<{ __typename: 'FigureSeries', figure: Schema.Figure, total: number, previousTotal: number, days: Array<{ __typename: 'DailyFigure', day: string, value: number }> }>, health: { __typename: 'SystemHealth', degraded: Array<string>, database: { __typename: 'DatabaseHealth', version: string, isEmbedded: boolean, sizeBytes: number, connections: number, maxConnections: number, answerMs: number }, mail: { __typename: 'MailHealth', isSent: boolean, waiting: number, failed: number }, jobs: { __typename: 'JobHealth', waiting: number, active: number, failed: number }, storage: { __typename: 'StorageHealth', isLocal: boolean, freeBytes: number, totalBytes: number } } } }

export type SystemFailuresQueryVariables = Exact<{ [key: string]: never; }>;


export interface SystemFailuresQuery { systemFailures: Array<{ __typename: 'SystemFailure', id: string, kind: Schema.SystemFailureKind, name: string, reason: string, at: string }> }

export type RetryFailedEventMutationVariables = Exact<{
  id: string;
}>;


export interface RetryFailedEventMutation { retryFailedEvent: { __typename: 'RetryFailedEventPayload', eventId: string } }


export const AdminDashboardDocument = /* @__PURE__ */ documentOf<AdminDashboardQuery, AdminDashboardQueryVariables>("query AdminDashboard($days:Int!){adminDashboard(days:$days){countedAt attention{kind isUrgent count}figures{figure total previousTotal days{day value}}health{database{version isEmbedded sizeBytes connections maxConnections answerMs}mail{isSent waiting failed}jobs{waiting active failed}storage{isLocal freeBytes totalBytes}degraded}}}");
export function useAdminDashboardQuery(options: QueryOptions<AdminDashboardQuery, AdminDashboardQueryVariables>) {
  return useQuery(AdminDashboardDocument, options);
}
export function useAdminDashboardLazyQuery(options?: LazyQueryOptions<AdminDashboardQuery, AdminDashboardQueryVariables>) {
  return useLazyQuery(AdminDashboardDocument, options);
}

export const SystemFailuresDocument = /* @__PURE__ */ documentOf<SystemFailuresQuery, SystemFailuresQueryVariables>("query SystemFailures{systemFailures{id kind name reason at}}");
export function useSystemFailuresQuery(options?: QueryOptions<SystemFailuresQuery, SystemFailuresQueryVariables>) {
  return useQuery(SystemFailuresDocument, options);
}
export function useSystemFailuresLazyQuery(options?: LazyQueryOptions<SystemFailuresQuery, SystemFailuresQueryVariables>) {
  return useLazyQuery(SystemFailuresDocument, options);
}

export const RetryFailedEventDocument = /* @__PURE__ */ documentOf<RetryFailedEventMutation, RetryFailedEventMutationVariables>("mutation RetryFailedEvent($id:ID!){retryFailedEvent(id:$id){eventId}}");
export function useRetryFailedEventMutation(options?: MutationOptions<RetryFailedEventMutation, RetryFailedEventMutationVariables>) {
  return useMutation(RetryFailedEventDocument, options);
}