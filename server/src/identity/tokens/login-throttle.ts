import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { parseAddress } from '#kernel/mail/address.js';
import { Transactions } from '#kernel/events/transactions.js';
import { accountAt } from '#kernel/limits/limit-keys.js';
import { RATE_LIMITS } from '#kernel/limits/rate-limits.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { AccountMails } from '../mails/account-mails.js';
import { handleKey, parseHandle } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';

/** The owner is told when this many failures have gathered within an hour, over all addresses. */
const ALARM_AT = 20;
/** How long each further attempt waits once an account has used its hour up: slow for a guesser, open for the owner. */
const SLOW_MS = 3_000;
const MAX_NAME = 254;

/** One attempt to sign in, counted as a failure until it succeeds. */
export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Makes guessing passwords hopeless without locking anyone out: an account from one address has a few attempts, an account
 * from anywhere gets slow. Names count as typed, so that what is counted never tells which name belongs to which address.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
  ) {}

  /** @throws RateLimited after 10 failures in 15 minutes for a name from an address */
  async admit(login: string, ip: string): Promise<LoginAttempt> {
    const name = login.trim().toLowerCase().slice(0, MAX_NAME);
    const here = accountAt(name, ip);
    await this.limiter.consume('login-failures', here);
    await this.slowDown(name);
    return {
      failed: () => this.warnOwner(name),
      succeeded: async () => {
        await this.limiter.reset('login-failures', here);
        await this.limiter.reset('login-account', name);
      },
    };
  }

  private async slowDown(name: string): Promise<void> {
    try {
      await this.limiter.consume('login-account', name);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    }
  }

  /** Looks the name up whether or not it is anyone's, so that the time tells nothing. */
  private async warnOwner(name: string): Promise<void> {
    const { remaining } = await this.limiter.peek('login-account', name);
    if (RATE_LIMITS['login-account'].points - remaining !== ALARM_AT) return;
    const email = parseAddress(name);
    const handle = parseHandle(name);
    if (!email && !handle) return;
    await this.transactions.run(async (tx) => {
      const owners = tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['email', 'handle', 'language'])
        .select(sql<string>`id || to_char(now(), ':YYYY-MM-DD')`.as('today'))
        .where('is_active', '=', true);
      const owner = await (
        email ? owners.where('email_key', '=', email.key) : owners.where('handle_key', '=', handleKey(handle!))
      ).executeTakeFirst();
      if (owner) await this.mails.passwordGuessed(tx, owner, `password-guessed:${owner.today}`);
    });
  }
}
