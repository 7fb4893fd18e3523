import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Settings } from '#kernel/config/settings.js';
import { isLocalVisit } from '#kernel/mail/loopback.js';
import type { Metrics } from './metrics.js';

const REFUSAL = 'Metrics need METRICS_TOKEN as the bearer token; a local site also serves them to this machine.\n';

/**
 * GET /metrics, with the token, or on the same machine if PUBLIC_URL is local. Mounted before limits and maintenance,
 * which it should observe.
 */
export function metricsRouter(
  metrics: Metrics,
  settings: Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
): RequestHandler {
  const expected = settings.METRICS_TOKEN === undefined ? null : digest(settings.METRICS_TOKEN);
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/metrics') {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).type('text/plain').send('This address allows only GET.\n');
      return;
    }
    if (!isLocalVisit(request, settings) && !knows(request, expected)) {
      response.status(403).type('text/plain').send(REFUSAL);
      return;
    }
    metrics.text().then((text) => response.setHeader('Content-Type', metrics.contentType).send(text), next);
  };
}

function knows({ headers }: Request, expected: Buffer | null): boolean {
  const given = /^Bearer +(\S{1,400})$/i.exec(headers.authorization ?? '')?.[1];
  return expected !== null && given !== undefined && timingSafeEqual(digest(given), expected);
}

/** Fixed length for any input, so that the comparison takes constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
