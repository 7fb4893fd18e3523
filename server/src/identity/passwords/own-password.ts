import { Injectable } from '@nestjs/common';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { reaches, type Role, type SignedInViewer } from '#kernel/request/viewer.js';
import { Confirmations, isConfirmation } from '../second-factor/confirmations.js';
import {
  ConfirmationInvalid,
  SecondFactorInvalid,
  SecondFactorRequired,
} from '../second-factor/second-factor.errors.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { PasswordStore } from './password-store.js';

export class WrongPassword extends InvalidInput {
  constructor(field: string) {
    super([{ field, message: 'The current password is incorrect.' }], 'INVALID_CREDENTIALS');
  }
}

/**
 * Asks signed-in users for their password before sensitive actions. Everywhere, the token of a confirmation by passkey, or by
 * password and code, is good in its place (decision 058).
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly store: PasswordStore,
    private readonly limiter: RateLimiter,
    private readonly confirmations: Confirmations,
    private readonly factors: SecondFactors,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param password or the token of a confirmation, which is used up
   * @param field of the input, for the error
   * @throws InvalidInput INVALID_CREDENTIALS, CONFIRMATION_INVALID; RateLimited after 10 failures in 10 minutes
   */
  async confirm(viewer: SignedInViewer, password: string, field: string): Promise<void> {
    await this.limiter.consume('confirm-password', viewer.id);
    if (isConfirmation(password)) {
      if (!(await this.confirmations.use(viewer, password))) throw new ConfirmationInvalid(field);
    } else {
      const owner = await this.store.ownerOf(viewer.id);
      if (!owner) throw new NotSignedIn();
      if (!(await this.store.matches(owner, password))) throw new WrongPassword(field);
    }
    await this.limiter.reset('confirm-password', viewer.id);
  }

  /**
   * Asks for the code too, from those who have a second factor. It is used up.
   * @throws as `confirm`; InvalidInput SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID
   */
  async confirmWithCode(viewer: SignedInViewer, password: string, code: string | null | undefined): Promise<void> {
    await this.confirm(viewer, password, 'password');
    if (isConfirmation(password) || !(await this.factors.isOn(viewer.id))) return;
    if (!code) throw new SecondFactorRequired();
    await this.limiter.consume('confirm-code', viewer.id);
    if (!(await this.transactions.run((tx) => this.factors.use(tx, viewer, code)))) throw new SecondFactorInvalid();
    await this.limiter.reset('confirm-code', viewer.id);
  }

  /**
   * Before a role is given. Where it is one of administrators and the viewer has a second factor, only a confirmation will do; else
   * the password is optional, as clients have it.
   * @param password null where none was sent
   * @throws as `confirm`; InvalidInput SECOND_FACTOR_REQUIRED
   */
  async confirmRole(
    viewer: SignedInViewer,
    role: Role | null | undefined,
    password: string | null | undefined,
    field = 'currentPassword',
  ): Promise<void> {
    if (typeof password === 'string') await this.confirm(viewer, password, field);
    if (!role || !reaches(role, 'admin') || isConfirmation(password ?? '')) return;
    if (await this.factors.isOn(viewer.id)) throw new SecondFactorRequired(field);
  }
}
