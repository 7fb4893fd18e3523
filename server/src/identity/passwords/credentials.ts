import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { parseAddress } from '#kernel/mail/address.js';
import { handleKey, parseHandle } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';
import { Passwords } from './passwords.js';

/** Whose password was given. What the account may do is for the caller to judge. */
export interface ProvenAccount {
  readonly id: string;
  readonly isActive: boolean;
  readonly isEmailVerified: boolean;
  /** The hash that the password was compared with. */
  readonly comparedHash: string;
  /** What is to be stored from now on: the same, or a stronger hash of the same password. */
  readonly freshHash: string;
}

/** Compares names and passwords. */
@Injectable()
export class Credentials {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The account of a name, if the password is its.
   * @param login mail address or handle, as typed
   * @returns null for an unknown name and a wrong password alike, after the same work
   * @throws ServiceUnavailable where too many passwords are being compared
   */
  async prove(login: string, password: string): Promise<ProvenAccount | null> {
    const account = await this.find(login);
    const matches = await this.passwords.matches(account?.password_hash ?? null, password);
    if (!account || !matches) return null;
    const { password_hash: comparedHash } = account;
    return {
      id: account.id,
      isActive: account.is_active,
      isEmailVerified: account.email_verified_at !== null,
      comparedHash,
      freshHash: this.passwords.isOutdated(comparedHash) ? await this.passwords.hash(password) : comparedHash,
    };
  }

  private async find(login: string) {
    const email = parseAddress(login);
    const handle = parseHandle(login.trim());
    if (!email && !handle) return undefined;
    const users = this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select(['id', 'password_hash', 'is_active', 'email_verified_at'])
      .where('deleted_at', 'is', null);
    return (
      email ? users.where('email_key', '=', email.key) : users.where('handle_key', '=', handleKey(handle!))
    ).executeTakeFirst();
  }
}
