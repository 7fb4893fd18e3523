import { AppError } from '../errors/app-error.js';

/** The account may write nothing until a time. */
export class AccountFrozen extends AppError {
  constructor(until: Date) {
    super('FORBIDDEN', "Your account is frozen for a while. You can read, but you can't write or change anything.", {
      reason: 'ACCOUNT_FROZEN',
      values: { until: until.toISOString() },
    });
  }
}

/** The account may do nothing but see why, appeal, and export its data. */
export class AccountSuspended extends AppError {
  constructor() {
    super('FORBIDDEN', 'Your account is suspended.', { reason: 'ACCOUNT_SUSPENDED' });
  }
}
