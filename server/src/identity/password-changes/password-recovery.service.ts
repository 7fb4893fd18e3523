import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordStore } from '../passwords/password-store.js';

class NoPasswordCounts extends AppError {
  constructor() {
    super('CONFLICT', 'The account is deactivated, so no one can sign in to it.', { reason: 'ACCOUNT_INACTIVE' });
  }
}

/** Replaces a lost password, for the operator at the command line. Nothing else proves who asks for it. */
@Injectable()
export class PasswordRecovery {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: PasswordStore,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sets the password, ends all sessions and access tokens, and tells the owner by email.
   * @throws NoPasswordCounts for a deactivated or deleted account, InvalidInput PASSWORD_…
   */
  async recover(userId: string, password: string): Promise<void> {
    const owner = await this.store.ownerOf(userId);
    if (!owner) throw new NoPasswordCounts();
    const hash = await this.store.accept(owner, password, 'password');
    await this.transactions.run(async (tx) => {
      if (!(await this.store.replace(tx, owner, hash))) throw new NoPasswordCounts();
      await this.tokens.withdraw(tx, 'reset', owner.id);
      await this.sessions.endAll(tx, owner.id, 'password_reset');
      await this.mails.passwordChanged(tx, owner);
      await this.audit.record(tx, {
        viewer: OPERATOR,
        action: 'user.password.reset',
        subject: { kind: 'user', id: owner.id, name: owner.handle },
      });
    });
  }
}
