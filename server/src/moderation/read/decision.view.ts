import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf, type Connection } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { AppealView, appealFrom, type AppealRow } from './appeal.view.js';
import { DecisionGround, DecisionOutcome, type Ground, type Outcome } from '../moderation.enums.js';
import type { DecisionSchema, Scope } from '../model/decision.entity.js';

/** Days in which a decision can be appealed: six months (Regulation (EU) 2022/2065, article 20, paragraph 1). */
export const APPEAL_DAYS = 184;

@ObjectType('RemovedPost', {
  description: 'A quack that was removed or marked as sensitive, for its author and for moderators.',
})
export class RemovedPostView {
  @Field(() => ID, { description: 'The id that it has or had.' }) id!: string;
  @Field(() => String, { description: 'What it said.' }) content!: string;
}

/** What was decided, as the person concerned and moderators see it: the statement of reasons. */
@ObjectType('Decision', {
  description: 'What moderators decided about a person, and why.',
  implements: () => [Node],
})
export class DecisionView implements Node {
  @Field(() => ID, { description: 'Identifies the decision.' }) id!: string;
  @Field(() => DecisionOutcome, { description: 'What was decided.' }) outcome!: Outcome;
  @Field(() => DecisionGround, { description: 'What it is based on.' }) ground!: Ground;
  @Field(() => String, { nullable: true, description: 'The law, if it is based on one.' }) law!: string | null;
  @Field(() => String, { description: 'What happened, and why this follows from it.' }) facts!: string;
  @Field(() => [RemovedPostView], { description: 'The quacks that were removed or marked as sensitive.' })
  posts!: readonly RemovedPostView[];
  @Field(() => Boolean, { description: 'Someone reported it; false if moderators found it themselves.' })
  isByNotice!: boolean;
  @Field(() => Boolean, { description: 'The server decided by itself.' }) isByMachine!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When a freeze ends.' }) until!: Date | null;
  @Field(() => DateTime, { description: 'When it was decided.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null if it stands.' })
  overruledAt!: Date | null;
  @Field(() => DateTime, { description: 'Until when the person concerned can appeal.' }) appealableUntil!: Date;
  @Field(() => AppealView, { nullable: true, description: "The person's appeal." }) appeal!: AppealView | null;
  /** Resolved as `rule`, `decidedBy` and `person`. */
  ruleId!: string | null;
  decidedById!: string | null;
  targetId!: string;
}

@ObjectType({ description: 'A page of a list of decisions.' })
export class DecisionConnection extends ConnectionOf('Decision', () => DecisionView) {}

interface Row extends Omit<DecisionView, 'posts' | 'appealableUntil' | 'appeal'> {
  scope: Scope;
  appeal: AppealRow | null;
}

/** The appeal of a person against decision d, as one JSON column. @param by the column of the person */
export const appealJson = (by: 'd.target_id' | 'r.reporter_id') => sql<AppealRow | null>`(
  select json_build_object('id', a.id, 'decisionId', a.decision_id, 'byId', a.by_id, 'text', a.text, 'state', a.state,
    'reasons', a.reasons, 'createdAt', a.created_at, 'decidedAt', a.decided_at)
  from appeals a where a.decision_id = d.id and a.by_id = ${sql.ref(by)})`;

@Injectable()
export class DecisionViews {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<DecisionView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async byIds(ids: readonly string[]): Promise<Map<string, DecisionView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.decisions().where('d.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, decisionView(row)]));
  }

  /** Measures about a person, newest first. */
  async about(list: string, personId: string, args: PageArgs): Promise<Connection<DecisionView>> {
    const page = keysetPage(list, args);
    // They are told about measures alone, not about what was found to be in order.
    const rows = await this.decisions()
      .where('d.target_id', '=', personId)
      .where('d.outcome', '<>', 'NO_VIOLATION')
      .where('d.id', '<', String(page.after?.[0] ?? MAX_ID))
      .orderBy('d.id', 'desc')
      .limit(page.first + 1)
      .execute();
    return connectionOf(list, page, idPageOf(rows, page), new Map(rows.map((row) => [row.id, decisionView(row)])));
  }

  /** The latest decision of each case; open ones that were never decided are absent. */
  async ofCases(caseIds: readonly string[]): Promise<Map<string, DecisionView>> {
    if (caseIds.length === 0) return new Map();
    const rows = await this.decisions()
      .select('d.case_id as caseId')
      .distinctOn('d.case_id')
      .where('d.case_id', 'in', caseIds)
      .orderBy('d.case_id')
      .orderBy('d.id', 'desc')
      .execute();
    return new Map(rows.map((row) => [row.caseId!, decisionView(row)]));
  }

  private decisions() {
    return this.database
      .reads<InferKyselyDB<typeof DecisionSchema>>()
      .selectFrom('decisions as d')
      .select(['d.id', 'd.outcome', 'd.scope', 'd.ground', 'd.law', 'd.facts', 'd.until'])
      .select(['d.rule_id as ruleId', 'd.decided_by as decidedById', 'd.target_id as targetId'])
      .select(['d.is_by_notice as isByNotice', 'd.is_by_machine as isByMachine'])
      .select(['d.created_at as createdAt', 'd.overruled_at as overruledAt'])
      .select(appealJson('d.target_id').as('appeal'));
  }
}

function decisionView({ scope, appeal, ...row }: Row): DecisionView {
  const appealableUntil = new Date(row.createdAt);
  appealableUntil.setUTCDate(appealableUntil.getUTCDate() + APPEAL_DAYS);
  return { ...row, posts: scope.posts, appealableUntil, appeal: appeal && appealFrom(appeal) };
}
