import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Minutes for which a confirmation can be used. */
export const CONFIRMATION_MINUTES = 5;

/** That a signed-in person has just proved, with both factors, who they are. A used one has no row. */
export const ConfirmationSchema = defineEntity({
  name: 'Confirmation',
  tableName: 'confirmations',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** The session that proved it; no other one can use it. */
    sessionId: p.uuid(),
    /** SHA-256. The token has 256 random bits. */
    tokenHash: p.blob().unique(),
    expiresAt: p.datetime(3),
  },
  indexes: [
    { name: 'confirmations_by_user', properties: 'userId' },
    { name: 'confirmations_expired', properties: 'expiresAt' },
  ],
});

export type ConfirmationTable = InferKyselyDB<typeof ConfirmationSchema>;
