import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** What a file can list; lower case of the values of the API. */
export const IMPORT_KINDS = ['follows', 'blocks', 'mutes', 'lists'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** From the upload to its end. A stopped one did some of its rows. */
export const IMPORT_STATES = ['preview', 'running', 'done', 'stopped'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_MODES = ['merge', 'replace'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Why a row wasn't imported. */
export const ROW_FAILURES = [
  'NOT_FOUND',
  'ELSEWHERE',
  'INVALID',
  'SELF',
  'YOU_BLOCK_THEM',
  'TOO_MANY',
  'REFUSED',
  'NOT_DONE',
] as const;
export type RowFailure = (typeof ROW_FAILURES)[number];

/** Longest address and detail of a row, in code points. */
export const MAX_CELL = 320;

/** The latest file of each kind that a person uploaded. */
export const DataImportSchema = defineEntity({
  name: 'DataImport',
  tableName: 'data_imports',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    kind: p.enum(IMPORT_KINDS),
    state: p.enum(IMPORT_STATES).default('preview'),
    /** Null until it is confirmed. */
    mode: p.enum(IMPORT_MODES).nullable(),
    /** Whom the file doesn't list has been removed. Only where it replaces what there is. */
    isCleared: p.boolean().default(false),
    rowCount: p.integer().check('row_count > 0'),
    /** People who are here, those who are in the list already among them. */
    foundCount: p.integer().check('found_count >= 0'),
    presentCount: p.integer().check('present_count >= 0'),
    /** People in the list whom the file doesn't name. */
    removableCount: p.integer().check('removable_count >= 0'),
    /** Also the position of the last row that was done. */
    processedCount: p.integer().default(0).check('processed_count >= 0'),
    failedCount: p.integer().default(0).check('failed_count >= 0'),
    endedAt: p.datetime(3).nullable(),
  },
  uniques: [{ name: 'data_imports_user_id_kind_unique', properties: ['userId', 'kind'] }],
  indexes: [{ name: 'data_imports_by_age', properties: 'createdAt' }],
});

/** A row of a file. After the end, only those remain that failed. */
export const DataImportRowSchema = defineEntity({
  name: 'DataImportRow',
  tableName: 'data_import_rows',
  properties: {
    importId: foreignKey(DataImportSchema, 'import_id').deleteRule('cascade').primary(),
    /** From 1, without gaps. */
    position: p.integer().primary().check('position > 0'),
    /** As in the file. */
    address: p.text().check(`char_length(address) <= ${MAX_CELL}`),
    /** What else the row says: of a mute, whether it hides notifications; the name of a list. */
    detail: p.text().nullable().check(`char_length(detail) <= ${MAX_CELL}`),
    /** Whom it names; null where no one is found. */
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').nullable(),
    failure: p.enum(ROW_FAILURES).nullable(),
  },
  indexes: [{ name: 'data_import_rows_by_user', properties: ['userId', 'importId'] }],
});

export type DataImportTable = InferKyselyDB<typeof DataImportSchema | typeof DataImportRowSchema>;
