/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type RuleEditor_RuleFragment = { __typename: 'ManagedRule', id: string, textEn: string, textHe: string, hintEn: string, hintHe: string, isActive: boolean } & { ' $fragmentName'?: 'RuleEditor_RuleFragment' };

export type ManagedRulesQueryVariables = Exact<{ [key: string]: never; }>;


export interface ManagedRulesQuery { managedRules: Array<{ __typename: 'ManagedRule', id: string, textEn: string, textHe: string, hintEn: string, hintHe: string, isActive: boolean }> }

export type ReplaceRulesMutationVariables = Exact<{
  rules: Array<Schema.RuleInput>;
}>;


export interface ReplaceRulesMutation { replaceRules: Array<{ __typename: 'ManagedRule', id: string, textEn: string, textHe: string, hintEn: string, hintHe: string, isActive: boolean }> }


export const RuleEditor_RuleFragmentDoc = /* @__PURE__ */ documentOf<RuleEditor_RuleFragment, Record<string, never>>("fragment RuleEditor_rule on ManagedRule{id textEn textHe hintEn hintHe isActive}");

export const ManagedRulesDocument = /* @__PURE__ */ documentOf<ManagedRulesQuery, ManagedRulesQueryVariables>("query ManagedRules{managedRules{...RuleEditor_rule@unmask}}", RuleEditor_RuleFragmentDoc);
export function useManagedRulesQuery(options?: QueryOptions<ManagedRulesQuery, ManagedRulesQueryVariables>) {
  return useQuery(ManagedRulesDocument, options);
}
export function useManagedRulesLazyQuery(options?: LazyQueryOptions<ManagedRulesQuery, ManagedRulesQueryVariables>) {
  return useLazyQuery(ManagedRulesDocument, options);
}

export const ReplaceRulesDocument = /* @__PURE__ */ documentOf<ReplaceRulesMutation, ReplaceRulesMutationVariables>("mutation ReplaceRules($rules:[RuleInput!]!){replaceRules(rules:$rules){...RuleEditor_rule@unmask}}", RuleEditor_RuleFragmentDoc);
export function useReplaceRulesMutation(options?: MutationOptions<ReplaceRulesMutation, ReplaceRulesMutationVariables>) {
  return useMutation(ReplaceRulesDocument, options);
}