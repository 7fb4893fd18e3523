import type { ErrorRequestHandler, Request, Response } from 'express';
import { sendFailure } from '../envelope/failure.js';
import { describeError } from '../errors/describe-error.js';

/** Answers an error that no route has answered: in the envelope for REST, as a GraphQL response for /graphql, never as HTML. */
export function answerError(error: unknown, request: Request, response: Response): void {
  const described = describeError(error);
  if (!request.path.startsWith('/graphql')) {
    sendFailure(response, described);
    return;
  }
  if (described.retryAfter !== undefined) response.setHeader('Retry-After', String(described.retryAfter));
  if (described.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  const { code, reason, fields, retryAfter, values } = described;
  response
    .status(described.status)
    .json({ errors: [{ message: described.message, extensions: { code, reason, fields, retryAfter, values } }] });
}

/** For errors that arise before a route is reached: body parsing, authentication, limits. */
export function expressErrors(log: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The deadline has answered already; what came too late falls silent.
    if (response.writableEnded) return;
    // Who asked has left in the middle: nobody is there to be answered, and nothing of ours has failed.
    if (request.socket.destroyed && (error as NodeJS.ErrnoException | null)?.code === 'ECONNABORTED') {
      response.destroy();
      return;
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    if (describeError(error).status >= 500) log(error);
    answerError(error, request, response);
  };
}
