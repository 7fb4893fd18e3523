import type { ErrorRequestHandler, Request, Response } from 'express';
import { clientFailure } from '../envelope/client-failure.js';
import { failureEnvelope, sendFailure } from '../envelope/failure.js';
import { graphqlCodeOf } from '../errors/app-error.js';
import { type DescribedError, describeError } from '../errors/describe-error.js';
import { isClientApi } from '../request/api-routes.js';
import { logUnavailable } from '../logging/unavailable-log.js';

const GRAPHQL = /^\/graphql(?:[/?]|$)/;

/** Uses the original URL, because Express removes the mount point from `path`. */
export function isGraphql({ originalUrl }: Pick<Request, 'originalUrl'>): boolean {
  return GRAPHQL.test(originalUrl);
}

/** How a failure is written: for /graphql, for the client API, or in the envelope. */
export type FailureForm = 'graphql' | 'client' | 'envelope';

export function failureFormOf(request: Pick<Request, 'originalUrl'>): FailureForm {
  if (isGraphql(request)) return 'graphql';
  return isClientApi(request) ? 'client' : 'envelope';
}

/** The body of a response to a failed request. */
export function failureBody(error: DescribedError, form: FailureForm): object {
  if (form === 'client') return clientFailure(error);
  if (form === 'envelope') return failureEnvelope(error);
  const { message, code, reason, fields, retryAfter, values } = error;
  return { errors: [{ message, extensions: { code: graphqlCodeOf(code), reason, fields, retryAfter, values } }] };
}

/** Responds to an error that no route has handled: in the envelope for REST, as a GraphQL response for /graphql, never as HTML. */
export function answerError(error: unknown, request: Request, response: Response): void {
  const described = describeError(error);
  if (!isGraphql(request)) {
    sendFailure(response, described);
    return;
  }
  if (described.retryAfter !== undefined) response.setHeader('Retry-After', String(described.retryAfter));
  if (described.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response.status(described.status).json(failureBody(described, 'graphql'));
}

/** For errors that arise before a route is reached: body parsing, authentication, limits. */
export function expressErrors(log: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The deadline has responded already.
    if (response.writableEnded) return;
    // The client closed the connection: there is no one to respond to, and it is not an error of ours.
    if (request.socket.destroyed && (error as NodeJS.ErrnoException | null)?.code === 'ECONNABORTED') {
      response.destroy();
      return;
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, code } = describeError(error);
    if (code === 'SERVICE_UNAVAILABLE') logUnavailable(error);
    else if (status >= 500) log(error);
    answerError(error, request, response);
  };
}
