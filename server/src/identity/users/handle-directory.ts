import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { handleKey, isHandle } from './handle.js';
import type { HeldHandleTable, UserTable } from './user.entity.js';

/** Knows which handles are taken: those that somebody has, verified or not, active or not, and those held back for a while. */
@Injectable()
export class HandleDirectory {
  constructor(private readonly database: Database) {}

  /** @param tx the transaction to look through; without one, what is committed counts */
  async isTaken(handle: string, tx?: Tx): Promise<boolean> {
    if (!isHandle(handle)) return false;
    const key = handleKey(handle);
    const db = tx ? tx.db<UserTable & HeldHandleTable>() : this.database.reads<UserTable & HeldHandleTable>();
    const found = await db
      .selectFrom('users')
      .select('handle_key')
      .where('handle_key', '=', key)
      .unionAll(
        db
          .selectFrom('held_handles')
          .select('handle_key')
          .where('handle_key', '=', key)
          .where('held_until', '>', sql<Date>`now()`),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Keeps a handle that nobody has from being taken. */
  async hold(tx: Tx, handle: string, days: number): Promise<void> {
    const until = sql<Date>`now() + make_interval(days => ${days})`;
    await tx
      .db<HeldHandleTable>()
      .insertInto('held_handles')
      .values({ handle_key: handleKey(handle), held_until: until })
      .onConflict((conflict) => conflict.column('handle_key').doUpdateSet({ held_until: until }))
      .execute();
  }
}
