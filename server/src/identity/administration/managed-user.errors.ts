import { AppError } from '#kernel/errors/app-error.js';

/** At least one account must be able to administer everything. */
export class LastRoot extends AppError {
  constructor() {
    super('CONFLICT', 'This is the last active root account. Create another one first.', { reason: 'LAST_ROOT' });
  }
}
