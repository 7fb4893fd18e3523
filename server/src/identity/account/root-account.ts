import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { StartupError } from '#kernel/config/startup-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { parseAddress } from '#kernel/mail/address.js';
import { Passwords } from '../passwords/passwords.js';
import { Accounts } from '../users/accounts.js';
import { ROOT_HANDLE } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';

/** Held while making the first root account, so that replicas which start at once make one. Any constant number does. */
const ROOT_LOCK = 7_245_003;

/** How to sign in as the account that was just made. */
export interface MadeRoot {
  readonly email: string;
  /** Generated, shown once and stored nowhere; null where ROOT_PASSWORD was given. */
  readonly password: string | null;
}

/** Makes the first account, which administers all others. */
@Injectable()
export class RootAccount {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Makes the root account where there is none.
   * @returns null where there is one already
   * @throws StartupError where ROOT_EMAIL cannot be used
   */
  async ensure(): Promise<MadeRoot | null> {
    return this.transactions.run(async (tx) => {
      await sql`select pg_advisory_xact_lock(${ROOT_LOCK})`.execute(tx.db<UserTable>());
      const existing = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'root')
        .limit(1)
        .executeTakeFirst();
      if (existing) return null;

      const email = parseAddress(this.settings.ROOT_EMAIL);
      if (!email) throw new StartupError('ROOT_EMAIL takes an email address.');
      const generated = this.settings.ROOT_PASSWORD === undefined ? generatePassword() : null;
      const id = await this.accounts.open(tx, {
        handle: ROOT_HANDLE,
        email,
        passwordHash: await this.passwords.hash(this.settings.ROOT_PASSWORD ?? generated ?? ''),
        displayName: this.settings.PRODUCT_NAME,
        role: 'root',
        language: 'en',
        isEmailVerified: true,
      });
      if (id === null) throw new StartupError('ROOT_EMAIL takes an address that no account has yet.');
      return { email: email.address, password: generated };
    });
  }
}

/** Letters and digits that cannot be mistaken for each other, in groups that are easily copied: 120 bits. */
function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]!);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}
