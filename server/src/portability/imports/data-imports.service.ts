import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { DataImportTable, ImportKind, ImportMode } from './data-import.entity.js';
import { ImportExpired, ImportNotFound, ImportUnderWay } from './data-import.errors.js';
import { RunImport } from './data-import.jobs.js';
import { ImportActs } from './import-acts.js';
import { readImportFile } from './import-file.js';
import { CONFIRM_MINUTES } from './data-import.view.js';
import { COUNT_IN_LISTS, COUNT_LISTED, FOUND, INSERT_ROWS } from './import-statements.js';

/** Days for which an import is kept, with the rows that failed. */
export const IMPORT_DAYS = 7;

interface FoundRow {
  handle: string;
  user_id: string;
  is_present: boolean;
}

interface Count {
  n: number;
}

/** The lock of everything about the imports of a person; $1 the person. */
export const LOCK_OWNER = 'select id from users where id = $1::uuid for no key update';

/** Files of addresses: uploaded, confirmed, and cancelled. */
@Injectable()
export class DataImports {
  private readonly hosts: ReadonlySet<string>;

  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly acts: ImportActs,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const { host, hostname } = new URL(settings.PUBLIC_URL);
    this.hosts = new Set([host, hostname]);
  }

  /**
   * Reads a file, and changes nothing until it is confirmed. It takes the place of the last one of its kind, and of one that waits
   * for a confirmation.
   * @returns the id
   * @throws ImportUnreadable, ImportTooLong, ImportUnderWay
   */
  async upload(viewer: SignedInViewer, kind: ImportKind, bytes: Uint8Array): Promise<string> {
    const rows = readImportFile(bytes, this.hosts, this.acts.of(kind));
    return this.transactions.run(async (tx) => {
      await this.discardIdle(tx, viewer.id, kind);
      const handles = rows.flatMap(({ handle }) => handle ?? []);
      const found = await tx.rows<FoundRow>(FOUND[kind], [handles, viewer.id]);
      const [listed] = await tx.rows<Count>(COUNT_LISTED[kind], [viewer.id]);
      const people = new Map(found.map((row) => [row.handle, row]));
      const read = rows.map(({ handle, failure, ...row }) => {
        const userId = (handle !== null && people.get(handle)?.user_id) || null;
        const isSelf = userId === viewer.id;
        return {
          ...row,
          userId: isSelf ? null : userId,
          failure: failure ?? (isSelf ? 'SELF' : userId === null ? 'NOT_FOUND' : null),
        };
      });
      const named = new Set(read.flatMap(({ userId }) => userId ?? []));
      const present = new Set(found.flatMap((row) => (row.is_present ? row.user_id : [])));

      const id = newId();
      await tx
        .db<DataImportTable>()
        .insertInto('data_imports')
        .values({
          ...{ id, kind, user_id: viewer.id, created_at: sql<Date>`now()` },
          ...{
            row_count: read.length,
            found_count: kind === 'lists' ? read.filter(({ userId }) => userId).length : named.size,
            present_count: present.size,
          },
          removable_count: Math.max(0, (listed?.n ?? 0) - present.size),
        })
        .execute();
      await tx.rows(INSERT_ROWS, [
        id,
        read.map(({ address }) => address),
        read.map(({ detail }) => detail),
        read.map(({ userId }) => userId),
        read.map(({ failure }) => failure),
      ]);
      if (kind === 'lists') await tx.rows(COUNT_IN_LISTS, [id, viewer.id]);
      return id;
    });
  }

  /**
   * Has the rows done. Doing so again changes nothing.
   * @param mode replace also removes from the list whom the file doesn't name
   * @throws ImportNotFound, ImportExpired after 10 minutes
   */
  async confirm(viewer: SignedInViewer, importId: string, mode: ImportMode): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [viewer.id]);
      const found = await tx
        .db<DataImportTable>()
        .selectFrom('data_imports')
        .select(['state', sql<boolean>`created_at <= now() - make_interval(mins => ${CONFIRM_MINUTES})`.as('isLate')])
        .where('id', '=', importId)
        .where('user_id', '=', viewer.id)
        .executeTakeFirst();
      if (!found) throw new ImportNotFound();
      if (found.state !== 'preview') return;
      if (found.isLate) throw new ImportExpired();
      await tx
        .db<DataImportTable>()
        .updateTable('data_imports')
        .set({ state: 'running', mode })
        .where('id', '=', importId)
        .execute();
      await this.jobs.enqueue(tx, RunImport, { importId });
    });
  }

  /** Deletes an import that isn't being done: one that waits for its confirmation, or has ended. @throws ImportNotFound, ImportUnderWay */
  async cancel(viewer: SignedInViewer, importId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [viewer.id]);
      const imports = tx.db<DataImportTable>();
      const found = await imports
        .selectFrom('data_imports')
        .select('state')
        .where('id', '=', importId)
        .where('user_id', '=', viewer.id)
        .executeTakeFirst();
      if (!found) throw new ImportNotFound();
      if (found.state === 'running') throw new ImportUnderWay();
      await imports.deleteFrom('data_imports').where('id', '=', importId).execute();
    });
  }

  /** Deletes what there is of a user. */
  async discard(tx: Tx, userId: string): Promise<void> {
    await tx.db<DataImportTable>().deleteFrom('data_imports').where('user_id', '=', userId).execute();
  }

  /** Deletes imports that ended a week ago, and those that weren't confirmed. */
  async sweep(): Promise<void> {
    await this.transactions.run((tx) =>
      tx
        .db<DataImportTable>()
        .deleteFrom('data_imports')
        .where((row) =>
          row.or([
            row('ended_at', '<=', sql<Date>`now() - make_interval(days => ${IMPORT_DAYS})`),
            row.and([
              row('state', '=', 'preview'),
              row('created_at', '<=', sql<Date>`now() - make_interval(mins => ${CONFIRM_MINUTES})`),
            ]),
          ]),
        )
        .execute(),
    );
  }

  /** @throws ImportUnderWay */
  private async discardIdle(tx: Tx, userId: string, kind: ImportKind): Promise<void> {
    await tx.rows(LOCK_OWNER, [userId]);
    const imports = tx.db<DataImportTable>();
    const running = await imports
      .selectFrom('data_imports')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (running) throw new ImportUnderWay();
    await imports
      .deleteFrom('data_imports')
      .where('user_id', '=', userId)
      .where((row) => row.or([row('kind', '=', kind), row('state', '=', 'preview')]))
      .execute();
  }
}
