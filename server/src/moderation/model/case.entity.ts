import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { SUBJECT_KINDS } from '../moderation.enums.js';

/** What was reported, until it is decided: all reports of one subject make one case. The latest decision on it is its own. */
export const CaseSchema = defineEntity({
  name: 'Case',
  tableName: 'cases',
  properties: {
    ...baseProperties,
    /** The person who is responsible for the subject. */
    targetId: foreignKey(UserSchema, 'target_id'),
    subjectKind: p.enum(SUBJECT_KINDS),
    subjectId: p.uuid(),
    state: p.enum(['OPEN', 'DECIDED']).default('OPEN'),
    /** Who works on it, until then. */
    takenBy: foreignKey(UserSchema, 'taken_by').nullable(),
    takenUntil: p.datetime(3).nullable(),
    /** 2 is urgent. */
    priority: p.smallint().check('priority >= 0 and priority <= 2'),
    reportCount: p.integer().default(1).check('report_count >= 1'),
    dueAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'cases_open_subject',
      expression: "create unique index cases_open_subject on cases (subject_kind, subject_id) where state = 'OPEN'",
    },
    {
      name: 'cases_queue',
      expression: "create index cases_queue on cases (priority desc, due_at, id) where state = 'OPEN'",
    },
    { name: 'cases_by_target', expression: 'create index cases_by_target on cases (target_id, id desc)' },
    { name: 'cases_taken', properties: 'takenBy', where: 'taken_by is not null' },
  ],
});

export class Case extends CaseSchema.class {}
CaseSchema.setClass(Case);
