import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

export const EMAIL_TOKEN_PURPOSES = ['verify', 'reset', 'restore', 'change_current', 'change_new', 'disown'] as const;
export type EmailTokenPurpose = (typeof EMAIL_TOKEN_PURPOSES)[number];

/** How long an emailed link works, in minutes. */
export const EMAIL_TOKEN_MINUTES: Readonly<Record<EmailTokenPurpose, number>> = {
  verify: 24 * 60,
  reset: 30,
  restore: 7 * 24 * 60,
  change_current: 24 * 60,
  change_new: 24 * 60,
  disown: 7 * 24 * 60,
};

export const EmailTokenSchema = defineEntity({
  name: 'EmailToken',
  tableName: 'email_tokens',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    purpose: p.enum(EMAIL_TOKEN_PURPOSES),
    /** The address it was sent to; it proves no other one. */
    emailKey: p.text(),
    /** The address as typed, if the token restores it. */
    address: p.text().nullable(),
    /** A keyed digest; the token itself is only in the email. */
    tokenHash: p.text().unique(),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'email_tokens_by_user', properties: ['userId', 'purpose'] },
    { name: 'email_tokens_expired', properties: 'expiresAt' },
    { name: 'email_tokens_restoring', properties: 'emailKey', where: "purpose = 'restore'" },
  ],
});

export type EmailTokenTable = InferKyselyDB<typeof EmailTokenSchema>;
