import type { Request } from 'express';
import { isLoopbackAddress, isLoopbackUrl } from '../config/public-url.js';
import type { Settings } from '../config/settings.js';

/** Headers that proxies add to requests. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];
const LOCAL_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request was made on this machine, to a site that is only on this machine. Only PUBLIC_URL decides the latter: a
 * proxy on this machine may add no header to requests from the internet. The other checks refuse requests to a local site
 * from elsewhere: another machine, a proxy, a foreign name that resolves to this machine (DNS rebinding).
 */
export function isLocalVisit(request: Request, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean {
  return (
    isLoopbackUrl(PUBLIC_URL) &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    // Proxies that add no headers often speak HTTP/1.0 to the server.
    request.httpVersion !== '1.0' &&
    LOCAL_HOST.test(request.headers.host ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}
