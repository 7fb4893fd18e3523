import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isApi, isNeverRefused } from '../request/api-routes.js';
import { contextOfRequest } from '../request/context-of.js';
import { addressKey } from './limit-keys.js';
import { RateLimited } from './rate-limit.errors.js';
import { RateLimiter } from './rate-limiter.js';

/** What the limits count: the APIs. Pages, media and /health are free. */
function isCounted(request: Request): boolean {
  return isApi(request) && !isNeverRefused(request) && request.method !== 'OPTIONS';
}

/** The limits that hold for every HTTP request, as middlewares on both sides of the authentication. */
@Injectable()
export class RequestLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Goes before the authentication, so that guessing tokens is limited too. */
  readonly byAddress: RequestHandler = (request, response, next) => {
    if (!isCounted(request)) next();
    else void this.pass(this.limiter.admitAddress(addressKey(request.ip ?? '0.0.0.0')), response, next);
  };

  /** Goes after the authentication. */
  readonly byViewer: RequestHandler = (request, response, next) => {
    if (!isCounted(request)) next();
    else void this.pass(this.limiter.admitRequest(contextOfRequest(request)), response, next);
  };

  private async pass(admission: Promise<void>, response: Response, next: NextFunction): Promise<void> {
    try {
      await admission;
    } catch (error) {
      if (error instanceof RateLimited) response.set(error.headers());
      next(error);
      return;
    }
    next();
  }
}
