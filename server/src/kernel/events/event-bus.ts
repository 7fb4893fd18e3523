import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { EventRegistry } from './event-registry.js';
import type { OutboxEvent, OutboxTable } from './outbox.entity.js';

/** Longest pause between two tries of a failing handler. */
const MAX_RETRY_SECONDS = 600;
const SWEEP_BATCH = 100;
const FORGET_DELAY_MS = 200;

/** Delivers committed events to their handlers: in this process at once, or from the outbox after a failure or a crash. */
@Injectable()
export class EventBus {
  private readonly logger = new Logger(EventBus.name);
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

  /** Claims events that are due for another try; any number of processes may sweep at once. */
  @Interval(2_000)
  async sweep(): Promise<void> {
    if (this.sweeping || this.stopped) return;
    this.sweeping = true;
    try {
      const rows = await this.database
        .reads<OutboxTable>()
        .updateTable('outbox_events')
        .set({ next_attempt_at: sql`now() + interval '60 seconds'` })
        .where('id', 'in', (due) =>
          due
            .selectFrom('outbox_events')
            .select('id')
            .where('next_attempt_at', '<=', sql<Date>`now()`)
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(SWEEP_BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'type', 'payload', 'attempts'])
        .execute();
      await this.track(this.deliverAll(rows.sort((a, b) => (a.id < b.id ? -1 : 1))));
    } catch (error) {
      this.logger.warn(`The outbox could not be processed: ${error instanceof Error ? error.message : 'unknown'}`);
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
      this.logger.warn(
        `Events could not be marked as delivered and will be delivered again: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }

  private async retryLater(event: OutboxEvent, error: unknown): Promise<void> {
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
