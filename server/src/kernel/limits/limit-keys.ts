import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
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

/** The key of clients without an address: they share one limit. */
const UNKNOWN = 'unknown';
/** In brackets, with a port, or both, as some proxies write into X-Forwarded-For. */
const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/;
const IPV4_WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** An address in its shortest form, without brackets, port and zone; IPv4 where it is mapped to IPv6. Null for what is no address. */
export function plainAddress(written: string): string | null {
  const bare = BRACKETED.exec(written)?.[1] ?? IPV4_WITH_PORT.exec(written)?.[1] ?? written;
  const ip = bare.split('%', 1)[0] ?? '';
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return null;
  // One of many ways to write the same address.
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
}

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 customer is given as a whole; `unknown` for what is neither. */
export function addressKey(written: string): string {
  const ip = plainAddress(written);
  if (ip === null) return UNKNOWN;
  return isIPv4(ip) ? ip : `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address in its shortest form. */
function groupsOf(address: string): string[] {
  const [left = '', right] = address.split('::');
  const head = left.split(':').filter(Boolean);
  if (right === undefined) return head;
  const tail = right.split(':').filter(Boolean);
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}

const NETWORK = /^ip:([^:]+:[^:]+:[^:]+):[^:]+::\/64$/;

/**
 * The key of the /48 around the /64 that a request's key names; null for any other key. Customers get up to a /48, so that
 * a limit per /64 alone would not stop them.
 */
export function widerKey(key: string): string | null {
  const network = NETWORK.exec(key)?.[1];
  return network === undefined ? null : `ip:${network}::/48`;
}

/** The key of an account tried from an address: others' failures elsewhere do not lock its owner out. */
export function accountAt(account: string, ip: string): string {
  return `${account}\n${addressKey(ip)}`;
}

/** The key that a request carries for a limit. */
export function keyOf(per: Exclude<LimitKey, 'given'>, { viewer, ip }: RequestContext): string {
  if (per === 'address' || !isSignedIn(viewer)) return `ip:${addressKey(ip)}`;
  return per === 'session' ? `session:${viewer.sessionId}` : `user:${viewer.id}`;
}

/** Email addresses and accounts are stored as digests, regardless of case. */
export function givenKey(key: string): string {
  return createHash('sha256').update(key.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, 22);
}
