import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';
import { UNATTACHED_HOURS, UNUSED_SITE_PICTURE_DAYS } from './media-limits.js';
import { UploadFolder } from './uploads/upload-folder.js';

/** Rows per transaction. */
const BATCH = 500;

const UNATTACHED = `
delete from media where id in (
  select id from media where unheld_since < now() - make_interval(hours => ${UNATTACHED_HOURS})
    and (owner_id is not null or unheld_since < now() - make_interval(days => ${UNUSED_SITE_PICTURE_DAYS}))
  order by unheld_since limit ${BATCH} for update skip locked
)
returning id, format, thumbnail_bytes`;

/** Of posts that exist, media are published. */
const NO_LONGER_EVIDENCE = `
delete from media where id in (
  select id from media where kept_until <= now() and not is_published
  order by kept_until limit ${BATCH} for update skip locked
)
returning id, format, thumbnail_bytes`;

export const SweepMedia = defineJob('media.sweep', { timeoutSeconds: 600 });

/** Removes uploads that stayed unattached for a day, unused pictures of the site, evidence that is old, and files without a row. */
@Injectable()
export class MediaSweep {
  constructor(
    private readonly transactions: Transactions,
    private readonly leftovers: Leftovers,
    private readonly folder: UploadFolder,
  ) {}

  @Worker(SweepMedia)
  @RecurringJob(SweepMedia, '41 * * * *')
  async run(): Promise<void> {
    while ((await this.sweep(UNATTACHED)) === BATCH);
    while ((await this.sweep(NO_LONGER_EVIDENCE)) === BATCH);
    await this.leftovers.sweep();
    await this.folder.sweep();
  }

  private async sweep(statement: string): Promise<number> {
    const gone = await this.transactions.run((tx) => tx.rows<FileRow>(statement));
    await this.leftovers.tryToRemove(gone.flatMap(keysOf));
    return gone.length;
  }
}
