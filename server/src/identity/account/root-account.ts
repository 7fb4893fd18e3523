import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { StartupError } from '#kernel/config/startup-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { parseAddress } from '#kernel/text/address.js';
import { Passwords } from '../passwords/passwords.js';
import { Accounts } from '../directory/accounts.js';
import { ROOT_HANDLE } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';

/** How to sign in to the account that was just created. */
export interface MadeRoot {
  readonly email: string;
  /** Generated, shown once and never stored; null if ROOT_PASSWORD is set. */
  readonly password: string | null;
}

/** Creates the first account, which administers all others. */
@Injectable()
export class RootAccount {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Creates the root account if there is none.
   * @returns null if it exists
   * @throws StartupError if ROOT_EMAIL is invalid
   */
  async ensure(): Promise<MadeRoot | null> {
    return this.transactions.runAtStart(async (tx) => {
      await tx.lock('rootAccount');
      const existing = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'root')
        .limit(1)
        .executeTakeFirst();
      if (existing) return null;

      const email = parseAddress(this.settings.ROOT_EMAIL);
      if (!email) throw new StartupError('ROOT_EMAIL must be an email address.');
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
      if (id === null) throw new StartupError('ROOT_EMAIL must be an address that no account uses yet.');
      return { email: email.address, password: generated };
    });
  }
}

/** Letters and digits that can't be confused, in groups that are easy to copy: 120 bits. */
function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]!);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}
