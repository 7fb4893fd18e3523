import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

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

/** Express on a server that gets its limits when it is created, because Node reads the check interval only then. */
export class HttpAdapter extends ExpressAdapter {
  constructor(private readonly patience: ServerOptions = PATIENCE) {
    super();
  }

  override initHttpServer(): void {
    this.setHttpServer(createServer(this.patience, this.getInstance()));
  }
}
