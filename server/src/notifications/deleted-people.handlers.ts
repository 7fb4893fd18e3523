import { CompiledQuery } from 'kysely';
import { UserDeleted } from '#identity/administration/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';

const FORGET = 'delete from notifications where recipient_id = $1::uuid';

/** What a deleted person was told of goes with them. */
@EventHandlers()
export class DeletedInboxesHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.db<unknown>().executeQuery(CompiledQuery.raw(FORGET, [userId]));
    });
  }
}
