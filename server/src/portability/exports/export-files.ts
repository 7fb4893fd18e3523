import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AccountMails } from '#identity/mails/account-mails.js';
import type { UserTable } from '#identity/users/user.entity.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Storage } from '#kernel/storage/storage.js';
import { Leftovers } from '#media/files/leftovers.js';
import { UploadFolder } from '#media/uploads/upload-folder.js';
import type { DataExportTable } from './data-export.entity.js';
import { EXPORT_DAYS } from './data-export.view.js';

/** Seconds in which a file is stored; a person's media have at most 500 MiB. */
const STORE_SECONDS = 600;

/** The file's key in the storage. Media addresses have another form, so no one can ask for it there. */
export const exportKey = (exportId: string): string => `export-${exportId}.zip`;

/** Stores finished files, so that none is ever lost track of. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: Storage,
    private readonly leftovers: Leftovers,
    private readonly uploads: UploadFolder,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Stores the file, marks the request as ready and emails its owner.
   * @param write writes the file to a path, which is removed afterwards
   * @throws StorageUnavailable
   */
  async keep(exportId: string, write: (path: string) => Promise<void>): Promise<void> {
    const key = exportKey(exportId);
    await this.uploads.make();
    const path = join(this.uploads.path, key);
    try {
      await write(path);
      const { size } = await stat(path);
      await this.leftovers.announce([key]);
      await this.storage.put(key, { path }, 'application/zip', STORE_SECONDS);
      await this.transactions.run((tx) => this.finish(tx, exportId, size));
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Where the request is gone meanwhile, the file stays among the leftovers, which are removed. */
  private async finish(tx: Tx, exportId: string, bytes: number): Promise<void> {
    const until = sql<Date>`now() + make_interval(days => ${EXPORT_DAYS})`;
    const ready = await tx
      .db<DataExportTable>()
      .updateTable('data_exports')
      .set({ state: 'ready', bytes, expires_at: until })
      .where('id', '=', exportId)
      .where('state', '=', 'waiting')
      .returning(['user_id', 'expires_at'])
      .executeTakeFirst();
    if (!ready) return;
    await this.leftovers.claim(tx, [exportKey(exportId)]);
    const owner = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['email', 'handle', 'language'])
      .where('id', '=', ready.user_id)
      .executeTakeFirstOrThrow();
    await this.mails.exported(tx, owner, ready.expires_at!);
  }
}
