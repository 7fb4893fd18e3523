import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contextOf } from '../context-of.js';
import { type AppGrant, isSignedIn } from '../viewer.js';
import { OutsideScopes } from './app-scope.errors.js';
import { allows, type AppScope } from './app-scopes.js';
import { NEEDS_SCOPE } from './needs-scope.decorator.js';
import { requireScope, type Scope } from './scope.js';
import { TOKEN_SCOPE } from './token-scope.decorator.js';

/** Checks what a token may be used for in REST. The GraphQL engine checks whole documents, before it runs them. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(host: ExecutionContext): boolean {
    if (host.getType() !== 'http') return true;
    const { viewer } = contextOf(host);
    if (viewer.app) this.checkApp(viewer.app, host);
    else if (isSignedIn(viewer) && viewer.scopes !== null) {
      requireScope(viewer.scopes, this.reflector.get<Scope | undefined>(TOKEN_SCOPE, host.getHandler()) ?? null);
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
