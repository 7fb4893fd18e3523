import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { RequestContext } from './request-context.js';

/** What GraphQL resolvers receive as their context value, over HTTP and WebSocket. */
export interface GraphqlContext {
  request: RequestContext;
}

const contexts = new WeakMap<object, RequestContext>();

/** Stores the context of an HTTP request; the request middleware calls it once. */
export function rememberContext(request: object, context: RequestContext): void {
  contexts.set(request, context);
}

/** @throws Error if the request middleware has not run, which is a bug */
export function contextOfRequest(request: object): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request context is missing.');
  return context;
}

/** The request context of a call of a resolver or a controller. */
export function contextOf(host: ExecutionContext): RequestContext {
  if (host.getType<string>() === 'graphql') {
    const context = host.getArgByIndex<GraphqlContext>(2);
    return context.request;
  }
  return contextOfRequest(host.switchToHttp().getRequest<Request>());
}
