import { Injectable } from '@nestjs/common';
import { lockAccount } from '#identity/managed-users/locked-account.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type LockedCase, lockOpenCase } from '../cases/cases.service.js';
import type { Outcome } from '../moderation.enums.js';
import { AccountGone, AlreadyOverruled, DecisionNotFound, RuleNotFound } from '../moderation.errors.js';
import { DecisionMade, DecisionOverruled } from '../moderation.events.js';
import { type CheckedDecision, checkDecision, type DecisionDraft, requireRight } from './decision-draft.js';
import { DecisionEffects } from './decision-effects.js';
import type { Scope } from '../model/decision.entity.js';

/** $1 id, $2 time, $3 case, $4 person, $5 moderator, $6 outcome, $7 scope, $8 ground, $9 rule, $10 law, $11 facts, $12 by notice, $13 until, $14 by machine. */
export const INSERT_DECISION = `
insert into decisions (id, created_at, case_id, target_id, decided_by, outcome, scope, ground, rule_id, law, facts,
  is_by_notice, is_by_machine, until)
values ($1::uuid, $2::timestamptz, $3::uuid, $4::uuid, $5::uuid, $6, $7::jsonb, $8, $9::uuid, $10, $11, $12::boolean, $14::boolean,
  $13::timestamptz)`;
/** The case of a report. $1 report. */
export const CASE_OF_REPORT = 'select r.case_id from reports r where r.id = $1::uuid';
/** What the server decided by itself and stands, locked. $1 case. */
export const MACHINE_DECISIONS = `
select d.id, d.case_id, d.target_id, d.decided_by, d.outcome, d.scope, d.created_at, d.overruled_at
from decisions d where d.case_id = $1::uuid and d.is_by_machine and d.overruled_at is null for update`;
/** $1 case. */
export const CLOSE_CASE = `
update cases set state = 'DECIDED', taken_by = null, taken_until = null where id = $1::uuid`;
/** $1 rule. */
export const ACTIVE_RULE = 'select id from rules where id = $1::uuid and is_active';
/** $1 post. */
export const IS_POST_GONE = `
select p.id from posts p where p.id = $1::uuid and p.deleted_at is not null and not exists (
  select 1 from held_posts h where h.post_id = p.id and h.removed_at is null)`;
/** $1 picture. */
export const MEDIA_EXISTS = 'select m.id from media m where m.id = $1::uuid and m.is_published';
/** $1 decision. */
export const LOCK_DECISION = `
select d.id, d.case_id, d.target_id, d.decided_by, d.outcome, d.scope, d.created_at, d.overruled_at
from decisions d where d.id = $1::uuid for update`;
/** $1 decision. */
export const OVERRULE = 'update decisions set overruled_at = now() where id = $1::uuid';

export interface LockedDecision {
  id: string;
  case_id: string | null;
  target_id: string;
  decided_by: string | null;
  outcome: Outcome;
  scope: Scope;
  created_at: Date;
  overruled_at: Date | null;
}

interface Target {
  readonly handle: string;
  readonly isGone: boolean;
}

