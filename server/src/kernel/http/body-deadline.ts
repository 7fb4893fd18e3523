import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { isUpload } from '../request/api-routes.js';
import { answerError } from './express-errors.js';

/** Maximum time for a request to arrive. Uploads have the server's own limit. */
const ARRIVAL_MS = 30_000;

/** Ends requests whose body arrives too slowly, so that clients cannot hold connections at no cost. */
export function bodyDeadline(milliseconds: number = ARRIVAL_MS): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
    if (!hasBody || isUpload(request)) {
      next();
      return;
    }
    const timer = setTimeout(() => {
      if (request.complete || response.headersSent) return;
      response.setHeader('Connection', 'close');
      const error = new AppError('BAD_REQUEST', 'The request took too long to arrive.', { reason: 'REQUEST_TIMEOUT' });
      answerError(error, request, response);
    }, milliseconds);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
    next();
  };
}
