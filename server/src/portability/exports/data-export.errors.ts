import { AppError } from '#kernel/errors/app-error.js';

/** There is one within the last 7 days. */
export class ExportTooSoon extends AppError {
  constructor(availableAt: Date) {
    super('CONFLICT', 'You can ask for your data once every 7 days.', {
      reason: 'EXPORT_TOO_SOON',
      values: { availableAt: availableAt.toISOString() },
    });
  }
}

/** Not asked for, not ready, failed or too old. */
export class ExportNotReady extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is no file with your data.', { reason: 'EXPORT_NOT_READY' });
  }
}
