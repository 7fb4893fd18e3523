import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NotAllowed, NotSignedIn } from '../errors/app-error.js';
import { type Access, ALLOW } from './allow.decorator.js';
import { holds } from './claim.js';
import { contextOf } from './context-of.js';
import { PersonNeeded } from './scopes/app-scope.errors.js';
import { isSignedIn, reaches, type SignedInViewer } from './viewer.js';

/** Denies by default: an operation without @Allow is refused to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(host: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ALLOW, [host.getHandler(), host.getClass()]);
    if (access === undefined) throw new NotAllowed();
    if (access.who === 'anyone' && access.claims.length === 0) return true;

    const { viewer } = contextOf(host);
    if (!isSignedIn(viewer)) throw viewer.app ? new PersonNeeded() : new NotSignedIn();
    if (!isAllowed(viewer, access)) throw new NotAllowed();
    return true;
  }
}

function isAllowed(viewer: SignedInViewer, { who, claims }: Access): boolean {
  if (claims.length > 0) return claims.some((claim) => holds(viewer, claim));
  return who === 'anyone' || who === 'user' || reaches(viewer.role, who);
}
