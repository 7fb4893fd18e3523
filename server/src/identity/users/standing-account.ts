import { NotSignedIn } from '#kernel/errors/app-error.js';
import { txRows } from '#kernel/events/tx-rows.js';
import type { Tx } from '#kernel/events/tx.js';

/**
 * Of an account that was neither deleted nor deactivated; $1 the account. Whoever deletes it changes its keys, so one of the two
 * waits for the other: what was stored first is cleared away with the account, what comes later is not stored.
 */
export const STANDING_ACCOUNT = `
select id from users where id = $1::uuid and is_active and deleted_at is null for key share`;

/**
 * Within the transaction that stores something for a person who was signed in when they asked.
 * @throws NotSignedIn where the account has ended meanwhile, as to whoever asks with its token from now on
 */
export async function assertStands(tx: Tx, userId: string): Promise<void> {
  if ((await txRows(tx, STANDING_ACCOUNT, [userId])).length === 0) throw new NotSignedIn();
}
