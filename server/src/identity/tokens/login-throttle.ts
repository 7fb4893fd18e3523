import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { parseAddress } from '#kernel/text/address.js';
import { Transactions } from '#kernel/events/transactions.js';
import { accountAt } from '#kernel/limits/limit-keys.js';
import { RATE_LIMITS } from '#kernel/limits/rate-limits.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { AccountMails } from '../mails/account-mails.js';
import { handleKey, parseHandle } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';

/** The owner is notified after this many failures within an hour, over all addresses. */
const ALARM_AT = 20;
/** Delay of each further attempt once an account has used up its hourly limit: it slows guessing down and locks no one out. */
const SLOW_MS = 3_000;
const MAX_NAME = 254;
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** An attempt to sign in, counted as a failure until it succeeds. */
export interface LoginAttempt {
  /**
   * Whether the password may be compared. False where other names of the same account have used up its failures from this address;
   * such an attempt must end as with a wrong password, or the refusal would reveal which handle belongs to which email address.
   * @param accountId null where no account has the name; the work is the same
   */
  isAllowed(accountId: string | null): Promise<boolean>;
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/** The key that an attempt is counted by, however the name is written. */
function nameKey(login: string): string {
  const email = parseAddress(login);
  if (email) return `mail:${email.key}`;
  const handle = parseHandle(login.trim());
  return handle ? `handle:${handleKey(handle)}` : `typed:${login.trim().toLowerCase().slice(0, MAX_NAME)}`;
}

/**
 * Makes guessing passwords impractical without locking anyone out: an account has a few attempts from one address, and gets slow
 * from all addresses together. Visible refusals and delays count the name; its account is counted in addition, invisibly.
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
    const name = nameKey(login);
    let account = `nobody:${name}`;
    let owner: string | null = null;
    await this.limiter.consume('login-failures', accountAt(name, ip));
    if (!(await this.passes('login-account', name))) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return {
      isAllowed: async (accountId) => {
        owner = accountId;
        if (accountId !== null) account = `account:${accountId}`;
        await this.passes('login-account', account);
        return this.passes('login-failures', accountAt(account, ip));
      },
      failed: () => this.warnOwner(owner, account),
      succeeded: async () => {
        for (const key of [name, account]) {
          await this.limiter.reset('login-failures', accountAt(key, ip));
          await this.limiter.reset('login-account', key);
        }
      },
    };
  }

  /** Counts against a limit. @returns whether it was not used up yet */
  private async passes(row: 'login-failures' | 'login-account', key: string): Promise<boolean> {
    try {
      await this.limiter.consume(row, key);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      return false;
    }
  }

  /** Queries the account whether or not there is one, so that the response time reveals nothing. */
  private async warnOwner(accountId: string | null, account: string): Promise<void> {
    const { remaining } = await this.limiter.peek('login-account', account);
    if (RATE_LIMITS['login-account'].points - remaining !== ALARM_AT) return;
    await this.transactions.run(async (tx) => {
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['email', 'handle', 'language'])
        .select(sql<string>`id || to_char(now(), ':YYYY-MM-DD')`.as('today'))
        .where('is_active', '=', true)
        .where('id', '=', accountId ?? NO_ACCOUNT)
        .executeTakeFirst();
      if (owner) await this.mails.passwordGuessed(tx, owner, `password-guessed:${owner.today}`);
    });
  }
}
