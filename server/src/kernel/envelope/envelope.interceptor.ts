import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { isClientApi } from '../request/api-routes.js';
import { FlatPage } from '../paging/flat-page.js';

/** The body of a successful REST response. */
export interface Envelope {
  succeeded: true;
  data: unknown;
  messages: string[];
}

export function enveloped(value: unknown): Envelope {
  if (value instanceof FlatPage) return { succeeded: true, messages: [], ...value };
  return { succeeded: true, data: value ?? null, messages: [] };
}

/** Wraps what controllers return, except of the client API. Success is always 200. GraphQL is not affected. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (host.getType() !== 'http') return next.handle();
    const http = host.switchToHttp();
    http.getResponse<{ status(code: number): unknown }>().status(200);
    return isClientApi(http.getRequest<Request>()) ? next.handle() : next.handle().pipe(map(enveloped));
  }
}
