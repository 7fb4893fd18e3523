import { Logger } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { reconnectDelay, type Transport, type TransportEvents } from './transport.js';

const CHANNEL = 'mallard_topics';
const CONNECT_TIMEOUT_MS = 5_000;
/** How often the listening connection is checked, and the timeout of a check. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** Runs one statement on the pool, outside of any transaction. */
export type RunStatement = (statement: string, parameters: readonly unknown[]) => Promise<unknown>;

/** LISTEN on a connection of its own, NOTIFY through the pool. */
export class PostgresTransport implements Transport {
  readonly name = 'postgres';
  working = false;
  private readonly logger = new Logger('Topics');
  private events: TransportEvents | undefined;
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private attempt = 0;
  private stopped = false;

  constructor(
    private readonly config: ClientConfig,
    private readonly run: RunStatement,
  ) {}

  async start(events: TransportEvents): Promise<void> {
    this.events = events;
    await this.connect();
  }

  async send(texts: readonly string[]): Promise<void> {
    await this.run('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, [...texts]]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.working = false;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      ...this.config,
      application_name: 'mallard topics',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.events?.received(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.lose(client, error);
      return;
    }
    if (this.client !== client) return;

    const wasLost = this.attempt > 0;
    this.attempt = 0;
    this.working = true;
    this.scheduleHeartbeat(client);
    if (wasLost) {
      this.logger.log('Listening for messages from other replicas again');
      this.events?.resumed();
    }
  }

  private scheduleHeartbeat(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && this.scheduleHeartbeat(client),
        (error: unknown) => this.lose(client, error),
      );
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private lose(client: Client, error?: unknown): void {
    if (this.client !== client || this.stopped) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.removeAllListeners();
    client.on('error', () => undefined);
    void client.end().catch(() => undefined);

    this.working = false;
    this.attempt += 1;
    if (this.attempt === 1) {
      this.logger.warn({ message: 'Lost the connection that listens for other replicas; reconnecting', error });
    }
    this.timer = setTimeout(() => void this.connect(), reconnectDelay(this.attempt));
    this.timer.unref();
  }
}
