import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import { StorageFull } from '../errors/app-error.js';
import { DiskWatch } from './disk-watch.js';
import { WORKS_WHEN_FULL } from './works-when-full.decorator.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** While the disk is full, refuses operations that write, over REST, GraphQL and WebSocket alike. */
@Injectable()
export class StorageFullGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly disk: DiskWatch,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    if (!this.disk.isFull || !writes(host)) return true;
    const works = this.reflector.getAllAndOverride<boolean | undefined>(WORKS_WHEN_FULL, [
      host.getHandler(),
      host.getClass(),
    ]);
    if (works) return true;
    throw new StorageFull();
  }
}

function writes(host: ExecutionContext): boolean {
  if (host.getType<string>() === 'graphql') {
    return host.getArgByIndex<GraphQLResolveInfo>(3).parentType.name === 'Mutation';
  }
  return !READING.has(host.switchToHttp().getRequest<Request>().method);
}
