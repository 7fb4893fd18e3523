import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_LISTS } from './list-writes.js';

/** Rows deleted per transaction. */
const BATCH = 500;

/** Deletes the lists of a deleted user, and takes the user out of those of others. */
@EventHandlers()
export class DeletedUserListsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    while ((await this.forgetSome(userId)) === BATCH);
  }

  private forgetSome(userId: string): Promise<number> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ n: number }>(FORGET_LISTS, [userId, BATCH]);
      return row?.n ?? 0;
    });
  }
}
