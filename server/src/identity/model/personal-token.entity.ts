import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { Scope } from '#kernel/request/scopes/scope.js';
import { UserSchema } from '../users/user.entity.js';

/** Tokens per user at most, expired ones included. */
export const MAX_PERSONAL_TOKENS = 50;
/** Days that a token is valid for at most, unless it never expires. */
export const MAX_TOKEN_DAYS = 365;
/** Days for which an expired token stays in its owner's list. */
export const EXPIRED_TOKEN_DAYS = 30;
/** Characters of a name. */
export const MAX_TOKEN_NAME = 60;

/** A personal access token: a program acts with it as its owner, within its scopes. A revoked one has no row. */
export const PersonalTokenSchema = defineEntity({
  name: 'PersonalToken',
  tableName: 'personal_tokens',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    name: p.text(),
    /** SHA-256. The token has 256 random bits, so that a slow hash would protect nothing. */
    tokenHash: p.blob().unique(),
    scopes: p.array<Scope>(),
    /** Null for one that never expires. */
    expiresAt: p.datetime(3).nullable(),
    /** Written at most once a minute. */
    lastUsedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'personal_tokens_by_user',
      expression: 'create index personal_tokens_by_user on personal_tokens (user_id, id desc)',
    },
    { name: 'personal_tokens_expired', properties: 'expiresAt' },
  ],
});

export type PersonalTokenTable = InferKyselyDB<typeof PersonalTokenSchema>;
