import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Closure } from './closure.js';
import { contextOf } from './context-of.js';
import { rememberStaysOpen, STAYS_OPEN } from './stays-open.decorator.js';

/** Refuses what does not stay open while the site is closed, over REST, GraphQL and WebSocket alike. */
@Injectable()
export class ClosureGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly closure: Closure,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    const context = contextOf(host);
    const refusal = this.closure.refusalFor(context.viewer);
    // A subscription outlives this call, and whoever ends it later has to know.
    if (refusal === null && context.transport !== 'websocket') return true;
    if (this.reflector.getAllAndOverride<boolean | undefined>(STAYS_OPEN, [host.getHandler(), host.getClass()])) {
      rememberStaysOpen(context);
      return true;
    }
    if (refusal === null) return true;
    throw refusal;
  }
}
