import { Injectable } from '@nestjs/common';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { reaches, type Role, type SignedInViewer } from '#kernel/request/viewer.js';
import { Confirmations, isConfirmation } from './confirmations.js';
import { ConfirmationInvalid, SecondFactorInvalid, SecondFactorRequired } from './second-factor.errors.js';
import { SecondFactors } from './second-factors.js';
import { PasswordStore } from '../passwords/password-store.js';

export class WrongPassword extends InvalidInput {
  constructor(field: string) {
    super([{ field, message: 'The current password is incorrect.' }], 'INVALID_CREDENTIALS');
  }
}

/** What someone sends to prove who they are. */
export interface Proof {
  /** Or the token of a confirmation. */
  readonly password: string;
  /** Needed beside a password where the second factor is on. */
  readonly code?: string | null | undefined;
}

/** The same where a role is given. */
export interface RoleProof {
  readonly currentPassword?: string | null | undefined;
  readonly code?: string | null | undefined;
}

/**
 * Asks signed-in users for their password before sensitive actions, and for a code where their second factor is on. Everywhere, the
 * token of a confirmation by passkey, or by password and code, is good in place of both (decision 058).
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
   * The code or the confirmation is used up.
   * @param field of the password in the input, for the error
   * @throws InvalidInput INVALID_CREDENTIALS, CONFIRMATION_INVALID, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID; RateLimited after
   * 10 failures in 10 minutes
   */
  async confirm(viewer: SignedInViewer, { password, code }: Proof, field = 'password'): Promise<void> {
    await this.limiter.consume('confirm-password', viewer.id);
    if (isConfirmation(password)) {
      if (!(await this.confirmations.use(viewer, password))) throw new ConfirmationInvalid(field);
    } else {
      const owner = await this.store.ownerOf(viewer.id);
      if (!owner) throw new NotSignedIn();
      if (!(await this.store.matches(owner, password))) throw new WrongPassword(field);
    }
    await this.limiter.reset('confirm-password', viewer.id);
    if (!isConfirmation(password)) await this.confirmCode(viewer, code);
  }

  /**
   * Before a role is given. The password is optional, as clients have it, unless the role is one of administrators and the viewer
   * has a second factor.
   * @throws as `confirm`
   */
  async confirmRole(
    viewer: SignedInViewer,
    role: Role | null | undefined,
    { currentPassword: password, code }: RoleProof,
  ): Promise<void> {
    if (typeof password === 'string') await this.confirm(viewer, { password, code }, 'currentPassword');
    else if (role && reaches(role, 'admin') && (await this.factors.isOn(viewer.id))) {
      throw new SecondFactorRequired('currentPassword');
    }
  }

  private async confirmCode(viewer: SignedInViewer, code: string | null | undefined): Promise<void> {
    if (!(await this.factors.isOn(viewer.id))) return;
    if (!code) throw new SecondFactorRequired();
    await this.limiter.consume('confirm-code', viewer.id);
    if (!(await this.transactions.run((tx) => this.factors.use(tx, viewer, code)))) throw new SecondFactorInvalid();
    await this.limiter.reset('confirm-code', viewer.id);
  }
}
