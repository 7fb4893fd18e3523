import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { newId } from '../database/ids.js';
import { AppError, InvalidToken } from '../errors/app-error.js';
import { isClientApi } from './api-routes.js';
import { Authenticator } from './authenticator.js';
import { bearerToken, idempotencyKeyOf } from './bearer.js';
import { rememberContext } from './context-of.js';
import { languageOf } from './language.js';
import { AppTokenElsewhere } from './scopes/app-scope.errors.js';
import { VISITOR, type Viewer } from './viewer.js';

/** Clients that get 401 refresh their tokens here, so an expired token in the header must not prevent that. */
const TOKENS = /^\/(?:api\/tokens|oauth\/(?:token|revoke))(?:\/|$)/i;

/** Responses that are the same for every visitor. Those for signed-in people, and tokens, must never be cached. */
function isForVisitors({ path, headers }: Request): boolean {
  return path.startsWith('/api/') && headers.authorization === undefined && !TOKENS.test(path);
}

/**
 * Authenticates each API request, before anything else reads it. An invalid token is refused on every route, including those
 * that anyone may call; only the routes for tokens ignore it.
 */
@Injectable()
export class RequestMiddleware implements NestMiddleware {
  constructor(private readonly authenticator: Authenticator) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    // Set before a refusal too, because caches may guess without these headers.
    response.vary('Authorization, Accept-Language');
    response.setHeader('Cache-Control', isForVisitors(request) ? 'private, no-cache' : 'no-store');
    try {
      const token = TOKENS.test(request.path) ? null : bearerToken(request.headers.authorization);
      const viewer: Viewer = token === null ? VISITOR : await this.authenticator.viewerOf(request);
      if (token !== null && isClientApi(request) !== (viewer.app !== undefined)) {
        throw viewer.app ? new AppTokenElsewhere() : new InvalidToken();
      }
      // The deadline has responded already, so the work is not started.
      if (response.writableEnded) return;
      const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
      if (idempotencyKey === undefined) {
        throw new AppError('BAD_REQUEST', 'Idempotency-Key must be 1 to 200 printable characters.', {
          reason: 'INVALID_IDEMPOTENCY_KEY',
        });
      }
      const requestId = newId();
      // What a client quotes when it reports a failure is in the log's line.
      response.setHeader('X-Request-Id', requestId);
      rememberContext(request, {
        viewer,
        requestId,
        transport: request.path.startsWith('/graphql') ? 'graphql' : 'rest',
        ip: request.ip ?? '0.0.0.0',
        userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
        idempotencyKey,
        language: viewer.id === null ? languageOf(request.headers['accept-language']) : viewer.language,
      });
      next();
    } catch (error) {
      next(error);
    }
  }
}
