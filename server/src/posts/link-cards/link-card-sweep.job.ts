import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { LinkPictures } from '#media/link-pictures.js';
import { SweepLinkCards } from './link-card-jobs.js';
import { DELETE_UNUSED } from './link-card-statements.js';

/** Rows per transaction. */
const BATCH = 200;

/** Deletes cards that no one has seen or posted for 60 days, with their pictures. */
@Injectable()
export class LinkCardSweep {
  constructor(
    private readonly transactions: Transactions,
    private readonly pictures: LinkPictures,
  ) {}

  @Worker(SweepLinkCards)
  @RecurringJob(SweepLinkCards, '37 4 * * *')
  async run(): Promise<void> {
    while ((await this.deleteSome()) === BATCH);
  }

  private deleteSome(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const gone = await tx.rows<{ picture_id: string | null }>(DELETE_UNUSED, [BATCH]);
      await this.pictures.remove(
        tx,
        gone.map((row) => row.picture_id).filter((id) => id !== null),
      );
      return gone.length;
    });
  }
}
