import { AppError } from '#kernel/errors/app-error.js';

/** Nothing of this person waits for the viewer. */
export class NotificationRequestNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Nothing of this person waits for you.', { reason: 'NOTIFICATION_REQUEST_NOT_FOUND' });
  }
}
