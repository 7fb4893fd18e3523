import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLoopbackUrl } from '../../config/public-url.js';
import type { Settings } from '../../config/settings.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Origins from which browsers may open sockets: this site, a local site by its other names, and CORS_ORIGINS. */
export function isAllowedOrigin(
  { origin, host }: IncomingMessage['headers'],
  { PUBLIC_URL, CORS_ORIGINS }: Pick<Settings, 'PUBLIC_URL' | 'CORS_ORIGINS'>,
): boolean {
  // Only browsers send an Origin, and they always do.
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (origin === new URL(PUBLIC_URL).origin || CORS_ORIGINS.includes(origin)) return true;
  const from = new URL(origin);
  return isLoopbackUrl(PUBLIC_URL) && LOOPBACK.has(from.hostname) && from.host === host;
}

/** The path of a request, without its query. */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '';
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Responds to a refused upgrade request and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const retry = status === 429 || status === 503 ? 'Retry-After: 10\r\n' : '';
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`,
  );
}
