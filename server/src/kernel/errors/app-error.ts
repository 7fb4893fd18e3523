/** The closed list of codes that clients may branch on; the contract's schema documents them. */
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

/** A complaint about one field of an input. */
export interface FieldError {
  /** Path of the field in the input, such as `input.handle` without the `input.`: `handle`. */
  field: string;
  /** A sentence fit for showing beside the field. */
  message: string;
}

export interface AppErrorDetails {
  /** Which rule was broken, such as POST_TOO_LONG. */
  reason: string;
  fields?: FieldError[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** The values complained about; shown in GraphQL's extensions, so never anything secret. */
  values?: Record<string, string | number | boolean | null>;
}

/** Something a caller can act on. Everything else that is thrown is a fault of ours and is masked. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** A sentence that a person can read. */
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
  constructor(message = 'You are not allowed to do that.', reason = 'NOT_ALLOWED') {
    super('FORBIDDEN', message, { reason });
  }
}

/** One or more fields of an input are wrong; the first complaint is the message. */
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
