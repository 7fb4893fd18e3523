import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Passkeys per user at most. */
export const MAX_PASSKEYS = 10;
/** Characters of a name. */
export const MAX_PASSKEY_NAME = 60;
/** Minutes for which a challenge can be answered. */
export const CHALLENGE_MINUTES = 5;

export const CHALLENGE_PURPOSES = ['register', 'sign_in', 'confirm'] as const;
/** What the answer to a challenge does; it does nothing else. */
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A passkey (WebAuthn): the public key of a credential that the person's device keeps. */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    name: p.text(),
    /** In base64url, as browsers send it. */
    credentialId: p.text().unique(),
    /** COSE. */
    publicKey: p.blob(),
    /** Of uses, as the device counts them; stays 0 where passkeys are synchronized. A copy would fall behind it. */
    counter: p.double(),
    /** How browsers reach the device, such as `internal` or `usb`. */
    transports: p.array<string>(),
    lastUsedAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'passkeys_by_user', expression: 'create index passkeys_by_user on passkeys (user_id, id desc)' }],
});

/** A challenge that waits for its answer. An answered one has no row, whichever server receives the answer. */
export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    ...baseProperties,
    challenge: p.text().unique(),
    purpose: p.enum(CHALLENGE_PURPOSES),
    /** Who may answer it; null for signing in, before which no one is known. */
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').nullable(),
    expiresAt: p.datetime(3),
  },
  indexes: [
    { name: 'passkey_challenges_by_user', properties: 'userId' },
    { name: 'passkey_challenges_expired', properties: 'expiresAt' },
  ],
});

export type PasskeyTable = InferKyselyDB<typeof PasskeySchema>;
export type PasskeyChallengeTable = InferKyselyDB<typeof PasskeyChallengeSchema>;
