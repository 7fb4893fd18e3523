import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { RoleEnum } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Role, ViewerId } from '#kernel/request/viewer.js';
import type { HeldPostSchema } from '#posts/holding/held-post.entity.js';
import type { CaseSchema } from '../model/case.entity.js';
import { DecisionOutcome, type Outcome, ReportSubject, type SubjectKind } from '../moderation.enums.js';

/** A person as moderators see them, whatever the state of the account. */
@ObjectType('ModeratedPerson', {
  description: 'A person whom moderators decide about, whatever the state of the account.',
  implements: () => [Node],
})
export class ModeratedPersonView implements Node {
  @Field(() => ID, { description: 'Identifies the person.' }) id!: string;
  @Field(() => String, { description: 'The unique name, without the @.' }) handle!: string;
  @Field(() => String, { description: 'The name to show.' }) displayName!: string;
  @Field(() => String, { nullable: true, description: 'The profile picture; null without one.' }) imageUrl!:
    | string
    | null;
  @Field(() => RoleEnum, { description: 'Their role.' }) role!: Role;
  @Field(() => Boolean, { description: 'The account was deleted.' }) isDeleted!: boolean;
  @Field(() => Boolean, { description: 'Only followers, and who has the address, see what they write.' })
  isLimited!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'Until when they cannot write; null if they can.' })
  frozenUntil!: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When the account was suspended; null if it is not.' })
  suspendedAt!: Date | null;
  @Field(() => DateTime, { description: 'When the account was made.' }) createdAt!: Date;
  @Field(() => Int, { description: 'Measures of the last 90 days that stand.' }) recentMeasureCount!: number;
  @Field(() => Int, { description: 'Cases that wait for a decision; 0 about the viewer.' }) openCaseCount!: number;
  @Field(() => Int, { description: 'How often others reported them, in all; 0 about the viewer.' })
  reportedCount!: number;
  @Field(() => Int, { description: 'What they reported, in all.' }) reportsMadeCount!: number;
  @Field(() => Int, { description: 'Of what they reported, how much led to a measure.' }) reportsActedCount!: number;
}

/** A case as moderators see it. */
@ObjectType('Case', {
  description: 'What was reported, with all reports of it, until it is decided.',
  implements: () => [Node],
})
export class CaseView implements Node {
  @Field(() => ID, { description: 'Identifies the case.' }) id!: string;
  @Field(() => ReportSubject, { description: 'What it is about.' }) subject!: SubjectKind;
  @Field(() => ID, { description: 'What it is about: a person, a post, a picture or the first whisper.' })
  subjectId!: string;
  @Field(() => Boolean, { description: 'False while it waits for a decision.' }) isDecided!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the case belongs to who took it; null if no one has it.',
  })
  takenUntil!: Date | null;
  @Field(() => Int, { description: '2 is urgent, 1 is important, 0 is the rest.' }) priority!: number;
  @Field(() => Int, { description: 'How many people reported it.' }) reportCount!: number;
  @Field(() => Boolean, { description: 'It is a quack that only its author sees until the case is decided.' })
  isHeld!: boolean;
  @Field(() => DateTime, { description: 'When it was first reported.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When it should be decided.' }) dueAt!: Date;
  @Field(() => DecisionOutcome, {
    description: 'What past measures suggest if this is a violation: each of the last 90 days leads to the next step.',
  })
  suggestedOutcome!: Outcome;
  /** Resolved as `person` and `takenBy`. */
  targetId!: string;
  takenById!: string | null;
}

@ObjectType({ description: 'A page of the queue of cases.' })
export class CaseConnection extends ConnectionOf('Case', () => CaseView) {
  @Field(() => Int, { description: 'How many there are, on all pages.' }) totalCount!: number;
}

const RECENT_MEASURES = (person: string) => `(select count(*)::int from decisions d where d.target_id = ${person}
  and d.outcome <> 'NO_VIOLATION' and d.overruled_at is null and d.created_at > now() - interval '90 days')`;

/** $1 ids. */
export const MODERATED_PEOPLE = `
select u.id, u.handle, u.display_name as "displayName", u.image_url as "imageUrl", u.role, u.deleted_at is not null as "isDeleted",
  u.is_limited as "isLimited", case when u.frozen_until > now() then u.frozen_until end as "frozenUntil",
  u.suspended_at as "suspendedAt", u.created_at as "createdAt", ${RECENT_MEASURES('u.id')} as "recentMeasureCount",
  (select count(*)::int from cases c where c.target_id = u.id and c.state = 'OPEN') as "openCaseCount",
  (select coalesce(sum(c.report_count), 0)::int from cases c where c.target_id = u.id) as "reportedCount",
  (select count(*)::int from reports r where r.reporter_id = u.id) as "reportsMadeCount",
  (select count(*)::int from reports r join decisions d on d.case_id = r.case_id and d.overruled_at is null
    and d.outcome <> 'NO_VIOLATION' where r.reporter_id = u.id) as "reportsActedCount"
from users u where u.id = any($1::uuid[])`;

/** What follows on 0, 1, 2 … measures of the last 90 days. */
const LADDER: readonly Outcome[] = ['WARNING', 'LIMIT', 'FREEZE', 'SUSPEND'];

@Injectable()
export class CaseViews {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<Map<string, CaseView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .reads<InferKyselyDB<typeof CaseSchema | typeof HeldPostSchema>>()
      .selectFrom('cases as c')
      .leftJoin('held_posts as h', (held) =>
        held.onRef('h.post_id', '=', 'c.subject_id').on('c.subject_kind', '=', 'POST').on('h.removed_at', 'is', null),
      )
      .select(['c.id', 'c.state', 'c.subject_kind as subject', 'c.subject_id as subjectId', 'c.target_id as targetId'])
      .select(['c.taken_by as takenById', 'c.taken_until as takenUntil', 'h.post_id as heldId'])
      .select(['c.priority', 'c.report_count as reportCount', 'c.created_at as createdAt', 'c.due_at as dueAt'])
      .select(sql.raw<number>(RECENT_MEASURES('c.target_id')).as('measures'))
      .where('c.id', 'in', ids)
      .execute();
    const views = rows.map(({ state, heldId, takenById, takenUntil, measures, ...row }) => ({
      ...row,
      isDecided: state === 'DECIDED',
      isHeld: heldId !== null,
      // Whoever had it for too long has it no more.
      ...(takenUntil && takenUntil > new Date() ? { takenById, takenUntil } : { takenById: null, takenUntil: null }),
      suggestedOutcome: LADDER[Math.min(measures, LADDER.length - 1)]!,
    }));
    return new Map(views.map((view) => [view.id, view]));
  }

  async byId(id: string): Promise<CaseView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  /** Deleted and suspended people included; unknown ids are absent. Of the viewer, it isn't told what others reported. */
  async people(ids: readonly string[], viewer: ViewerId): Promise<Map<string, ModeratedPersonView>> {
    if (ids.length === 0) return new Map();
    const people = await this.database.rows<ModeratedPersonView>(MODERATED_PEOPLE, [ids]);
    const untold = { openCaseCount: 0, reportedCount: 0 };
    return new Map(people.map((person) => [person.id, { ...person, ...(person.id === viewer.id && untold) }]));
  }
}
