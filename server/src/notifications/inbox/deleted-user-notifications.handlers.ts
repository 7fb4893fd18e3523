import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';

const FORGET = 'delete from notifications where recipient_id = $1::uuid';
const FORGET_SETTINGS = 'delete from notification_settings where user_id = $1::uuid';
const FORGET_TURNS = 'delete from notification_turns where user_id = $1::uuid';
/** Ended with the sessions already. */
const FORGET_DEVICES = 'delete from push_subscriptions where user_id = $1::uuid';
const FORGET_APPS = 'delete from app_push_subscriptions where user_id = $1::uuid';

/** Deletes the notifications of a deleted user, and how they were told of them. */
@EventHandlers()
export class DeletedUserNotificationsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET, [userId]);
      await tx.rows(FORGET_SETTINGS, [userId]);
      await tx.rows(FORGET_TURNS, [userId]);
      await tx.rows(FORGET_DEVICES, [userId]);
      await tx.rows(FORGET_APPS, [userId]);
    });
  }
}
