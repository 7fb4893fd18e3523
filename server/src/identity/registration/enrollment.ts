import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { InviteUse, type UsedInvite } from '../invites/invite-use.js';
import { RegistrationRequests } from '../registration-requests/registration-requests.js';
import { Accounts } from '../directory/accounts.js';
import type { Admission } from './admission.js';
import { KnownAddress } from './known-address.js';
import type { RegistrationDraft } from './registration-draft.js';
import { VerificationLinks } from '../email-tokens/verification-links.js';

/** A registration that may be stored. */
export interface Enrolled {
  readonly draft: RegistrationDraft;
  readonly admission: Admission;
  /** Why the person wants to join; may be empty. */
  readonly reason: string;
  readonly inviteCode: string | null;
}

/** Turns a valid registration into an account, or into an email to the existing user. */
@Injectable()
export class Enrollment {
  constructor(
    private readonly accounts: Accounts,
    private readonly invites: InviteUse,
    private readonly requests: RegistrationRequests,
    private readonly known: KnownAddress,
    private readonly links: VerificationLinks,
  ) {}

  /**
   * @param language of the email, and of the account at first
   * @returns the account's id; a made-up one for a known address
   * @throws HandleTaken, InviteRefused INVITE_INVALID
   */
  async enroll(tx: Tx, enrolled: Enrolled, passwordHash: string, language: string): Promise<string> {
    const { handle, email, displayName } = enrolled.draft;
    const invite = enrolled.inviteCode === null ? null : await this.invites.consume(tx, enrolled.inviteCode);
    const account = {
      handle,
      email,
      displayName,
      passwordHash,
      language,
      role: 'basic',
      isEmailVerified: false,
      isNewcomer: true,
    } as const;
    const isBarred = await this.known.isBarred(tx, enrolled.draft);
    const id = isBarred ? null : await this.accounts.open(tx, account);
    if (id === null) {
      await this.known.answer(tx, enrolled.draft);
      return newId();
    }
    if (invite) await this.invites.remember(tx, id, invite);
    const cause = causeOf(enrolled.admission, invite);
    if (cause !== null) await this.requests.open(tx, id, cause, enrolled.reason);
    await this.links.mail(tx, { id, email: email.address, emailKey: email.key, handle, language });
    return id;
  }
}

/** Why approval is needed. The invite of someone who may skip it counts against the mode, but not against a block. */
function causeOf({ ruled, general }: Admission, invite: UsedInvite | null) {
  return ruled ?? (invite?.skipsApproval ? null : general);
}
