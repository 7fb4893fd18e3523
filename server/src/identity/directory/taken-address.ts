import type { Tx } from '#kernel/events/tx.js';
import type { EmailTokens } from '../email-tokens/email-tokens.js';
import type { UserTable } from '../users/user.entity.js';

/** Whether an account other than `exceptId` has an address, or its former owner can still restore it. */
export async function isAddressTaken(
  tx: Tx,
  tokens: EmailTokens,
  emailKey: string,
  exceptId: string,
): Promise<boolean> {
  const other = await tx
    .db<UserTable>()
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined || (await tokens.isHeld(tx, emailKey, exceptId));
}
