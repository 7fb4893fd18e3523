import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import { AppSchema } from './app.entity.js';
import { UserSchema } from '../users/user.entity.js';

/** Sessions per user at most; a new one ends the least recently used one. */
export const MAX_SESSIONS = 20;
/** The same of apps, which people count apart from their browsers. */
export const MAX_APP_SESSIONS = 40;
/** A session of a browser ends when it is unused for this long, … */
export const IDLE_DAYS = 14;
/** … and this long after it began, even if it is used. */
export const ABSOLUTE_DAYS = 90;

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** Number of the next refresh token that can be exchanged, from 0. */
    generation: p.integer().default(0),
    /** When the latest tokens were exchanged, newest first, in milliseconds since 1970. */
    exchanges: p.json<number[]>().defaultRaw("'[]'"),
    userAgent: p.text().nullable(),
    /** When it began or a token was last exchanged: while in use, at most one access token lifetime ago. */
    lastUsedAt: p.datetime(3),
    /** The app whose token it is; null for a browser. Such a session is never refreshed, and ends by its owner alone. */
    appId: foreignKey(AppSchema, 'app_id').deleteRule('cascade').nullable(),
    /** SHA-256 of the token of an app. */
    tokenHash: p.blob().nullable(),
    /** What the person let the app do. */
    appScopes: p.array<AppScope>().nullable(),
  },
  indexes: [
    { name: 'sessions_by_user', expression: 'create index sessions_by_user on sessions (user_id, id desc)' },
    { name: 'sessions_idle', properties: 'lastUsedAt' },
    {
      name: 'sessions_by_app',
      expression: 'create index sessions_by_app on sessions (app_id) where app_id is not null',
    },
    {
      name: 'sessions_by_token',
      expression: 'create unique index sessions_by_token on sessions (token_hash) where token_hash is not null',
    },
  ],
});

export type SessionTable = InferKyselyDB<typeof SessionSchema>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When an unused session ends. */
export function expiryOf(session: { createdAt: Date; lastUsedAt: Date }): Date {
  return new Date(
    Math.min(session.lastUsedAt.getTime() + IDLE_DAYS * DAY_MS, session.createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS),
  );
}
