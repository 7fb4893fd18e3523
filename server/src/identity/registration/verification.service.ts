import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { replyFloor } from '../tokens/reply-floor.js';
import { isAddress, requireEmail } from '../users/email-address.js';
import type { UserTable } from '../users/user.entity.js';
import { markVerified } from '../users/verified-address.js';
import { EmailTokens } from './email-tokens.js';
import { AlreadyVerified, TokenExpired, TokenInvalid } from './registration.errors.js';
import { VerificationLinks } from './verification-links.js';

/** Proves that a mail address belongs to whoever registered it. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly links: VerificationLinks,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Verifies the address that a token was mailed to.
   * @param email where the client sends it along, it must be that address
   * @throws TokenInvalid, TokenExpired; AlreadyVerified where a link is opened again after all went well
   */
  async verify(token: string, email: string | null = null): Promise<void> {
    const known = await this.tokens.look('verify', token);
    if (!known || (email !== null && !isAddress(email, known.emailKey))) throw new TokenInvalid();

    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['email_key', 'email_verified_at', 'is_active'])
        .where('id', '=', known.userId)
        .forUpdate()
        .executeTakeFirst();
      if (!account?.is_active || account.email_key !== known.emailKey) throw new TokenInvalid();
      if (account.email_verified_at) throw new AlreadyVerified();
      if (!(await this.tokens.consume(tx, 'verify', token))) throw new TokenExpired();
      await markVerified(tx, known.userId);
    });
  }

  /**
   * Mails a new link where the address waits for one. The answer is the same where it does not.
   * @throws InvalidInput for what is no address, RateLimited (5 mails in 30 minutes for an address)
   */
  async resend(address: string): Promise<void> {
    const email = requireEmail(address);
    await this.limiter.consume('account-mail-to', email.key);
    const floor = replyFloor();
    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'email', 'email_key as emailKey', 'handle', 'language'])
        .where('email_key', '=', email.key)
        .where('email_verified_at', 'is', null)
        .where('is_active', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (account) await this.links.mail(tx, account);
    });
    await floor();
  }
}
