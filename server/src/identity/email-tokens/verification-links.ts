import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { AccountMails, type MailRecipient } from '../mails/account-mails.js';
import { EmailTokens } from './email-tokens.js';

export interface UnverifiedAccount extends MailRecipient {
  readonly id: string;
  readonly emailKey: string;
}

@Injectable()
export class VerificationLinks {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
  ) {}

  /** Emails a verification link that works for 24 hours; earlier ones stop working. */
  async mail(tx: Tx, account: UnverifiedAccount): Promise<void> {
    const token = await this.tokens.issue(tx, 'verify', { userId: account.id, emailKey: account.emailKey });
    await this.mails.verifyAddress(tx, account, token);
  }

  /** The same for an address that replaces a confirmed one. */
  async mailNewAddress(tx: Tx, account: UnverifiedAccount): Promise<void> {
    const token = await this.tokens.issue(tx, 'verify', { userId: account.id, emailKey: account.emailKey });
    await this.mails.verifyNewAddress(tx, account, token);
  }
}
