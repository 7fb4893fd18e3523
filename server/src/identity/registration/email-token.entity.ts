import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties } from '#kernel/database/base-properties.js';

export const EMAIL_TOKEN_PURPOSES = ['verify', 'reset'] as const;
export type EmailTokenPurpose = (typeof EMAIL_TOKEN_PURPOSES)[number];

/** How long a mailed link works. */
export const EMAIL_TOKEN_MINUTES: Readonly<Record<EmailTokenPurpose, number>> = { verify: 24 * 60, reset: 30 };

export const EmailTokenSchema = defineEntity({
  name: 'EmailToken',
  tableName: 'email_tokens',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    purpose: p.enum(EMAIL_TOKEN_PURPOSES),
    /** The address that it was sent to: it proves nothing about another one. */
    emailKey: p.string(),
    /** A keyed digest; the token itself is only in the mail. */
    tokenHash: p.string(),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
});

export type EmailTokenTable = InferKyselyDB<typeof EmailTokenSchema>;
