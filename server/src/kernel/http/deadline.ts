import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ServiceUnavailable } from '../errors/app-error.js';
import { answerError } from './express-errors.js';

/** Longest that an API request may be worked on; uploads take their time. */
const DEADLINE_MS = 10_000;
const TOO_LONG = 'That took too long. Please try again in a moment.';
const GUARDED = /^\/(graphql|api)(\/|$)/;

/**
 * Answers 503 where a request is still worked on after ten seconds, so that nobody waits for what hangs. What it was doing
 * may still be done: a client that retries a write sends its idempotency key.
 */
export function deadline(milliseconds: number = DEADLINE_MS): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!GUARDED.test(request.path) || request.headers['content-type']?.startsWith('multipart/form-data')) {
      next();
      return;
    }
    const timer = setTimeout(() => {
      // Not by next(): the work may still call it, and the second call would end the connection.
      if (!response.headersSent) answerError(new ServiceUnavailable(TOO_LONG), request, response);
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
