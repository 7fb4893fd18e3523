import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isClientApi } from '../request/api-routes.js';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type, Accept-Language, Tenant, Idempotency-Key, Apollo-Require-Preflight';
const EXPOSED =
  'Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';
/** Seconds that a browser may cache a preflight's response. */
const PREFLIGHT_SECONDS = 600;

/** Pages of every origin may call the client API: it has no cookies that they could use. */
const OPEN_METHODS = `${METHODS}, PATCH`;
const OPEN_EXPOSED = `${EXPOSED}, Link`;

/** What decides who may read a response. */
export type Readable = Pick<Request, 'originalUrl' | 'headers'>;

/** Makes the headers by which a browser lets a page of another origin read a response; none where it must not. */
export function originHeaders(origins: readonly string[]): (request: Readable) => Record<string, string> {
  const allowed = new Set(origins);
  return (request): Record<string, string> => {
    if (isClientApi(request))
      return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': OPEN_EXPOSED };
    const { origin } = request.headers;
    return origin !== undefined && allowed.has(origin)
      ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED }
      : {};
  };
}

/**
 * CORS: `*` for the client API, elsewhere the configured origins, by exact comparison; never with credentials (there are
 * no cookies).
 * @param origins such as `https://app.example`
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const headersFor = originHeaders(origins);
  return (request: Request, response: Response, next: NextFunction) => {
    const isOpen = isClientApi(request);
    if (!isOpen) response.vary('Origin');
    const ofOrigin = Object.entries(headersFor(request));
    for (const [name, value] of ofOrigin) response.setHeader(name, value);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    if (ofOrigin.length > 0) {
      response.setHeader('Access-Control-Allow-Methods', isOpen ? OPEN_METHODS : METHODS);
      response.setHeader(
        'Access-Control-Allow-Headers',
        (isOpen && request.headers['access-control-request-headers']) || HEADERS,
      );
      response.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    }
    response.status(204).end();
  };
}
