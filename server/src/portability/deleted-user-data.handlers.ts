import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DataExports } from './exports/data-exports.service.js';
import { DataImports } from './imports/data-imports.service.js';

/** Deletes the file with the data of a deleted user, and what they imported. */
@EventHandlers()
export class DeletedUserDataHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: DataExports,
    private readonly imports: DataImports,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.exports.discard(tx, userId);
      await this.imports.discard(tx, userId);
    });
  }
}
