import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { AppError } from '#kernel/errors/app-error.js';

class NotForGet extends AppError {
  constructor() {
    super('BAD_REQUEST', 'Tokens can only be exchanged by a request from the application.', {
      reason: 'CROSS_SITE_REQUEST',
    });
  }
}

/**
 * Guards the route that changes something by GET: a browser that prefetches it, or a page of another site that embeds it, would
 * use up the token. The response must not be cached.
 */
@Injectable()
export class PrefetchRefusal implements CanActivate {
  private readonly origins: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.origins = new Set(settings.CORS_ORIGINS);
  }

  canActivate(host: ExecutionContext): boolean {
    const request = host.switchToHttp().getRequest<Request>();
    host.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');

    const purpose = `${request.get('sec-purpose') ?? ''} ${request.get('purpose') ?? ''} ${request.get('x-moz') ?? ''}`;
    if (/prefetch|preview|prerender/i.test(purpose)) throw new NotForGet();

    const site = request.get('sec-fetch-site');
    const fromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (fromElsewhere && !this.origins.has(request.get('origin') ?? '')) throw new NotForGet();
    return true;
  }
}
