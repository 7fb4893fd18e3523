import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';

/** A rule of the site, in both languages. One that is no longer in force keeps its row, since decisions refer to it. */
export const RuleSchema = defineEntity({
  name: 'Rule',
  tableName: 'rules',
  properties: {
    ...baseProperties,
    position: p.integer(),
    textEn: p.text(),
    textHe: p.text(),
    hintEn: p.text().default(''),
    hintHe: p.text().default(''),
    isActive: p.boolean().default(true),
  },
});

export class Rule extends RuleSchema.class {}
RuleSchema.setClass(Rule);
