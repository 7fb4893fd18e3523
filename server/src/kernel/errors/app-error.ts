/**
 * The closed list of codes that clients may branch on; the contract's schema documents them. PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE and METHOD_NOT_ALLOWED are not in it: they become statuses of REST, and leave GraphQL as
 * BAD_REQUEST (`graphqlCodeOf`).
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'MAINTENANCE'
  | 'QUERY_TOO_COMPLEX'
  | 'SERVICE_UNAVAILABLE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'METHOD_NOT_ALLOWED'
  | 'BAD_REQUEST'
  | 'INTERNAL_SERVER_ERROR';

/** HTTP status of each code on the REST layer. */
export const STATUS_OF_CODE: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  MAINTENANCE: 503,
  QUERY_TOO_COMPLEX: 400,
  SERVICE_UNAVAILABLE: 503,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  METHOD_NOT_ALLOWED: 405,
  BAD_REQUEST: 400,
  INTERNAL_SERVER_ERROR: 500,
};

const REST_ONLY: ReadonlySet<ErrorCode> = new Set([
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
]);

/** The code in GraphQL; the reason is more specific. */
export function graphqlCodeOf(code: ErrorCode): ErrorCode {
  return REST_ONLY.has(code) ? 'BAD_REQUEST' : code;
}

/** The error of one field of an input. */
export interface FieldError {
  /** Path of the field in the input, such as `input.handle` without the `input.`: `handle`. */
  field: string;
  /** A sentence to show beside the field. */
  message: string;
}

export interface AppErrorDetails {
  /** Which rule was broken, such as POST_TOO_LONG. */
  reason: string;
  fields?: FieldError[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** The values in question; public in GraphQL's extensions, so never secret. */
  values?: Record<string, string | number | boolean | null>;
}

/** An error that a caller can act on. All other errors are faults of the server and are masked. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** A sentence for people. */
    message: string,
    readonly details: AppErrorDetails,
  ) {
    super(message);
    this.name = new.target.name;
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

export class NotSignedIn extends AppError {
  constructor(message = 'Please sign in to do that.', reason = 'NOT_SIGNED_IN') {
    super('UNAUTHENTICATED', message, { reason });
  }
}

/** The access token is missing parts, forged, expired, or its session has ended. */
export class InvalidToken extends AppError {
  constructor(message: 'No token' | 'Invalid token' | 'Token expired' = 'Invalid token') {
    super('UNAUTHENTICATED', message, { reason: message.toUpperCase().replace(' ', '_') });
  }
}

export class NotAllowed extends AppError {
  constructor(
    message = 'You are not allowed to do that.',
    reason = 'NOT_ALLOWED',
    details: Pick<AppErrorDetails, 'values'> = {},
  ) {
    super('FORBIDDEN', message, { reason, ...details });
  }
}

/** One or more fields of an input are wrong; the first error is the message. */
export class InvalidInput extends AppError {
  constructor(fields: FieldError[], reason = 'INVALID_INPUT') {
    super('BAD_USER_INPUT', fields[0]?.message ?? 'The input is not valid.', { reason, fields });
  }
}

export class ServiceUnavailable extends AppError {
  constructor(message = 'The service is temporarily unavailable. Please try again in a moment.', retryAfter = 5) {
    super('SERVICE_UNAVAILABLE', message, { reason: 'TEMPORARILY_UNAVAILABLE', retryAfter });
  }
}

/** The disk with the data is full, so nothing is written. */
export class StorageFull extends AppError {
  constructor() {
    const message = 'Storage is full. You can read everything, but nothing new can be saved for now.';
    super('SERVICE_UNAVAILABLE', message, { reason: 'STORAGE_FULL', retryAfter: 60 });
  }
}
