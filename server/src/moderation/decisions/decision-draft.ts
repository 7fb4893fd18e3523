import { holds } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { Ground, Outcome } from '../moderation.enums.js';
import { MeasureNotAllowed } from '../moderation.errors.js';
import { ModerationFields } from '../moderation-fields.js';

export const MAX_FACTS_LENGTH = 2_000;
const MAX_LAW_LENGTH = 200;
export const MAX_DECIDED_POSTS = 20;
const HOUR_MS = 3_600_000;
const SHORTEST_FREEZE_MS = HOUR_MS;
const LONGEST_FREEZE_MS = 365 * 24 * HOUR_MS;

export interface DecisionDraft {
  outcome: Outcome;
  ground?: Ground | null;
  ruleId?: string | null;
  law?: string | null;
  /** For the person concerned and for those who reported: what happened, and why this follows. */
  facts?: string | null;
  /** When a freeze ends. */
  until?: Date | null;
  /** The quacks to remove or to mark. */
  postIds?: readonly string[] | null;
}

export interface CheckedDecision {
  readonly outcome: Outcome;
  readonly ground: Ground;
  readonly ruleId: string | null;
  readonly law: string | null;
  readonly facts: string;
  readonly until: Date | null;
  readonly postIds: readonly string[];
}

/** Every measure needs what a statement of reasons needs: facts, and the rule or the law. @throws InvalidInput, MeasureNotAllowed */
export function checkDecision(viewer: SignedInViewer, draft: DecisionDraft): CheckedDecision {
  const { outcome } = draft;
  requireRight(viewer, outcome);
  const fields = new ModerationFields();
  const isMeasure = outcome !== 'NO_VIOLATION';
  const facts = fields.text('facts', draft.facts, MAX_FACTS_LENGTH, isMeasure ? 1 : 0);
  const ground = isMeasure ? (draft.ground ?? 'NONE') : 'NONE';
  const ruleId = ground === 'RULE' ? (draft.ruleId?.toLowerCase() ?? null) : null;
  const law = ground === 'LAW' ? fields.text('law', draft.law, MAX_LAW_LENGTH) : null;
  if (isMeasure && ground === 'NONE') fields.refuse('ground', 'A measure must be based on a rule or a law.');
  if (ground === 'RULE' && ruleId === null) fields.refuse('ruleId', 'Choose the rule that was broken.');
  const until = outcome === 'FREEZE' ? freezeEnd(fields, draft.until) : null;
  const isAboutPosts = outcome === 'REMOVE' || outcome === 'LABEL';
  const postIds = isAboutPosts ? [...new Set((draft.postIds ?? []).map((id) => id.toLowerCase()))] : [];
  if (isAboutPosts && (postIds.length === 0 || postIds.length > MAX_DECIDED_POSTS))
    fields.refuse('postIds', `Choose 1 to ${MAX_DECIDED_POSTS} quacks.`);
  fields.check('INVALID_DECISION');
  return { outcome, ground, ruleId, law, facts, until, postIds };
}

/** @throws MeasureNotAllowed */
export function requireRight(viewer: SignedInViewer, outcome: Outcome): void {
  const isOfAccount = outcome === 'LIMIT' || outcome === 'FREEZE' || outcome === 'SUSPEND';
  if (isOfAccount && !holds(viewer, 'users.limit')) throw new MeasureNotAllowed();
  if (outcome === 'REMOVE' && !holds(viewer, 'posts.remove')) throw new MeasureNotAllowed();
}

function freezeEnd(fields: ModerationFields, until: Date | null | undefined): Date | null {
  const remaining = (until?.getTime() ?? 0) - Date.now();
  if (until && remaining >= SHORTEST_FREEZE_MS && remaining <= LONGEST_FREEZE_MS) return until;
  fields.refuse('until', 'A freeze must last at least an hour and at most a year.');
  return null;
}
