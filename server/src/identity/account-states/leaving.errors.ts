import { AppError } from '#kernel/errors/app-error.js';

/** Only after the right password: the account is about to be deleted, unless its owner takes that back. */
export class AccountLeaving extends AppError {
  constructor(leavesAt: Date) {
    super('BAD_USER_INPUT', 'This account is going to be deleted. Sign in with takeBack to keep it.', {
      reason: 'ACCOUNT_LEAVING',
      values: { leavesAt: leavesAt.toISOString() },
    });
  }
}
