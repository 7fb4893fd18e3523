import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Recovery codes that a person gets at a time. */
export const RECOVERY_CODES = 10;

/** The second factor of a person: the secret that their authenticator app makes codes from. One that is off has no row. */
export const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').unique(),
    /** Encrypted; see `secret-box.ts`. */
    secret: p.blob(),
    /** When a code proved that the app has the secret; null until then, and the factor is off. */
    confirmedAt: p.datetime(3).nullable(),
    /** Number of the time step whose code was used last; only later ones can be used. */
    lastStep: p.integer().default(0),
  },
});

/** What a person can use once in place of a code of their app. A used one has no row. */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** A digest keyed by this installation, since 50 bits could be guessed from a plain one. */
    codeHash: p.text(),
  },
  uniques: [{ name: 'recovery_codes_by_user', properties: ['userId', 'codeHash'] }],
});

export type SecondFactorTable = InferKyselyDB<typeof SecondFactorSchema>;
export type RecoveryCodeTable = InferKyselyDB<typeof RecoveryCodeSchema>;
