import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';

export const ClaimCategorySchema = defineEntity({
  name: 'ClaimCategory',
  tableName: 'claim_categories',
  properties: {
    ...baseProperties,
    /** Set where the product itself needs the category. */
    key: p.string().nullable(),
    name: p.string(),
    description: p.text().default(''),
    isActive: p.boolean().default(true),
  },
});

/** Claims that belong together. While it is inactive, none of them is in force. */
export class ClaimCategory extends ClaimCategorySchema.class {}
ClaimCategorySchema.setClass(ClaimCategory);

export const ClaimDefinitionSchema = defineEntity({
  name: 'ClaimDefinition',
  tableName: 'claim_definitions',
  properties: {
    ...baseProperties,
    categoryId: p.uuid(),
    value: p.string(),
    name: p.string(),
    description: p.text().default(''),
    isActive: p.boolean().default(true),
    /** Code asks for it. */
    isSystem: p.boolean().default(false),
  },
});

/** A right that roles and people can hold. */
export class ClaimDefinition extends ClaimDefinitionSchema.class {}
ClaimDefinitionSchema.setClass(ClaimDefinition);
