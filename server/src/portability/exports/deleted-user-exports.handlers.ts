import { UserDeleted } from '#identity/administration/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DataExports } from './data-exports.service.js';

/** Deletes the file with the data of a deleted user. */
@EventHandlers()
export class DeletedUserExportsHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: DataExports,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run((tx) => this.exports.discard(tx, userId));
  }
}
