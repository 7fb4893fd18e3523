import { UserDeleted } from '#identity/administration/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import { MediaHoldings } from '#media/media-holdings.js';
import { DELETE_ALL_SCHEDULED } from './scheduling-statements.js';

/** What a deleted person had scheduled is never published: nobody has seen it, so it goes whatever becomes of their quacks. */
@EventHandlers()
export class DeletedSchedulesHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly holdings: MediaHoldings,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      const gone = await txRows<{ id: string; media_count: number }>(tx, DELETE_ALL_SCHEDULED, [userId]);
      for (const { id, media_count: media } of gone) if (media > 0) await this.holdings.discard(tx, id);
    });
  }
}
