import type { CaseStateFilter } from '../../../../graphql/schema.generated';
import type { CaseQueueQuery, ModerationCaseQuery } from './Cases.generated';

/** The states as the address has them. */
export const SHOWN_STATES = ['open', 'mine', 'decided'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Open ones if the address says nothing. */
export const shownStateOf = (value: string | null): ShownState =>
  SHOWN_STATES.find((state) => state === value) ?? 'open';

export const filterOf = (state: ShownState): CaseStateFilter => state.toUpperCase() as CaseStateFilter;

export type ListedCase = CaseQueueQuery['cases']['edges'][number]['node'];
export type OpenCase = NonNullable<ModerationCaseQuery['case']>;
export type CaseReport = OpenCase['reports'][number];
