import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { TokenExpired, TokenInvalid } from '../email-tokens/registration.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import { lockOut } from './lock-out.js';

/** Lets users undo an unwanted change of their email address. */
@Injectable()
export class AddressRestoring {
  constructor(
    private readonly transactions: Transactions,
    readonly tokens: EmailTokens,
    readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Restores the address that the token was emailed to. An intruder is locked out: all sessions end, the password stops
   * working, and a reset link is sent to that address.
   * @throws TokenInvalid, TokenExpired
   */
  async restore(token: string): Promise<void> {
    const known = await this.tokens.find('restore', token);
    if (!known) throw new TokenInvalid();

    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'handle', 'language', 'email', 'pending_email', 'is_active'])
        .where('id', '=', known.userId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      const restored = account && (await this.tokens.consumeRestoring(tx, token));
      if (!restored) throw new TokenExpired();

      await tx
        .db<UserTable>()
        .updateTable('users')
        .set({
          email: restored.address,
          email_key: restored.emailKey,
          pending_email: null,
          pending_email_key: null,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', account.id)
        .execute();
      await this.tokens.withdraw(tx, 'verify', account.id);
      await sql`delete from email_changes where user_id = ${account.id}`.execute(tx.db<UserTable>());
      const reset = await lockOut(tx, this, { userId: account.id, emailKey: restored.emailKey });
      await this.audit.record(tx, {
        viewer: account,
        action: 'user.email.restored',
        subject: { kind: 'user', id: account.id, name: account.handle },
        before: { email: account.pending_email ?? account.email },
        after: { email: restored.address },
      });
      if (!account.is_active) return;
      await this.mails.addressRestored(tx, { ...account, email: restored.address }, reset);
    });
  }
}
