import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { Passwords } from '../passwords/passwords.js';
import { draftOf, type RegistrationInput } from '../registration/registration-draft.js';
import { Accounts } from '../directory/accounts.js';
import { EmailTaken } from '../users/user.errors.js';
import { assertCanGiveRole } from '../managed-users/rank.js';

export interface ManagedUserDraft extends RegistrationInput {
  role?: Role | null;
  isActive?: boolean | null;
}

/** Creates accounts for others: verified, with a password as strong as the role requires. */
@Injectable()
export class AccountMaking {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns the account's id. @throws NotAllowed, InvalidInput, HandleTaken, EmailTaken */
  async make(viewer: SignedInViewer, input: ManagedUserDraft): Promise<string> {
    const role = input.role ?? 'basic';
    if (role !== 'basic') assertCanGiveRole(viewer, role);
    const draft = draftOf(input, this.settings.PRODUCT_NAME, role);
    const passwordHash = await this.passwords.hash(draft.password);
    return this.transactions.run(async (tx) => {
      const { handle, email, displayName } = draft;
      const id = await this.accounts.open(tx, {
        handle,
        email,
        displayName,
        passwordHash,
        role,
        language: viewer.language,
        isEmailVerified: true,
        isActive: input.isActive ?? true,
      });
      if (id === null) throw new EmailTaken();
      await this.audit.record(tx, {
        viewer,
        action: 'user.created',
        subject: { kind: 'user', id, name: handle },
        after: { handle, displayName, email: email.address, role, isActive: input.isActive ?? true },
      });
      return id;
    });
  }
}
