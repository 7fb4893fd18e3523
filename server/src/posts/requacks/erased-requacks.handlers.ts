import { SuspendedUserErased } from '#identity/account-states/account-state.events.js';
import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { PostRemoved, PostUnrequacked, WithheldPostErased } from '../model/post.events.js';
import { ERASE_REQUACKS_BY, ERASE_REQUACKS_OF } from './requack-statements.js';

/** Requacks erased per transaction. */
const BATCH = 200;

/**
 * Requacks go with their original and with their author, a batch at a time. Readers never wait for it: they ask whether the original
 * is there.
 */
@EventHandlers()
export class ErasedRequacksHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(PostRemoved)
  async onPostRemoved({ postId }: PostRemoved): Promise<void> {
    await this.eraseOf(postId);
  }

  @On(WithheldPostErased)
  async onWithheldPostErased({ postId }: WithheldPostErased): Promise<void> {
    await this.eraseOf(postId);
  }

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    while (await this.eraseSomeBy(userId));
  }

  @On(SuspendedUserErased)
  async onErased({ userId }: SuspendedUserErased): Promise<void> {
    while (await this.eraseSomeBy(userId));
  }

  private async eraseOf(postId: string): Promise<void> {
    let erased: number;
    do {
      erased = await this.transactions.run(async (tx) => {
        const [gone] = await tx.rows<{ n: number }>(ERASE_REQUACKS_OF, [postId, BATCH]);
        return gone!.n;
      });
    } while (erased === BATCH);
  }

  /** @returns whether there are more */
  private eraseSomeBy(userId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<{ id: string }>(ERASE_REQUACKS_BY, [userId, BATCH]);
      for (const { id } of rows) tx.publish(new PostUnrequacked(id, userId));
      return rows.length === BATCH;
    });
  }
}
