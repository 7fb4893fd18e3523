import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Language } from '#kernel/request/language.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { NO_PASSWORD } from '../passwords/passwords.js';
import { ResetLinks } from '../password-changes/reset-links.js';
import { type PersonInput, personOf } from '../registration/registration-draft.js';
import { Accounts } from '../directory/accounts.js';
import { EmailTaken } from '../users/user.errors.js';
import { assertCanGiveRole } from '../managed-users/rank.js';

export interface Invitation extends PersonInput {
  role?: Role | null;
  /** Of the email, and of the account at first. */
  language?: Language | null;
}

/** Makes accounts whose owners choose the password themselves, by an emailed link. */
@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Makes an account that no one can sign in to, and emails an invitation. Choosing a password verifies the address. An
   * invitation that isn't used within 7 days ends, and the account is deleted.
   * @returns the account's id. @throws NotAllowed, InvalidInput, HandleTaken, EmailTaken
   */
  async invite(viewer: SignedInViewer, input: Invitation): Promise<string> {
    const role = input.role ?? 'basic';
    if (role !== 'basic') assertCanGiveRole(viewer, role);
    const { handle, email, displayName } = personOf(input, this.settings.PRODUCT_NAME, role);
    const language = input.language ?? viewer.language;
    return this.transactions.run(async (tx) => {
      const id = await this.accounts.open(tx, {
        handle,
        email,
        displayName,
        role,
        language,
        passwordHash: NO_PASSWORD,
        isEmailVerified: false,
        isNewcomer: true,
      });
      if (id === null) throw new EmailTaken();
      await this.links.invite(tx, { id, handle, email: email.address, emailKey: email.key, language });
      await this.audit.record(tx, {
        viewer,
        action: 'user.invited',
        subject: { kind: 'user', id, name: handle },
        after: { handle, displayName, email: email.address, role },
      });
      return id;
    });
  }
}
