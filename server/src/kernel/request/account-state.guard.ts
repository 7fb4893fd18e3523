import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AccountFrozen, AccountSuspended } from './account-state.errors.js';
import { ALLOWED_WHILE, type Restriction } from './allowed-while.decorator.js';
import { contextOf } from './context-of.js';
import { isWrite } from './is-write.js';
import { isSignedIn } from './viewer.js';

/**
 * Refuses frozen people what writes, and suspended people everything, except operations with @AllowedWhile. What a suspended
 * person may read of their own account, the GraphQL engine checks for whole documents.
 */
@Injectable()
export class AccountStateGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(host: ExecutionContext): boolean {
    const { viewer } = contextOf(host);
    if (!isSignedIn(viewer)) return true;
    if (viewer.isSuspended && !this.isAllowed(host, 'suspended')) throw new AccountSuspended();
    // The freeze ends by itself, whether or not the viewer was read again since.
    if (viewer.frozenUntil === null || viewer.frozenUntil.getTime() <= Date.now() || !isWrite(host)) return true;
    if (!this.isAllowed(host, 'frozen')) throw new AccountFrozen(viewer.frozenUntil);
    return true;
  }

  private isAllowed(host: ExecutionContext, restriction: Restriction): boolean {
    const allowed = this.reflector.getAllAndOverride<Restriction[] | undefined>(ALLOWED_WHILE, [
      host.getHandler(),
      host.getClass(),
    ]);
    return allowed?.includes(restriction) ?? false;
  }
}
