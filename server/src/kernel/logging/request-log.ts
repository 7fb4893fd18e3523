import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { contextOfRequest } from '../request/context-of.js';
import type { RequestContext } from '../request/request-context.js';
import type { Log } from './log.js';

/** First segments of paths that may be logged where no route was found; others could be misplaced secrets. */
const AREAS = new Set(['api', 'assets', 'dev', 'graphql', 'health', 'media', 'metrics']);
const operations = new WeakMap<object, string>();

/** Adds the name of the GraphQL operation to a request's line. Invalid names are left out. */
export function noteOperation(request: object, operation: string | null | undefined): void {
  if (operation && /^\w{1,60}$/.test(operation)) operations.set(request, operation);
}

const unlogged = new WeakSet<object>();

/** Leaves a request out of the log: one that was refused under overload, since lines for each would flood the log. */
export function leaveOutOfLog(request: object): void {
  unlogged.add(request);
}

/** The pattern of the route that answered, such as `/api/tokens/:refreshToken`; never the URL as it was sent. */
function routeOf(request: Request): string {
  const pattern = (request.route as { path?: unknown } | undefined)?.path;
  // Express leaves the mount point undefined once no route was found.
  const base = (request.baseUrl as string | undefined) ?? '';
  const mount = AREAS.has(base.slice(1)) ? base : '';
  if (typeof pattern === 'string') return `${mount}${pattern}`;

  const path = request.originalUrl.split('?', 1)[0] ?? '/';
  const [, area = '', rest] = path.split('/', 3);
  if (path === '/') return '/';
  if (!AREAS.has(area)) return '/*';
  return rest === undefined ? `/${area}` : `/${area}/*`;
}

function contextIfAny(request: Request): RequestContext | undefined {
  try {
    return contextOfRequest(request);
  } catch {
    // Static files, health checks and requests refused early have none.
    return undefined;
  }
}

/** A request whose response was sent or cut off. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, never the URL. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The code that responds with 503 logs its reason. */
function levelOf(status: number, route: string): 'error' | 'info' | 'debug' {
  if (status >= 500 && status !== 503) return 'error';
  return route.startsWith('/health') ? 'debug' : 'info';
}

/**
 * Writes one line per request when its response was sent or cut off: method, route pattern, status, milliseconds,
 * bytes sent, request id, viewer id. No address, no query, no body, no header. Health checks are logged at debug.
 */
export function requestLog(log: Log, onAnswered?: (request: AnsweredRequest) => void): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    const { socket, method } = request;
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      const route = routeOf(request);
      const ms = performance.now() - start;
      onAnswered?.({ method, route, status: response.statusCode, ms });
      if (unlogged.has(request)) return;
      const level = levelOf(response.statusCode, route);
      if (!log.isLevelEnabled(level)) return;
      const context = contextIfAny(request);
      const operation = operations.get(request);
      log[level](
        {
          method,
          route,
          ...(operation !== undefined && { operation }),
          status: response.statusCode,
          ms: Math.round(ms * 10) / 10,
          bytes: socket.bytesWritten - sentBefore,
          ...(context !== undefined && { request: context.requestId }),
          ...(context?.viewer.id != null && { viewer: context.viewer.id }),
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
