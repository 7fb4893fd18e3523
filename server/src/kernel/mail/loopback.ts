import { BlockList, isIPv4 } from 'node:net';
import type { Request } from 'express';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Marks that a proxy leaves on what it passes on. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];
const LOCAL_NAME = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

function isLoopback(address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  return loopback.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request was made on this very machine, by its own name: the socket's other end, not what headers claim. One
 * that a proxy passed on is not, nor one by a foreign name that was made to point here (DNS rebinding).
 */
export function isLocalVisit(request: Request): boolean {
  return (
    isLoopback(request.socket.remoteAddress) &&
    // Proxies that leave no marks still speak HTTP/1.0 to what is behind them.
    request.httpVersion !== '1.0' &&
    LOCAL_NAME.test(request.headers.host ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}
