import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
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

/** Wraps what controllers return. Success is always 200. GraphQL is not affected. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (host.getType() !== 'http') return next.handle();
    const response = host.switchToHttp().getResponse<{ status(code: number): unknown }>();
    response.status(200);
    return next.handle().pipe(map(enveloped));
  }
}
