import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { foreignKey } from '#kernel/database/base-properties.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import { UserSchema } from '../users/user.entity.js';
import { AppSchema } from './app.entity.js';

/** Minutes for which a code can be exchanged. */
export const CODE_MINUTES = 10;

/** What a person allowed an app, until the app exchanges it for a token; a used one is kept, so that a second use is noticed. */
export const AuthorizationCodeSchema = defineEntity({
  name: 'AuthorizationCode',
  tableName: 'authorization_codes',
  properties: {
    codeHash: p.blob().primary(),
    appId: foreignKey(AppSchema, 'app_id').deleteRule('cascade').index('authorization_codes_by_app'),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').index('authorization_codes_by_user'),
    redirectUri: p.text(),
    scopes: p.array<AppScope>(),
    /** Of PKCE, by S256 (RFC 7636); null where the app didn't send one. */
    challenge: p.text().nullable(),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
    /** Which began with it. */
    sessionId: p.uuid().nullable(),
  },
  indexes: [{ name: 'authorization_codes_expired', properties: 'expiresAt' }],
});

export type AuthorizationCodeTable = InferKyselyDB<typeof AuthorizationCodeSchema>;
