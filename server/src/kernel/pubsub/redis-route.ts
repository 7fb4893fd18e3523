import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { reconnectDelay, type Route, type RouteEvents } from './route.js';

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** How often the receiving connection is asked whether it lives. */
const HEARTBEAT_MS = 5_000;
/** So many failures in a row, and Redis is left alone for a while instead of making every message wait. */
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

/** PUBLISH and SUBSCRIBE, on two connections (a subscribed one takes no other commands everywhere). */
export class RedisRoute implements Route {
  readonly name = 'redis';
  private receiving = false;
  private readonly logger = new Logger('Topics');
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private events: RouteEvents | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private failures = 0;
  private pausedUntil = 0;
  private everLost = false;
  private stopped = false;

  /** @param channel unique to the installation: Redis shares its channels between all of its databases */
  constructor(
    url: string,
    private readonly channel: string,
  ) {
    const connect = (connectionName: string) =>
      new Redis(url, {
        connectionName,
        lazyConnect: true,
        connectTimeout: CONNECT_TIMEOUT_MS,
        commandTimeout: COMMAND_TIMEOUT_MS,
        // Commands fail at once while disconnected; the other route takes the message.
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        autoResubscribe: false,
        autoResendUnfulfilledCommands: false,
        retryStrategy: reconnectDelay,
      });
    this.sender = connect('mallard-topics-out');
    this.receiver = connect('mallard-topics-in');
  }

  /** The two connections come back one by one; with only one of them it is half a route. */
  get working(): boolean {
    return this.receiving && this.sender.status === 'ready' && Date.now() >= this.pausedUntil;
  }

  async start(events: RouteEvents): Promise<void> {
    this.events = events;
    // Every failure also closes the connection, and that is where it is handled.
    this.sender.on('error', () => undefined);
    this.sender.on('ready', () => this.forgive());
    this.receiver.on('error', () => undefined);
    this.receiver.on('ready', () => void this.subscribe());
    this.receiver.on('close', () => this.lose());
    this.receiver.on('message', (channel: string, text: string) => {
      if (channel === this.channel) this.events?.received(text);
    });
    await Promise.allSettled([this.sender.connect(), this.receiver.connect()]);
  }

  async send(texts: readonly string[]): Promise<void> {
    if (Date.now() < this.pausedUntil) throw new Error('Redis is left alone for a while.');
    try {
      // Redis answers in the order of asking, so these arrive in order.
      await Promise.all(texts.map((text) => this.sender.publish(this.channel, text)));
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= FAILURES_BEFORE_PAUSE) this.pausedUntil = Date.now() + PAUSE_MS;
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.receiving = false;
    clearInterval(this.heartbeat);
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  private forgive(): void {
    this.failures = 0;
    this.pausedUntil = 0;
  }

  private async subscribe(): Promise<void> {
    try {
      await this.receiver.subscribe(this.channel);
    } catch {
      this.receiver.disconnect(true);
      return;
    }
    this.receiving = true;
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      // A connection that was cut without a word is noticed here.
      this.receiver.ping().catch(() => this.receiver.disconnect(true));
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
    if (this.everLost) {
      this.logger.log('Redis carries messages again');
      this.events?.resumed();
    }
  }

  private lose(): void {
    clearInterval(this.heartbeat);
    const before = this.receiving || !this.everLost;
    this.receiving = false;
    this.everLost = true;
    if (!before || this.stopped) return;
    this.logger.warn('Redis can not be reached; PostgreSQL carries messages meanwhile');
    this.events?.lost();
  }
}
