import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JsonObject } from '../json/json.js';
import { pack, unpack } from './envelope.js';
import { Subscribers } from './subscribers.js';
import type { Topic } from './topic.js';
import { Topics } from './topics.js';
import type { Transport } from './transport.js';

/** Maximum number of unsent messages; the oldest are dropped first. */
const MAX_WAITING = 10_000;
/** Messages per statement. */
const MAX_BATCH = 200;
/** Milliseconds between attempts to send a batch that no transport accepted. */
const RETRY_DELAYS_MS = [100, 1_000];
/** How many messages of others are remembered: one whose sending timed out arrives twice. */
const REMEMBERED = 4_096;

/**
 * Topics over a transport, and over a second one while the first does not work. All are received all the time, so each
 * process decides by itself which one to send by. Without any, messages stay in this process.
 */
export class TransportTopics extends Topics {
  private readonly logger = new Logger('Topics');
  private readonly subscribers = new Subscribers();
  private readonly origin = randomBytes(9).toString('base64url');
  private readonly seen = new LRUCache<string, true>({ max: REMEMBERED });
  private sequence = 0;
  private waiting: string[] = [];
  private sending: Promise<void> | undefined;
  private stopped = false;

  /** @param transports the preferred one first */
  constructor(private readonly transports: readonly Transport[]) {
    super();
  }

  async start(): Promise<void> {
    const events = {
      received: (text: string) => this.receive(text),
      resumed: () => this.subscribers.notifyGap(),
    };
    await Promise.all(this.transports.map((transport) => transport.start(events)));
  }

  /** Sends pending messages, then closes all connections. */
  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    await this.sending;
    await Promise.all(this.transports.map((transport) => transport.stop()));
  }

  publish<T extends JsonObject>(topic: Topic<T>, message: T): Promise<void> {
    const text = this.pack(topic.name, message);
    this.subscribers.deliver(topic.name, message);
    return this.enqueue(text);
  }

  subscribe<T extends JsonObject>(topic: Topic<T>, handler: (message: T) => void): () => void {
    // What arrives on a topic is what its publishers sent, and they are bound to the same T.
    return this.subscribers.add(topic.name, handler as (message: JsonObject) => void);
  }

  onGap(callback: () => void): () => void {
    return this.subscribers.onGap(callback);
  }

  degraded(): readonly string[] {
    return this.transports.slice(0, -1).flatMap((transport) => (transport.working ? [] : [transport.name]));
  }

  private pack(topic: string, message: JsonObject): string {
    this.sequence += 1;
    return pack({ topic, origin: this.origin, sequence: this.sequence, message });
  }

  /** Messages of one tick, and those published while a batch is being sent, are sent together. */
  private enqueue(text: string): Promise<void> {
    if (this.stopped || this.transports.length === 0) return Promise.resolve();
    this.waiting.push(text);
    if (this.waiting.length > MAX_WAITING) this.waiting.splice(0, this.waiting.length - MAX_WAITING);
    this.sending ??= this.sendAll();
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    // Collects what is published in one turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.sendBatch(this.waiting.splice(0, MAX_BATCH));
    // In the same tick as the last check of the queue: what is published from here on starts anew.
    this.sending = undefined;
  }

  private async sendBatch(batch: readonly string[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const failure = await this.trySending(batch);
      if (failure === null) return;
      const pause = RETRY_DELAYS_MS[tries];
      if (pause === undefined || this.stopped) {
        this.logger.warn({ message: 'Messages to other replicas were lost', count: batch.length, error: failure });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** @returns null when the batch was sent, by the first transport that took it; else why not */
  private async trySending(batch: readonly string[]): Promise<unknown> {
    let failure: unknown = null;
    for (const [index, transport] of this.transports.entries()) {
      if (!transport.working && index < this.transports.length - 1) continue;
      try {
        await transport.send(batch);
        return null;
      } catch (error) {
        failure = error;
      }
    }
    return failure;
  }

  private receive(text: string): void {
    const envelope = unpack(text);
    if (!envelope || envelope.origin === this.origin) return;
    const id = `${envelope.origin}:${envelope.sequence}`;
    if (this.seen.has(id)) return;
    this.seen.set(id, true);
    this.subscribers.deliver(envelope.topic, envelope.message);
  }
}
