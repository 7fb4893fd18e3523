/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
import { ModeratedPersonName_PersonFragmentDoc, PersonRecord_PersonFragmentDoc, ModerationDecision_DecisionFragmentDoc } from '../decisions/Decisions.generated';
export type CaseRow_CaseFragment = { __typename: 'Case', id: string, subject: Schema.ReportSubject, isDecided: boolean, priority: number, reportCount: number, isHeld: boolean, createdAt: string, dueAt: string, takenUntil: string | null, takenBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'CaseRow_CaseFragment' };

export type CaseQueueQueryVariables = Exact<{
  filter: Schema.CaseStateFilter;
  query?: string | null | undefined;
  category?: Schema.ReportCategory | null | undefined;
  ruleId?: string | null | undefined;
  subject?: Schema.ReportSubject | null | undefined;
  assignee?: Schema.CaseAssignee | null | undefined;
  isOverdue?: boolean | null | undefined;
  dueBefore?: string | null | undefined;
  sort: Schema.CaseSort;
  first: number;
  after?: string | null | undefined;
}>;


export interface CaseQueueQuery { cases: { __typename: 'CaseConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'CaseEdge', cursor: string, node: { __typename: 'Case', id: string, subject: Schema.ReportSubject, isDecided: boolean, priority: number, reportCount: number, isHeld: boolean, createdAt: string, dueAt: string, takenUntil: string | null, summary: { __typename: 'CaseSummary', category: Schema.ReportCategory, foundBy: Schema.MachineFinding | null, excerpt: string, contentWarning: string | null, isGone: boolean }, decision: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome } | null, takenBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } } }> } }

export type CaseCountsQueryVariables = Exact<{ [key: string]: never; }>;


export interface CaseCountsQuery { caseCounts: { __typename: 'CaseCounts', open: number, mine: number, decided: number, overdue: number } }

export type ModerationCaseQueryVariables = Exact<{
  id: string;
}>;


export interface ModerationCaseQuery { case: { __typename: 'Case', subjectId: string, suggestedOutcome: Schema.DecisionOutcome, id: string, subject: Schema.ReportSubject, isDecided: boolean, priority: number, reportCount: number, isHeld: boolean, createdAt: string, dueAt: string, takenUntil: string | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null, role: Schema.Role, isDeleted: boolean, isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null, createdAt: string, recentMeasureCount: number, openCaseCount: number, reportedCount: number, reportsMadeCount: number, reportsActedCount: number, decisions: { __typename: 'DecisionConnection', edges: Array<{ __typename: 'DecisionEdge', cursor: string, node: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> }, decision: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } | null, reports: Array<{ __typename: 'CaseReport', id: string, foundBy: Schema.MachineFinding | null, category: Schema.ReportCategory, comment: string, isIllegal: boolean, createdAt: string, notice: { __typename: 'ReportNotice', name: string | null, email: string | null, law: string, explanation: string } | null, reporter: { __typename: 'ModeratedPerson', reportsMadeCount: number, reportsActedCount: number, id: string, handle: string, displayName: string, imageUrl: string | null } | null, rules: Array<{ __typename: 'Rule', id: string, text: string }>, reportedPerson: { __typename: 'ReportedPerson', handle: string, displayName: string, bio: string, location: string | null, website: string | null, imageUrl: string | null, bannerUrl: string | null }, reportedPosts: Array<{ __typename: 'ReportedPost', id: string, content: string, contentWarning: string | null, createdAt: string, isReply: boolean, pollOptions: Array<string>, quoted: { __typename: 'ReportedQuotedPost', id: string, authorHandle: string, content: string, contentWarning: string | null } | null, media: Array<{ __typename: 'Media', id: string, kind: Schema.MediaKind, url: string, thumbnailUrl: string | null, altText: string, width: number | null, height: number | null }> }>, reportedWhispers: Array<{ __typename: 'ReportedWhisper', id: string, authorHandle: string, content: string, createdAt: string, isReported: boolean }> }>, takenBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null } | null }

export type TakeCaseMutationVariables = Exact<{
  id: string;
}>;


export interface TakeCaseMutation { takeCase: { __typename: 'CasePayload', case: { __typename: 'Case', id: string, subject: Schema.ReportSubject, isDecided: boolean, priority: number, reportCount: number, isHeld: boolean, createdAt: string, dueAt: string, takenUntil: string | null, takenBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } } } }

export type ReleaseCaseMutationVariables = Exact<{
  id: string;
}>;


export interface ReleaseCaseMutation { releaseCase: { __typename: 'CasePayload', case: { __typename: 'Case', id: string, subject: Schema.ReportSubject, isDecided: boolean, priority: number, reportCount: number, isHeld: boolean, createdAt: string, dueAt: string, takenUntil: string | null, takenBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } } } }

export type DecideCaseMutationVariables = Exact<{
  id: string;
  input: Schema.DecisionInput;
}>;


