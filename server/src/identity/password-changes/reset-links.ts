import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { AccountMails, type MailRecipient } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { UNVERIFIED_DAYS } from '../email-tokens/unverified-days.js';

interface Account extends MailRecipient {
  readonly id: string;
  /** Of the confirmed address, if there is one: only its owner may choose a password. */
  readonly emailKey: string;
}

/** Links to choose a password that administrators send. Only the email has them. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
  ) {}

  /** Works for 30 minutes; earlier ones stop working. */
  async mail(tx: Tx, account: Account): Promise<void> {
    const token = await this.tokens.issue(tx, 'reset', { userId: account.id, emailKey: account.emailKey });
    await this.mails.resetSent(tx, account, token);
  }

  /** To an account that has no password yet. Works for 7 days, as long as the account waits for it. */
  async invite(tx: Tx, account: Account): Promise<void> {
    const owner = { userId: account.id, emailKey: account.emailKey };
    const token = await this.tokens.issue(tx, 'reset', owner, UNVERIFIED_DAYS * 24 * 60);
    await this.mails.invited(tx, account, token);
  }
}
