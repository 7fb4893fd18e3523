import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { CLEAR_ENDED_MUTES } from './relationship-writes.js';

/** Rows cleared per transaction. */
const BATCH = 500;

export const ClearEndedMutes = defineJob('people.ended-mutes');

/** Removes mutes that have ended, so that they don't count against the limit. */
@Injectable()
export class EndedMutes {
  constructor(private readonly transactions: Transactions) {}

  @Worker(ClearEndedMutes)
  @RecurringJob(ClearEndedMutes, '7 * * * *')
  async clear(): Promise<void> {
    while ((await this.clearSome()) === BATCH);
  }

  private clearSome(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ n: number }>(CLEAR_ENDED_MUTES, [BATCH]);
      return row?.n ?? 0;
    });
  }
}
