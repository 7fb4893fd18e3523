import { AppError } from '#kernel/errors/app-error.js';

export class MaintenanceNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Maintenance window not found', { reason: 'MAINTENANCE_NOT_FOUND' });
  }
}

/** The whole site is closed. The message is the window's. */
export class UnderMaintenance extends AppError {
  /** @param retryAfter in seconds */
  constructor(window: { name: string; customMessage: string }, retryAfter: number) {
    super('MAINTENANCE', window.customMessage, {
      reason: 'UNDER_MAINTENANCE',
      retryAfter,
      values: { name: window.name },
    });
  }
}
