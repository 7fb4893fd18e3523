import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { productVersion } from '#kernel/config/product-version.js';
import type { Readiness } from './readiness.js';

const VERSION = productVersion();

/**
 * GET /health: 200 from memory while the process is alive, whatever the database does; the web client takes any other
 * response for maintenance. GET /health/ready: 503 if requests should go to another replica. Mounted first, so that no
 * limit, guard or envelope applies.
 */
export function healthRouter(readiness: Readiness): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { path } = request;
    if (path !== '/health' && path !== '/health/ready') {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).json({ status: 'method not allowed' });
      return;
    }
    if (path === '/health') {
      response.json({ status: 'ok', version: VERSION, uptime: Math.floor(process.uptime()) });
      return;
    }
    readiness.report().then(({ ready, degraded }) => {
      if (ready) response.json({ status: 'ok', degraded });
      else response.status(503).setHeader('Retry-After', '5').json({ status: 'unavailable' });
    }, next);
  };
}
