import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import type { UserTable } from '../users/user.entity.js';
import { SuspendedUserErased } from './account-state.events.js';
import { ERASURE_DAYS } from '../viewer/account-state.view.js';
import { Leaving } from './leaving.service.js';
import { SuspendedAddresses } from '../registration-rules/suspended-addresses.js';

export const EndAccountStates = defineJob('identity.states');

/**
 * Every hour: deletes accounts whose owners left 30 days ago, what people wrote who were suspended 30 days ago, and the hashes of
 * their addresses after a year.
 */
@Injectable()
export class AccountStatesJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly leaving: Leaving,
    private readonly addresses: SuspendedAddresses,
  ) {}

  @Worker(EndAccountStates)
  @RecurringJob(EndAccountStates, '37 * * * *')
  async run(): Promise<void> {
    await this.leaving.deleteDue();
    await this.transactions.run(async (tx) => {
      const erased = await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ posts_erased_at: sql<Date>`now()` })
        .where('suspended_at', '<=', sql<Date>`now() - make_interval(days => ${ERASURE_DAYS})`)
        .where('posts_erased_at', 'is', null)
        .where('deleted_at', 'is', null)
        .returning('id')
        .execute();
      for (const { id } of erased) tx.publish(new SuspendedUserErased(id));
      await this.addresses.sweep(tx);
    });
  }
}
