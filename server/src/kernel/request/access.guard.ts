import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NotAllowed, NotSignedIn } from '../errors/app-error.js';
import { type Access, ALLOW } from './allow.decorator.js';
import { holds } from './claim.js';
import { contextOf } from './context-of.js';
import { isSignedIn, reaches, type SignedInViewer } from './viewer.js';

/** Denies by default: an operation that does not say who may call it may be called by nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(host: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ALLOW, [host.getHandler(), host.getClass()]);
    if (access === undefined) throw new NotAllowed();
    if (access.who === 'anyone' && access.claim === undefined) return true;

    const { viewer } = contextOf(host);
    if (!isSignedIn(viewer)) throw new NotSignedIn();
    if (!isOpenTo(viewer, access)) throw new NotAllowed();
    return true;
  }
}

function isOpenTo(viewer: SignedInViewer, { who, claim }: Access): boolean {
  if (claim !== undefined) return holds(viewer, claim);
  return who === 'anyone' || who === 'user' || reaches(viewer.role, who);
}
