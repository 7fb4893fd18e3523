import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { reads } from '#kernel/request/described-parameter.js';
import { DEFAULT_DEPTH } from './thread.view.js';

const WHOLE = /^[+-]?\d{1,15}$/;

/** `@Depth() maxDepth: number` of a REST route: the whole number `?maxDepth`, clamped when the thread is read. */
export const Depth = createParamDecorator(
  reads({ query: { maxDepth: { type: 'integer', default: DEFAULT_DEPTH } } }, depthOf),
);

function depthOf(_: unknown, host: ExecutionContext): number {
  const { maxDepth } = host.switchToHttp().getRequest<Request>().query;
  if (maxDepth === undefined) return DEFAULT_DEPTH;
  if (typeof maxDepth !== 'string' || !WHOLE.test(maxDepth))
    throw new InvalidInput([{ field: 'maxDepth', message: 'maxDepth must be a whole number.' }], 'INVALID_DEPTH');
  return Number(maxDepth);
}
