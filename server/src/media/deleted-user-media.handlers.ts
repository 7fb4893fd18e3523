import { SuspendedUserErased } from '#identity/account-states/account-state.events.js';
import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';

/** $1 owner. Attached media are deleted, or stay, with their posts. */
const DELETE_UNATTACHED =
  'delete from media where owner_id = $1::uuid and holder_id is null returning id, format, thumbnail_bytes';

/** Deletes the unattached uploads of a deleted user, and of one who was suspended for long, right away, including files. */
@EventHandlers()
export class DeletedUserMediaHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly leftovers: Leftovers,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.deleteUnattached(userId);
  }

  @On(SuspendedUserErased)
  async onErased({ userId }: SuspendedUserErased): Promise<void> {
    await this.deleteUnattached(userId);
  }

  private async deleteUnattached(userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const gone = await tx.rows<FileRow>(DELETE_UNATTACHED, [userId]);
      this.leftovers.removeAfter(tx, gone.flatMap(keysOf));
    });
  }
}
