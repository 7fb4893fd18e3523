import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_FOLLOWED } from '../timelines/followed-hashtag.statements.js';

/** A deleted user follows no hashtags. */
@EventHandlers()
export class DeletedUserHashtagsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run((tx) => tx.rows(FORGET_FOLLOWED, [userId]));
  }
}
