import { AppError } from '#kernel/errors/app-error.js';

/** A client asked for a stream that doesn't exist, or left out of what. */
export class InvalidStream extends AppError {
  constructor(message: string) {
    super('BAD_REQUEST', message, { reason: 'INVALID_STREAM' });
  }
}

/** A message of a client could not be read. */
export class InvalidMessage extends AppError {
  constructor(message: string) {
    super('BAD_REQUEST', message, { reason: 'INVALID_MESSAGE' });
  }
}

export class TooManyConnections extends AppError {
  constructor() {
    super('RATE_LIMITED', 'Too many connections', { reason: 'TOO_MANY_CONNECTIONS', retryAfter: 10 });
  }
}
