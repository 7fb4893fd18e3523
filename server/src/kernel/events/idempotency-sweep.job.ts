import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { defineJob } from '../jobs/job.js';
import { Schedule, Worker } from '../jobs/worker.decorator.js';
import { KEY_HOURS } from './idempotency.js';
import { Transactions } from './transactions.js';

interface KeyTable {
  idempotency_keys: { created_at: Date };
}

export const SweepIdempotencyKeys = defineJob('idempotency.sweep');

/** Forgets the keys of requests that nobody will send again. */
@Injectable()
export class IdempotencySweep {
  constructor(private readonly transactions: Transactions) {}

  @Worker(SweepIdempotencyKeys)
  @Schedule(SweepIdempotencyKeys, '41 * * * *')
  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx
        .db<KeyTable>()
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${KEY_HOURS})`)
        .execute();
    });
  }
}
