import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ServiceUnavailable } from '../errors/app-error.js';
import { isApi } from '../request/api-routes.js';
import { answerError } from './express-errors.js';

const TOO_LONG = 'That took too long. Please try again in a moment.';
/** Headers of a response that was about to begin. */
const OF_AN_ANSWER = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'ETag',
  'Accept-Ranges',
];

/**
 * Responds with 503 when no response has begun in time. The work may still complete, so a client that retries a write
 * sends its idempotency key. Runs before everything that may wait for the database, authentication included, and after the body
 * parser, because a client that sends slowly is not the server's delay.
 * @param guards which requests it applies to
 * @param milliseconds how long a request may be processed before its response begins
 */
export function deadline(guards: (request: Request) => boolean, milliseconds: number): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!guards(request)) {
      next();
      return;
    }
    const timer = setTimeout(() => {
      // Not with next(): the work may still call it, and a second call would end the connection.
      if (!response.headersSent) answerTooLong(request, response);
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

function answerTooLong(request: Request, response: Response): void {
  for (const name of OF_AN_ANSWER) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  const error = new ServiceUnavailable(TOO_LONG);
  if (isApi(request)) answerError(error, request, response);
  else
    response.status(503).setHeader('Retry-After', String(error.details.retryAfter)).type('text/plain').send(TOO_LONG);
}
