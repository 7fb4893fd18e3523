/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
import { ModeratedPersonName_PersonFragmentDoc, ModerationDecision_DecisionFragmentDoc } from '../decisions/Decisions.generated';
export type AppealQueueQueryVariables = Exact<{
  isOpen: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export interface AppealQueueQuery { appeals: { __typename: 'AppealConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'AppealEdge', cursor: string, node: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null, by: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, decision: { __typename: 'Decision', id: string, outcome: Schema.DecisionOutcome, ground: Schema.DecisionGround, law: string | null, facts: string, isByNotice: boolean, isByMachine: boolean, until: string | null, createdAt: string, overruledAt: string | null, person: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, rule: { __typename: 'Rule', id: string, text: string } | null, posts: Array<{ __typename: 'RemovedPost', id: string, content: string }>, decidedBy: { __typename: 'ModeratedPerson', id: string, handle: string, displayName: string, imageUrl: string | null } | null, appeal: { __typename: 'Appeal', id: string, text: string, state: Schema.AppealState, reasons: string, createdAt: string, decidedAt: string | null } | null } | null } }> } }

export type DecideAppealMutationVariables = Exact<{
  id: string;
  isGranted: boolean;
  reasons: string;
}>;


export interface DecideAppealMutation { decideAppeal: { __typename: 'AppealPayload', appeal: { __typename: 'Appeal', id: string, state: Schema.AppealState, reasons: string, decidedAt: string | null } } }


export const AppealQueueDocument = /* @__PURE__ */ documentOf<AppealQueueQuery, AppealQueueQueryVariables>("query AppealQueue($isOpen:Boolean!$first:Int!$after:String){appeals(isOpen:$isOpen first:$first after:$after){pageInfo{hasNextPage endCursor}edges{cursor node{id text state reasons createdAt decidedAt by{...ModeratedPersonName_person@unmask}decision{...ModerationDecision_decision@unmask person{...ModeratedPersonName_person@unmask}}}}}}", ModeratedPersonName_PersonFragmentDoc, ModerationDecision_DecisionFragmentDoc);
export function useAppealQueueQuery(options: QueryOptions<AppealQueueQuery, AppealQueueQueryVariables>) {
  return useQuery(AppealQueueDocument, options);
}
export function useAppealQueueLazyQuery(options?: LazyQueryOptions<AppealQueueQuery, AppealQueueQueryVariables>) {
  return useLazyQuery(AppealQueueDocument, options);
}

export const DecideAppealDocument = /* @__PURE__ */ documentOf<DecideAppealMutation, DecideAppealMutationVariables>("mutation DecideAppeal($id:ID!$isGranted:Boolean!$reasons:String!){decideAppeal(id:$id isGranted:$isGranted reasons:$reasons){appeal{id state reasons decidedAt}}}");
export function useDecideAppealMutation(options?: MutationOptions<DecideAppealMutation, DecideAppealMutationVariables>) {
  return useMutation(DecideAppealDocument, options);
}