/** Decides cases, and about people without one. Effect, decision, audit entry and event are one transaction. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly effects: DecisionEffects,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Decides a case. Moderators decide about people whose role is below theirs, never about themselves. Runs once per idempotency
   * key of the request.
   * @returns the id of the decision
   * @throws CaseNotFound, CaseDecided, CaseTaken, InvalidInput, MeasureNotAllowed, NotAllowed, RuleNotFound, NothingToRemove,
   * AccountGone
   */
  decideCase(ctx: RequestContext, viewer: SignedInViewer, caseId: string, draft: DecisionDraft): Promise<string> {
    const decision = checkDecision(viewer, draft);
    return this.idempotency.runOnce({ ctx, operation: 'decideCase', payload: { caseId, ...draft } }, async (tx) => {
      const about = await lockOpenCase(tx, viewer, caseId);
      const target = await this.target(tx, viewer, about.target_id);
      if (target.isGone && decision.outcome !== 'NO_VIOLATION') throw new AccountGone();
      const isGone = decision.outcome === 'NO_VIOLATION' && (target.isGone || (await isSubjectGone(tx, about)));
      await tx.rows(CLOSE_CASE, [caseId]);
      if (decision.outcome === 'NO_VIOLATION') await this.undoByMachine(tx, caseId);
      return this.store(tx, viewer, { targetId: about.target_id, handle: target.handle, caseId, isGone }, decision);
    });
  }

  /**
   * Takes a measure against a person whom no one reported.
   * @returns the id of the decision
   * @throws UserNotFound, InvalidInput, MeasureNotAllowed, NotAllowed, RuleNotFound, NothingToRemove
   */
  decideAbout(ctx: RequestContext, viewer: SignedInViewer, userId: string, draft: DecisionDraft): Promise<string> {
    const decision = checkDecision(viewer, draft);
    return this.idempotency.runOnce({ ctx, operation: 'moderateUser', payload: { userId, ...draft } }, async (tx) => {
      const { handle } = await lockAccount(tx, viewer, userId);
      return this.store(tx, viewer, { targetId: userId, handle, caseId: null, isGone: false }, decision);
    });
  }

  /**
   * Undoes a decision and what it did. A case without any measure left is open again.
   * @throws DecisionNotFound, AlreadyOverruled, MeasureNotAllowed, NotAllowed
   */
  async overrule(viewer: SignedInViewer, decisionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const decision = await this.lock(tx, decisionId);
      requireRight(viewer, decision.outcome);
      const { handle } = await this.target(tx, viewer, decision.target_id);
      await this.undo(tx, decision);
      if (decision.case_id !== null) await reopen(tx, decision.case_id);
      const subject = { kind: 'user', id: decision.target_id, name: handle };
      const before = { outcome: decision.outcome, decisionId };
      await this.audit.record(tx, { viewer, action: 'moderation.overruled', subject, before });
      tx.publish(new DecisionOverruled(decisionId));
    });
  }

  /** @throws DecisionNotFound, AlreadyOverruled */
  async lock(tx: Tx, decisionId: string): Promise<LockedDecision> {
    const [decision] = await tx.rows<LockedDecision>(LOCK_DECISION, [decisionId]);
    if (!decision) throw new DecisionNotFound();
    if (decision.overruled_at !== null) throw new AlreadyOverruled();
    return decision;
  }

  async undo(tx: Tx, { id, target_id: targetId, outcome, scope }: LockedDecision): Promise<void> {
    await tx.rows(OVERRULE, [id]);
    await this.effects.undo(tx, { id, targetId, outcome, scope });
  }

  /**
   * Freezes an account without a moderator. The case stays open: deciding it without a violation undoes the freeze.
   * @param reportId the report that the server made for it
   */
  async freezeByMachine(
    tx: Tx,
    freeze: { targetId: string; handle: string; reportId: string; ruleId: string; facts: string; until: Date },
  ): Promise<void> {
    const { targetId, handle, ruleId, facts, until } = freeze;
    const [report] = await tx.rows<{ case_id: string }>(CASE_OF_REPORT, [freeze.reportId]);
    const decision = { outcome: 'FREEZE', ground: 'RULE', ruleId, law: null, facts, until, postIds: [] } as const;
    await this.record(tx, null, { targetId, handle, caseId: report!.case_id, isGone: false }, decision);
  }

  private async undoByMachine(tx: Tx, caseId: string): Promise<void> {
    for (const decision of await tx.rows<LockedDecision>(MACHINE_DECISIONS, [caseId])) {
      await this.undo(tx, decision);
      tx.publish(new DecisionOverruled(decision.id));
    }
  }

  /** The person, locked; deleted accounts can be decided about only if there is nothing to do. @throws NotAllowed */
  private async target(tx: Tx, viewer: SignedInViewer, userId: string): Promise<Target> {
    try {
      const { handle } = await lockAccount(tx, viewer, userId);
      return { handle, isGone: false };
    } catch (error) {
      if (error instanceof UserNotFound) return { handle: '', isGone: true };
      throw error;
    }
  }

  private async store(
    tx: Tx,
    viewer: SignedInViewer,
    about: { targetId: string; handle: string; caseId: string | null; isGone: boolean },
    decision: CheckedDecision,
  ): Promise<string> {
    const { ruleId } = decision;
    if (ruleId !== null && (await tx.rows(ACTIVE_RULE, [ruleId])).length === 0) throw new RuleNotFound();
    return this.record(tx, viewer, about, decision);
  }

  /** @param viewer null: the server by itself */
  private async record(
    tx: Tx,
    viewer: SignedInViewer | null,
    about: { targetId: string; handle: string; caseId: string | null; isGone: boolean },
    { outcome, ground, ruleId, law, facts, until, postIds }: CheckedDecision,
  ): Promise<string> {
    const decidedBy = viewer?.id ?? null;
    const scope = await this.effects.apply(tx, about, { outcome, until, postIds }, decidedBy);
    const id = newId();
    await tx.rows(INSERT_DECISION, [
      ...[id, new Date(), about.caseId, about.targetId, decidedBy, outcome],
      JSON.stringify({ ...scope, ...(about.isGone && { isGone: true }) }),
      ...[ground, ruleId, law, facts, viewer !== null && about.caseId !== null, until, viewer === null],
    ]);
    await this.audit.record(tx, {
      viewer,
      action: 'moderation.decided',
      subject: { kind: 'user', id: about.targetId, name: about.handle === '' ? null : about.handle },
      after: { outcome, decisionId: id, ...(until && { until: until.toISOString() }) },
    });
    tx.publish(new DecisionMade(id));
    return id;
  }
}

/** Unless the subject was reported again meanwhile: there is one open case of it at most. $1 case. */
export const REOPEN_CASE = `
update cases c set state = 'OPEN' where c.id = $1::uuid and not exists (
  select 1 from cases o where o.state = 'OPEN' and o.subject_kind = c.subject_kind and o.subject_id = c.subject_id)`;

export async function reopen(tx: Tx, caseId: string): Promise<void> {
  await tx.rows(REOPEN_CASE, [caseId]);
}

async function isSubjectGone(tx: Tx, { subject_kind: kind, subject_id: id }: LockedCase): Promise<boolean> {
  if (kind === 'POST') return (await tx.rows(IS_POST_GONE, [id])).length > 0;
  if (kind === 'MEDIA') return (await tx.rows(MEDIA_EXISTS, [id])).length === 0;
  return false;
}
