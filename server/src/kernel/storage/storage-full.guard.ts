import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { StorageFull } from '../errors/app-error.js';
import { isWrite } from '../request/is-write.js';
import { DiskWatch } from './disk-watch.js';
import { WORKS_WHEN_FULL } from './works-when-full.decorator.js';

/** While the disk is full, refuses operations that write, over REST, GraphQL and WebSocket alike. */
@Injectable()
export class StorageFullGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly disk: DiskWatch,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    if (!this.disk.isFull || !isWrite(host)) return true;
    const works = this.reflector.getAllAndOverride<boolean | undefined>(WORKS_WHEN_FULL, [
      host.getHandler(),
      host.getClass(),
    ]);
    if (works) return true;
    throw new StorageFull();
  }
}
