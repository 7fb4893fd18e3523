import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ClientConfig } from 'pg';

/**
 * A TCP proxy before PostgreSQL. Silent, it takes connections and statements and lets nothing through, as a frozen server would.
 * It can cut the connection over which a statement goes, or all of them, and let new ones wait.
 */
export class DatabaseProxy {
  /** Milliseconds that a new connection waits before anything goes through. */
  connectionDelayMs = 0;
  private readonly pairs = new Set<readonly [client: Socket, database: Socket]>();
  private silent = false;
  private cutting: { readonly text: string; readonly when: 'before' | 'after' } | null = null;

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

  /** Cuts a connection at the next statement with this text: before it arrives, or before its answer. The others go on. */
  cut(text: string, when: 'before' | 'after'): void {
    this.cutting = { text, when };
  }

  cutAll(): void {
    for (const ends of this.pairs) for (const end of ends) end.destroy();
  }

  close(): void {
    this.cutAll();
    this.server.close();
  }

  private join(client: Socket, { host = '', port = 5432 }: ClientConfig): void {
    // A host that is a folder holds the socket of PostgreSQL.
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const pair = [client, database] as const;
    this.pairs.add(pair);
    const answers = { isLost: false };
    client.on('data', (bytes) => {
      const { text, when } = this.cutting ?? {};
      if (text !== undefined && bytes.includes(text)) {
        this.cutting = null;
        if (when === 'before') return client.destroy();
        answers.isLost = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => (answers.isLost ? client.destroy() : client.write(bytes)));
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.silent) from.pause();
    }
    if (this.connectionDelayMs > 0) this.delay(client);
  }

  private delay(client: Socket): void {
    client.pause();
    const timer = setTimeout(() => {
      if (!this.silent) client.resume();
    }, this.connectionDelayMs);
    client.on('close', () => clearTimeout(timer));
  }
}
