import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** Where PostgreSQL is. */
type Address = Pick<ClientConfig, 'host' | 'port'>;

/**
 * A TCP proxy before PostgreSQL. Silent, it takes connections and statements and lets nothing through, as a frozen server would.
 * It can delay, cut the connection over which a statement goes or all of them, and lead to another server. The scripts of faults
 * use it too: Node runs it as it is, so its types must be erasable (no parameter properties).
 */
export class DatabaseProxy {
  /** Milliseconds that each packet waits, in each direction. */
  delayMs = 0;
  /** Milliseconds that a new connection waits before anything goes through. */
  connectionDelayMs = 0;
  /** Where a server finds the database behind the proxy. */
  readonly connection: ClientConfig;
  private database: Address;
  private readonly server: Server;
  private readonly pairs = new Set<readonly [client: Socket, database: Socket]>();
  private silent = false;
  private cutting: { readonly when: 'before' | 'after'; readonly text: string } | null = null;

  private constructor(database: ClientConfig, port: number, server: Server) {
    this.connection = { ...database, host: '127.0.0.1', port };
    this.database = database;
    this.server = server;
  }

  static async to(database: ClientConfig): Promise<DatabaseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new DatabaseProxy(database, (server.address() as AddressInfo).port, server);
    server.on('connection', (client) => proxy.join(client));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  freeze(): void {
    this.silent = true;
    for (const [client, database] of this.pairs) for (const end of [client, database]) end.pause();
  }

  thaw(): void {
    this.silent = false;
    for (const [client, database] of this.pairs) for (const end of [client, database]) end.resume();
  }

  /**
   * Cuts a connection (RST) at the next packet with this text, by default at the next one: before it arrives, or before its answer,
   * when the database has done its work and no one hears of it. The others go on.
   */
  cut(when: 'before' | 'after', text = ''): void {
    this.cutting = { when, text };
  }

  cutAll(): void {
    for (const ends of this.pairs) for (const end of ends) end.destroy();
  }

  /** Leads to another port from now on, and cuts what is connected, as an address does that moves to another machine. */
  moveTo(port: number): void {
    this.database = { ...this.database, port };
    this.cutAll();
  }

  close(): void {
    this.cutAll();
    this.server.close();
  }

  private join(client: Socket): void {
    const { host = '', port = 5432 } = this.database;
    // A host that is a folder holds the socket of PostgreSQL.
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const pair = [client, database] as const;
    this.pairs.add(pair);
    const answers = { isLost: false };
    client.on('data', (bytes) => {
      const { text, when } = this.cutting ?? {};
      if (text !== undefined && bytes.includes(text)) {
        this.cutting = null;
        if (when === 'before') {
          client.resetAndDestroy();
          return;
        }
        answers.isLost = true;
      }
      this.pass(bytes, database);
    });
    database.on('data', (bytes) => {
      if (answers.isLost) client.resetAndDestroy();
      else this.pass(bytes, client);
    });
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

  private pass(bytes: Buffer, to: Socket): void {
    if (this.delayMs > 0) setTimeout(() => to.writable && to.write(bytes), this.delayMs);
    else if (to.writable) to.write(bytes);
  }

  private delay(client: Socket): void {
    client.pause();
    const timer = setTimeout(() => {
      if (!this.silent) client.resume();
    }, this.connectionDelayMs);
    client.on('close', () => clearTimeout(timer));
  }
}
