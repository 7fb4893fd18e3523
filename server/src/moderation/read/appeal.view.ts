import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MIN_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf, type Connection } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import type { AppealSchema } from '../model/appeal.entity.js';
import type { DecisionSchema } from '../model/decision.entity.js';
import { AppealState, type AppealStateName } from '../moderation.enums.js';

@ObjectType('Appeal', { description: 'Why someone disagrees with a decision.', implements: () => [Node] })
export class AppealView implements Node {
  @Field(() => ID, { description: 'Identifies the appeal.' }) id!: string;
  @Field(() => String, { description: 'What the person says.' }) text!: string;
  @Field(() => AppealState, { description: 'What became of it.' }) state!: AppealStateName;
  @Field(() => String, { description: 'Why it was decided so; empty while it is open.' }) reasons!: string;
  @Field(() => DateTime, { description: 'When it was made.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was decided.' }) decidedAt!: Date | null;
  /** Resolved as `decision` and `by`. */
  decisionId!: string;
  byId!: string;
}

@ObjectType({ description: 'A page of a list of appeals.' })
export class AppealConnection extends ConnectionOf('Appeal', () => AppealView) {}

type Tables = InferKyselyDB<typeof AppealSchema | typeof DecisionSchema>;

/** As `appealJson` builds it. */
export interface AppealRow {
  id: string;
  decisionId: string;
  byId: string;
  text: string;
  state: AppealStateName;
  reasons: string;
  createdAt: string;
  decidedAt: string | null;
}

export function appealFrom({ createdAt, decidedAt, ...row }: AppealRow): AppealView {
  return { ...row, createdAt: new Date(createdAt), decidedAt: decidedAt === null ? null : new Date(decidedAt) };
}

@Injectable()
export class AppealViews {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<AppealView | null> {
    return (await this.appeals().where('a.id', '=', id).executeTakeFirst()) ?? null;
  }

  /**
   * Who has waited longest comes first. The viewer neither decides about their own appeals nor learns who appealed about
   * them.
   */
  async list(viewerId: string, isOpen: boolean, args: PageArgs): Promise<Connection<AppealView>> {
    const list = `appeals.${isOpen ? 'open' : 'decided'}`;
    const page = keysetPage(list, args);
    const rows = await this.appeals()
      .innerJoin('decisions as d', 'd.id', 'a.decision_id')
      .where('a.state', isOpen ? '=' : '<>', 'OPEN')
      .where('a.id', '>', String(page.after?.[0] ?? MIN_ID))
      .where('a.by_id', '<>', viewerId)
      .where('d.target_id', '<>', viewerId)
      .orderBy('a.id')
      .limit(page.first + 1)
      .execute();
    return connectionOf(list, page, idPageOf(rows, page), new Map(rows.map((row) => [row.id, row])));
  }

  private appeals() {
    return this.database
      .reads<Tables>()
      .selectFrom('appeals as a')
      .select(['a.id', 'a.decision_id as decisionId', 'a.by_id as byId', 'a.text', 'a.state', 'a.reasons'])
      .select(['a.created_at as createdAt', 'a.decided_at as decidedAt']);
  }
}
