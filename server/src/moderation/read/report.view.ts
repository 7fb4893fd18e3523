import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
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
import type { CaseSchema } from '../model/case.entity.js';
import type { DecisionSchema, Scope } from '../model/decision.entity.js';
import type { ReportSchema } from '../model/report.entity.js';
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

type Tables = InferKyselyDB<typeof CaseSchema | typeof DecisionSchema | typeof ReportSchema>;

interface Row extends Pick<
  ReportView,
  'id' | 'subject' | 'handle' | 'excerpt' | 'category' | 'comment' | 'createdAt' | 'state' | 'decisionId' | 'decidedAt'
> {
  outcome: Outcome | null;
  scope: Scope | null;
  facts: string | null;
  overruledAt: Date | null;
  appeal: AppealRow | null;
}

const EXCERPT_LENGTH = 140;
const EXCERPT = sql<string>`left(coalesce(r.evidence -> 'posts' -> 0 ->> 'content',
  jsonb_path_query_first(r.evidence, '$.whispers[*] ? (@.isReported == true).content') #>> '{}', ''), ${EXCERPT_LENGTH})`;

/** Someone's own reports, newest first. */
@Injectable()
export class ReportViews {
  constructor(private readonly database: Database) {}

  async ids(reporterId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.reportsOf(reporterId)
      .select('r.id')
      .where('r.id', '<', String(page.after?.[0] ?? MAX_ID))
      .orderBy('r.id', 'desc')
      .limit(page.first + 1)
      .execute();
    return idPageOf(rows, page);
  }

  /** The same by page number. */
  async numberedIds(reporterId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, total] = await Promise.all([
      this.reportsOf(reporterId).select('r.id').orderBy('r.id', 'desc').offset(offset).limit(limit).execute(),
      this.reportsOf(reporterId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: total.count,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** Reports of others are absent. */
  async byIds(ids: readonly string[], reporterId: string): Promise<Map<string, ReportView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reportsOf(reporterId)
      .innerJoin('cases as c', 'c.id', 'r.case_id')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('decisions')
            .selectAll()
            .whereRef('case_id', '=', 'c.id')
            .where((eb) => eb('c.state', '=', 'DECIDED'))
            .orderBy('id', 'desc')
            .limit(1)
            .as('d'),
        (join) => join.onTrue(),
      )
      .select(['r.id', 'r.category', 'r.comment', 'r.created_at as createdAt', 'c.state', 'c.subject_kind as subject'])
      .select(['d.id as decisionId', 'd.outcome', 'd.scope', 'd.facts'])
      .select(['d.created_at as decidedAt', 'd.overruled_at as overruledAt'])
      .select(sql<string>`r.evidence -> 'person' ->> 'handle'`.as('handle'))
      .select(EXCERPT.as('excerpt'))
      .select(appealJson('r.reporter_id').as('appeal'))
      .where('r.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, reportView(row)]));
  }

  async byId(id: string, reporterId: string): Promise<ReportView | null> {
    return (await this.byIds([id], reporterId)).get(id) ?? null;
  }

  private reportsOf(reporterId: string) {
    return this.database.reads<Tables>().selectFrom('reports as r').where('r.reporter_id', '=', reporterId);
  }
}

function reportView({ scope, facts, overruledAt, ...row }: Row): ReportView {
  const { outcome, decidedAt, appeal } = row;
  return {
    ...row,
    number: row.id.slice(-NUMBER_LENGTH).toUpperCase(),
    outcome: outcome && outcomeOf(outcome, scope, overruledAt),
    reasons: facts === '' ? null : facts,
    viewerCanAppeal: decidedAt !== null && overruledAt === null && appeal === null && isRecent(decidedAt),
    appeal: appeal && appealFrom(appeal),
  };
}

function outcomeOf(outcome: Outcome, scope: Scope | null, overruledAt: Date | null): ReportOutcomeName {
  if (scope?.isGone) return 'ALREADY_GONE';
  return outcome === 'NO_VIOLATION' || overruledAt !== null ? 'NOT_A_VIOLATION' : 'ACTED';
}

const isRecent = (decidedAt: Date) => Date.now() - decidedAt.getTime() < APPEAL_DAYS * 86_400_000;
