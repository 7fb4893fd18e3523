/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type Appeal_AppealFragment = { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } & { ' $fragmentName'?: 'Appeal_AppealFragment' };

export type Report_ReportFragment = { __typename: 'Report', id: string, number: string, subject: Schema.ReportSubject, handle: string, excerpt: string, category: Schema.ReportCategory, comment: string, createdAt: string, state: Schema.ReportState, outcome: Schema.ReportOutcome | null, reasons: string | null, decidedAt: string | null, decisionId: string | null, viewerCanAppeal: boolean, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } & { ' $fragmentName'?: 'Report_ReportFragment' };

export type Decision_DecisionFragment = { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, appealableUntil: string, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } & { ' $fragmentName'?: 'Decision_DecisionFragment' };

export type RulesQueryVariables = Exact<{ [key: string]: never; }>;


export interface RulesQuery { rules: Array<{ __typename: 'Rule', id: string, text: string, hint: string }> }

export type ReportedPersonQueryVariables = Exact<{
  handle: string;
  first: number;
}>;


export interface ReportedPersonQuery { user: { __typename: 'User', id: string, quacks: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: { __typename: 'Post', id: string, content: string, contentWarning: string | null, createdAt: string } }> }, replies: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: { __typename: 'Post', id: string, content: string, contentWarning: string | null, createdAt: string } }> } } | null }

export type ReportPersonMutationVariables = Exact<{
  input: Schema.ReportPersonInput;
}>;


export interface ReportPersonMutation { reportPerson: { __typename: 'ReportPayload', report: { __typename: 'Report', id: string, number: string, subject: Schema.ReportSubject, handle: string, excerpt: string, category: Schema.ReportCategory, comment: string, createdAt: string, state: Schema.ReportState, outcome: Schema.ReportOutcome | null, reasons: string | null, decidedAt: string | null, decisionId: string | null, viewerCanAppeal: boolean, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } } }

export type ReportPostMutationVariables = Exact<{
  input: Schema.ReportPostInput;
}>;


export interface ReportPostMutation { reportPost: { __typename: 'ReportPayload', report: { __typename: 'Report', id: string, number: string, subject: Schema.ReportSubject, handle: string, excerpt: string, category: Schema.ReportCategory, comment: string, createdAt: string, state: Schema.ReportState, outcome: Schema.ReportOutcome | null, reasons: string | null, decidedAt: string | null, decisionId: string | null, viewerCanAppeal: boolean, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } } }

export type ReportWhispersMutationVariables = Exact<{
  input: Schema.ReportWhispersInput;
}>;


export interface ReportWhispersMutation { reportWhispers: { __typename: 'ReportPayload', report: { __typename: 'Report', id: string, number: string, subject: Schema.ReportSubject, handle: string, excerpt: string, category: Schema.ReportCategory, comment: string, createdAt: string, state: Schema.ReportState, outcome: Schema.ReportOutcome | null, reasons: string | null, decidedAt: string | null, decisionId: string | null, viewerCanAppeal: boolean, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } } }

export type SendNoticeMutationVariables = Exact<{
  input: Schema.NoticeInput;
}>;


export interface SendNoticeMutation { sendNotice: string }

