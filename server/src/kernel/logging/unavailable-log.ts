import { Logger } from '@nestjs/common';
import { StorageFull } from '../errors/app-error.js';
import { CountedWarning } from './counted-warning.js';

const logger = new Logger('Unavailable');
const warning = new CountedWarning<unknown>((count, error) =>
  logger.error({ message: 'Requests were answered with 503', count, error }),
);

/**
 * Logs an error that makes a request get 503: the first at once, then once a second the latest and their number. While the database
 * can't be reached, every request has one, and a log full of them would hide the reason.
 */
export function logUnavailable(error: unknown): void {
  // disk-watch.ts has logged it already.
  if (!(error instanceof StorageFull)) warning.add(error);
}
