import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';
import { AppealView, appealFrom, type AppealRow } from './appeal.view.js';
import { APPEAL_DAYS, appealJson } from './decision.view.js';
import type { Scope } from '../model/decision.entity.js';
import {
  type Outcome,
  ReportCategory,
  type ReportCategoryName,
  ReportOutcome,
  type ReportOutcomeName,
  ReportState,
  ReportSubject,
  type SubjectKind,
} from '../moderation.enums.js';

/** Characters of an id that people can read out: the last ones are random. */
const NUMBER_LENGTH = 8;

/** A report as the person sees it who made it. */
@ObjectType('Report', { description: 'A report, for the person who made it.', implements: () => [Node] })
export class ReportView implements Node {
  @Field(() => ID, { description: 'Identifies the report.' }) id!: string;
  @Field(() => String, { description: 'The number of the receipt, such as 3F9A01BC.' }) number!: string;
  @Field(() => ReportSubject, { description: 'What it is about.' }) subject!: SubjectKind;
  @Field(() => String, { description: 'The handle of the person, when it was reported.' }) handle!: string;
  @Field(() => String, { description: 'The first words of what was reported; empty for a person.' }) excerpt!: string;
  @Field(() => ReportCategory, { description: 'Why it was reported.' }) category!: ReportCategoryName;
  @Field(() => String, { description: 'What the reporter added; may be empty.' }) comment!: string;
  @Field(() => DateTime, { description: 'When it was made.' }) createdAt!: Date;
  @Field(() => ReportState, { description: 'Whether it was decided.' }) state!: keyof typeof ReportState;
  @Field(() => ReportOutcome, { nullable: true, description: 'How it ended; null until it is decided.' })
  outcome!: ReportOutcomeName | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was decided so; null until then, and where nothing was written.',
  })
  reasons!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was decided.' }) decidedAt!: Date | null;
  @Field(() => ID, { nullable: true, description: 'What an appeal is against; null until it is decided.' })
  decisionId!: string | null;
  @Field(() => Boolean, { description: 'True if the reporter can appeal against the decision now.' })
  viewerCanAppeal!: boolean;
  @Field(() => AppealView, { nullable: true, description: "The reporter's appeal." }) appeal!: AppealView | null;
}

@ObjectType({ description: 'A page of a list of reports.' })
export class ReportConnection extends ConnectionOf('Report', () => ReportView) {}

interface Row {
  id: string;
  subject_kind: SubjectKind;
  handle: string;
  excerpt: string;
  category: ReportCategoryName;
  comment: string;
  created_at: Date;
  state: 'OPEN' | 'DECIDED';
  decision_id: string | null;
  outcome: Outcome | null;
  scope: Scope | null;
  facts: string | null;
  decided_at: Date | null;
  overruled_at: Date | null;
  appeal: AppealRow | null;
}

const EXCERPT_LENGTH = 140;
/** $1 ids, $2 reporter. */
export const REPORTS_BY_IDS = `
select r.id, c.subject_kind, r.evidence -> 'person' ->> 'handle' as handle,
  left(coalesce(r.evidence -> 'posts' -> 0 ->> 'content',
    jsonb_path_query_first(r.evidence, '$.whispers[*] ? (@.isReported == true).content') #>> '{}', ''), ${EXCERPT_LENGTH}) as excerpt,
  r.category, r.comment, r.created_at, c.state, d.id as decision_id, d.outcome, d.scope, d.facts, d.created_at as decided_at,
  d.overruled_at, ${appealJson('r.reporter_id')} as appeal
from reports r join cases c on c.id = r.case_id
left join lateral (
  select * from decisions d where d.case_id = c.id and c.state = 'DECIDED' order by d.id desc limit 1
) d on true
where r.id = any($1::uuid[]) and r.reporter_id = $2::uuid`;
/** $1 reporter, $2 report below which, $3 rows. */
export const REPORTS_OF =
  'select id from reports where reporter_id = $1::uuid and id < $2::uuid order by id desc limit $3::int';
/** $1 reporter, $2 offset, $3 rows. */
export const REPORTS_NUMBERED =
  'select id from reports where reporter_id = $1::uuid order by id desc offset $2::int limit $3::int';
/** $1 reporter. */
export const REPORTS_COUNT = 'select count(*)::int as n from reports where reporter_id = $1::uuid';

/** Someone's own reports, newest first. */
@Injectable()
export class ReportViews {
  constructor(private readonly database: Database) {}

  async ids(reporterId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<{ id: string }>(REPORTS_OF, [
      ...[reporterId, page.after?.[0] ?? MAX_ID, page.first + 1],
    ]);
    return idPageOf(rows, page);
  }

  /** The same by page number. */
  async numberedIds(reporterId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, total] = await Promise.all([
      this.database.rows<{ id: string }>(REPORTS_NUMBERED, [reporterId, offset, limit]),
      this.database.rows<{ n: number }>(REPORTS_COUNT, [reporterId]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: total[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** Reports of others are absent. */
  async byIds(ids: readonly string[], reporterId: string): Promise<Map<string, ReportView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<Row>(REPORTS_BY_IDS, [ids, reporterId]);
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }

  async byId(id: string, reporterId: string): Promise<ReportView | null> {
    return (await this.byIds([id], reporterId)).get(id) ?? null;
  }
}

function viewOf(row: Row): ReportView {
  const { id, handle, excerpt, category, comment, state, appeal } = row;
  return {
    ...{ id, handle, excerpt, category, comment, state },
    number: id.slice(-NUMBER_LENGTH).toUpperCase(),
    subject: row.subject_kind,
    createdAt: row.created_at,
    outcome: outcomeOf(row),
    reasons: row.facts === '' ? null : row.facts,
    decidedAt: row.decided_at,
    decisionId: row.decision_id,
    viewerCanAppeal: canAppeal(row),
    appeal: appeal && appealFrom(appeal),
  };
}

function outcomeOf({ outcome, scope, overruled_at: overruledAt }: Row): ReportOutcomeName | null {
  if (outcome === null) return null;
  if (scope?.isGone) return 'ALREADY_GONE';
  return outcome === 'NO_VIOLATION' || overruledAt !== null ? 'NOT_A_VIOLATION' : 'ACTED';
}

function canAppeal({ decided_at: decidedAt, overruled_at: overruledAt, appeal }: Row): boolean {
  if (decidedAt === null || overruledAt !== null || appeal !== null) return false;
  return Date.now() - decidedAt.getTime() < APPEAL_DAYS * 86_400_000;
}
