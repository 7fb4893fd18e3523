import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { type RouteMethod, RouteTable } from './route-table.js';

/**
 * Milliseconds that a client may take: for its headers, for a whole request (an upload; body-deadline.ts limits others to less), and
 * between two requests; and how often connections are checked for that.
 */
const PATIENCE: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Express on a server that gets its limits when it is created, because Node reads the check interval only then. The routes of
 * controllers come into a table, which the application mounts.
 */
export class HttpAdapter extends ExpressAdapter {
  readonly routes = new RouteTable();

  constructor(private readonly patience: ServerOptions = PATIENCE) {
    super();
  }

  override initHttpServer(): void {
    this.setHttpServer(createServer(this.patience, this.getInstance()));
  }

  override get(...route: unknown[]): void {
    this.add('get', route);
  }

  override post(...route: unknown[]): void {
    this.add('post', route);
  }

  override put(...route: unknown[]): void {
    this.add('put', route);
  }

  override patch(...route: unknown[]): void {
    this.add('patch', route);
  }

  override delete(...route: unknown[]): void {
    this.add('delete', route);
  }

  /** Nest gives the path always, though its types don't say so. */
  private add(method: RouteMethod, [path, handler]: unknown[]): void {
    this.routes.add(method, path as string, handler as RequestHandler);
  }
}
