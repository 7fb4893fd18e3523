import { AppError } from '#kernel/errors/app-error.js';

/** Missing, undone, or someone else's. All get the same answer. */
export class NotificationNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Notification not found', { reason: 'NOTIFICATION_NOT_FOUND' });
  }
}
