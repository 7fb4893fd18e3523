import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockAccount } from '#identity/managed-users/locked-account.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { isOperator } from '#kernel/request/operator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaSchema } from '#media/media.entity.js';
import type { HeldPostSchema } from '#posts/holding/held-post.entity.js';
import type { PostSchema } from '#posts/model/post.entity.js';
import { lockOpenCase } from '../cases/cases.service.js';
import { Case, type CaseSchema } from '../model/case.entity.js';
import { Decision } from '../model/decision.entity.js';
import { LOCKED } from '../locked.js';
import { Report } from '../model/report.entity.js';
import { AccountGone, AlreadyOverruled, DecisionNotFound, RuleNotFound } from '../moderation.errors.js';
import { DecisionMade, DecisionOverruled } from '../moderation.events.js';
import { type CheckedDecision, checkDecision, type DecisionDraft, requireRight } from './decision-draft.js';
import { DecisionEffects } from './decision-effects.js';
import { Rule } from '../rules/rule.entity.js';

type Tables = InferKyselyDB<typeof CaseSchema | typeof HeldPostSchema | typeof PostSchema>;

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
      const target = await this.target(tx, viewer, about.targetId);
      if (target.isGone && decision.outcome !== 'NO_VIOLATION') throw new AccountGone();
      const isGone = decision.outcome === 'NO_VIOLATION' && (target.isGone || (await isSubjectGone(tx, about)));
      await tx.em.nativeUpdate(Case, { id: caseId }, { state: 'DECIDED', takenBy: null, takenUntil: null });
      if (decision.outcome === 'NO_VIOLATION') await this.undoByMachine(tx, caseId);
      return this.store(tx, viewer, { targetId: about.targetId, handle: target.handle, caseId, isGone }, decision);
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
      const { handle } = await this.target(tx, viewer, decision.targetId);
      await this.undo(tx, decision);
      if (decision.caseId) await reopen(tx, decision.caseId);
      const subject = { kind: 'user', id: decision.targetId, name: handle };
      const before = { outcome: decision.outcome, decisionId };
      await this.audit.record(tx, { viewer, action: 'moderation.overruled', subject, before });
      tx.publish(new DecisionOverruled(decisionId));
    });
  }

  /** @throws DecisionNotFound, AlreadyOverruled */
  async lock(tx: Tx, decisionId: string): Promise<Decision> {
    const decision = await tx.em.findOne(Decision, { id: decisionId }, LOCKED);
    if (!decision) throw new DecisionNotFound();
    if (decision.overruledAt) throw new AlreadyOverruled();
    return decision;
  }

  async undo(tx: Tx, decision: Decision): Promise<void> {
    // Stored at once: the next one that is undone asks which others stand.
    await tx.em.nativeUpdate(Decision, { id: decision.id }, { overruledAt: new Date() });
    await this.effects.undo(tx, decision);
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
    const { caseId } = await tx.em.findOneOrFail(Report, { id: freeze.reportId }, { fields: ['caseId'] });
    const decision = { outcome: 'FREEZE', ground: 'RULE', ruleId, law: null, facts, until, postIds: [] } as const;
    await this.record(tx, null, { targetId, handle, caseId, isGone: false }, decision);
  }

  private async undoByMachine(tx: Tx, caseId: string): Promise<void> {
    const standing = { caseId, isByMachine: true, overruledAt: null };
    for (const decision of await tx.em.find(Decision, standing, LOCKED)) {
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
    if (ruleId !== null && (await tx.em.count(Rule, { id: ruleId, isActive: true })) === 0) throw new RuleNotFound();
    return this.record(tx, viewer, about, decision);
  }

  /** @param viewer null: the server by itself */
  private async record(
    tx: Tx,
    viewer: SignedInViewer | null,
    about: { targetId: string; handle: string; caseId: string | null; isGone: boolean },
    { outcome, ground, ruleId, law, facts, until, postIds }: CheckedDecision,
  ): Promise<string> {
    const decidedBy = viewer === null || isOperator(viewer) ? null : viewer.id;
    const scope = await this.effects.apply(tx, about, { outcome, until, postIds }, decidedBy);
    const id = newId();
    await tx.em.insert(Decision, {
      ...{ id, createdAt: new Date(), caseId: about.caseId, targetId: about.targetId, decidedBy, outcome },
      scope: { ...scope, ...(about.isGone && { isGone: true }) },
      ...{ ground, ruleId, law, facts, until },
      isByNotice: viewer !== null && about.caseId !== null,
      isByMachine: viewer === null,
    });
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

/** Unless the subject was reported again meanwhile: there is one open case of it at most. */
export async function reopen(tx: Tx, caseId: string): Promise<void> {
  await tx
    .db<Tables>()
    .updateTable('cases as c')
    .set({ state: 'OPEN' })
    .where('c.id', '=', caseId)
    .where((eb) => {
      const open = eb.selectFrom('cases as o').where('o.state', '=', 'OPEN');
      const same = open.whereRef('o.subject_kind', '=', 'c.subject_kind').whereRef('o.subject_id', '=', 'c.subject_id');
      return eb.not(eb.exists(same));
    })
    .execute();
}

async function isSubjectGone(tx: Tx, { subjectKind, subjectId: id }: Case): Promise<boolean> {
  if (subjectKind === 'MEDIA') return (await tx.em.count(MediaSchema, { id, isPublished: true })) === 0;
  if (subjectKind !== 'POST') return false;
  const gone = await tx
    .db<Tables>()
    .selectFrom('posts as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is not', null)
    .where((eb) => {
      const held = eb.selectFrom('held_posts as h').whereRef('h.post_id', '=', 'p.id');
      return eb.not(eb.exists(held.where('h.removed_at', 'is', null)));
    })
    .executeTakeFirst();
  return gone !== undefined;
}
