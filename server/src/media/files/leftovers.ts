import { Injectable, Logger } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Storage } from '#kernel/storage/storage.js';

/** Minutes after which a file on the list belongs to nobody: whoever was storing it has given up or was killed. */
const ABANDONED_MINUTES = 60;
/** Files that one run of the sweep removes. */
const SWEEP_ROWS = 1_000;

const ADD = 'insert into media_leftovers (key) select unnest($1::text[]) on conflict (key) do nothing';
const STRIKE = 'delete from media_leftovers where key = any($1::text[])';
const ABANDONED = `
select key from media_leftovers where since < now() - make_interval(mins => ${ABANDONED_MINUTES})
order by since limit ${SWEEP_ROWS}`;

/**
 * The list of files that belong to no row: a file is on it from before it is stored until its row is committed, and again from
 * the commit that deletes its row until it is gone. So a crash at any point leaves no file that nobody knows of.
 */
@Injectable()
export class Leftovers {
  private readonly logger = new Logger(Leftovers.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
  ) {}

  /** Call it before storing files. */
  async announce(keys: readonly string[]): Promise<void> {
    await this.transactions.run((tx) => statement(tx, ADD, keys));
  }

  /** Call it in the transaction that gives the files their row. */
  async claim(tx: Tx, keys: readonly string[]): Promise<void> {
    await statement(tx, STRIKE, keys);
  }

  /** Call it in the transaction that deletes the files' rows, which puts them on the list; they go after the commit. */
  removeAfter(tx: Tx, keys: readonly string[]): void {
    if (keys.length > 0) tx.afterCommit(() => void this.tryToRemove(keys));
  }

  /** Removes files at once; where that fails, the sweep does. */
  async tryToRemove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    try {
      await this.storage.remove(keys);
      await this.transactions.run((tx) => statement(tx, STRIKE, keys));
    } catch (error) {
      this.logger.warn({ message: 'Media files could not be removed yet', files: keys.length, error });
    }
  }

  /** Removes what nobody has claimed for an hour. @returns how many files were on the list */
  async sweep(): Promise<number> {
    const rows = await this.database.rows<{ key: string }>(ABANDONED, []);
    const keys = rows.map(({ key }) => key);
    if (keys.length > 0) await this.tryToRemove(keys);
    return keys.length;
  }
}

async function statement(tx: Tx, text: string, keys: readonly string[]): Promise<void> {
  await tx.db<unknown>().executeQuery(CompiledQuery.raw(text, [keys]));
}
