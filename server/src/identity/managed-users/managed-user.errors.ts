import { AppError } from '#kernel/errors/app-error.js';

/** At least one account must be able to administer everything. */
export class LastRoot extends AppError {
  constructor() {
    super('CONFLICT', 'This is the last active root account. Create another one first.', { reason: 'LAST_ROOT' });
  }
}

/** Nothing waits for a verification. */
export class NothingToVerify extends AppError {
  constructor() {
    super('CONFLICT', 'This email address is already verified.', { reason: 'ALREADY_VERIFIED' });
  }
}

/** A deactivated person can't choose a password or verify an address. */
export class AccountInactive extends AppError {
  constructor() {
    super('CONFLICT', 'This account is deactivated. Reactivate it first.', { reason: 'ACCOUNT_INACTIVE' });
  }
}

/** Activating would make a suspended person visible behind the back of the decision. */
export class AccountIsSuspended extends AppError {
  constructor(handle: string) {
    super('CONFLICT', 'This account is suspended. Lift the suspension first.', {
      reason: 'ACCOUNT_IS_SUSPENDED',
      values: { handle },
    });
  }
}

/** Only its owner confirms an address that replaces a confirmed one: staff could take over the account by it. */
export class OwnerMustVerify extends AppError {
  constructor() {
    super('FORBIDDEN', 'Only the person can confirm a new address, by the link in the email.', {
      reason: 'OWNER_MUST_VERIFY',
    });
  }
}

/** Accounts that can be activated or deactivated at once. */
export const MAX_SET_ACTIVE_AT_ONCE = 100;

export class TooManyPeopleAtOnce extends AppError {
  constructor() {
    const message = `Choose 1 to ${MAX_SET_ACTIVE_AT_ONCE} people at once.`;
    super('BAD_USER_INPUT', message, { reason: 'TOO_MANY_PEOPLE_AT_ONCE', fields: [{ field: 'ids', message }] });
  }
}
