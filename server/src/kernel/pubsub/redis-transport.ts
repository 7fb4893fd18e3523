import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { reconnectDelay, type Transport, type TransportEvents } from './transport.js';

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** How often the receiving connection is checked. */
const HEARTBEAT_MS = 5_000;
/**
 * How long after a failure Redis is not used although it answers: the other replicas need up to 8 seconds to notice that it is
 * back (the longest pause between two attempts, and one attempt), and would miss what is sent by it before.
 */
const RECOVERY_MS = 10_000;

/** PUBLISH and SUBSCRIBE, on two connections (a subscribed one accepts no other commands on old servers). */
export class RedisTransport implements Transport {
  readonly name = 'redis';
  private receiving = false;
  private readonly logger = new Logger('Topics');
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private events: TransportEvents | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private usableFrom = 0;
  private everLost = false;
  private stopped = false;

  /**
   * @param channel unique to the installation: Redis shares its channels between all of its databases
   * @param recoveryMs for tests
   */
  constructor(
    url: string,
    private readonly channel: string,
    private readonly recoveryMs = RECOVERY_MS,
  ) {
    const connect = (connectionName: string) =>
      new Redis(url, {
        connectionName,
        lazyConnect: true,
        connectTimeout: CONNECT_TIMEOUT_MS,
        commandTimeout: COMMAND_TIMEOUT_MS,
        // Commands fail at once while disconnected; the other transport takes the message.
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        autoResubscribe: false,
        autoResendUnfulfilledCommands: false,
        retryStrategy: reconnectDelay,
      });
    this.sender = connect('mallard-topics-out');
    this.receiver = connect('mallard-topics-in');
  }

  get working(): boolean {
    return this.receiving && this.sender.status === 'ready' && performance.now() >= this.usableFrom;
  }

  async start(events: TransportEvents): Promise<void> {
    this.events = events;
    // Every failure also closes the connection, which is handled below.
    this.sender.on('error', () => undefined);
    this.sender.on('close', () => this.recover());
    this.receiver.on('error', () => undefined);
    this.receiver.on('ready', () => void this.subscribe());
    this.receiver.on('close', () => this.lose());
    this.receiver.on('message', (channel: string, text: string) => {
      if (channel === this.channel) this.events?.received(text);
    });
    await Promise.allSettled([this.sender.connect(), this.receiver.connect()]);
  }

  async send(texts: readonly string[]): Promise<void> {
    try {
      // Redis executes the commands of a connection in order, so these arrive in order.
      await Promise.all(texts.map((text) => this.sender.publish(this.channel, text)));
    } catch (error) {
      this.recover();
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

  private recover(): void {
    this.usableFrom = performance.now() + this.recoveryMs;
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
      // Notices a connection that was cut without being closed.
      this.receiver.ping().catch(() => this.receiver.disconnect(true));
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
    if (this.everLost) {
      this.recover();
      this.logger.log('Connected to Redis again');
      this.events?.resumed();
    }
  }

  private lose(): void {
    clearInterval(this.heartbeat);
    const isNew = this.receiving || !this.everLost;
    this.receiving = false;
    this.everLost = true;
    if (!isNew || this.stopped) return;
    this.logger.warn('Redis is unreachable; messages are sent through PostgreSQL until it is back');
  }
}
