import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { contextOfRequest } from '../request/context-of.js';
import type { RequestContext } from '../request/request-context.js';
import type { Log } from './log.js';

/** First segments of paths that may be logged where no route was found; others could be misplaced secrets. */
const AREAS = new Set(['api', 'assets', 'dev', 'graphql', 'health', 'media', 'metrics']);
/** A GraphQL operation that was answered over HTTP. */
export interface AnsweredOperation {
  /** Undefined if the document doesn't name it, or by a name of more than 60 characters. */
  readonly name: string | undefined;
  /** The code of its first error; undefined without one. */
  readonly code: string | undefined;
}

const operations = new WeakMap<RequestContext, AnsweredOperation>();

/** Adds a GraphQL operation to the line and the metrics of its request. */
export function noteOperation(context: RequestContext, { name, code }: AnsweredOperation): void {
  operations.set(context, { name: name && /^\w{1,60}$/.test(name) ? name : undefined, code });
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
  /** Of a GraphQL request that was executed. */
  readonly operation?: AnsweredOperation | undefined;
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
      const context = contextIfAny(request);
      const operation = context && operations.get(context);
      onAnswered?.({ method, route, status: response.statusCode, ms, operation });
      if (unlogged.has(request)) return;
      const level = levelOf(response.statusCode, route);
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          method,
          route,
          ...(operation?.name !== undefined && { operation: operation.name }),
          ...(operation?.code !== undefined && { code: operation.code }),
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
