import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

/** Days after a sign-in for which its kind of device is known. */
export const KNOWN_DEVICE_DAYS = 90;

/** A kind of device, such as Firefox on Linux, on which a person has signed in. */
export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** Browser or program, and system. */
    device: p.text(),
    lastSeenAt: p.datetime(3),
  },
  uniques: [{ name: 'known_devices_by_user', properties: ['userId', 'device'] }],
  indexes: [{ name: 'known_devices_expired', properties: 'lastSeenAt' }],
});

export type KnownDeviceTable = InferKyselyDB<typeof KnownDeviceSchema>;
