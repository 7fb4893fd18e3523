import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import type { UserTable } from './user.entity.js';
import { UserVerified } from './user.events.js';

/** $1 user. A request is shown from now on; the account stays unverified until it is approved. */
const VERIFY_REQUEST = `
update registration_requests set verified_at = coalesce(verified_at, now())
where user_id = $1::uuid and state = 'PENDING' returning user_id as id`;

/**
 * Marks an account's address as verified now. The registration of an account that needs approval waits for it from now on,
 * and the account can't do anything yet.
 * @returns false if it was already, or if the account needs approval
 */
export async function markVerified(tx: Tx, userId: string): Promise<boolean> {
  const waiting = await tx.rows<{ id: string }>(VERIFY_REQUEST, [userId]);
  return waiting.length === 0 && admit(tx, userId);
}

/** Lets an account in, approved or without need of approval. @returns false if it was in already */
export async function admit(tx: Tx, userId: string): Promise<boolean> {
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
