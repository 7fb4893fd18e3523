import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { RoleEnum } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Role, ViewerId } from '#kernel/request/viewer.js';
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

interface PersonRow {
  id: string;
  handle: string;
  display_name: string;
  image_url: string | null;
  role: Role;
  is_deleted: boolean;
  is_limited: boolean;
  frozen_until: Date | null;
  suspended_at: Date | null;
  created_at: Date;
  recent_measures: number;
  open_cases: number;
  reported: number;
  reports_made: number;
  reports_acted: number;
}

interface CaseRow {
  id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  target_id: string;
  is_decided: boolean;
  taken_by: string | null;
  taken_until: Date | null;
  priority: number;
  report_count: number;
  created_at: Date;
  due_at: Date;
  recent_measures: number;
  is_held: boolean;
}

const RECENT_MEASURES = (person: string) => `(select count(*)::int from decisions d where d.target_id = ${person}
  and d.outcome <> 'NO_VIOLATION' and d.overruled_at is null and d.created_at > now() - interval '90 days')`;

/** $1 ids. */
export const MODERATED_PEOPLE = `
select u.id, u.handle, u.display_name, u.image_url, u.role, u.deleted_at is not null as is_deleted, u.is_limited,
  case when u.frozen_until > now() then u.frozen_until end as frozen_until, u.suspended_at, u.created_at,
  ${RECENT_MEASURES('u.id')} as recent_measures,
  (select count(*)::int from cases c where c.target_id = u.id and c.state = 'OPEN') as open_cases,
  (select coalesce(sum(c.report_count), 0)::int from cases c where c.target_id = u.id) as reported,
  (select count(*)::int from reports r where r.reporter_id = u.id) as reports_made,
  (select count(*)::int from reports r join decisions d on d.case_id = r.case_id and d.overruled_at is null
    and d.outcome <> 'NO_VIOLATION' where r.reporter_id = u.id) as reports_acted
from users u where u.id = any($1::uuid[])`;

/** $1 ids. */
export const CASES_BY_IDS = `
select c.id, c.subject_kind, c.subject_id, c.target_id, c.state = 'DECIDED' as is_decided,
  case when c.taken_until > now() then c.taken_by end as taken_by,
  case when c.taken_until > now() then c.taken_until end as taken_until,
  c.priority, c.report_count, c.created_at, c.due_at, ${RECENT_MEASURES('c.target_id')} as recent_measures,
  c.subject_kind = 'POST' and exists (
    select 1 from held_posts h where h.post_id = c.subject_id and h.removed_at is null) as is_held
from cases c where c.id = any($1::uuid[])`;

/** What follows on 0, 1, 2 … measures of the last 90 days. */
const LADDER: readonly Outcome[] = ['WARNING', 'LIMIT', 'FREEZE', 'SUSPEND'];

@Injectable()
export class CaseViews {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<Map<string, CaseView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<CaseRow>(CASES_BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, caseOf(row)]));
  }

  async byId(id: string): Promise<CaseView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  /** Deleted and suspended people included; unknown ids are absent. Of the viewer, it isn't told what others reported. */
  async people(ids: readonly string[], viewer: ViewerId): Promise<Map<string, ModeratedPersonView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<PersonRow>(MODERATED_PEOPLE, [ids]);
    return new Map(rows.map((row) => [row.id, personOf(row, row.id === viewer.id)]));
  }
}

function personOf(row: PersonRow, isViewer: boolean): ModeratedPersonView {
  const { id, handle, role } = row;
  return {
    ...{ id, handle, role },
    displayName: row.display_name,
    imageUrl: row.image_url,
    isDeleted: row.is_deleted,
    isLimited: row.is_limited,
    frozenUntil: row.frozen_until,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
    recentMeasureCount: row.recent_measures,
    openCaseCount: isViewer ? 0 : row.open_cases,
    reportedCount: isViewer ? 0 : row.reported,
    reportsMadeCount: row.reports_made,
    reportsActedCount: row.reports_acted,
  };
}

function caseOf(row: CaseRow): CaseView {
  const { id, priority } = row;
  return {
    ...{ id, priority },
    subject: row.subject_kind,
    subjectId: row.subject_id,
    isDecided: row.is_decided,
    takenUntil: row.taken_until,
    reportCount: row.report_count,
    isHeld: row.is_held,
    createdAt: row.created_at,
    dueAt: row.due_at,
    suggestedOutcome: LADDER[Math.min(row.recent_measures, LADDER.length - 1)]!,
    targetId: row.target_id,
    takenById: row.taken_by,
  };
}
