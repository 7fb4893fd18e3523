import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CLAIMS_IN_FORCE } from '#identity/granted-claims/claim.statements.js';
import { UserSchema } from '#identity/users/user.entity.js';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { Claim } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { APPEAL_DAYS } from '../read/decision.view.js';
import { DecisionsService, reopen } from '../decisions/decisions.service.js';
import { Appeal } from '../model/appeal.entity.js';
import { Decision } from '../model/decision.entity.js';
import { LOCKED } from '../locked.js';
import { Report } from '../model/report.entity.js';
import {
  AlreadyAppealed,
  AlreadyOverruled,
  AppealDecided,
  AppealNotFound,
  AppealTooLate,
  DecisionNotFound,
  OwnDecision,
} from '../moderation.errors.js';
import { AppealAnswered } from '../moderation.events.js';
import { ModerationFields } from '../moderation-fields.js';

export const MAX_APPEAL_LENGTH = 2_000;
const DECIDES: Claim = 'appeals.decide';
const DAY_MS = 86_400_000;

/** Appeals of both sides: the person concerned, and those who reported. Someone else decides them where there is someone. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly decisions: DecisionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Appeals against a decision about oneself, or about what one reported: once, within 184 days.
   * @returns the id of the appeal
   * @throws DecisionNotFound, AlreadyOverruled, AppealTooLate, AlreadyAppealed, InvalidInput
   */
  appeal(ctx: RequestContext, viewer: SignedInViewer, decisionId: string, raw: string): Promise<string> {
    const fields = new ModerationFields();
    const text = fields.text('text', raw, MAX_APPEAL_LENGTH);
    fields.check('INVALID_APPEAL');
    return this.idempotency.runOnce({ ctx, operation: 'appeal', payload: { decisionId, text } }, async (tx) => {
      const decision = await tx.em.findOne(Decision, { id: decisionId }, LOCKED);
      if (!decision || !(await this.concerns(tx, decision, viewer.id))) throw new DecisionNotFound();
      if (decision.overruledAt) throw new AlreadyOverruled();
      if (Date.now() - decision.createdAt.getTime() > APPEAL_DAYS * DAY_MS) throw new AppealTooLate(APPEAL_DAYS);
      // The decision is locked, so that no one appeals twice.
      if ((await tx.em.count(Appeal, { decisionId, byId: viewer.id })) > 0) throw new AlreadyAppealed();
      const id = newId();
      await tx.em.insert(Appeal, { id, createdAt: new Date(), decisionId, byId: viewer.id, text });
      return id;
    });
  }

  /**
   * Grants or denies an appeal. Granted to the person concerned, it undoes the decision; granted to who reported, it opens the
   * case again.
   * @throws AppealNotFound, AppealDecided, AlreadyOverruled, OwnDecision, InvalidInput
   */
  async decide(
    viewer: SignedInViewer,
    appealId: string,
    answer: { isGranted: boolean; reasons: string },
  ): Promise<void> {
    const fields = new ModerationFields();
    const reasons = fields.text('reasons', answer.reasons, MAX_APPEAL_LENGTH);
    fields.check('INVALID_APPEAL');
    await this.transactions.run(async (tx) => {
      const appeal = await tx.em.findOne(Appeal, { id: appealId }, LOCKED);
      if (!appeal || appeal.byId === viewer.id) throw new AppealNotFound();
      if (appeal.state !== 'OPEN') throw new AppealDecided();
      const decision = await tx.em.findOne(Decision, { id: appeal.decisionId }, LOCKED);
      if (!decision || decision.targetId === viewer.id) throw new AppealNotFound();
      if (decision.decidedBy === viewer.id && (await hasOtherJudge(tx, [viewer.id, appeal.byId])))
        throw new OwnDecision();
      if (answer.isGranted && !decision.overruledAt) await this.grant(tx, decision, appeal.byId);
      const state = answer.isGranted ? 'GRANTED' : 'DENIED';
      tx.em.assign(appeal, { state, decidedBy: viewer.id, reasons, decidedAt: new Date() });
      const by = await tx.em.findOne(UserSchema, { id: appeal.byId }, { fields: ['handle'] });
      await this.audit.record(tx, {
        viewer,
        action: answer.isGranted ? 'appeal.granted' : 'appeal.denied',
        subject: { kind: 'user', id: appeal.byId, name: by?.handle ?? null },
        before: { outcome: decision.outcome, decisionId: decision.id },
      });
      tx.publish(new AppealAnswered(appealId));
    });
  }

  /** A measure that a reporter finds too little stands until the case is decided again. */
  private async grant(tx: Tx, decision: Decision, byId: string): Promise<void> {
    const isOfTarget = byId === decision.targetId;
    if (isOfTarget || decision.outcome === 'NO_VIOLATION') await this.decisions.undo(tx, decision);
    if (!isOfTarget && decision.caseId) await reopen(tx, decision.caseId);
  }

  /** Whether someone may appeal: it is about them and a measure, or about what they reported. */
  private async concerns(tx: Tx, decision: Decision, personId: string): Promise<boolean> {
    if (decision.targetId === personId) return decision.outcome !== 'NO_VIOLATION';
    if (!decision.caseId) return false;
    return (await tx.em.count(Report, { caseId: decision.caseId, reporterId: personId })) > 0;
  }
}

/** Whether someone else can decide. */
async function hasOtherJudge(tx: Tx, exceptIds: readonly string[]): Promise<boolean> {
  const judge = await tx
    .db<InferKyselyDB<typeof UserSchema>>()
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', 'not in', exceptIds)
    .where('u.is_active', '=', true)
    .where('u.email_verified_at', 'is not', null)
    .where(sql<boolean>`exists (select 1 from ${sql.raw(CLAIMS_IN_FORCE)} and d.value = ${DECIDES})`)
    .limit(1)
    .executeTakeFirst();
  return judge !== undefined;
}
