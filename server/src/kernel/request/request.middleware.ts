import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { newId } from '../database/ids.js';
import { AppError } from '../errors/app-error.js';
import { Authenticator } from './authenticator.js';
import { bearerToken, idempotencyKeyOf } from './bearer.js';
import { rememberContext } from './context-of.js';
import { languageOf } from './language.js';
import { VISITOR, type Viewer } from './viewer.js';

/** Clients answer 401 by coming here, so a bearer that has run out must not be in the way of getting a new one. */
const TOKENS = /^\/api\/tokens(?:\/|$)/i;

/**
 * Finds out who asks, once, before anything else looks at an API request. A bad bearer is refused here on every route,
 * also on one that anyone may call; only the routes for tokens take no notice of it.
 */
@Injectable()
export class RequestMiddleware implements NestMiddleware {
  constructor(private readonly authenticator: Authenticator) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    try {
      const token = TOKENS.test(request.path) ? null : bearerToken(request.headers.authorization);
      const viewer: Viewer = token === null ? VISITOR : await this.authenticator.viewerOf(token);
      const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
      if (idempotencyKey === undefined) {
        throw new AppError('BAD_REQUEST', 'Idempotency-Key takes 1 to 200 printable characters.', {
          reason: 'INVALID_IDEMPOTENCY_KEY',
        });
      }
      if (token !== null) response.setHeader('Cache-Control', 'no-store');
      rememberContext(request, {
        viewer,
        requestId: newId(),
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
