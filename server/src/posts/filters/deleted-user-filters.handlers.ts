import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_MUTED_THREADS } from '../model/muted-thread-statements.js';
import { FORGET_FILTERS } from './filter-statements.js';

/** Deletes the filters and muted conversations of a deleted user; at most 100 and 1,000. */
@EventHandlers()
export class DeletedUserFiltersHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET_FILTERS, [userId]);
      await tx.rows(FORGET_MUTED_THREADS, [userId]);
    });
  }
}
