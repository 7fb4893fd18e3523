import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { CaseSchema } from './case.entity.js';
import { MACHINE_FINDINGS, type ReportCategoryName } from '../moderation.enums.js';
import type { Evidence } from '../evidence/evidence.js';

/** A notice of someone without an account. */
export interface Notice {
  /** Both are null where the law lets people stay unnamed: sexual abuse of children. */
  readonly name: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly law: string;
  readonly explanation: string;
}

/** One person's report. Those of one subject belong to one case. */
export const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    ...baseProperties,
    caseId: foreignKey(CaseSchema, 'case_id'),
    /** Null for a notice, and once the reporter's account was deleted. */
    reporterId: foreignKey(UserSchema, 'reporter_id').nullable(),
    /** Null for a report of a person or a notice. */
    foundBy: p.enum(MACHINE_FINDINGS).nullable(),
    category: p.text().$type<ReportCategoryName>(),
    ruleIds: p.array().columnType('uuid[]'),
    comment: p.text().check('char_length(comment) <= 4000'),
    isIllegal: p.boolean(),
    notice: p.json<Notice>().nullable(),
    /** What was reported, as it was then: people edit and delete. */
    evidence: p.json<Evidence>(),
    /** A year after the decision, the evidence is erased. */
    isForgotten: p.boolean().default(false),
  },
  indexes: [
    {
      name: 'reports_once',
      expression: 'create unique index reports_once on reports (case_id, reporter_id) where reporter_id is not null',
    },
    {
      name: 'reports_by_reporter',
      expression: 'create index reports_by_reporter on reports (reporter_id, id desc) where reporter_id is not null',
    },
    { name: 'reports_unforgotten', properties: 'id', where: 'not is_forgotten' },
    { name: 'reports_by_case', properties: ['caseId', 'id'] },
    {
      name: 'reports_by_words',
      expression:
        'create index reports_by_words on reports using gin (report_words(evidence, comment, notice) gin_trgm_ops)',
    },
  ],
});

export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
