import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ClientConfig } from 'pg';

/** A TCP proxy before PostgreSQL. Silent, it takes connections and statements and lets nothing through, as a frozen server would. */
export class DatabaseProxy {
  private readonly pairs = new Set<readonly [client: Socket, database: Socket]>();
  private silent = false;

  private constructor(
    /** Where a server finds the database behind the proxy. */
    readonly connection: ClientConfig,
    private readonly server: Server,
  ) {}

  static async to(database: ClientConfig): Promise<DatabaseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = new DatabaseProxy({ ...database, host: '127.0.0.1', port }, server);
    server.on('connection', (client) => proxy.join(client, database));
    return proxy;
  }

  freeze(): void {
    this.silent = true;
    for (const [client, database] of this.pairs) for (const end of [client, database]) end.pause();
  }

  thaw(): void {
    this.silent = false;
    for (const [client, database] of this.pairs) for (const end of [client, database]) end.resume();
  }

  close(): void {
    for (const [client, database] of this.pairs) for (const end of [client, database]) end.destroy();
    this.server.close();
  }

  private join(client: Socket, { host = '', port = 5432 }: ClientConfig): void {
    // A host that is a folder holds the socket of PostgreSQL.
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const pair = [client, database] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.silent) from.pause();
    }
  }
}
