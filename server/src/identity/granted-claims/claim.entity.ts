import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { ROLES } from '#kernel/request/viewer.js';
import { UserSchema } from '../users/user.entity.js';

export const ClaimCategorySchema = defineEntity({
  name: 'ClaimCategory',
  tableName: 'claim_categories',
  properties: {
    ...baseProperties,
    /** Set if the product itself uses the category. */
    key: p.text().unique().nullable(),
    name: p.text(),
    description: p.text().default(''),
    isActive: p.boolean().default(true),
  },
  uniques: [
    {
      name: 'claim_categories_name',
      expression: 'create unique index claim_categories_name on claim_categories (lower(name))',
    },
  ],
});

/** Related claims. An inactive category makes all its claims inactive. */
export class ClaimCategory extends ClaimCategorySchema.class {}
ClaimCategorySchema.setClass(ClaimCategory);

export const ClaimDefinitionSchema = defineEntity({
  name: 'ClaimDefinition',
  tableName: 'claim_definitions',
  properties: {
    ...baseProperties,
    categoryId: foreignKey(ClaimCategorySchema, 'category_id'),
    value: p.text().unique(),
    name: p.text(),
    description: p.text().default(''),
    isActive: p.boolean().default(true),
    /** The code checks it. */
    isSystem: p.boolean().default(false),
  },
  uniques: [
    {
      name: 'claim_definitions_by_value',
      expression: 'create unique index claim_definitions_by_value on claim_definitions (lower(value))',
    },
  ],
  indexes: [{ name: 'claim_definitions_by_category', properties: 'categoryId' }],
});

/** A permission that roles and users can hold. */
export class ClaimDefinition extends ClaimDefinitionSchema.class {}
ClaimDefinitionSchema.setClass(ClaimDefinition);

const claimId = foreignKey(ClaimDefinitionSchema, 'claim_id').deleteRule('cascade').primary();

/** A claim of all users with a role. */
export const RoleClaimSchema = defineEntity({
  name: 'RoleClaim',
  tableName: 'role_claims',
  properties: { role: p.enum(ROLES).primary(), claimId, createdAt: p.datetime(3).defaultRaw('now()') },
  indexes: [{ name: 'role_claims_by_claim', properties: 'claimId' }],
});

/** A claim of one user. */
export const UserClaimSchema = defineEntity({
  name: 'UserClaim',
  tableName: 'user_claims',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    claimId,
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [{ name: 'user_claims_by_claim', properties: 'claimId' }],
});

export type RoleClaimTable = InferKyselyDB<typeof RoleClaimSchema>;
