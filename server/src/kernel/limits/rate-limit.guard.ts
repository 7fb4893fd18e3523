import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contextOf } from '../request/context-of.js';
import { LIMIT } from './limit.decorator.js';
import { RateLimiter } from './rate-limiter.js';
import type { RequestLimitName } from './rate-limits.js';

/** Checks operations against the limits that their `@Limit` names, over HTTP and WebSocket alike. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const names = this.reflector.getAllAndOverride<readonly RequestLimitName[] | undefined>(LIMIT, [
      host.getHandler(),
      host.getClass(),
    ]);
    if (!names) return true;

    const ctx = contextOf(host);
    for (const name of names) await this.limiter.admit(name, ctx);
    return true;
  }
}
