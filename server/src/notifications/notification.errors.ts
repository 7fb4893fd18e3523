import { AppError } from '#kernel/errors/app-error.js';

/** Missing, undone since, or somebody else's: the three cannot be told apart. */
export class NotificationNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Notification not found', { reason: 'NOTIFICATION_NOT_FOUND' });
  }
}
