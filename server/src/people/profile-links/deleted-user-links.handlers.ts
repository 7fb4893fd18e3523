import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_LINKS } from './profile-link-statements.js';

/** Deletes the links of a deleted user's profile. */
@EventHandlers()
export class DeletedUserLinksHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run((tx) => tx.rows(FORGET_LINKS, [userId]));
  }
}
