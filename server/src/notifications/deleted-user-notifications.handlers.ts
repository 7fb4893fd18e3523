import { UserDeleted } from '#identity/administration/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';

const FORGET = 'delete from notifications where recipient_id = $1::uuid';

/** Deletes the notifications of a deleted user. */
@EventHandlers()
export class DeletedUserNotificationsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET, [userId]);
    });
  }
}
