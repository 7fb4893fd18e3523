import type { NextFunction, Request, RequestHandler, Response } from 'express';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type, Accept-Language, Tenant, Idempotency-Key, Apollo-Require-Preflight';
const EXPOSED = 'Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';
/** Seconds that a browser may keep a preflight's answer. */
const PREFLIGHT_SECONDS = 600;

/**
 * CORS for the configured origins, by exact comparison; never `*`, never with credentials (there are no cookies).
 * @param origins such as `https://app.example`
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request: Request, response: Response, next: NextFunction) => {
    response.vary('Origin');
    const { origin } = request.headers;
    const known = origin !== undefined && allowed.has(origin);
    if (known) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    }
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    if (known) {
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      response.setHeader('Access-Control-Allow-Headers', HEADERS);
      response.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    }
    response.status(204).end();
  };
}
