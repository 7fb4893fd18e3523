import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { isPublicAddress } from './public-address.js';

/** The address is none that this server asks, or its name leads to a network that is not public. */
export class ForeignAddressRefused extends Error {
  constructor() {
    super('This address is not asked.');
    this.name = 'ForeignAddressRefused';
  }
}

/** Names that lead to no public network: of this machine, of its networks (RFC 6761, 6762, 8375), and those without a dot. */
const INSIDE_NAME = /^[^.]+\.?$|(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/;

/** Decides which addresses of strangers this server sends requests to. */
@Injectable()
export class ForeignAddresses {
  /** @returns every IP address of a name @throws what the resolver throws */
  resolve(host: string, options: LookupOptions): Promise<LookupAddress[]> {
    return lookup(host, { ...options, all: true });
  }

  /** Only https, without a user or a port of its own. */
  isAllowed(url: URL): boolean {
    return url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  }

  /** Whether an address names no host of this machine or its networks by itself, without being resolved. */
  isOutside(url: URL): boolean {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 ? !INSIDE_NAME.test(host) : this.isReachable(host);
  }

  /** @param address an IP address, as the name resolves to */
  isReachable(address: string): boolean {
    return isPublicAddress(address);
  }
}

export interface ForeignRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string | number>;
  body?: Buffer | null;
  /** For all of it: resolving, connecting, sending and reading. */
  timeoutMs: number;
  /** Bytes of the answer that are read; the rest is dropped. */
  maxBytes: number;
  signal?: AbortSignal;
}

export interface ForeignAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The answer was longer than `maxBytes`. */
  isCut: boolean;
}

type Resolved = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Requests to addresses that strangers have given: push services, pages that quacks link to. The IP address that was checked is the
 * one that is connected to, so that a name can't resolve to another one in between. Redirects are not followed.
 */
@Injectable()
export class ForeignRequests {
  constructor(private readonly addresses: ForeignAddresses) {}

  /** @throws ForeignAddressRefused, and what the network throws */
  async send(request: ForeignRequest): Promise<ForeignAnswer> {
    const url = URL.parse(request.url);
    if (url === null || !this.addresses.isAllowed(url)) throw new ForeignAddressRefused();
    // Node asks no resolver about a host that is an IP address already.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !this.addresses.isReachable(host)) throw new ForeignAddressRefused();
    const timeout = AbortSignal.timeout(request.timeoutMs);
    return this.exchange(url, request, request.signal ? AbortSignal.any([timeout, request.signal]) : timeout);
  }

  private exchange(url: URL, request: ForeignRequest, signal: AbortSignal): Promise<ForeignAnswer> {
    const { method, headers, body, maxBytes } = request;
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((done, fail) => {
      const lookup = (host: string, options: LookupOptions, resolved: Resolved) => this.lookUp(host, options, resolved);
      // No agent: a connection that is kept open would be used without being checked.
      const sent = begin(url, { method, headers, signal, agent: false, lookup }, (answer) => {
        read(answer, maxBytes).then(done, fail);
      });
      sent.on('error', fail);
      sent.end(body ?? undefined);
    });
  }

  /** Resolves a name, and refuses it if any of its addresses may not be asked. */
  private lookUp(host: string, options: LookupOptions, resolved: Resolved): void {
    this.addresses.resolve(host, options).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => this.addresses.isReachable(address)))
          resolved(new ForeignAddressRefused(), []);
        else if (options.all) resolved(null, found);
        else resolved(null, first.address, first.family);
      },
      (error: Error) => resolved(error, []),
    );
  }
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<ForeignAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  let isCut = false;
  if (maxBytes > 0) {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, maxBytes - size));
      size += part.length;
      isCut = size > maxBytes;
      if (size >= maxBytes) break;
    }
  }
  // Ends the connection of an answer that goes on.
  answer.destroy();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), isCut };
}
