import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Storage } from '#kernel/storage/storage.js';

/** Minutes after which a listed file is abandoned: its upload has failed or was killed. */
const ABANDONED_MINUTES = 60;
/** Files removed per sweep. */
const SWEEP_ROWS = 1_000;

const ADD = 'insert into media_leftovers (key) select unnest($1::text[]) on conflict (key) do nothing';
const STRIKE = 'delete from media_leftovers where key = any($1::text[])';
const ABANDONED = `
select key from media_leftovers where since < now() - make_interval(mins => ${ABANDONED_MINUTES})
order by since limit ${SWEEP_ROWS}`;

/**
 * The list of files without a row. A file is listed before it is stored until its row is committed, and again when its
 * row is deleted until the file is gone. So a crash never leaves an unknown file behind.
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
    await this.transactions.run((tx) => tx.rows(ADD, [keys]));
  }

  /** Call it in the transaction that inserts the files' rows. */
  async claim(tx: Tx, keys: readonly string[]): Promise<void> {
    await tx.rows(STRIKE, [keys]);
  }

  /** The same for files whose rows have no trigger that lists them: it lists them first. */
  async abandon(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await tx.rows(ADD, [keys]);
    this.removeAfter(tx, keys);
  }

  /** Call it in the transaction that deletes the files' rows. It lists the files and removes them after the commit. */
  removeAfter(tx: Tx, keys: readonly string[]): void {
    if (keys.length > 0) tx.afterCommit(() => void this.tryToRemove(keys));
  }

  /** Removes files now; if that fails, the sweep does it later. */
  async tryToRemove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    try {
      await this.storage.remove(keys);
      await this.transactions.run((tx) => tx.rows(STRIKE, [keys]));
    } catch (error) {
      this.logger.warn({ message: 'Media files could not be removed yet', files: keys.length, error });
    }
  }

  /** Removes files that no one has claimed for an hour. @returns how many were listed */
  async sweep(): Promise<number> {
    const rows = await this.database.rows<{ key: string }>(ABANDONED, []);
    const keys = rows.map(({ key }) => key);
    if (keys.length > 0) await this.tryToRemove(keys);
    return keys.length;
  }
}
