import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { Storage } from '#kernel/storage/storage.js';
import { keyOf, type MediaFormat, MIME_OF_FORMAT } from './files/media-keys.js';
import { isAnimatedWebp, WEBP_HEAD_BYTES } from './images/animated-webp.js';
import { UnsupportedMedia } from './media.errors.js';
import { UploadFolder } from './uploads/upload-folder.js';
import { cleanVideo } from './videos/video-cleaning.js';

interface InspectedRow {
  id: string;
  format: MediaFormat;
  bytes: number;
}

/** The result of an inspection. */
interface Finding {
  isAnimated: boolean;
  /** The file to store instead, if any. */
  path: string | null;
}

/** Rows per query. */
const BATCH = 100;
/** A run ends after this time; the next one continues. */
const RUN_MS = 5 * 60_000;

/** $1 the last id of the previous batch. */
const UNINSPECTED = `
select id, format, bytes from media where not is_inspected and id > $1::uuid order by id limit ${BATCH}`;

const LOCKED = 'select id from media where id = $1::uuid for update';
const INSPECTED = 'update media set is_inspected = true, is_animated = $2 where id = $1::uuid';
const FIRST = '00000000-0000-0000-0000-000000000000';

export const InspectMedia = defineJob('media.inspect', { timeoutSeconds: 900 });

/** Inspects media that earlier versions stored: erases private metadata of videos and marks animated pictures. */
@Injectable()
export class MediaInspection {
  private readonly logger = new Logger(MediaInspection.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
    private readonly folder: UploadFolder,
  ) {}

  @Worker(InspectMedia)
  @RecurringJob(InspectMedia, '*/10 * * * *')
  async run(): Promise<void> {
    const end = Date.now() + RUN_MS;
    let rows = await this.database.rows<InspectedRow>(UNINSPECTED, [FIRST]);
    while (rows.length > 0) {
      for (const row of rows) {
        if (Date.now() > end) return;
        await this.inspect(row);
      }
      rows = await this.database.rows<InspectedRow>(UNINSPECTED, [rows.at(-1)!.id]);
    }
  }

  /** @throws StorageUnavailable: the row waits for the next run */
  private async inspect(row: InspectedRow): Promise<void> {
    const draft = join(this.folder.path, `${newId()}.inspected`);
    try {
      const finding = row.format === 'webp' ? await this.inspectOne(row) : await this.cleaned(row, draft);
      await this.transactions.run(async (tx) => {
        // The owner may have deleted it in the meantime; a file stored after that would never be removed.
        if ((await tx.rows(LOCKED, [row.id])).length === 0) return;
        if (finding.path !== null)
          await this.storage.put(this.keyOf(row), { path: finding.path }, MIME_OF_FORMAT[row.format]);
        await tx.rows(INSPECTED, [row.id, finding.isAnimated]);
      });
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async inspectOne(row: InspectedRow): Promise<Finding> {
    const head = await this.storage.read(this.keyOf(row), { start: 0, end: WEBP_HEAD_BYTES - 1 });
    return { isAnimated: head !== null && isAnimatedWebp(await buffer(head)), path: null };
  }

  private async cleaned(row: InspectedRow, draft: string): Promise<Finding> {
    const content = await this.storage.read(this.keyOf(row));
    if (!content) return { isAnimated: false, path: null };
    await this.folder.make();
    await pipeline(content, createWriteStream(draft));
    try {
      await cleanVideo(draft, row.bytes, row.format === 'mp4' ? 'mp4' : 'webm');
    } catch (error) {
      if (!(error instanceof UnsupportedMedia)) throw error;
      this.logger.warn({ message: 'A stored video fails the current checks; it is left as it is', id: row.id });
      return { isAnimated: false, path: null };
    }
    return { isAnimated: false, path: draft };
  }

  private keyOf({ id, format }: InspectedRow): string {
    return keyOf({ id, size: 'full', format });
  }
}
