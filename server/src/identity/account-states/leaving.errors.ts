import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Only after the right password: the account is about to be deleted, unless its owner takes that back. */
export class AccountLeaving extends AppError {
  constructor(leavesAt: Date) {
    super('BAD_USER_INPUT', 'This account is going to be deleted. Sign in with takeBack to keep it.', {
      reason: 'ACCOUNT_LEAVING',
      values: { leavesAt: leavesAt.toISOString() },
    });
  }
}

/** Deleting at once can't be taken back, so the own handle is typed as well. */
export class NotOwnHandle extends InvalidInput {
  constructor() {
    super([{ field: 'handle', message: 'This is not your handle. Type it to delete the account.' }], 'NOT_OWN_HANDLE');
  }
}
