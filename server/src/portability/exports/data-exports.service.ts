import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { hasPassword } from '#identity/users/signing-in.js';
import type { UserTable } from '#identity/users/user.entity.js';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { Storage } from '#kernel/storage/storage.js';
import { Leftovers } from '#media/files/leftovers.js';
import type { DataExportTable, ExportState } from './data-export.entity.js';
import { ExportNotReady, ExportTooSoon } from './data-export.errors.js';
import { BuildExport } from './data-export.jobs.js';
import { nextExportAt } from './data-export.view.js';
import { exportKey } from './export-files.js';

/** Requests for files with a person's data, and the files. */
@Injectable()
export class DataExports {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly leftovers: Leftovers,
  ) {}

  /**
   * Has the file made. The caller has asked for the password.
   * @throws ExportTooSoon if there was one within 7 days; one that failed doesn't count. NotSignedIn
   */
  async request(viewer: SignedInViewer): Promise<void> {
    await this.transactions.run(async (tx) => {
      // Locked, so that two requests at once make one file.
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select('id')
        .where('id', '=', viewer.id)
        .where(hasPassword())
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!owner) throw new NotSignedIn();
      const before = await tx
        .db<DataExportTable>()
        .selectFrom('data_exports')
        .select(['state', 'created_at'])
        .where('user_id', '=', viewer.id)
        .executeTakeFirst();
      if (before && before.state !== 'failed' && nextExportAt(before.created_at).getTime() > Date.now()) {
        throw new ExportTooSoon(nextExportAt(before.created_at));
      }
      await this.discard(tx, viewer.id);
      const id = newId();
      await tx
        .db<DataExportTable>()
        .insertInto('data_exports')
        .values({ id, user_id: viewer.id, created_at: sql<Date>`now()` })
        .execute();
      await this.jobs.enqueue(tx, BuildExport, { exportId: id });
    });
  }

  /** @throws ExportNotReady, StorageUnavailable */
  async open(viewer: SignedInViewer): Promise<{ content: Readable; bytes: number }> {
    const ready = await this.transactions.run((tx) =>
      tx
        .db<DataExportTable>()
        .selectFrom('data_exports')
        .select(['id', 'bytes'])
        .where('user_id', '=', viewer.id)
        .where('state', '=', 'ready')
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst(),
    );
    const content = ready && (await this.storage.read(exportKey(ready.id)));
    if (!content || ready.bytes === null) throw new ExportNotReady();
    return { content, bytes: ready.bytes };
  }

  /** @returns undefined where it was deleted */
  find(exportId: string): Promise<{ userId: string; state: ExportState } | undefined> {
    return this.transactions.run((tx) =>
      tx
        .db<DataExportTable>()
        .selectFrom('data_exports')
        .select(['user_id as userId', 'state'])
        .where('id', '=', exportId)
        .executeTakeFirst(),
    );
  }

  /** Lets its owner ask again. */
  async fail(exportId: string): Promise<void> {
    await this.transactions.run((tx) =>
      tx
        .db<DataExportTable>()
        .updateTable('data_exports')
        .set({ state: 'failed' })
        .where('id', '=', exportId)
        .where('state', '=', 'waiting')
        .execute(),
    );
  }

  /** Deletes what there is of a user, with the file. */
  async discard(tx: Tx, userId: string): Promise<void> {
    const gone = await tx
      .db<DataExportTable>()
      .deleteFrom('data_exports')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    await this.leftovers.abandon(
      tx,
      gone.map(({ id }) => exportKey(id)),
    );
  }

  /** Deletes files that are older than 7 days. */
  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      const gone = await tx
        .db<DataExportTable>()
        .deleteFrom('data_exports')
        .where('expires_at', '<=', sql<Date>`now()`)
        .returning('id')
        .execute();
      await this.leftovers.abandon(
        tx,
        gone.map(({ id }) => exportKey(id)),
      );
    });
  }
}
