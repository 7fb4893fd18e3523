import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** The file that the pages of the older version begin with. */
const OLDER = '/assets/older-version.js';
const ENTRY = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/;

/**
 * The server at an address of its own, with a client of an older build: what differs is the file that its pages begin with, and
 * so its worker. Once the newer one is put there, everything comes as the server sends it.
 */
export class OlderVersion {
  private readonly sockets = new Set<Duplex>();
  private isOlder = true;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
    private readonly entry: string,
    readonly url: string,
  ) {}

  static async of(target: string): Promise<OlderVersion> {
    const page = await (await fetch(`${target}/stream`)).text();
    const entry = ENTRY.exec(page)?.[1];
    if (!entry) throw new Error('The page begins with no file.');
    const server = createServer((asked, answer) => version.answer(asked, answer));
    server.on('upgrade', (asked: IncomingMessage, near: Duplex) => version.carry(asked, near));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no free port.');
    const version: OlderVersion = new OlderVersion(server, new URL(target), entry, `http://localhost:${address.port}`);
    return version;
  }

  /** Live connections that are open. */
  get live(): number {
    return this.sockets.size;
  }

  /** What happens when an operator starts the newer version: open connections end, and come again. */
  putNewer(): void {
    this.isOlder = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private answer(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url === OLDER) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`import '${this.entry}';`);
      return;
    }
    const headers = { ...asked.headers };
    const isChanged = this.isOlder && (asked.url === '/sw.js' || asked.headers.accept?.includes('text/html'));
    if (isChanged) {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
        Reflect.deleteProperty(headers, name);
    }
    const { hostname, port } = this.target;
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (from) => {
      if (isChanged) void this.older(from, answer);
      else {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      }
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  private async older(from: IncomingMessage, answer: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of from.setEncoding('utf8')) text += part;
    const headers = { ...from.headers };
    for (const name of ['content-length', 'etag', 'last-modified']) Reflect.deleteProperty(headers, name);
    const entry = new RegExp(`(src=|entry['"]?:\\s*)(["'\`])${this.entry}\\2`);
    answer.writeHead(from.statusCode ?? 502, headers).end(text.replace(entry, `$1$2${OLDER}$2`));
  }

  private carry(asked: IncomingMessage, near: Duplex): void {
    const far = connect(Number(this.target.port), this.target.hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      near.pipe(far).pipe(near);
    });
    this.sockets.add(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => {
      this.sockets.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
  }
}

/** Which build runs in the page. */
export const isOlderPage = (entry: string | null): boolean => entry === OLDER;
