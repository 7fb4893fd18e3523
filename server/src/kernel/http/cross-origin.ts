import type { NextFunction, Request, RequestHandler, Response } from 'express';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type, Accept-Language, Tenant, Idempotency-Key, Apollo-Require-Preflight';
const EXPOSED = 'Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';
/** Seconds that a browser may cache a preflight's response. */
const PREFLIGHT_SECONDS = 600;

/** Makes the headers by which a browser lets a page of another origin read a response; none where it must not. */
export function originHeaders(origins: readonly string[]): (origin: string | undefined) => Record<string, string> {
  const allowed = new Set(origins);
  return (origin): Record<string, string> =>
    origin !== undefined && allowed.has(origin)
      ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED }
      : {};
}

/**
 * CORS for the configured origins, by exact comparison; never `*`, never with credentials (there are no cookies).
 * @param origins such as `https://app.example`
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const headersFor = originHeaders(origins);
  return (request: Request, response: Response, next: NextFunction) => {
    response.vary('Origin');
    const ofOrigin = Object.entries(headersFor(request.headers.origin));
    for (const [name, value] of ofOrigin) response.setHeader(name, value);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    if (ofOrigin.length > 0) {
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      response.setHeader('Access-Control-Allow-Headers', HEADERS);
      response.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    }
    response.status(204).end();
  };
}
