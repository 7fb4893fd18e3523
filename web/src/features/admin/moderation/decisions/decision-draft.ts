import { fromLocalInput } from '../../../../forms/local-time';
import type { DecisionInput, DecisionOutcome } from '../../../../graphql/schema.generated';
import type { Viewer } from '../../../session/viewer/viewer';

/** In the order of the keys 1 to 7, the mildest first. */
export const OUTCOMES = ['NO_VIOLATION', 'WARNING', 'LABEL', 'REMOVE', 'LIMIT', 'FREEZE', 'SUSPEND'] as const;
/** In graphemes; the server checks too. */
export const MAX_FACTS = 2_000;
export const MAX_LAW = 200;
/** How long a freeze lasts, in days. */
export const SPANS = { P1D: 1, P3D: 3, P7D: 7, P30D: 30 } as const;
const DAY_MS = 86_400_000;
const SHORTEST_MS = 3_600_000;
const LONGEST_MS = 365 * DAY_MS;

export type Span = keyof typeof SPANS | 'own';

/** What a moderator has filled in so far. A type, because a form's values have an index signature. */
export type DecisionDraft = {
  outcome: DecisionOutcome | '';
  ground: 'RULE' | 'LAW';
  ruleId: string;
  law: string;
  facts: string;
  span: Span;
  /** The value of a local date and time, for the span `own`. */
  until: string;
  /** Ids, separated by spaces. */
  postIds: string;
};

export const BLANK: DecisionDraft = {
  ...{ outcome: '', ground: 'RULE', ruleId: '', law: '', facts: '' },
  ...{ span: 'P3D', until: '', postIds: '' },
};

export const isBlank = (draft: DecisionDraft): boolean =>
  (Object.keys(BLANK) as (keyof DecisionDraft)[]).every((name) => draft[name] === BLANK[name]);

export const idsOf = ({ postIds }: DecisionDraft): readonly string[] => postIds.split(' ').filter((id) => id !== '');

/** Whether the viewer may take this measure; the server checks too. */
export function mayTake(viewer: Viewer | null, outcome: DecisionOutcome): boolean {
  if (outcome === 'REMOVE') return viewer?.claims.has('posts.remove') ?? false;
  if (outcome === 'NO_VIOLATION' || outcome === 'WARNING' || outcome === 'LABEL') return true;
  return viewer?.claims.has('users.limit') ?? false;
}

/** Whether quacks are chosen. */
export const isAboutPosts = (outcome: DecisionOutcome | ''): boolean => outcome === 'REMOVE' || outcome === 'LABEL';

/** When a freeze ends; null while the field is unfinished. */
export function freezeEnd({ span, until }: DecisionDraft, now: Date): string | null {
  if (span === 'own') return fromLocalInput(until);
  return new Date(now.getTime() + SPANS[span] * DAY_MS).toISOString();
}

export function isFreezeEnd(end: string | null, now: Date): boolean {
  const remaining = end === null ? 0 : new Date(end).getTime() - now.getTime();
  return remaining >= SHORTEST_MS && remaining <= LONGEST_MS;
}

/** Only what belongs to the outcome. */
export function inputOf(draft: DecisionDraft, outcome: DecisionOutcome, now: Date): DecisionInput {
  const facts = draft.facts.trim();
  if (outcome === 'NO_VIOLATION') return { outcome, facts };
  return {
    outcome,
    facts,
    ground: draft.ground,
    ...(draft.ground === 'RULE' ? { ruleId: draft.ruleId } : { law: draft.law.trim() }),
    ...(outcome === 'FREEZE' && { until: freezeEnd(draft, now) }),
    ...(isAboutPosts(outcome) && { postIds: [...idsOf(draft)] }),
  };
}
