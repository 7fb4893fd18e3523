import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contextOf } from '#kernel/request/context-of.js';
import type { RequestContext } from '#kernel/request/request-context.js';

/** What an answer with a Link header needs: who asks, what, and the answer itself. */
export interface Exchange {
  readonly ctx: RequestContext;
  readonly request: Request;
  readonly response: Response;
}

/** `@Exchanged() exchange: Exchange`, for what answers pages. */
export const Exchanged = createParamDecorator((_: unknown, host: ExecutionContext): Exchange => {
  const http = host.switchToHttp();
  return { ctx: contextOf(host), request: http.getRequest<Request>(), response: http.getResponse<Response>() };
});
