import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Until when both addresses can confirm. */
export const EMAIL_CHANGE_HOURS = 24;
/** Between two emails of the same change. */
export const RESEND_SECONDS = 60;

/** A change of address that its owner asked for; each user has at most one. */
export const EmailChangeSchema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').unique(),
    /** The session that asked; it stays when the address changes. */
    sessionId: p.uuid(),
    /** The new address; another account may have it. */
    email: p.text(),
    emailKey: p.text().collation('C'),
    currentConfirmedAt: p.datetime(3).nullable(),
    newConfirmedAt: p.datetime(3).nullable(),
    mailedAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
  indexes: [{ name: 'email_changes_expired', properties: 'expiresAt' }],
});

export type EmailChangeTable = InferKyselyDB<typeof EmailChangeSchema>;
