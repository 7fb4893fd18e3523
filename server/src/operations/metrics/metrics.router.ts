import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isLocalVisit } from '#kernel/mail/loopback.js';
import type { Metrics } from './metrics.js';

const REFUSAL = 'Metrics are for requests from this machine, or with METRICS_TOKEN as a bearer.\n';

/**
 * GET /metrics, for whoever asks on this very machine or knows the token. It stands before limits and maintenance, which
 * one wants to watch by it.
 * @param token null where METRICS_TOKEN is not set
 */
export function metricsRouter(metrics: Metrics, token: string | null): RequestHandler {
  const expected = token === null ? null : digest(token);
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/metrics') {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).type('text/plain').send('This address takes GET.\n');
      return;
    }
    if (!isLocalVisit(request) && !knows(request, expected)) {
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

/** Of one length, whatever was sent, so that comparing tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
