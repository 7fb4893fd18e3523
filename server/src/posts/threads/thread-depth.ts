import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DEFAULT_DEPTH } from './thread.view.js';

const WHOLE = /^[+-]?\d{1,15}$/;

/** `@Depth() maxDepth: number` of a REST route: `?maxDepth`, one whole number; it is clamped where threads are made. */
export const Depth = createParamDecorator((_: unknown, host: ExecutionContext): number => {
  const { maxDepth } = host.switchToHttp().getRequest<Request>().query;
  if (maxDepth === undefined) return DEFAULT_DEPTH;
  if (typeof maxDepth !== 'string' || !WHOLE.test(maxDepth))
    throw new InvalidInput([{ field: 'maxDepth', message: 'maxDepth takes one whole number.' }], 'INVALID_DEPTH');
  return Number(maxDepth);
});
