import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Sessions per user at most; a new one ends the least recently used one. */
export const MAX_SESSIONS = 20;
/** A session ends when it is unused for this long, … */
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
  },
  indexes: [
    { name: 'sessions_by_user', expression: 'create index sessions_by_user on sessions (user_id, id desc)' },
    { name: 'sessions_idle', properties: 'lastUsedAt' },
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
