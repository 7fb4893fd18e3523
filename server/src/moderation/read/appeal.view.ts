import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MIN_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf, type Connection } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
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

const COLUMNS = `a.id, json_build_object('id', a.id, 'decisionId', a.decision_id, 'byId', a.by_id, 'text', a.text,
  'state', a.state, 'reasons', a.reasons, 'createdAt', a.created_at, 'decidedAt', a.decided_at) as appeal`;
/**
 * $1 whether open, $2 appeal above which, $3 rows, $4 viewer, who neither decides about their own appeals nor learns who appealed
 * about them. Who has waited longest comes first.
 */
export const APPEALS = `
select ${COLUMNS} from appeals a join decisions d on d.id = a.decision_id
where (a.state = 'OPEN') = $1::boolean and a.id > $2::uuid and a.by_id <> $4::uuid and d.target_id <> $4::uuid
order by a.id limit $3::int`;
/** $1 id. */
export const APPEAL_BY_ID = `select ${COLUMNS} from appeals a where a.id = $1::uuid`;

interface Row {
  id: string;
  appeal: AppealRow;
}

@Injectable()
export class AppealViews {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<AppealView | null> {
    const [row] = await this.database.rows<Row>(APPEAL_BY_ID, [id]);
    return row ? appealFrom(row.appeal) : null;
  }

  /** Oldest first, without those of the viewer and those about them. */
  async list(viewerId: string, isOpen: boolean, args: PageArgs): Promise<Connection<AppealView>> {
    const list = `appeals.${isOpen ? 'open' : 'decided'}`;
    const page = keysetPage(list, args);
    const parameters = [isOpen, page.after?.[0] ?? MIN_ID, page.first + 1, viewerId];
    const rows = await this.database.rows<Row>(APPEALS, parameters);
    return connectionOf(list, page, idPageOf(rows, page), new Map(rows.map((row) => [row.id, appealFrom(row.appeal)])));
  }
}
