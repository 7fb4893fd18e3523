import { Inject, Injectable } from '@nestjs/common';
import { productVersion } from '../config/product-version.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { decompressed } from './decompressed.js';
import { type ForeignAnswer, ForeignRequests } from './foreign-requests.js';

/** For a file with all its redirects. */
const TIMEOUT_MS = 10_000;
/** Bytes of a file that are read, of what was sent and of what it decompresses to. */
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Milliseconds after which a host that was busy is tried again. */
export const BUSY_HOST_MS = 2_000;

/** A host is asked by this server at the moment, so that another request has to wait. */
export class ForeignHostBusy extends Error {
  constructor() {
    super('This host is being asked already.');
    this.name = 'ForeignHostBusy';
  }
}

export interface ForeignFileRequest {
  /** https, as `ForeignAddresses` decides. */
  url: string;
  /** The header of that name. */
  accept: string;
  signal?: AbortSignal;
  /** 10,000 by default. */
  timeoutMs?: number;
}

export interface ForeignFile {
  /** Where it was found after redirects. */
  url: string;
  /** The media type in lower case without parameters; empty where the answer names none. */
  type: string;
  /** The charset of the answer's media type, if it has one. */
  charset: string | null;
  body: Buffer;
  /** The file is longer than `body`. */
  isCut: boolean;
}

/**
 * Reads files that strangers link to: pages and their pictures. At most 3 redirects are followed, and each is checked like the first
 * address. A host is asked for one file at a time.
 */
@Injectable()
export class ForeignPages {
  private readonly asked = new Set<string>();
  private readonly agent: string;

  constructor(
    private readonly requests: ForeignRequests,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.agent = `Mallard/${productVersion()} (+${settings.PUBLIC_URL})`;
  }

  /**
   * @returns the file, cut after 1 MB; null where the answer is another than 200, or redirects too often
   * @throws ForeignHostBusy, ForeignAddressRefused, and what the network throws
   */
  async read({ url, accept, signal, timeoutMs = TIMEOUT_MS }: ForeignFileRequest): Promise<ForeignFile | null> {
    const deadline = Date.now() + timeoutMs;
    let address = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.ask(address, accept, Math.max(1, deadline - Date.now()), signal);
      if (answer.status === 200) return fileOf(address, answer);
      const next = REDIRECTS.has(answer.status) ? URL.parse(answer.headers.location ?? '', address) : null;
      if (next === null || answer.headers.location === undefined) return null;
      address = next.href;
    }
    return null;
  }

  private async ask(url: string, accept: string, timeoutMs: number, signal?: AbortSignal): Promise<ForeignAnswer> {
    const host = URL.parse(url)?.host ?? '';
    if (this.asked.has(host)) throw new ForeignHostBusy();
    this.asked.add(host);
    try {
      const headers = { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': this.agent };
      return await this.requests.send({ method: 'GET', url, headers, timeoutMs, maxBytes: MAX_BYTES, signal });
    } finally {
      this.asked.delete(host);
    }
  }
}

async function fileOf(url: string, { headers, body, isCut }: ForeignAnswer): Promise<ForeignFile | null> {
  const plain = await decompressed(body, headers['content-encoding'], MAX_BYTES);
  if (plain === null) return null;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  const [charset = null] = parameters.flatMap((part) => /^charset="?([\w.:-]{1,40})"?$/i.exec(part)?.[1] ?? []);
  return { url, type: type.toLowerCase(), charset, body: plain.body, isCut: isCut || plain.isCut };
}
