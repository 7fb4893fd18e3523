import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { DecisionSchema } from './decision.entity.js';
import { APPEAL_STATES } from '../moderation.enums.js';

/** Someone disagrees with a decision: the person concerned, or who reported. Each of them can once. */
export const AppealSchema = defineEntity({
  name: 'Appeal',
  tableName: 'appeals',
  properties: {
    ...baseProperties,
    decisionId: foreignKey(DecisionSchema, 'decision_id'),
    byId: foreignKey(UserSchema, 'by_id'),
    text: p.text().check('char_length(text) <= 8000'),
    state: p.enum(APPEAL_STATES).default('OPEN'),
    decidedBy: foreignKey(UserSchema, 'decided_by').nullable(),
    reasons: p.text().default('').check('char_length(reasons) <= 8000'),
    decidedAt: p.datetime(3).nullable(),
  },
  uniques: [{ properties: ['decisionId', 'byId'] }],
  indexes: [
    { name: 'appeals_open', properties: 'id', where: "state = 'OPEN'" },
    { name: 'appeals_by_person', expression: 'create index appeals_by_person on appeals (by_id, id desc)' },
  ],
  checks: [{ name: 'appeals_reasons', expression: "(state = 'OPEN') = (reasons = '')" }],
});

export class Appeal extends AppealSchema.class {}
AppealSchema.setClass(Appeal);
