import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

/** Events that were committed and whose handlers have not all succeeded yet. */
export const OutboxEventSchema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_events',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(3),
    lastError: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [{ name: 'outbox_events_due', properties: ['nextAttemptAt', 'id'] }],
});

export type OutboxTable = InferKyselyDB<typeof OutboxEventSchema>;

export interface OutboxEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}
