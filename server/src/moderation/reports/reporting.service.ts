import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserSchema } from '#identity/users/user.entity.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { PostNotFound } from '#posts/model/post.errors.js';
import type { MachineFindingName, ReportCategoryName, SubjectKind } from '../moderation.enums.js';
import { AlreadyReported, CannotReportSelf, RuleNotFound, TooManyReports } from '../moderation.errors.js';
import { ReportHolds } from './report-holds.js';
import { ModerationFields } from '../moderation-fields.js';
import { type Collected, EvidenceCollector } from '../evidence/evidence.js';
import type { CaseSchema } from '../model/case.entity.js';
import type { DecisionSchema } from '../model/decision.entity.js';
import type { Notice, ReportSchema } from '../model/report.entity.js';
import { Rule } from '../rules/rule.entity.js';
import { urgencyOf } from './report-urgency.js';

const DAY_MS = 86_400_000;
/** Reports of one person within 24 hours: in all, and of the same person. */
export const MAX_REPORTS_A_DAY = 20;
export const MAX_REPORTS_OF_PERSON = 5;
/** Decided reports of the last 90 days, all without a violation, after which a reporter's next ones wait longer. */
const UNRELIABLE_AFTER = 5;
const RELIABILITY_DAYS = 90;
export const MAX_COMMENT_LENGTH = 1_000;

export interface ReportDraft {
  category: ReportCategoryName;
  ruleIds?: readonly string[] | null;
  /** At most 1,000 characters. */
  comment?: string | null;
  isIllegal?: boolean | null;
}

export interface NewReport {
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly reporterId: string | null;
  readonly category: ReportCategoryName;
  readonly ruleIds: readonly string[];
  readonly comment: string;
  readonly isIllegal: boolean;
  readonly notice: Notice | null;
  /** Null for a report of a person or a notice. */
  readonly foundBy?: MachineFindingName | null;
}

type Tables = InferKyselyDB<typeof CaseSchema | typeof DecisionSchema | typeof ReportSchema | typeof UserSchema>;

/**
 * A case for the subject, or the open one that it has. $1 id, $2 time, $3 target, $4 kind, $5 subject, $6 priority, $7 due. Returns
 * the case.
 */
export const JOIN_CASE = `
insert into cases (id, created_at, target_id, subject_kind, subject_id, priority, due_at)
values ($1::uuid, $2::timestamptz, $3::uuid, $4, $5::uuid, $6::smallint, $7::timestamptz)
on conflict (subject_kind, subject_id) where state = 'OPEN' do update set
  report_count = cases.report_count + 1, priority = greatest(cases.priority, excluded.priority),
  due_at = least(cases.due_at, excluded.due_at)
returning id`;

