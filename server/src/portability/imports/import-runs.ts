import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import type { UserTable } from '#identity/users/user.entity.js';
import { Database } from '#kernel/database/database.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { DataImportTable, RowFailure } from './data-import.entity.js';
import { RunImport } from './data-import.jobs.js';
import { ImportActs } from './import-acts.js';
import { MARK_FAILED, MARK_NOT_DONE, NEXT_ROWS, type NextRow, UNNAMED } from './import-statements.js';

/** Rows that one job does. */
const BATCH = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What a row that fails is told by; others fail as REFUSED. */
const FAILURE_OF_REASON: Readonly<Record<string, RowFailure>> = {
  USER_NOT_FOUND: 'NOT_FOUND',
  YOU_BLOCK_THEM: 'YOU_BLOCK_THEM',
  TOO_MANY_RELATIONSHIPS: 'TOO_MANY',
  TOO_MANY_FOLLOWS: 'TOO_MANY',
  TOO_MANY_FOLLOW_REQUESTS: 'TOO_MANY',
  TOO_MANY_LISTS: 'TOO_MANY',
  LIST_PEOPLE_FULL: 'TOO_MANY',
  INVALID_LIST_TITLE: 'INVALID',
};

type Running = Pick<
  Selectable<DataImportTable['data_imports']>,
  'id' | 'user_id' | 'kind' | 'mode' | 'is_cleared' | 'processed_count' | 'row_count'
>;

interface ListedRow {
  id: string;
  user_id: string;
}

/**
 * Does confirmed imports, some rows at a time. What was done is noted after each part, and doing a row twice changes nothing, so
 * that an import goes on where a crash interrupted it.
 */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly acts: ImportActs,
  ) {}

  /** Does the next rows. An import whose owner may not write any more ends. */
  async next(importId: string, signal: AbortSignal): Promise<void> {
    const running = await this.running(importId);
    if (!running) return;
    if (!(await this.mayWrite(running.user_id))) return this.stop(importId);
    if (running.mode === 'replace' && !running.is_cleared) await this.clear(running, signal);

    const rows = await this.database.rows<NextRow>(NEXT_ROWS[running.kind], [
      ...[importId, running.user_id, running.processed_count, BATCH],
    ]);
    const failed: [position: number, failure: RowFailure][] = [];
    for (const row of rows) {
      signal.throwIfAborted();
      const failure = row.failure ?? (await this.do(running, row));
      if (failure !== null) failed.push([row.position, failure]);
    }
    await this.transactions.run((tx) => this.note(tx, running, rows.length, failed));
  }

  /** Ends an import whose remaining rows can't be done. */
  async stop(importId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const stopped = await tx
        .db<DataImportTable>()
        .updateTable('data_imports')
        .set((row) => ({
          state: 'stopped',
          ended_at: sql<Date>`now()`,
          failed_count: sql<number>`${row.ref('failed_count')} + ${row.ref('row_count')} - ${row.ref('processed_count')}`,
        }))
        .where('id', '=', importId)
        .where('state', '=', 'running')
        .returning('processed_count')
        .executeTakeFirst();
      if (!stopped) return;
      await tx.rows(MARK_NOT_DONE, [importId, stopped.processed_count]);
      await this.forgetDone(tx, importId);
    });
  }

  private running(importId: string): Promise<Running | undefined> {
    return this.database
      .reads<DataImportTable>()
      .selectFrom('data_imports')
      .select(['id', 'user_id', 'kind', 'mode', 'is_cleared', 'processed_count', 'row_count'])
      .where('id', '=', importId)
      .where('state', '=', 'running')
      .executeTakeFirst();
  }

  /** As the guard of accounts has it for requests. */
  private async mayWrite(userId: string): Promise<boolean> {
    const owner = await this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where((user) => user.or([user('frozen_until', 'is', null), user('frozen_until', '<=', sql<Date>`now()`)]))
      .executeTakeFirst();
    return owner !== undefined;
  }

  /** Removes from the list whom the file doesn't name. First, so that there is room for the others. */
  private async clear({ id, user_id, kind }: Running, signal: AbortSignal): Promise<void> {
    const act = this.acts.of(kind);
    let after = FIRST_ID;
    for (;;) {
      const rows = await this.database.rows<ListedRow>(UNNAMED[kind], [user_id, id, after, BATCH]);
      for (const row of rows) {
        signal.throwIfAborted();
        await failureOf(() => act.remove({ id: user_id }, row.user_id));
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
    await this.transactions.run((tx) =>
      tx.db<DataImportTable>().updateTable('data_imports').set({ is_cleared: true }).where('id', '=', id).execute(),
    );
  }

  /** @returns why it failed; null if it is done */
  private async do({ user_id: ownerId, kind }: Running, row: NextRow): Promise<RowFailure | null> {
    if (row.user_id === null) return 'NOT_FOUND';
    // A mute with other scopes or an end stays as it is.
    if (row.is_present) return null;
    const userId = row.user_id;
    return failureOf(() => this.acts.of(kind).add({ id: ownerId }, userId, row.detail));
  }

  private async note(
    tx: Tx,
    { id, processed_count, row_count }: Running,
    done: number,
    failed: readonly [position: number, failure: RowFailure][],
  ): Promise<void> {
    const hasEnded = processed_count + done >= row_count || done === 0;
    const noted = await tx
      .db<DataImportTable>()
      .updateTable('data_imports')
      .set((row) => ({
        processed_count: processed_count + done,
        failed_count: sql<number>`${row.ref('failed_count')} + ${failed.length}`,
        ...(hasEnded && { state: 'done' as const, ended_at: sql<Date>`now()` }),
      }))
      .where('id', '=', id)
      .where('state', '=', 'running')
      // Another run of the same job may have been faster.
      .where('processed_count', '=', processed_count)
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    await tx.rows(MARK_FAILED, [id, failed.map(([position]) => position), failed.map(([, failure]) => failure)]);
    if (hasEnded) await this.forgetDone(tx, id);
    else await this.jobs.enqueue(tx, RunImport, { importId: id });
  }

  private async forgetDone(tx: Tx, importId: string): Promise<void> {
    await tx
      .db<DataImportTable>()
      .deleteFrom('data_import_rows')
      .where('import_id', '=', importId)
      .where('failure', 'is', null)
      .execute();
  }
}

/** @returns null where it succeeds. What no one can act on is thrown, so that the job runs again. */
async function failureOf(act: () => Promise<unknown>): Promise<RowFailure | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
    return FAILURE_OF_REASON[error.details.reason ?? ''] ?? 'REFUSED';
  }
}
