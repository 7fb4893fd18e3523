import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import type { LockedAccount } from '../managed-users/locked-account.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { VerificationLinks } from '../email-tokens/verification-links.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailTaken } from '../users/user.errors.js';
import type { EmailAddress } from '../users/email-address.js';
import { isAddressTaken } from '../directory/taken-address.js';
import type { UserTable } from '../users/user.entity.js';

/**
 * Changes users' email addresses on behalf of administrators. A new address must be confirmed, and the owner of the old
 * one can undo the change, so that no one who can edit accounts can take one over unnoticed.
 */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly links: VerificationLinks,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Emails a confirmation link to the new address, and to the current one a link that undoes the change for 7 days;
   * ends all sessions. Setting the current address again cancels a pending change. If no address was ever confirmed,
   * the new one replaces it at once.
   * @throws EmailTaken
   */
  async change(tx: Tx, account: LockedAccount, email: EmailAddress): Promise<void> {
    // The owner's own change ends: its confirmations were about another present address.
    await sql`delete from email_changes where user_id = ${account.id}`.execute(tx.db<UserTable>());
    if (email.key === account.emailKey) {
      await this.tokens.withdraw(tx, 'verify', account.id);
      await store(tx, account.id, { email: email.address, pending_email: null, pending_email_key: null });
      return;
    }
    if (await isAddressTaken(tx, this.tokens, email.key, account.id)) throw new EmailTaken();

    const recipient = { ...account, email: email.address, emailKey: email.key };
    if (!account.isEmailVerified) {
      await sql`delete from email_tokens where user_id = ${account.id}`.execute(tx.db<UserTable>());
      await store(tx, account.id, { email: email.address, email_key: email.key });
      await this.links.mail(tx, recipient);
      return;
    }
    await store(tx, account.id, { pending_email: email.address, pending_email_key: email.key });
    await this.links.mailNewAddress(tx, recipient);
    const present = { userId: account.id, emailKey: account.emailKey };
    const token = await this.tokens.issueRestoring(tx, present, account.email);
    await this.mails.addressChanged(tx, account, token);
    await this.sessions.endAll(tx, account.id, 'address_changed');
  }
}

async function store(
  tx: Tx,
  userId: string,
  addresses: { email?: string; email_key?: string; pending_email?: string | null; pending_email_key?: string | null },
): Promise<void> {
  await tx
    .db<UserTable>()
    .updateTable('users')
    .set({ ...addresses, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}
