import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { isLanguage } from '#kernel/request/language.js';
import type { Role } from '#kernel/request/viewer.js';
import type { EmailAddress } from '../users/email-address.js';
import { handleKey } from '../users/handle.js';
import { HandleDirectory } from './handle-directory.js';
import { HandleTaken } from '../users/user.errors.js';
import type { UserTable } from '../users/user.entity.js';
import { UserRegistered, UserVerified } from '../users/user.events.js';

/** A validated new account. */
export interface NewAccount {
  readonly handle: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
  readonly displayName: string;
  readonly role: Role;
  readonly language: string;
  /** Accounts that operators create need no verification. */
  readonly isEmailVerified: boolean;
  /** True by default. */
  readonly isActive?: boolean;
  /** Whether the first sign-in shows the first screens; false by default. */
  readonly isNewcomer?: boolean;
}

/** Creates accounts. */
@Injectable()
export class Accounts {
  constructor(
    private readonly handles: HandleDirectory,
    private readonly tokens: EmailTokens,
  ) {}

  /**
   * Stores a new account. Of two concurrent ones with the same handle or address, one is created.
   * @returns its id, or null if the address has an account already, or is held for its former owner
   * @throws HandleTaken
   */
  async open(tx: Tx, account: NewAccount): Promise<string | null> {
    if (await this.handles.isTaken(account.handle, tx)) throw new HandleTaken();
    if (await this.tokens.isHeld(tx, account.email.key, null)) return null;

    const now = new Date();
    const id = newId(now.getTime());
    const opened = await tx
      .db<UserTable>()
      .insertInto('users')
      .values({
        id,
        handle: account.handle,
        handle_key: handleKey(account.handle),
        email: account.email.address,
        email_key: account.email.key,
        password_hash: account.passwordHash,
        display_name: account.displayName,
        role: account.role,
        is_active: account.isActive ?? true,
        language: isLanguage(account.language) ? account.language : 'en',
        onboarding: account.isNewcomer ? 'welcome' : 'done',
        email_verified_at: account.isEmailVerified ? now : null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!opened) {
      // Either the address is known, or another request has just taken the handle.
      if (await this.handles.isTaken(account.handle, tx)) throw new HandleTaken();
      return null;
    }
    tx.publish(new UserRegistered(id));
    if (account.isEmailVerified) tx.publish(new UserVerified(id));
    return id;
  }
}
