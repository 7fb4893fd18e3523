import { AppError } from '#kernel/errors/app-error.js';

/** No such event keeps failing: it has been handled meanwhile, or never was. */
export class FailedEventNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Failed event not found', { reason: 'FAILED_EVENT_NOT_FOUND' });
  }
}
