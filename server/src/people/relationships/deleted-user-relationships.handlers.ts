import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_USER } from './relationship-writes.js';

/** Rows deleted per transaction. */
const BATCH = 500;

/** Deletes the blocks and mutes of a deleted user, and those of others about them. */
@EventHandlers()
export class DeletedUserRelationshipsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    while ((await this.forgetSome(userId)) === BATCH);
  }

  private forgetSome(userId: string): Promise<number> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ n: number }>(FORGET_USER, [userId, BATCH]);
      return row?.n ?? 0;
    });
  }
}
