import { Injectable } from '@nestjs/common';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { OwnPassword, WrongPassword } from '../second-factor/own-password.js';
import { PasswordStore } from '../passwords/password-store.js';

/** A change of password; `fields` names the inputs for errors. */
export interface PasswordChange {
  readonly current: string;
  readonly code: string | null | undefined;
  readonly next: string;
  readonly fields: { readonly current: string; readonly next: string };
}

/** Changes the viewer's password. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: PasswordStore,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly own: OwnPassword,
  ) {}

  /**
   * Sets a new password and ends all other sessions of the viewer.
   * @throws as `OwnPassword.confirm`; InvalidInput PASSWORD_… for an invalid new one
   */
  async change(viewer: SignedInViewer, { current, code, next, fields }: PasswordChange): Promise<void> {
    const owner = await this.store.ownerOf(viewer.id);
    if (!owner) throw new NotSignedIn();
    // Checked first, because the code works only once.
    this.store.check(owner, next, fields.next);
    await this.own.confirm(viewer, { password: current, code }, fields.current);
    if (await this.store.matches(owner, next)) {
      throw new InvalidInput(
        [{ field: fields.next, message: 'The new password must be different from the current one.' }],
        'PASSWORD_UNCHANGED',
      );
    }

    const hash = await this.store.accept(owner, next, fields.next);
    await this.transactions.run(async (tx) => {
      if (!(await this.store.replace(tx, owner, hash))) throw new WrongPassword(fields.current);
      await this.tokens.withdraw(tx, 'reset', owner.id);
      await this.sessions.endAll(tx, owner.id, 'password_changed', viewer.sessionId);
      await this.mails.passwordChanged(tx, owner);
    });
  }
}
