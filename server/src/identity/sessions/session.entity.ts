import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties } from '#kernel/database/base-properties.js';

/** Sessions that one person may have; the one that was used least lately ends when another begins. */
export const MAX_SESSIONS = 20;
/** A session ends when it was not used for this long, … */
export const IDLE_DAYS = 14;
/** … and this long after it began, however much it was used. */
export const ABSOLUTE_DAYS = 90;

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    /** Number of the refresh token that can be exchanged next, from 0. */
    generation: p.integer().default(0),
    /** When the latest tokens were exchanged, newest first, in milliseconds since 1970. */
    exchanges: p.json<number[]>(),
    userAgent: p.string().nullable(),
    /** When it began or a token was last exchanged: at most an access token's life ago while in use. */
    lastUsedAt: p.datetime(3),
  },
});

export type SessionTable = InferKyselyDB<typeof SessionSchema>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When a session ends by itself if nobody uses it again. */
export function expiryOf(session: { createdAt: Date; lastUsedAt: Date }): Date {
  return new Date(
    Math.min(session.lastUsedAt.getTime() + IDLE_DAYS * DAY_MS, session.createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS),
  );
}
