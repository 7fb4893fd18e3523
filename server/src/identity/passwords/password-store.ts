import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import type { Role } from '#kernel/request/viewer.js';
import { hasPassword } from '../users/signing-in.js';
import type { UserTable } from '../users/user.entity.js';
import { checkPassword } from './password-policy.js';
import { Passwords } from './passwords.js';

/** The account whose password is set. */
export interface PasswordOwner {
  readonly id: string;
  readonly handle: string;
  readonly email: string;
  readonly emailKey: string;
  readonly displayName: string;
  readonly role: Role;
  readonly language: string;
  readonly passwordHash: string;
}

/** Reads and replaces passwords of those whose password still counts. */
@Injectable()
export class PasswordStore {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async ownerOf(userId: string): Promise<PasswordOwner | null> {
    const owner = await this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select(['id', 'handle', 'email', 'role', 'language'])
      .select(['email_key as emailKey', 'display_name as displayName', 'password_hash as passwordHash'])
      .where('id', '=', userId)
      .where(hasPassword())
      .executeTakeFirst();
    return owner ?? null;
  }

  async matches(owner: PasswordOwner, password: string): Promise<boolean> {
    return this.passwords.matches(owner.passwordHash, password);
  }

  /** @param field of the input, for the error. @throws InvalidInput PASSWORD_… */
  check({ role, handle, displayName, emailKey }: PasswordOwner, password: string, field: string): void {
    const words = [this.settings.PRODUCT_NAME, handle, displayName, emailKey.split('@')[0]];
    checkPassword(password, { role, words, field });
  }

  /**
   * The hash of a valid password. Hashing is slow, so it is done before the transaction.
   * @throws as `check`; ServiceUnavailable
   */
  async accept(owner: PasswordOwner, password: string, field: string): Promise<string> {
    this.check(owner, password, field);
    return this.passwords.hash(password);
  }

  /** @returns false if the password was changed in the meantime, or the account has ended; then nothing has changed */
  async replace(tx: Tx, owner: PasswordOwner, hash: string): Promise<boolean> {
    const replaced = await tx
      .db<UserTable>()
      .updateTable('users')
      .set({ password_hash: hash, updated_at: sql<Date>`now()` })
      .where('id', '=', owner.id)
      .where('password_hash', '=', owner.passwordHash)
      .where(hasPassword())
      .returning('id')
      .executeTakeFirst();
    return replaced !== undefined;
  }
}
