import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { defineJob } from '../jobs/job.js';
import { RecurringJob, Worker } from '../jobs/worker.decorator.js';
import type { IdempotencyTable } from './idempotency-key.entity.js';
import { KEY_HOURS } from './idempotency-statements.js';
import { Transactions } from '../events/transactions.js';

export const SweepIdempotencyKeys = defineJob('idempotency.sweep');

/** Deletes expired idempotency keys. */
@Injectable()
export class IdempotencySweep {
  constructor(private readonly transactions: Transactions) {}

  @Worker(SweepIdempotencyKeys)
  @RecurringJob(SweepIdempotencyKeys, '41 * * * *')
  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx
        .db<IdempotencyTable>()
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${KEY_HOURS})`)
        .execute();
    });
  }
}