export interface DecideCaseMutation { decideCase: { __typename: 'DecisionPayload', decision: { __typename: 'Decision', id: string } } }


export const CaseRow_CaseFragmentDoc = /* @__PURE__ */ documentOf<CaseRow_CaseFragment, Record<string, never>>("fragment CaseRow_case on Case{id subject isDecided priority reportCount isHeld createdAt dueAt takenUntil takenBy{...ModeratedPersonName_person@unmask}person{...ModeratedPersonName_person@unmask}}", ModeratedPersonName_PersonFragmentDoc);

export const CaseQueueDocument = /* @__PURE__ */ documentOf<CaseQueueQuery, CaseQueueQueryVariables>("query CaseQueue($filter:CaseStateFilter!$query:String$category:ReportCategory$ruleId:ID$subject:ReportSubject$assignee:CaseAssignee$isOverdue:Boolean$dueBefore:DateTime$sort:CaseSort!$first:Int!$after:String){cases(filter:$filter query:$query category:$category ruleId:$ruleId subject:$subject assignee:$assignee isOverdue:$isOverdue dueBefore:$dueBefore sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...CaseRow_case@unmask summary{category foundBy excerpt contentWarning isGone}decision{id outcome}}}}}", CaseRow_CaseFragmentDoc);
export function useCaseQueueQuery(options: QueryOptions<CaseQueueQuery, CaseQueueQueryVariables>) {
  return useQuery(CaseQueueDocument, options);
}
export function useCaseQueueLazyQuery(options?: LazyQueryOptions<CaseQueueQuery, CaseQueueQueryVariables>) {
  return useLazyQuery(CaseQueueDocument, options);
}

export const CaseCountsDocument = /* @__PURE__ */ documentOf<CaseCountsQuery, CaseCountsQueryVariables>("query CaseCounts{caseCounts{open mine decided overdue}}");
export function useCaseCountsQuery(options?: QueryOptions<CaseCountsQuery, CaseCountsQueryVariables>) {
  return useQuery(CaseCountsDocument, options);
}
export function useCaseCountsLazyQuery(options?: LazyQueryOptions<CaseCountsQuery, CaseCountsQueryVariables>) {
  return useLazyQuery(CaseCountsDocument, options);
}

export const ModerationCaseDocument = /* @__PURE__ */ documentOf<ModerationCaseQuery, ModerationCaseQueryVariables>("query ModerationCase($id:ID!){case(id:$id){...CaseRow_case@unmask subjectId suggestedOutcome person{...PersonRecord_person@unmask}decision{...ModerationDecision_decision@unmask}reports{id foundBy category comment isIllegal createdAt notice{name email law explanation}reporter{...ModeratedPersonName_person@unmask reportsMadeCount reportsActedCount}rules{id text}reportedPerson{handle displayName bio location website imageUrl bannerUrl}reportedPosts{id content contentWarning createdAt isReply quoted{id authorHandle content contentWarning}pollOptions media{id kind url thumbnailUrl altText width height}}reportedWhispers{id authorHandle content createdAt isReported}}}}", CaseRow_CaseFragmentDoc, PersonRecord_PersonFragmentDoc, ModerationDecision_DecisionFragmentDoc, ModeratedPersonName_PersonFragmentDoc);
export function useModerationCaseQuery(options: QueryOptions<ModerationCaseQuery, ModerationCaseQueryVariables>) {
  return useQuery(ModerationCaseDocument, options);
}
export function useModerationCaseLazyQuery(options?: LazyQueryOptions<ModerationCaseQuery, ModerationCaseQueryVariables>) {
  return useLazyQuery(ModerationCaseDocument, options);
}

export const TakeCaseDocument = /* @__PURE__ */ documentOf<TakeCaseMutation, TakeCaseMutationVariables>("mutation TakeCase($id:ID!){takeCase(id:$id){case{...CaseRow_case@unmask}}}", CaseRow_CaseFragmentDoc);
export function useTakeCaseMutation(options?: MutationOptions<TakeCaseMutation, TakeCaseMutationVariables>) {
  return useMutation(TakeCaseDocument, options);
}

export const ReleaseCaseDocument = /* @__PURE__ */ documentOf<ReleaseCaseMutation, ReleaseCaseMutationVariables>("mutation ReleaseCase($id:ID!){releaseCase(id:$id){case{...CaseRow_case@unmask}}}", CaseRow_CaseFragmentDoc);
export function useReleaseCaseMutation(options?: MutationOptions<ReleaseCaseMutation, ReleaseCaseMutationVariables>) {
  return useMutation(ReleaseCaseDocument, options);
}

export const DecideCaseDocument = /* @__PURE__ */ documentOf<DecideCaseMutation, DecideCaseMutationVariables>("mutation DecideCase($id:ID!$input:DecisionInput!){decideCase(id:$id input:$input){decision{id}}}");
export function useDecideCaseMutation(options?: MutationOptions<DecideCaseMutation, DecideCaseMutationVariables>) {
  return useMutation(DecideCaseDocument, options);
}