import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call is a mutation, or a request of a method that may write. */
export function isWrite(host: ExecutionContext): boolean {
  if (host.getType<string>() === 'graphql') {
    return host.getArgByIndex<GraphQLResolveInfo>(3).parentType.name === 'Mutation';
  }
  return !READING.has(host.switchToHttp().getRequest<Request>().method);
}
