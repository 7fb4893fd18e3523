import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

export class EmailUnchanged extends InvalidInput {
  constructor() {
    super([{ field: 'email', message: 'This is already your email address.' }], 'EMAIL_UNCHANGED');
  }
}

/** An administrator has entered another address, which waits for its confirmation. */
export class EmailChangedByStaff extends InvalidInput {
  constructor() {
    super(
      [{ field: 'email', message: 'An administrator is changing your email address. Confirm or undo that first.' }],
      'EMAIL_CHANGED_BY_STAFF',
    );
  }
}

export class NoEmailChange extends AppError {
  constructor() {
    super('NOT_FOUND', 'Your email address is not being changed.', { reason: 'NO_EMAIL_CHANGE' });
  }
}

export class ResentTooSoon extends AppError {
  /** @param retryAfter whole seconds, from 1 */
  constructor(retryAfter: number) {
    super('RATE_LIMITED', `Please wait ${retryAfter} seconds before sending the emails again.`, {
      reason: 'RESENT_TOO_SOON',
      retryAfter,
    });
  }
}