/** Reports of people who are signed in. Each runs once per idempotency key of the request. */
@Injectable()
export class ReportingService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly evidence: EvidenceCollector,
    private readonly attachments: MediaAttachments,
    private readonly holds: ReportHolds,
  ) {}

  /**
   * Reports a person for what they do, with up to 20 of their quacks, or their profile.
   * @returns the id of the report
   * @throws UserNotFound, CannotReportSelf, InvalidEvidence, RuleNotFound, AlreadyReported, TooManyReports, InvalidInput
   */
  person(
    ctx: RequestContext,
    viewer: SignedInViewer,
    draft: ReportDraft & { userId: string; isProfile?: boolean | null; postIds?: readonly string[] | null },
  ): Promise<string> {
    const userId = draft.userId.toLowerCase();
    const postIds = unique(draft.postIds);
    const kind = draft.isProfile ? 'PROFILE' : 'PERSON';
    return this.report(ctx, viewer, 'reportPerson', draft, { kind, subjectId: userId }, (tx) =>
      this.evidence.ofPerson(tx, viewer.id, userId, postIds),
    );
  }

  /**
   * Reports a quack or a reply, or one of its pictures.
   * @returns the id of the report
   * @throws PostNotFound, CannotReportSelf, RuleNotFound, AlreadyReported, TooManyReports, InvalidInput
   */
  post(
    ctx: RequestContext,
    viewer: SignedInViewer,
    draft: ReportDraft & { postId: string; mediaId?: string | null },
  ): Promise<string> {
    const postId = draft.postId.toLowerCase();
    const mediaId = draft.mediaId?.toLowerCase() ?? null;
    const subject =
      mediaId === null
        ? ({ kind: 'POST', subjectId: postId } as const)
        : { kind: 'MEDIA' as const, subjectId: mediaId };
    return this.report(ctx, viewer, 'reportPost', draft, subject, async (tx) => {
      const collected = await this.evidence.ofPost(tx, viewer.id, postId);
      if (mediaId !== null && !collected.evidence.posts[0]!.mediaIds.includes(mediaId)) throw new PostNotFound();
      return collected;
    });
  }

  /**
   * Reports 1 to 50 whispers of one person. Only they and three around each are copied: staff never open a conversation.
   * @returns the id of the report
   * @throws InvalidEvidence, CannotReportSelf, RuleNotFound, AlreadyReported, TooManyReports, InvalidInput
   */
  whispers(
    ctx: RequestContext,
    viewer: SignedInViewer,
    draft: ReportDraft & { whisperIds: readonly string[] },
  ): Promise<string> {
    const whisperIds = unique(draft.whisperIds);
    const subject = { kind: 'WHISPER' as const, subjectId: whisperIds[0] ?? newId() };
    return this.report(ctx, viewer, 'reportWhispers', draft, subject, (tx) =>
      this.evidence.ofWhispers(tx, viewer.id, whisperIds),
    );
  }

  /** Stores a report with its evidence, and a case unless there is an open one. @throws AlreadyReported */
  async store(tx: Tx, report: NewReport, { targetId, evidence }: Collected): Promise<string> {
    const { kind, subjectId, reporterId, category, isIllegal, notice, foundBy = null } = report;
    const isUnreliable = reporterId !== null && (await this.isUnreliable(tx, reporterId));
    const { priority, dueAt } = urgencyOf(category, isIllegal || foundBy !== null, isUnreliable);
    const now = new Date();
    const [joined] = await tx.rows<{ id: string }>(JOIN_CASE, [
      ...[newId(), now, targetId, kind, subjectId, priority, dueAt],
    ]);
    const id = newId();
    const stored = await tx
      .db<Tables>()
      .insertInto('reports')
      .values({
        ...{ id, created_at: now, case_id: joined!.id, reporter_id: reporterId, found_by: foundBy, category },
        ...{ rule_ids: [...report.ruleIds], comment: report.comment, is_illegal: isIllegal, notice, evidence },
      })
      .onConflict((before) =>
        before.columns(['case_id', 'reporter_id']).where('reporter_id', 'is not', null).doNothing(),
      )
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 0n) throw new AlreadyReported();
    await this.attachments.keepAsEvidence(
      tx,
      evidence.posts.flatMap(({ mediaIds }) => mediaIds),
    );
    return id;
  }

  private report(
    ctx: RequestContext,
    viewer: SignedInViewer,
    operation: string,
    draft: ReportDraft,
    subject: Pick<NewReport, 'kind' | 'subjectId'>,
    collect: (tx: Tx) => Promise<Collected>,
  ): Promise<string> {
    const fields = new ModerationFields();
    const comment = fields.text('comment', draft.comment, MAX_COMMENT_LENGTH, 0);
    if (draft.category === 'OTHER' && comment === '') fields.refuse('comment', 'comment must say what is wrong.');
    fields.check('INVALID_REPORT');
    const ruleIds = unique(draft.ruleIds);
    return this.idempotency.runOnce({ ctx, operation, payload: { ...draft } }, async (tx) => {
      await lockReporter(tx, viewer.id);
      const collected = await collect(tx);
      if (collected.targetId === viewer.id) throw new CannotReportSelf();
      await this.admit(tx, viewer.id, collected.targetId);
      await requireRules(tx, ruleIds);
      const { category, isIllegal } = draft;
      const report = { ...subject, reporterId: viewer.id, category, ruleIds, comment, notice: null };
      const id = await this.store(tx, { ...report, isIllegal: isIllegal ?? false }, collected);
      if (subject.kind === 'POST') await this.holds.holdIfReported(tx, id, subject.subjectId);
      return id;
    });
  }

  /** @throws TooManyReports */
  private async admit(tx: Tx, reporterId: string, targetId: string): Promise<void> {
    const recent = await tx
      .db<Tables>()
      .selectFrom('reports as r')
      .innerJoin('cases as c', 'c.id', 'r.case_id')
      .select('c.target_id as targetId')
      .where('r.reporter_id', '=', reporterId)
      .where('r.created_at', '>', daysAgo(1))
      .execute();
    if (recent.filter((report) => report.targetId === targetId).length >= MAX_REPORTS_OF_PERSON)
      throw new TooManyReports('TOO_MANY_REPORTS_OF_PERSON', MAX_REPORTS_OF_PERSON);
    if (recent.length >= MAX_REPORTS_A_DAY) throw new TooManyReports('TOO_MANY_REPORTS', MAX_REPORTS_A_DAY);
  }

  private async isUnreliable(tx: Tx, reporterId: string): Promise<boolean> {
    const past = await tx
      .db<Tables>()
      .selectFrom('reports as r')
      .innerJoin('decisions as d', 'd.case_id', 'r.case_id')
      .select(({ fn }) => fn.countAll<number>().as('decided'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('d.outcome', '<>', 'NO_VIOLATION').as('acted'))
      .where('d.overruled_at', 'is', null)
      .where('r.reporter_id', '=', reporterId)
      .where('r.created_at', '>', daysAgo(RELIABILITY_DAYS))
      .executeTakeFirstOrThrow();
    return past.decided >= UNRELIABLE_AFTER && past.acted === 0;
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** One report of a person at a time, so that limits hold. */
async function lockReporter(tx: Tx, id: string): Promise<void> {
  await tx.db<Tables>().selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** @throws RuleNotFound */
async function requireRules(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if ((await tx.em.count(Rule, { id: { $in: [...ids] }, isActive: true })) < ids.length) throw new RuleNotFound();
}

function unique(ids: readonly string[] | null | undefined): string[] {
  return [...new Set((ids ?? []).map((id) => id.toLowerCase()))];
}
