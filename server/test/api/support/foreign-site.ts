import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import type { TestApp } from './app.js';

/**
 * Websites on this machine that speak http, which the server asks nowhere else. Every name below `example` leads to them, and names
 * below `private.example` to a private network.
 */
export class ForeignSite {
  /** Addresses that were asked for, such as `http://pages.example:1234/news`, in order. */
  readonly asked: string[] = [];
  readonly requests: IncomingMessage[] = [];
  private readonly pages = new Map<string, RequestListener>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ForeignSite> {
    const server = createServer((request, response) => {
      const address = `http://${request.headers.host}${request.url}`;
      site.asked.push(address);
      site.requests.push(request);
      const page = site.pages.get(address);
      if (page) page(request, response);
      else response.writeHead(404).end();
    });
    const site = new ForeignSite(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  /** Has the server of a test ask these sites. */
  openTo(app: TestApp): void {
    const addresses = app.get(ForeignAddresses);
    const isAllowed = addresses.isAllowed.bind(addresses);
    const isReachable = addresses.isReachable.bind(addresses);
    jest
      .spyOn(addresses, 'isAllowed')
      .mockImplementation((url) => (url.protocol === 'http:' && url.port === this.port) || isAllowed(url));
    jest
      .spyOn(addresses, 'isReachable')
      .mockImplementation((address) => address === '127.0.0.1' || isReachable(address));
    jest
      .spyOn(addresses, 'resolve')
      .mockImplementation(async (host) => [
        { address: host.endsWith('private.example') ? '10.0.0.7' : '127.0.0.1', family: 4 },
      ]);
  }

  /** @returns its address. Each host is asked one thing at a time, so that of a test has a name of its own. */
  page(host: string, path: string, listener: RequestListener): string {
    const address = `http://${host}.example:${this.port}${path}`;
    this.pages.set(address, listener);
    return address;
  }

  /** A page of this HTML. */
  html(host: string, path: string, html: string | Buffer, type = 'text/html; charset=utf-8'): string {
    return this.page(host, path, (_, response) => response.writeHead(200, { 'content-type': type }).end(html));
  }

  redirect(host: string, path: string, to: string): string {
    return this.page(host, path, (_, response) => response.writeHead(302, { location: to }).end());
  }

  get port(): string {
    return String((this.server.address() as AddressInfo).port);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
