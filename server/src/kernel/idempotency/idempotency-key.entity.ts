import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

/** A write that its client may send again, and the result of the first time. */
export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    /** A person's id, or a digest of a visitor's address. */
    owner: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    payloadHash: p.text(),
    result: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [{ name: 'idempotency_keys_age', properties: 'createdAt' }],
});

export type IdempotencyTable = InferKyselyDB<typeof IdempotencyKeySchema>;
