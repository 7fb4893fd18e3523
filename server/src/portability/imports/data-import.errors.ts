import { AppError } from '#kernel/errors/app-error.js';
import { IMPORT_KINDS } from './data-import.entity.js';

/** Bytes and rows of a file at most: a hundred bytes a row. */
export const MAX_IMPORT_BYTES = 2_000_000;
export const MAX_IMPORT_ROWS = 20_000;

class FileRefused extends AppError {
  constructor(reason: string, message: string) {
    super('BAD_USER_INPUT', message, { reason, fields: [{ field: 'file', message }] });
  }
}

export class ImportFileMissing extends FileRefused {
  constructor() {
    super('FILE_MISSING', 'Please choose a file that is not empty.');
  }
}

export class ImportTooLarge extends AppError {
  constructor() {
    super('PAYLOAD_TOO_LARGE', 'A file must be at most 2 MB.', { reason: 'IMPORT_TOO_LARGE' });
  }
}

/** Not text, not CSV, or no row of it is the address of an account. */
export class ImportUnreadable extends FileRefused {
  constructor() {
    super('IMPORT_UNREADABLE', 'This is not a CSV file with the addresses of accounts.');
  }
}

export class ImportTooLong extends FileRefused {
  constructor() {
    super('IMPORT_TOO_LONG', 'A file must have at most 20,000 rows.');
  }
}

export class InvalidImportKind extends AppError {
  constructor() {
    const message = `kind must be one of ${IMPORT_KINDS.join(', ')}.`;
    super('BAD_USER_INPUT', message, { reason: 'INVALID_KIND', fields: [{ field: 'kind', message }] });
  }
}

/** Another one is being worked off. */
export class ImportUnderWay extends AppError {
  constructor() {
    super('CONFLICT', 'You can import one file at a time. Please wait until the other one is done.', {
      reason: 'IMPORT_UNDER_WAY',
    });
  }
}

/** It was uploaded more than 10 minutes ago. */
export class ImportExpired extends AppError {
  constructor() {
    super('CONFLICT', 'That took more than 10 minutes. Please choose the file again.', { reason: 'IMPORT_EXPIRED' });
  }
}

/** There is none, it is someone else's, or it was deleted. */
export class ImportNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is no such import.', { reason: 'IMPORT_NOT_FOUND' });
  }
}
