import { HttpException } from '@nestjs/common';
import {
  AppError,
  type ErrorCode,
  type FieldError,
  ServiceUnavailable,
  STATUS_OF_CODE,
  StorageFull,
} from './app-error.js';

/** The public form of an error. */
export interface DescribedError {
  code: ErrorCode;
  status: number;
  message: string;
  reason: string;
  fields?: FieldError[];
  retryAfter?: number;
  values?: Record<string, string | number | boolean | null>;
}

const MASKED: DescribedError = {
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: 'Internal server error',
  reason: 'INTERNAL',
};

/** PostgreSQL and socket codes of temporary failures: shutting down, starting, connection lost, too slow, out of resources. */
const PASSING = /^(57P0[123]|57014|55P03|08...|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN)$/;
const PASSING_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** The disk is full, as PostgreSQL and the system report it. */
const NO_ROOM = new Set(['53100', 'ENOSPC']);

/** Codes of body-parser's and multer's errors, by `type` or `code`. */
const BODY_ERRORS: Readonly<Record<string, [ErrorCode, string]>> = {
  'entity.parse.failed': ['BAD_REQUEST', 'The request body is not valid JSON.'],
  'entity.values.exceeded': ['BAD_REQUEST', 'The request body must have at most 1,000 values.'],
  'entity.depth.exceeded': ['BAD_REQUEST', 'The request body must be at most 20 levels deep.'],
  'entity.too.large': ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  'encoding.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'The content encoding is not supported.'],
  'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'The character set is not supported.'],
  'parameters.too.many': ['BAD_REQUEST', 'The form has too many fields.'],
  'querystring.parse.rangeError': ['BAD_REQUEST', 'The form is too deep.'],
  'request.aborted': ['BAD_REQUEST', 'The request was cut off.'],
  'request.size.invalid': ['BAD_REQUEST', 'The request size does not match its content length.'],
  'entity.verify.failed': ['BAD_REQUEST', 'The request body could not be verified.'],
  LIMIT_FILE_SIZE: ['PAYLOAD_TOO_LARGE', 'The file is too large.'],
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

function textOf(error: object, name: string): string | undefined {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

function describeApp(error: AppError): DescribedError {
  const { reason, fields, retryAfter, values } = error.details;
  return { code: error.code, status: error.status, message: error.message, reason, fields, retryAfter, values };
}

function plain(code: ErrorCode, message: string): DescribedError {
  return { code, status: STATUS_OF_CODE[code], message, reason: code };
}

/** Whether an error is a temporary failure of the database or another service. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (PASSING.test(textOf(error, 'code') ?? '')) return true;
  if (PASSING_MESSAGE.test(textOf(error, 'message') ?? '')) return true;
  return 'cause' in error && error.cause !== error && isPassing(error.cause);
}

function isNoRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (NO_ROOM.has(textOf(error, 'code') ?? '')) return true;
  return 'cause' in error && error.cause !== error && isNoRoom(error.cause);
}

/** Makes the public form of a thrown error. Of an unknown error it has nothing: no message, stack, SQL or path. */
export function describeError(error: unknown): DescribedError {
  if (error instanceof AppError) return describeApp(error);
  if (typeof error !== 'object' || error === null) return MASKED;

  const body = BODY_ERRORS[textOf(error, 'type') ?? ''] ?? BODY_ERRORS[textOf(error, 'code') ?? ''];
  if (body) return plain(...body);
  if (textOf(error, 'name') === 'MulterError') return plain('BAD_REQUEST', 'The upload is not valid.');
  if (error instanceof URIError) return plain('BAD_REQUEST', 'The address is not valid.');
  if (error instanceof HttpException) return describeHttp(error);
  if (isNoRoom(error)) return describeApp(new StorageFull());
  if (isPassing(error)) return describeApp(new ServiceUnavailable());
  return MASKED;
}

function describeHttp(error: HttpException): DescribedError {
  const status = error.getStatus();
  const code = CODE_OF_STATUS[status];
  if (!code) return status >= 500 ? MASKED : plain('BAD_REQUEST', 'The request is not valid.');
  if (code === 'NOT_FOUND') return plain(code, 'There is nothing at this address.');
  if (code === 'SERVICE_UNAVAILABLE') return describeApp(new ServiceUnavailable());
  return plain(code, code === 'BAD_REQUEST' ? 'The request is not valid.' : error.message);
}
