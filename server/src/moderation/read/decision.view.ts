import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf, type Connection } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { AppealView, appealFrom, type AppealRow } from './appeal.view.js';
import { DecisionGround, DecisionOutcome, type Ground, type Outcome } from '../moderation.enums.js';
import type { Scope } from '../model/decision.entity.js';

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

interface Row {
  id: string;
  target_id: string;
  decided_by: string | null;
  outcome: Outcome;
  scope: Scope;
  ground: Ground;
  rule_id: string | null;
  law: string | null;
  facts: string;
  is_by_notice: boolean;
  is_by_machine: boolean;
  until: Date | null;
  created_at: Date;
  overruled_at: Date | null;
  appeal: AppealRow | null;
}

/** An appeal as one JSON column. @param by expression of the person whose appeal it is */
export const appealJson = (by: string) => `(
  select json_build_object('id', a.id, 'decisionId', a.decision_id, 'byId', a.by_id, 'text', a.text, 'state', a.state,
    'reasons', a.reasons, 'createdAt', a.created_at, 'decidedAt', a.decided_at)
  from appeals a where a.decision_id = d.id and a.by_id = ${by})`;

const COLUMNS = `d.id, d.target_id, d.decided_by, d.outcome, d.scope, d.ground, d.rule_id, d.law, d.facts, d.is_by_notice,
  d.is_by_machine, d.until, d.created_at, d.overruled_at, ${appealJson('d.target_id')} as appeal`;
/** $1 ids. */
export const DECISIONS_BY_IDS = `select ${COLUMNS} from decisions d where d.id = any($1::uuid[])`;
/** $1 person, $2 decision below which, $3 rows. What was found to be in order is no concern of theirs. */
export const DECISIONS_ABOUT = `
select ${COLUMNS} from decisions d
where d.target_id = $1::uuid and d.outcome <> 'NO_VIOLATION' and d.id < $2::uuid order by d.id desc limit $3::int`;
/** $1 cases. The latest of each. */
export const DECISIONS_OF_CASES = `
select distinct on (d.case_id) ${COLUMNS}, d.case_id
from decisions d where d.case_id = any($1::uuid[]) order by d.case_id, d.id desc`;

@Injectable()
export class DecisionViews {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<DecisionView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async byIds(ids: readonly string[]): Promise<Map<string, DecisionView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<Row>(DECISIONS_BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }

  /** Measures about a person, newest first. */
  async about(list: string, personId: string, args: PageArgs): Promise<Connection<DecisionView>> {
    const page = keysetPage(list, args);
    const parameters = [personId, page.after?.[0] ?? MAX_ID, page.first + 1];
    const rows = await this.database.rows<Row>(DECISIONS_ABOUT, parameters);
    return connectionOf(list, page, idPageOf(rows, page), new Map(rows.map((row) => [row.id, viewOf(row)])));
  }

  /** The latest decision of each case; open ones that were never decided are absent. */
  async ofCases(caseIds: readonly string[]): Promise<Map<string, DecisionView>> {
    if (caseIds.length === 0) return new Map();
    const rows = await this.database.rows<Row & { case_id: string | null }>(DECISIONS_OF_CASES, [caseIds]);
    return new Map(rows.map((row) => [row.case_id!, viewOf(row)]));
  }
}

function viewOf(row: Row): DecisionView {
  const { id, outcome, ground, law, facts, until, appeal } = row;
  const appealableUntil = new Date(row.created_at);
  appealableUntil.setUTCDate(appealableUntil.getUTCDate() + APPEAL_DAYS);
  return {
    ...{ id, outcome, ground, law, facts, until, appealableUntil },
    posts: row.scope.posts,
    isByNotice: row.is_by_notice,
    isByMachine: row.is_by_machine,
    createdAt: row.created_at,
    overruledAt: row.overruled_at,
    appeal: appeal && appealFrom(appeal),
    ruleId: row.rule_id,
    decidedById: row.decided_by,
    targetId: row.target_id,
  };
}
