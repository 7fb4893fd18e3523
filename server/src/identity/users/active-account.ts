import { NotSignedIn } from '#kernel/errors/app-error.js';
import type { Tx } from '#kernel/events/tx.js';

/**
 * Finds and locks an active account; $1 the account. Deleting an account changes its keys, so one of the two waits for
 * the other: what is stored first is deleted with the account, what comes later is not stored.
 */
export const LOCK_ACTIVE_ACCOUNT = `
select id from users where id = $1::uuid and is_active and deleted_at is null for key share`;

/**
 * Call it in a transaction that stores something for a user who was signed in when the request began.
 * @throws NotSignedIn if the account has ended in the meantime
 */
export async function assertActive(tx: Tx, userId: string): Promise<void> {
  if ((await tx.rows(LOCK_ACTIVE_ACCOUNT, [userId])).length === 0) throw new NotSignedIn();
}
