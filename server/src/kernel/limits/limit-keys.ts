import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../request/request-context.js';
import { isSignedIn } from '../request/viewer.js';
import type { LimitKey } from './rate-limits.js';

/**
 * The client's address behind `hops` trusted proxies, as Express finds it by its `trust proxy`: each proxy appends the
 * address it saw to X-Forwarded-For, so only the last `hops` entries can be believed.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const forwarded = request.headers['x-forwarded-for'];
  const listed = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const nearestFirst = [request.socket.remoteAddress ?? '0.0.0.0', ...listed.reverse()];
  return nearestFirst[Math.min(hops, nearestFirst.length - 1)] ?? '0.0.0.0';
}

/** Who counts as one: an IPv4 address, or the /64 that an IPv6 customer is given as a whole. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [left = '', right] = ip.split('%', 1)[0]!.toLowerCase().split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right === undefined ? [] : right.split(':').filter(Boolean);
  const groups =
    right === undefined
      ? head
      : [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The key of an account tried from an address: others' failures elsewhere do not lock its owner out. */
export function accountAt(account: string, ip: string): string {
  return `${account}\n${addressKey(ip)}`;
}

/** The key that a request carries for a row of the table. */
export function keyOf(per: Exclude<LimitKey, 'given'>, { viewer, ip }: RequestContext): string {
  if (per === 'address' || !isSignedIn(viewer)) return `ip:${addressKey(ip)}`;
  return per === 'session' ? `session:${viewer.sessionId}` : `user:${viewer.id}`;
}

/** Mail addresses and accounts are kept as a digest only, and whatever the case they were typed in. */
export function givenKey(key: string): string {
  return createHash('sha256').update(key.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, 22);
}
