import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import type { UserTable } from '../users/user.entity.js';

/** Deletes how a person proved who they are, and where they signed in. Their row stays when an account is deleted. */
export async function forgetFactors(tx: Tx, userId: string): Promise<void> {
  const db = tx.db<UserTable>();
  await sql`delete from second_factors where user_id = ${userId}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}`.execute(db);
  await sql`delete from passkey_challenges where user_id = ${userId}`.execute(db);
  await sql`delete from confirmations where user_id = ${userId}`.execute(db);
  await sql`delete from known_devices where user_id = ${userId}`.execute(db);
}
