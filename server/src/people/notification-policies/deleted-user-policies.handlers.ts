import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';

const FORGET_POLICY = 'delete from notification_policies where user_id = $1::uuid';
const FORGET_SENDERS = 'delete from notification_senders where user_id = $1::uuid or sender_id = $1::uuid';

/** Deletes what a deleted user decided about others, and what others decided about them. */
@EventHandlers()
export class DeletedUserPoliciesHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET_POLICY, [userId]);
      await tx.rows(FORGET_SENDERS, [userId]);
    });
  }
}
