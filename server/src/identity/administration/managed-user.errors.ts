import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Somebody has to be able to administer everything. */
export class LastRoot extends AppError {
  constructor() {
    super('CONFLICT', 'This is the last active root account. Make another one first.', { reason: 'LAST_ROOT' });
  }
}

export class EmailTaken extends InvalidInput {
  constructor() {
    super([{ field: 'email', message: 'Another account has that email address.' }], 'EMAIL_TAKEN');
  }
}
