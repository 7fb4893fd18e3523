import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** The address of a suspended person, as a keyed hash. It stays when the account is deleted, for a year. */
export const SuspendedAddressSchema = defineEntity({
  name: 'SuspendedAddress',
  tableName: 'suspended_addresses',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    hash: p.blob(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'suspended_addresses_by_hash', properties: 'hash' }],
});

export type SuspendedAddressTable = InferKyselyDB<typeof SuspendedAddressSchema>;
