import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import type { UserTable } from './user.entity.js';
import { UserVerified } from './user.events.js';

/** Marks an account's address as verified now. @returns false if it was already */
export async function markVerified(tx: Tx, userId: string): Promise<boolean> {
  const verified = await tx
    .db<UserTable>()
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (verified) tx.publish(new UserVerified(userId));
  return verified !== undefined;
}
