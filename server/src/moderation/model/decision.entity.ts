import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { HoldReason } from '#posts/holding/held-post.entity.js';
import { CaseSchema } from './case.entity.js';
import { GROUNDS, OUTCOMES } from '../moderation.enums.js';
import { RuleSchema } from '../rules/rule.entity.js';

/** What a decision covers. */
export interface Scope {
  /** The removed or marked quacks with what they said, for the person concerned. */
  readonly posts: readonly { readonly id: string; readonly content: string }[];
  /** A held quack that the decision released, and why it had been held. */
  readonly released?: { readonly id: string; readonly reason: HoldReason };
  /** What was reported was gone before anyone decided. */
  readonly isGone?: boolean;
}

/**
 * What was decided about a person, with everything that a statement of reasons needs (Regulation (EU) 2022/2065, article 17,
 * paragraph 3).
 */
export const DecisionSchema = defineEntity({
  name: 'Decision',
  tableName: 'decisions',
  properties: {
    ...baseProperties,
    /** Null for a decision without a report. */
    caseId: foreignKey(CaseSchema, 'case_id').nullable(),
    targetId: foreignKey(UserSchema, 'target_id'),
    /** Null where the server decided by itself, or an operator at its command line. */
    decidedBy: foreignKey(UserSchema, 'decided_by').nullable(),
    outcome: p.enum(OUTCOMES),
    scope: p.json<Scope>(),
    ground: p.enum(GROUNDS),
    ruleId: foreignKey(RuleSchema, 'rule_id').nullable(),
    law: p.text().nullable(),
    facts: p.text().check('char_length(facts) <= 8000'),
    isByNotice: p.boolean(),
    isByMachine: p.boolean(),
    until: p.datetime(3).nullable(),
    /** When it was undone, by an appeal or by staff. */
    overruledAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'decisions_by_target', expression: 'create index decisions_by_target on decisions (target_id, id desc)' },
    {
      name: 'decisions_by_case',
      expression: 'create index decisions_by_case on decisions (case_id, id desc) where case_id is not null',
    },
    { name: 'decisions_by_rule', properties: 'ruleId', where: 'rule_id is not null' },
  ],
  checks: [
    {
      name: 'decisions_reasons',
      expression:
        "outcome = 'NO_VIOLATION' or (facts <> '' and (ground <> 'RULE' or rule_id is not null) and (ground <> 'LAW' or law is not null) and ground <> 'NONE')",
    },
    { name: 'decisions_until', expression: "(outcome = 'FREEZE') = (until is not null)" },
  ],
});

export class Decision extends DecisionSchema.class {}
DecisionSchema.setClass(Decision);
