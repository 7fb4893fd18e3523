import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { AccountMails } from '../mails/account-mails.js';
import { RegistrationRequests } from '../registration-requests/registration-requests.js';
import { SuspendedAddresses } from '../registration-rules/suspended-addresses.js';
import { HandleDirectory } from '../directory/handle-directory.js';
import { HandleTaken } from '../users/user.errors.js';
import type { UserTable } from '../users/user.entity.js';
import type { RegistrationDraft } from './registration-draft.js';
import { UNVERIFIED_DAYS } from '../email-tokens/unverified-days.js';
import { VerificationLinks } from '../email-tokens/verification-links.js';

/** What a registration with an address that has an account does instead of making one. */
@Injectable()
export class KnownAddress {
  constructor(
    private readonly handles: HandleDirectory,
    private readonly requests: RegistrationRequests,
    private readonly links: VerificationLinks,
    private readonly mails: AccountMails,
    private readonly suspended: SuspendedAddresses,
  ) {}

  /**
   * Whether the address is of someone who was suspended, in any spelling of their provider: it is answered like one that has an
   * account.
   * @throws HandleTaken, as where it isn't
   */
  async isBarred(tx: Tx, { handle, email }: RegistrationDraft): Promise<boolean> {
    if (!(await this.suspended.include(tx, email.key))) return false;
    if (await this.handles.isTaken(handle, tx)) throw new HandleTaken();
    return true;
  }

  /** Holds the handle, as a new account would, and tells the owner of the address. */
  async answer(tx: Tx, { handle, email }: RegistrationDraft): Promise<void> {
    await this.handles.hold(tx, handle, UNVERIFIED_DAYS);
    await this.tellOwner(tx, email.key);
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
    // Someone who waits for approval has verified the address already.
    if (owner.email_verified_at || (await this.requests.isWaiting(tx, owner.id))) {
      await this.mails.alreadyRegistered(tx, owner);
    } else {
      await this.links.mail(tx, owner);
    }
  }
}
