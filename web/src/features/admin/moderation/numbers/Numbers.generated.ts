/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../../graphql/hook-options';
export type ModerationNumbersQueryVariables = Exact<{
  year: number;
}>;


export interface ModerationNumbersQuery { moderationNumbers: { __typename: 'ModerationNumbers', year: number, reports: number, notices: number, cases: number, decisions: number, medianHours: number | null, byLaw: number, byRule: number, byMachine: number, appeals: number, appealsGranted: number, overruled: number, outcomes: Array<{ __typename: 'OutcomeCount', outcome: Schema.DecisionOutcome, count: number }> } }


export const ModerationNumbersDocument = /* @__PURE__ */ documentOf<ModerationNumbersQuery, ModerationNumbersQueryVariables>("query ModerationNumbers($year:Int!){moderationNumbers(year:$year){year reports notices cases decisions medianHours outcomes{outcome count}byLaw byRule byMachine appeals appealsGranted overruled}}");
export function useModerationNumbersQuery(options: QueryOptions<ModerationNumbersQuery, ModerationNumbersQueryVariables>) {
  return useQuery(ModerationNumbersDocument, options);
}
export function useModerationNumbersLazyQuery(options?: LazyQueryOptions<ModerationNumbersQuery, ModerationNumbersQueryVariables>) {
  return useLazyQuery(ModerationNumbersDocument, options);
}