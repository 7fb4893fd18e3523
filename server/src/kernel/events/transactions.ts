import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { newId } from '../database/ids.js';
import { rowsOf } from '../database/rows-of.js';
import { DiskWatch } from '../storage/disk-watch.js';
import type { DomainEvent } from './domain-event.js';
import { EventBus } from './event-bus.js';
import { EventRegistry } from './event-registry.js';
import type { OutboxEvent } from './outbox.entity.js';
import { STORE_EVENTS } from './outbox-statements.js';
import type { Tx } from './tx.js';

/** Deadlock and serialization failure: nothing was stored, and a retry usually succeeds. */
const RETRYABLE = new Set(['40P01', '40001']);
const MAX_TRIES = 4;
/** PostgreSQL's code where a lock was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** How long a start waits for another server that does the same: as long as for a connection. */
const START_WAIT_MS = 60_000;

/** An event that a statement stored itself, under its id in the outbox. */
export interface StoredEvent {
  readonly id: string;
  readonly event: DomainEvent;
}

/** The only way to write: rows, counters and events commit together, and nothing reacts before the commit. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(
    private readonly em: EntityManager,
    private readonly bus: EventBus,
    private readonly registry: EventRegistry,
    @Inject(DiskWatch) private readonly disk: Pick<DiskWatch, 'isFull'>,
  ) {}

  /** True while the disk is full, so that only necessary writes are made. */
  get readOnly(): boolean {
    return this.disk.isFull;
  }

  /**
   * Runs `work` in one transaction (READ COMMITTED), then starts the delivery of its events without waiting for it.
   * `work` may run again after a deadlock, so side effects outside of the transaction belong into `afterCommit`.
   */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.retrying(() => this.attempt(work));
  }

  /**
   * As `run`, for what the first of several servers does at its start: the others wait for its lock for a minute, where a request would
   * give up after two seconds and end the start.
   */
  async runAtStart<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const until = performance.now() + START_WAIT_MS;
    for (;;) {
      try {
        return await this.run(work);
      } catch (error) {
        if (!hasCode(error, (code) => code === LOCK_NOT_AVAILABLE) || performance.now() > until) throw error;
      }
    }
  }

  /**
   * A change that is one statement is a transaction by itself, without the cost of a `begin` and a `commit`. It stores its events
   * too (`storing`).
   * @param statement a constant text with $1, $2 …; never put a value into it
   * @param storedBy the events that it stored, from its rows: each with its id in the outbox
   */
  async runSingle<Row>(
    statement: string,
    parameters: readonly unknown[],
    storedBy: (rows: readonly Row[]) => readonly StoredEvent[],
  ): Promise<Row[]> {
    const pool: Kysely<unknown> = this.em.getConnection('write').getClient();
    const rows = await this.retrying(() => rowsOf<Row>(pool, statement, parameters));
    const events = storedBy(rows).map(({ id, event }) => outboxEvent(id, event));
    if (events.length > 0) this.bus.deliver(events);
    return rows;
  }

  private async retrying<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (tries >= MAX_TRIES || !hasCode(error, (code) => RETRYABLE.has(code))) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries));
      }
    }
  }

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const em = this.em.fork({ clear: true, useContext: false });
    const events: OutboxEvent[] = [];
    const stored: OutboxEvent[] = [];
    const actions: (() => void | Promise<void>)[] = [];
    const tx: Tx = {
      em,
      db: <Tables>() => em.getKysely() as unknown as Kysely<Tables>,
      rows: (statement, parameters) => rowsOf(tx.db<unknown>(), statement, parameters),
      lock: async (name) => void (await tx.rows('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS[name]])),
      publish: (event) => {
        if (this.registry.handlersOf(event.type).length > 0) events.push(outboxEvent(newId(), event));
      },
      stored: (id, event) => void stored.push(outboxEvent(id, event)),
      afterCommit: (action) => void actions.push(action),
    };

    await em.begin();
    let result: T;
    try {
      result = await work(tx);
      await em.flush();
      if (events.length > 0) await this.store(tx, events);
      await em.commit();
    } catch (error) {
      // A failing rollback (the connection is gone) must not hide the original error.
      await em.rollback().catch(() => undefined);
      throw error;
    }

    for (const action of actions) {
      try {
        await action();
      } catch (error) {
        this.logger.error({ message: 'An after-commit callback failed', error });
      }
    }
    const committed = [...stored, ...events];
    if (committed.length > 0) this.bus.deliver(committed);
    return result;
  }

  private async store(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
    await tx.rows(STORE_EVENTS, [
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ payload }) => JSON.stringify(payload)),
    ]);
  }
}

function outboxEvent(id: string, event: DomainEvent): OutboxEvent {
  return { id, type: event.type, payload: { ...event }, attempts: 0 };
}

/** Whether an error, or what caused it, has a code of PostgreSQL. */
function hasCode(error: unknown, isWanted: (code: string) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && isWanted(error.code)) return true;
  return 'cause' in error && error.cause !== error && hasCode(error.cause, isWanted);
}
