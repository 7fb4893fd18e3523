import { SuspendedUserErased } from '#identity/account-states/account-state.events.js';
import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { holdersOf, type WaitingHolder } from '../drafts/thread-parts.js';
import { DELETE_ALL_SCHEDULED } from './scheduling-statements.js';

/**
 * Deletes the scheduled posts and drafts of a deleted user, and of one who was suspended for long. No one has seen them, so they go whatever happens to published ones.
 */
@EventHandlers()
export class DeletedUserScheduledPostsHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly attachments: MediaAttachments,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.deleteAll(userId);
  }

  @On(SuspendedUserErased)
  async onErased({ userId }: SuspendedUserErased): Promise<void> {
    await this.deleteAll(userId);
  }

  private async deleteAll(userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const gone = await tx.rows<WaitingHolder>(DELETE_ALL_SCHEDULED, [userId]);
      for (const holderId of gone.flatMap(holdersOf)) await this.attachments.discard(tx, holderId);
    });
  }
}
