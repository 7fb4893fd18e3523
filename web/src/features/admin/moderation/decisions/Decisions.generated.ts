/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type ModeratedPersonName_PersonFragment = { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } & { ' $fragmentName'?: 'ModeratedPersonName_PersonFragment' };

export type ModerationDecision_DecisionFragment = { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } & { ' $fragmentName'?: 'ModerationDecision_DecisionFragment' };

export type ModerationNotes_PersonFragment = { __typename: 'ModeratedPerson', id: string, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> } & { ' $fragmentName'?: 'ModerationNotes_PersonFragment' };

export type PersonRecord_PersonFragment = { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null, role: Schema.Role, isDeleted: boolean, isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null, createdAt: string, recentMeasureCount: number, openCaseCount: number, reportedCount: number, reportsMadeCount: number, reportsActedCount: number, decisions: { __typename: 'DecisionConnection', edges: Array<{ __typename: 'DecisionEdge', cursor: string, node: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> } & { ' $fragmentName'?: 'PersonRecord_PersonFragment' };

export type DecisionRulesQueryVariables = Exact<{ [key: string]: never; }>;


export interface DecisionRulesQuery { rules: Array<{ __typename: 'Rule', id: string, text: string, hint: string }> }

export type PersonRecordQueryVariables = Exact<{
  userId: string;
}>;


export interface PersonRecordQuery { moderatedPerson: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null, role: Schema.Role, isDeleted: boolean, isLimited: boolean, frozenUntil: string | null, suspendedAt: string | null, createdAt: string, recentMeasureCount: number, openCaseCount: number, reportedCount: number, reportsMadeCount: number, reportsActedCount: number, decisions: { __typename: 'DecisionConnection', edges: Array<{ __typename: 'DecisionEdge', cursor: string, node: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> } | null }

export type ModerateUserMutationVariables = Exact<{
  userId: string;
  input: Schema.DecisionInput;
}>;


export interface ModerateUserMutation { moderateUser: { __typename: 'DecisionPayload', decision: { __typename: 'Decision', id: string } } }

export type AddModerationNoteMutationVariables = Exact<{
  userId: string;
  text: string;
}>;


export interface AddModerationNoteMutation { addModerationNote: { __typename: 'ModerationNotePayload', person: { __typename: 'ModeratedPerson', id: string, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> } } }

export type DeleteModerationNoteMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteModerationNoteMutation { deleteModerationNote: { __typename: 'ModerationNotePayload', person: { __typename: 'ModeratedPerson', id: string, notes: Array<{ __typename: 'ModerationNote', id: string, text: string, createdAt: string, author: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null }> } } }

export type OverruleDecisionMutationVariables = Exact<{
  id: string;
}>;


export interface OverruleDecisionMutation { overruleDecision: { __typename: 'DecisionPayload', decision: { __typename: 'Decision', id: string, overruledAt: string | null } } }


export const ModeratedPersonName_PersonFragmentDoc = /* @__PURE__ */ documentOf<ModeratedPersonName_PersonFragment, Record<string, never>>("fragment ModeratedPersonName_person on ModeratedPerson{id handle displayName imageUrl}");

export const ModerationDecision_DecisionFragmentDoc = /* @__PURE__ */ documentOf<ModerationDecision_DecisionFragment, Record<string, never>>("fragment ModerationDecision_decision on Decision{id outcome ground law facts isByNotice isByMachine until createdAt overruledAt rule{id text}posts{id content}decidedBy{...ModeratedPersonName_person@unmask}appeal{id text state reasons createdAt decidedAt}}", ModeratedPersonName_PersonFragmentDoc);

export const ModerationNotes_PersonFragmentDoc = /* @__PURE__ */ documentOf<ModerationNotes_PersonFragment, Record<string, never>>("fragment ModerationNotes_person on ModeratedPerson{id notes{id text createdAt author{...ModeratedPersonName_person@unmask}}}", ModeratedPersonName_PersonFragmentDoc);

export const PersonRecord_PersonFragmentDoc = /* @__PURE__ */ documentOf<PersonRecord_PersonFragment, Record<string, never>>("fragment PersonRecord_person on ModeratedPerson{id handle displayName imageUrl role isDeleted isLimited frozenUntil suspendedAt createdAt recentMeasureCount openCaseCount reportedCount reportsMadeCount reportsActedCount ...ModerationNotes_person@unmask decisions(first:10){edges{cursor node{...ModerationDecision_decision@unmask}}pageInfo{hasNextPage endCursor}}}", ModerationNotes_PersonFragmentDoc, ModerationDecision_DecisionFragmentDoc);

export const DecisionRulesDocument = /* @__PURE__ */ documentOf<DecisionRulesQuery, DecisionRulesQueryVariables>("query DecisionRules{rules{id text hint}}");
export function useDecisionRulesQuery(options?: QueryOptions<DecisionRulesQuery, DecisionRulesQueryVariables>) {
  return useQuery(DecisionRulesDocument, options);
}
export function useDecisionRulesLazyQuery(options?: LazyQueryOptions<DecisionRulesQuery, DecisionRulesQueryVariables>) {
  return useLazyQuery(DecisionRulesDocument, options);
}

export const PersonRecordDocument = /* @__PURE__ */ documentOf<PersonRecordQuery, PersonRecordQueryVariables>("query PersonRecord($userId:ID!){moderatedPerson(userId:$userId){...PersonRecord_person@unmask}}", PersonRecord_PersonFragmentDoc);
export function usePersonRecordQuery(options: QueryOptions<PersonRecordQuery, PersonRecordQueryVariables>) {
  return useQuery(PersonRecordDocument, options);
}
export function usePersonRecordLazyQuery(options?: LazyQueryOptions<PersonRecordQuery, PersonRecordQueryVariables>) {
  return useLazyQuery(PersonRecordDocument, options);
}

export const ModerateUserDocument = /* @__PURE__ */ documentOf<ModerateUserMutation, ModerateUserMutationVariables>("mutation ModerateUser($userId:ID!$input:DecisionInput!){moderateUser(userId:$userId input:$input){decision{id}}}");
export function useModerateUserMutation(options?: MutationOptions<ModerateUserMutation, ModerateUserMutationVariables>) {
  return useMutation(ModerateUserDocument, options);
}

export const AddModerationNoteDocument = /* @__PURE__ */ documentOf<AddModerationNoteMutation, AddModerationNoteMutationVariables>("mutation AddModerationNote($userId:ID!$text:String!){addModerationNote(userId:$userId text:$text){person{...ModerationNotes_person@unmask}}}", ModerationNotes_PersonFragmentDoc);
export function useAddModerationNoteMutation(options?: MutationOptions<AddModerationNoteMutation, AddModerationNoteMutationVariables>) {
  return useMutation(AddModerationNoteDocument, options);
}

export const DeleteModerationNoteDocument = /* @__PURE__ */ documentOf<DeleteModerationNoteMutation, DeleteModerationNoteMutationVariables>("mutation DeleteModerationNote($id:ID!){deleteModerationNote(id:$id){person{...ModerationNotes_person@unmask}}}", ModerationNotes_PersonFragmentDoc);
export function useDeleteModerationNoteMutation(options?: MutationOptions<DeleteModerationNoteMutation, DeleteModerationNoteMutationVariables>) {
  return useMutation(DeleteModerationNoteDocument, options);
}

export const OverruleDecisionDocument = /* @__PURE__ */ documentOf<OverruleDecisionMutation, OverruleDecisionMutationVariables>("mutation OverruleDecision($id:ID!){overruleDecision(id:$id){decision{id overruledAt}}}");
export function useOverruleDecisionMutation(options?: MutationOptions<OverruleDecisionMutation, OverruleDecisionMutationVariables>) {
  return useMutation(OverruleDecisionDocument, options);
}