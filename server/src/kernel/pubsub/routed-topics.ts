import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Route } from './route.js';
import { Subscribers } from './subscribers.js';
import type { JsonObject, Topic } from './topic.js';
import { Topics } from './topics.js';
import { pack, unpack } from './wire.js';

/** Messages that wait while nothing can be sent; the oldest go first. */
const MAX_WAITING = 10_000;
/** Messages of one statement. */
const MAX_BATCH = 200;
/** Milliseconds between tries at a batch that no route took. */
const RETRY_DELAYS_MS = [100, 1_000];
/** How many messages of others are remembered, to drop what came by two routes. */
const REMEMBERED = 4_096;
/** A replica that hears nothing by the first route says so this often, and is believed for three times as long. */
const PLEA_MS = 5_000;
/** Between processes only: "send me everything by the last route as well". */
const PLEA = 'topics.plea';

/**
 * Topics over one or two routes, or over none where there is no other process to tell. A message goes out by the first route that takes it; while any replica can't receive by
 * the first, it goes by both, and each replica drops what it has seen.
 */
export class RoutedTopics extends Topics {
  private readonly logger = new Logger('Topics');
  private readonly subscribers = new Subscribers();
  private readonly origin = randomBytes(9).toString('base64url');
  private readonly seen = new Set<string>();
  private sequence = 0;
  private waiting: string[] = [];
  private sending: Promise<void> | undefined;
  private everywhereUntil = 0;
  private pleading: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param routes best first; all of them receive */
  constructor(private readonly routes: readonly Route[]) {
    super();
  }

  async start(): Promise<void> {
    await Promise.all(
      this.routes.map((route, index) =>
        route.start({
          received: (text) => this.receive(text),
          resumed: () => {
            if (index === 0) this.endPleading();
            this.subscribers.tellGap();
          },
          lost: () => {
            if (index === 0 && this.routes.length > 1) this.beginPleading();
          },
        }),
      ),
    );
  }

  /** Sends what waits, then closes every connection. */
  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    this.endPleading();
    await this.sending;
    await Promise.all(this.routes.map((route) => route.stop()));
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
    return this.routes.slice(0, -1).flatMap((route) => (route.working ? [] : [route.name]));
  }

  private pack(topic: string, message: JsonObject): string {
    this.sequence += 1;
    return pack({ topic, origin: this.origin, sequence: this.sequence, message });
  }

  /** Messages of one tick, and those that come while a batch is on its way, leave together. */
  private enqueue(text: string): Promise<void> {
    if (this.stopped || this.routes.length === 0) return Promise.resolve();
    this.waiting.push(text);
    if (this.waiting.length > MAX_WAITING) this.waiting.splice(0, this.waiting.length - MAX_WAITING);
    this.sending ??= this.sendAll();
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    // One turn of the event loop gathers what the same piece of work publishes.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.sendBatch(this.waiting.splice(0, MAX_BATCH));
    // In the same breath as the look at the queue: what is published from here on begins anew.
    this.sending = undefined;
  }

  private async sendBatch(batch: readonly string[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const failure = await this.tryRoutes(batch);
      if (failure === null) return;
      const pause = RETRY_DELAYS_MS[tries];
      if (pause === undefined || this.stopped) {
        this.logger.warn({ message: 'Messages to other replicas were lost', count: batch.length, error: failure });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** @returns null when the batch went out, by every route where some replica asked for that; else why not */
  private async tryRoutes(batch: readonly string[]): Promise<unknown> {
    let failure: unknown = null;
    let sent = false;
    for (const route of this.routes) {
      if (sent && Date.now() >= this.everywhereUntil) break;
      try {
        await route.send(batch);
        sent = true;
      } catch (error) {
        failure = error;
      }
    }
    return sent ? null : failure;
  }

  private receive(text: string): void {
    const parcel = unpack(text);
    if (!parcel || parcel.origin === this.origin) return;
    if (this.routes.length > 1) {
      if (parcel.topic === PLEA) {
        this.everywhereUntil = Date.now() + 3 * PLEA_MS;
        return;
      }
      if (this.isRepeated(`${parcel.origin}:${parcel.sequence}`)) return;
    }
    this.subscribers.deliver(parcel.topic, parcel.message);
  }

  private isRepeated(mark: string): boolean {
    if (this.seen.has(mark)) return true;
    this.seen.add(mark);
    if (this.seen.size > REMEMBERED) {
      for (const oldest of this.seen) {
        this.seen.delete(oldest);
        break;
      }
    }
    return false;
  }

  private beginPleading(): void {
    if (this.pleading || this.stopped) return;
    const plead = async () => {
      await this.routes
        .at(-1)
        ?.send([this.pack(PLEA, {})])
        .catch(() => undefined);
    };
    this.pleading = setInterval(() => void plead(), PLEA_MS);
    this.pleading.unref();
    // Between the loss and the first plea the others may have sent by the lost route alone.
    void plead().then(() => setTimeout(() => this.subscribers.tellGap(), 200).unref());
  }

  private endPleading(): void {
    clearInterval(this.pleading);
    this.pleading = undefined;
  }
}
