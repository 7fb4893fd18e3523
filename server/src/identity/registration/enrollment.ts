import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { AccountMails } from '../mails/account-mails.js';
import { Accounts } from '../users/accounts.js';
import { HandleDirectory } from '../users/handle-directory.js';
import type { UserTable } from '../users/user.entity.js';
import type { RegistrationDraft } from './registration-draft.js';
import { UNVERIFIED_DAYS } from './unverified-days.js';
import { VerificationLinks } from './verification-links.js';

/** Turns a valid registration into an account, or into an email to the existing user. */
@Injectable()
export class Enrollment {
  constructor(
    private readonly accounts: Accounts,
    private readonly handles: HandleDirectory,
    private readonly links: VerificationLinks,
    private readonly mails: AccountMails,
  ) {}

  /**
   * @param language of the email, and of the account at first
   * @returns the account's id; a made-up one for a known address
   * @throws HandleTaken
   */
  async enroll(tx: Tx, draft: RegistrationDraft, passwordHash: string, language: string): Promise<string> {
    const { handle, email, displayName } = draft;
    const id = await this.accounts.open(tx, {
      handle,
      email,
      displayName,
      passwordHash,
      language,
      role: 'basic',
      isEmailVerified: false,
      isNewcomer: true,
    });
    if (id === null) {
      await this.handles.hold(tx, handle, UNVERIFIED_DAYS);
      await this.tellOwner(tx, email.key);
      return newId();
    }
    await this.links.mail(tx, { id, email: email.address, emailKey: email.key, handle, language });
    return id;
  }

  /** Unverified users get another link; deactivated users get nothing. */
  private async tellOwner(tx: Tx, emailKey: string): Promise<void> {
    const owner = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['id', 'email', 'email_key as emailKey', 'handle', 'language', 'email_verified_at'])
      .where('email_key', '=', emailKey)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!owner) return;
    if (owner.email_verified_at) await this.mails.alreadyRegistered(tx, owner);
    else await this.links.mail(tx, owner);
  }
}
