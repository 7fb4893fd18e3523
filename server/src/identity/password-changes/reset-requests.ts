import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { replyFloor } from '../email-tokens/reply-floor.js';
import { requireEmail } from '../users/email-address.js';
import { hasPassword } from '../users/signing-in.js';
import type { UserTable } from '../users/user.entity.js';

/** Emails reset links. */
@Injectable()
export class ResetRequests {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Emails a link that works for 30 minutes. The response and its timing are the same for an unknown address.
   * @throws InvalidInput for an invalid address, RateLimited (5 emails in 30 minutes for an address)
   */
  async request(address: string): Promise<void> {
    const email = requireEmail(address);
    await this.limiter.consume('account-mail-to', email.key);
    const floor = replyFloor();
    await this.transactions.run(async (tx) => {
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'email', 'email_key', 'handle', 'language'])
        .where('email_key', '=', email.key)
        .where(hasPassword())
        .forUpdate()
        .executeTakeFirst();
      if (!owner) return;
      const token = await this.tokens.issue(tx, 'reset', { userId: owner.id, emailKey: owner.email_key });
      await this.mails.resetPassword(tx, owner, token);
    });
    await floor();
  }
}
