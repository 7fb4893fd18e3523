import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { parseAddress } from '#kernel/text/address.js';
import { awaitsApproval } from '../registration-requests/registration-request.statements.js';
import { handleKey, parseHandle } from '../users/handle.js';
import type { UserTable } from '../users/user.entity.js';
import { Passwords } from './passwords.js';

/** The account of a correct password. The caller checks what it can do. */
export interface ProvenAccount {
  readonly id: string;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  /** When the account is deleted at its owner's wish; null: it stays. */
  readonly leavesAt: Date | null;
  readonly isEmailVerified: boolean;
  /** The registration has to be approved first. */
  readonly awaitsApproval: boolean;
  /** The hash that the password was compared with. */
  readonly comparedHash: string;
  /** The hash to store: the same, or a stronger one of the same password. */
  readonly freshHash: string;
}

/** The account of a name. */
export interface NamedAccount {
  readonly id: string;
  readonly password_hash: string;
  readonly is_active: boolean;
  readonly suspended_at: Date | null;
  readonly leaves_at: Date | null;
  readonly email_verified_at: Date | null;
  readonly awaits_approval: boolean;
}

const AWAITS_APPROVAL = sql<boolean>`${sql.raw(awaitsApproval('users.id'))}`.as('awaits_approval');

/** Checks names and passwords. */
@Injectable()
export class Credentials {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The account, if the password is correct.
   * @param account undefined for an unknown name, or if nothing should match
   * @returns null for an unknown name and a wrong password, after the same amount of work
   * @throws ServiceUnavailable if too many passwords are being compared
   */
  async prove(account: NamedAccount | undefined, password: string): Promise<ProvenAccount | null> {
    const matches = await this.passwords.matches(account?.password_hash ?? null, password);
    if (!account || !matches) return null;
    const { password_hash: comparedHash } = account;
    return {
      id: account.id,
      isActive: account.is_active,
      isSuspended: account.suspended_at !== null,
      leavesAt: account.leaves_at,
      isEmailVerified: account.email_verified_at !== null,
      awaitsApproval: account.awaits_approval,
      comparedHash,
      freshHash: this.passwords.isOutdated(comparedHash) ? await this.passwords.hash(password) : comparedHash,
    };
  }

  /** @param login email address or handle, as typed */
  async find(login: string): Promise<NamedAccount | undefined> {
    const email = parseAddress(login);
    const handle = parseHandle(login.trim());
    if (!email && !handle) return undefined;
    const users = this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select(['id', 'password_hash', 'is_active', 'suspended_at', 'leaves_at', 'email_verified_at'])
      .select(AWAITS_APPROVAL)
      .where('deleted_at', 'is', null);
    return (
      email ? users.where('email_key', '=', email.key) : users.where('handle_key', '=', handleKey(handle!))
    ).executeTakeFirst();
  }
}
