import { Injectable } from '@nestjs/common';
import { CLAIMS_IN_FORCE } from '#identity/granted-claims/claim.statements.js';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { Claim } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { APPEAL_DAYS } from '../read/decision.view.js';
import { DecisionsService, LOCK_DECISION, type LockedDecision, reopen } from '../decisions/decisions.service.js';
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

/** $1 case, $2 person. */
export const REPORTED_BY = 'select r.id from reports r where r.case_id = $1::uuid and r.reporter_id = $2::uuid';
/** $1 id, $2 time, $3 decision, $4 person, $5 text. No row if they appealed before. */
export const INSERT_APPEAL = `
insert into appeals (id, created_at, decision_id, by_id, text) values ($1::uuid, $2::timestamptz, $3::uuid, $4::uuid, $5)
on conflict (decision_id, by_id) do nothing returning id`;
/** $1 appeal. */
export const LOCK_APPEAL = `
select a.id, a.decision_id, a.by_id, a.state from appeals a where a.id = $1::uuid for update`;
/** $1 appeal, $2 state, $3 moderator, $4 reasons. */
export const ANSWER_APPEAL = `
update appeals set state = $2, decided_by = $3::uuid, reasons = $4, decided_at = now() where id = $1::uuid`;
/** Someone else who can decide. $1 who decided before, $2 claim, $3 person who appeals. */
export const ANOTHER_JUDGE = `
select u.id from users u
where u.id <> $1::uuid and u.id <> $3::uuid and u.is_active and u.email_verified_at is not null
  and exists (select 1 from ${CLAIMS_IN_FORCE} and d.value = $2)
limit 1`;
/** $1 person. */
export const HANDLE_OF = 'select handle from users where id = $1::uuid';

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
      const [decision] = await tx.rows<LockedDecision>(LOCK_DECISION, [decisionId]);
      if (!decision || !(await this.concerns(tx, decision, viewer.id))) throw new DecisionNotFound();
      if (decision.overruled_at !== null) throw new AlreadyOverruled();
      if (Date.now() - decision.created_at.getTime() > APPEAL_DAYS * DAY_MS) throw new AppealTooLate(APPEAL_DAYS);
      const id = newId();
      const stored = await tx.rows(INSERT_APPEAL, [id, new Date(), decisionId, viewer.id, text]);
      if (stored.length === 0) throw new AlreadyAppealed();
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
      const [appeal] = await tx.rows<{ id: string; decision_id: string; by_id: string; state: string }>(LOCK_APPEAL, [
        appealId,
      ]);
      if (!appeal || appeal.by_id === viewer.id) throw new AppealNotFound();
      if (appeal.state !== 'OPEN') throw new AppealDecided();
      const [decision] = await tx.rows<LockedDecision>(LOCK_DECISION, [appeal.decision_id]);
      if (!decision || decision.target_id === viewer.id) throw new AppealNotFound();
      if (decision.decided_by === viewer.id) {
        const others = await tx.rows(ANOTHER_JUDGE, [viewer.id, DECIDES, appeal.by_id]);
        if (others.length > 0) throw new OwnDecision();
      }
      if (answer.isGranted && decision.overruled_at === null) await this.grant(tx, decision, appeal.by_id);
      await tx.rows(ANSWER_APPEAL, [appealId, answer.isGranted ? 'GRANTED' : 'DENIED', viewer.id, reasons]);
      const [by] = await tx.rows<{ handle: string }>(HANDLE_OF, [appeal.by_id]);
      await this.audit.record(tx, {
        viewer,
        action: answer.isGranted ? 'appeal.granted' : 'appeal.denied',
        subject: { kind: 'user', id: appeal.by_id, name: by?.handle ?? null },
        before: { outcome: decision.outcome, decisionId: decision.id },
      });
      tx.publish(new AppealAnswered(appealId));
    });
  }

  /** A measure that a reporter finds too little stands until the case is decided again. */
  private async grant(tx: Tx, decision: LockedDecision, byId: string): Promise<void> {
    const isOfTarget = byId === decision.target_id;
    if (isOfTarget || decision.outcome === 'NO_VIOLATION') await this.decisions.undo(tx, decision);
    if (!isOfTarget && decision.case_id !== null) await reopen(tx, decision.case_id);
  }

  /** Whether someone may appeal: it is about them and a measure, or about what they reported. */
  private async concerns(tx: Tx, decision: LockedDecision, personId: string): Promise<boolean> {
    if (decision.target_id === personId) return decision.outcome !== 'NO_VIOLATION';
    if (decision.case_id === null) return false;
    return (await tx.rows(REPORTED_BY, [decision.case_id, personId])).length > 0;
  }
}
