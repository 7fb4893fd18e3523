import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { contextOf } from '../context-of.js';
import { type AppGrant, isSignedIn } from '../viewer.js';
import { OutsideScopes } from './app-scope.errors.js';
import { allows, type AppScope } from './app-scopes.js';
import { NEEDS_SCOPE } from './needs-scope.decorator.js';
import { scopeOfRoute } from './route-scopes.js';
import { requireScope } from './scope.js';

interface RoutedRequest extends Omit<Request, 'route'> {
  readonly route: { readonly path: string };
}

/** Checks what a token may be used for in REST. The GraphQL engine checks whole documents, before it runs them. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(host: ExecutionContext): boolean {
    if (host.getType() !== 'http') return true;
    const { viewer } = contextOf(host);
    if (viewer.app) this.checkApp(viewer.app, host);
    else if (isSignedIn(viewer) && viewer.scopes !== null) {
      const { method, route } = host.switchToHttp().getRequest<RoutedRequest>();
      requireScope(viewer.scopes, scopeOfRoute(method, route.path));
    }
    return true;
  }

  private checkApp(app: AppGrant, host: ExecutionContext): void {
    const needed = this.reflector.getAllAndOverride<readonly AppScope[] | undefined>(NEEDS_SCOPE, [
      host.getHandler(),
      host.getClass(),
    ]);
    const isAllowed = needed?.length === 0 || needed?.some((scope) => allows(app.scopes, scope));
    if (!isAllowed) throw new OutsideScopes();
  }
}
