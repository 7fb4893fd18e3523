import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { RegistrationBoard } from '../registration-rules/registration-board.js';
import { handleKey, isHandle } from '../users/handle.js';
import type { HeldHandleTable, UserTable } from '../users/user.entity.js';

/** An id that no user has. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Knows which handles are taken: those of all accounts, verified or not, active or not, and those held for a while. */
@Injectable()
export class HandleDirectory {
  constructor(
    private readonly database: Database,
    private readonly rules: RegistrationBoard,
  ) {}

  /** Whether an administrator blocked a handle, in any spelling. Those that need approval can't be changed to either. */
  isBlocked(handle: string): boolean {
    return this.rules.verdictOnHandle(handle) !== null;
  }

  /**
   * @param tx reads within this transaction; without it, committed data
   * @param forUser can have a handle that is held for them
   */
  async isTaken(handle: string, tx?: Tx, forUser: string | null = null): Promise<boolean> {
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
          .where('held_until', '>', sql<Date>`now()`)
          .where('user_id', 'is distinct from', forUser ?? NO_ONE),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Reserves an unused handle. @param userId is found by it and can have it back; null for no one */
  async hold(tx: Tx, handle: string, days: number, userId: string | null = null): Promise<void> {
    const until = sql<Date>`now() + make_interval(days => ${days})`;
    await tx
      .db<HeldHandleTable>()
      .insertInto('held_handles')
      .values({ handle_key: handleKey(handle), held_until: until, user_id: userId })
      .onConflict((conflict) => conflict.column('handle_key').doUpdateSet({ held_until: until, user_id: userId }))
      .execute();
  }

  /** Removes what a user takes back. */
  async release(tx: Tx, handle: string): Promise<void> {
    await tx.db<HeldHandleTable>().deleteFrom('held_handles').where('handle_key', '=', handleKey(handle)).execute();
  }

  /** A user's former handles no longer lead to anyone, but stay held. */
  async detach(tx: Tx, userId: string): Promise<void> {
    await tx
      .db<HeldHandleTable>()
      .updateTable('held_handles')
      .set({ user_id: null })
      .where('user_id', '=', userId)
      .execute();
  }
}
