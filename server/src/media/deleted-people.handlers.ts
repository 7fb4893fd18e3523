import { UserDeleted } from '#identity/administration/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';

/** $1 owner. What quacks and scheduled quacks carry goes, or stays, with them. */
const FORGET_UNHELD =
  'delete from media where owner_id = $1::uuid and holder_id is null returning id, format, thumbnail_bytes';

/** Uploads of a deleted person that nothing carries go at once, files included. */
@EventHandlers()
export class DeletedUploadsHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly leftovers: Leftovers,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      const gone = await txRows<FileRow>(tx, FORGET_UNHELD, [userId]);
      this.leftovers.removeAfter(tx, gone.flatMap(keysOf));
    });
  }
}