export type OwnReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface OwnReportsQuery { viewer: { __typename: 'Viewer', reports: { __typename: 'ReportConnection', edges: Array<{ __typename: 'ReportEdge', cursor: string, node: { __typename: 'Report', id: string, number: string, subject: Schema.ReportSubject, handle: string, excerpt: string, category: Schema.ReportCategory, comment: string, createdAt: string, state: Schema.ReportState, outcome: Schema.ReportOutcome | null, reasons: string | null, decidedAt: string | null, decisionId: string | null, viewerCanAppeal: boolean, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type DecisionsAboutViewerQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface DecisionsAboutViewerQuery { viewer: { __typename: 'Viewer', decisions: { __typename: 'DecisionConnection', edges: Array<{ __typename: 'DecisionEdge', cursor: string, node: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, appealableUntil: string, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type AppealMutationVariables = Exact<{
  decisionId: string;
  text: string;
}>;


export interface AppealMutation { appeal: { __typename: 'AppealPayload', appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } } }


export const Appeal_AppealFragmentDoc = /* @__PURE__ */ documentOf<Appeal_AppealFragment, Record<string, never>>("fragment Appeal_appeal on Appeal{id text state reasons createdAt decidedAt}");

export const Report_ReportFragmentDoc = /* @__PURE__ */ documentOf<Report_ReportFragment, Record<string, never>>("fragment Report_report on Report{id number subject handle excerpt category comment createdAt state outcome reasons decidedAt decisionId viewerCanAppeal appeal{...Appeal_appeal@unmask}}", Appeal_AppealFragmentDoc);

export const Decision_DecisionFragmentDoc = /* @__PURE__ */ documentOf<Decision_DecisionFragment, Record<string, never>>("fragment Decision_decision on Decision{id outcome ground rule{id text}law facts posts{id content}isByNotice isByMachine until createdAt overruledAt appealableUntil appeal{...Appeal_appeal@unmask}}", Appeal_AppealFragmentDoc);

export const RulesDocument = /* @__PURE__ */ documentOf<RulesQuery, RulesQueryVariables>("query Rules{rules{id text hint}}");
export function useRulesQuery(options?: QueryOptions<RulesQuery, RulesQueryVariables>) {
  return useQuery(RulesDocument, options);
}
export function useRulesLazyQuery(options?: LazyQueryOptions<RulesQuery, RulesQueryVariables>) {
  return useLazyQuery(RulesDocument, options);
}

export const ReportedPersonDocument = /* @__PURE__ */ documentOf<ReportedPersonQuery, ReportedPersonQueryVariables>("query ReportedPerson($handle:String!$first:Int!){user(handle:$handle){id quacks:posts(first:$first filter:POSTS){edges{node{id content contentWarning createdAt}}}replies:posts(first:$first filter:REPLIES){edges{node{id content contentWarning createdAt}}}}}");
export function useReportedPersonQuery(options: QueryOptions<ReportedPersonQuery, ReportedPersonQueryVariables>) {
  return useQuery(ReportedPersonDocument, options);
}
export function useReportedPersonLazyQuery(options?: LazyQueryOptions<ReportedPersonQuery, ReportedPersonQueryVariables>) {
  return useLazyQuery(ReportedPersonDocument, options);
}

export const ReportPersonDocument = /* @__PURE__ */ documentOf<ReportPersonMutation, ReportPersonMutationVariables>("mutation ReportPerson($input:ReportPersonInput!){reportPerson(input:$input){report{...Report_report@unmask}}}", Report_ReportFragmentDoc);
export function useReportPersonMutation(options?: MutationOptions<ReportPersonMutation, ReportPersonMutationVariables>) {
  return useMutation(ReportPersonDocument, options);
}

export const ReportPostDocument = /* @__PURE__ */ documentOf<ReportPostMutation, ReportPostMutationVariables>("mutation ReportPost($input:ReportPostInput!){reportPost(input:$input){report{...Report_report@unmask}}}", Report_ReportFragmentDoc);
export function useReportPostMutation(options?: MutationOptions<ReportPostMutation, ReportPostMutationVariables>) {
  return useMutation(ReportPostDocument, options);
}

export const ReportWhispersDocument = /* @__PURE__ */ documentOf<ReportWhispersMutation, ReportWhispersMutationVariables>("mutation ReportWhispers($input:ReportWhispersInput!){reportWhispers(input:$input){report{...Report_report@unmask}}}", Report_ReportFragmentDoc);
export function useReportWhispersMutation(options?: MutationOptions<ReportWhispersMutation, ReportWhispersMutationVariables>) {
  return useMutation(ReportWhispersDocument, options);
}

export const SendNoticeDocument = /* @__PURE__ */ documentOf<SendNoticeMutation, SendNoticeMutationVariables>("mutation SendNotice($input:NoticeInput!){sendNotice(input:$input)}");
export function useSendNoticeMutation(options?: MutationOptions<SendNoticeMutation, SendNoticeMutationVariables>) {
  return useMutation(SendNoticeDocument, options);
}

export const OwnReportsDocument = /* @__PURE__ */ documentOf<OwnReportsQuery, OwnReportsQueryVariables>("query OwnReports($first:Int!$after:String){viewer{reports(first:$first after:$after){edges{cursor node{...Report_report@unmask}}pageInfo{hasNextPage endCursor}}}}", Report_ReportFragmentDoc);
export function useOwnReportsQuery(options: QueryOptions<OwnReportsQuery, OwnReportsQueryVariables>) {
  return useQuery(OwnReportsDocument, options);
}
export function useOwnReportsLazyQuery(options?: LazyQueryOptions<OwnReportsQuery, OwnReportsQueryVariables>) {
  return useLazyQuery(OwnReportsDocument, options);
}

export const DecisionsAboutViewerDocument = /* @__PURE__ */ documentOf<DecisionsAboutViewerQuery, DecisionsAboutViewerQueryVariables>("query DecisionsAboutViewer($first:Int!$after:String){viewer{decisions(first:$first after:$after){edges{cursor node{...Decision_decision@unmask}}pageInfo{hasNextPage endCursor}}}}", Decision_DecisionFragmentDoc);
export function useDecisionsAboutViewerQuery(options: QueryOptions<DecisionsAboutViewerQuery, DecisionsAboutViewerQueryVariables>) {
  return useQuery(DecisionsAboutViewerDocument, options);
}
export function useDecisionsAboutViewerLazyQuery(options?: LazyQueryOptions<DecisionsAboutViewerQuery, DecisionsAboutViewerQueryVariables>) {
  return useLazyQuery(DecisionsAboutViewerDocument, options);
}

export const AppealDocument = /* @__PURE__ */ documentOf<AppealMutation, AppealMutationVariables>("mutation Appeal($decisionId:ID!$text:String!){appeal(decisionId:$decisionId text:$text){appeal{...Appeal_appeal@unmask}}}", Appeal_AppealFragmentDoc);
export function useAppealMutation(options?: MutationOptions<AppealMutation, AppealMutationVariables>) {
  return useMutation(AppealDocument, options);
}