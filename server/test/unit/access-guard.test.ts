import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NotAllowed, NotSignedIn } from '../../src/kernel/errors/app-error.js';
import { AccessGuard } from '../../src/kernel/request/access.guard.js';
import { Allow } from '../../src/kernel/request/allow.decorator.js';
import type { RequestContext } from '../../src/kernel/request/request-context.js';
import { type Role, VISITOR, type Viewer } from '../../src/kernel/request/viewer.js';

class Doors {
  @Allow('anyone')
  anyone(): void {}

  @Allow('user')
  user(): void {}

  @Allow('admin')
  admin(): void {}

  @Allow('editor', 'products.write')
  products(): void {}

  @Allow('admin', 'claims.define', 'claims.assign')
  claims(): void {}

  unmarked(): void {}
}

function person(role: Role, ...claims: string[]): Viewer {
  return {
    id: 'p',
    sessionId: 's',
    handle: 'ada',
    role,
    language: 'en',
    defaultVisibility: 'PUBLIC',
    defaultQuoteRule: 'EVERYONE',
    claims: new Set(claims),
    scopes: null,
    frozenUntil: null,
    isSuspended: false,
    isNewcomer: false,
  };
}

function enter(door: keyof Doors, viewer: Viewer): boolean {
  const host = {
    getHandler: () => Object.getOwnPropertyDescriptor(Doors.prototype, door)!.value as unknown,
    getClass: () => Doors,
    getType: () => 'graphql',
    getArgByIndex: () => ({ request: { viewer } as RequestContext }),
  } as unknown as ExecutionContext;
  return new AccessGuard(new Reflector()).canActivate(host);
}

describe('The guard of operations', () => {
  it('opens what anyone may call to visitors', () => {
    expect(enter('anyone', VISITOR)).toBe(true);
  });

  it('asks visitors to sign in for everything else', () => {
    expect(() => enter('user', VISITOR)).toThrow(NotSignedIn);
    expect(() => enter('products', VISITOR)).toThrow(NotSignedIn);
  });

  it('lets a role and those above it through a door that names no claim', () => {
    expect(enter('admin', person('admin'))).toBe(true);
    expect(enter('admin', person('root'))).toBe(true);
    expect(() => enter('admin', person('editor', 'users.write'))).toThrow(NotAllowed);
  });

  it('lets whoever holds the claim through a door that names one, whatever their role', () => {
    expect(enter('products', person('basic', 'products.write'))).toBe(true);
  });

  it('lets holders of any of several claims through a door that names them', () => {
    expect(enter('claims', person('basic', 'claims.define'))).toBe(true);
    expect(enter('claims', person('basic', 'claims.assign'))).toBe(true);
    expect(() => enter('claims', person('admin', 'users.read'))).toThrow(NotAllowed);
  });

  it('refuses a role that lost the claim', () => {
    expect(() => enter('products', person('editor', 'products.read'))).toThrow(NotAllowed);
    expect(() => enter('products', person('admin'))).toThrow(NotAllowed);
  });

  it('refuses everyone where an operation does not say who may call it', () => {
    expect(() => enter('unmarked', person('root'))).toThrow(NotAllowed);
  });
});
