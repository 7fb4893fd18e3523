import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { contextOf } from '../context-of.js';
import { isSignedIn } from '../viewer.js';
import { scopeOfRoute } from './route-scopes.js';
import { requireScope } from './scope.js';

interface RoutedRequest extends Omit<Request, 'route'> {
  readonly route: { readonly path: string };
}

/** Checks what a token may be used for in REST. The GraphQL engine checks whole documents, before it runs them. */
@Injectable()
export class ScopeGuard implements CanActivate {
  canActivate(host: ExecutionContext): boolean {
    if (host.getType() !== 'http') return true;
    const { viewer } = contextOf(host);
    if (!isSignedIn(viewer) || viewer.scopes === null) return true;
    const { method, route } = host.switchToHttp().getRequest<RoutedRequest>();
    requireScope(viewer.scopes, scopeOfRoute(method, route.path));
    return true;
  }
}
