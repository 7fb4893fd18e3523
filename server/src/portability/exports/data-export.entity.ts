import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

export const EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** The latest file with the data of a person, or the request for one. */
export const DataExportSchema = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').unique(),
    state: p.enum(EXPORT_STATES).default('waiting'),
    /** Null until it is ready. */
    bytes: p.integer().nullable().check('bytes > 0'),
    /** When the file is deleted; null until it is ready. */
    expiresAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'data_exports_expiring', properties: 'expiresAt', where: 'expires_at is not null' }],
});

export type DataExportTable = InferKyselyDB<typeof DataExportSchema>;
