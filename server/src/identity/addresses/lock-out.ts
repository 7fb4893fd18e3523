import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import { NO_PASSWORD } from '../passwords/passwords.js';
import type { EmailTokens } from '../email-tokens/email-tokens.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';

/**
 * Locks out everyone who is signed in to an account: all sessions end and the password stops working.
 * @returns the token of a link to choose a new password, for the address with this key
 */
export async function lockOut(
  tx: Tx,
  { tokens, sessions }: { tokens: EmailTokens; sessions: SessionsService },
  owner: { userId: string; emailKey: string },
): Promise<string> {
  await tx
    .db<UserTable>()
    .updateTable('users')
    .set({ password_hash: NO_PASSWORD, updated_at: sql<Date>`now()` })
    .where('id', '=', owner.userId)
    .execute();
  await sessions.endAll(tx, owner.userId, 'address_restored');
  return tokens.issue(tx, 'reset', owner);
}
