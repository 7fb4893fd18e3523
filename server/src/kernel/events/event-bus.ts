import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { EventRegistry } from './event-registry.js';
import type { OutboxEvent, OutboxTable } from './outbox.entity.js';
import { RENEW_LEASES, TAKE_DUE_EVENTS } from './outbox-statements.js';

/** Longest pause between two tries of a failing handler. */
const MAX_RETRY_SECONDS = 600;
const SWEEP_MS = 1_000;
const SWEEP_BATCH = 100;
const FORGET_DELAY_MS = 200;

/** Delivers committed events to their handlers: in this process at once, or from the outbox after a failure or a crash. */
@Injectable()
export class EventBus implements OnApplicationBootstrap {
  private readonly logger = new Logger(EventBus.name);
  /** Events that this process is delivering, or has delivered and not removed from the outbox yet; since when, in milliseconds. */
  private readonly leased = new Map<string, number>();
  private readonly underWay = new Set<Promise<void>>();
  private delivered: string[] = [];
  private forgetting: NodeJS.Timeout | undefined;
  private sweeping = false;
  private stopped = false;

  constructor(
    private readonly registry: EventRegistry,
    private readonly database: Database,
  ) {}

  /** Starts delivery in order and returns at once. Never throws: failed deliveries are retried from the outbox. */
  deliver(events: readonly OutboxEvent[]): void {
    void this.track(this.deliverAll(events));
  }

  /** Resolves when all events so far are delivered and removed from the outbox. For orderly stops and tests. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
    await this.forget();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.settled();
  }

  /** What the last process left behind is delivered at once. */
  onApplicationBootstrap(): void {
    void this.track(this.takeDue());
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    if (this.stopped) return;
    await this.track(this.renew());
    await this.track(this.takeDue());
  }

  /** A delivery may take longer than a lease. */
  private async renew(): Promise<void> {
    const before = performance.now() - SWEEP_MS;
    const ids = [...this.leased].filter(([, since]) => since <= before).map(([id]) => id);
    if (ids.length === 0) return;
    try {
      await this.database.rows(RENEW_LEASES, [ids]);
    } catch (error) {
      this.warn('Events could not be held by this process, and another one may deliver them too', error);
    }
  }

  private async takeDue(): Promise<void> {
    if (this.sweeping || this.stopped) return;
    this.sweeping = true;
    try {
      let rows: OutboxEvent[];
      do {
        rows = await this.database.rows<OutboxEvent>(TAKE_DUE_EVENTS, [SWEEP_BATCH]);
        const own = rows.filter(({ id }) => !this.leased.has(id));
        await this.deliverAll(own.sort((a, b) => (a.id < b.id ? -1 : 1)));
      } while (rows.length === SWEEP_BATCH && !this.stopped);
    } catch (error) {
      this.warn('The outbox could not be processed', error);
    } finally {
      this.sweeping = false;
    }
  }

  /** What `settled` waits for. */
  private track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
    return tracked;
  }

  private async deliverAll(events: readonly OutboxEvent[]): Promise<void> {
    for (const { id } of events) this.leased.set(id, performance.now());
    for (const event of events) {
      try {
        for (const handler of this.registry.handlersOf(event.type)) await handler.handle(event.payload);
        this.delivered.push(event.id);
        this.forgetting ??= setTimeout(() => void this.track(this.forget()), FORGET_DELAY_MS);
      } catch (error) {
        this.logger.error({ message: 'An event handler failed', event: event.type, id: event.id, error });
        await this.retryLater(event, error);
      }
    }
  }

  /** Deletes delivered events in one statement. After a crash before that, they are delivered once more. */
  private async forget(): Promise<void> {
    clearTimeout(this.forgetting);
    this.forgetting = undefined;
    const ids = this.delivered;
    if (ids.length === 0) return;
    this.delivered = [];
    try {
      await this.database
        .reads<OutboxTable>()
        .deleteFrom('outbox_events')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute();
    } catch (error) {
      this.warn('Events could not be marked as delivered and will be delivered again', error);
    } finally {
      for (const id of ids) this.leased.delete(id);
    }
  }

  private warn(what: string, error: unknown): void {
    this.logger.warn(`${what}: ${error instanceof Error ? error.message : 'unknown'}`);
  }

  private async retryLater(event: OutboxEvent, error: unknown): Promise<void> {
    this.leased.delete(event.id);
    const seconds = Math.min(MAX_RETRY_SECONDS, 2 ** Math.min(event.attempts + 1, 12));
    try {
      await this.database
        .reads<OutboxTable>()
        .updateTable('outbox_events')
        .set({
          attempts: sql`attempts + 1`,
          next_attempt_at: sql`now() + make_interval(secs => ${seconds})`,
          last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        })
        .where('id', '=', event.id)
        .execute();
    } catch {
      // The database can't be reached: the row stays due and is swept later.
    }
  }
}
