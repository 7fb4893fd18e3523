import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import type { DomainEvent } from './domain-event.js';

/** One transaction: everything done through it is committed together or not at all. */
export interface Tx {
  /** Unit of work of this transaction; flushed before the commit. */
  readonly em: EntityManager;
  /** Typed statements on the same connection. */
  db<Tables>(): Kysely<Tables>;
  /**
   * A hand-written statement on the same connection.
   * @param statement a constant text with $1, $2 …; never put a value into it
   */
  rows<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Waits for an advisory lock and holds it until the transaction ends. */
  lock(name: keyof typeof ADVISORY_LOCKS): Promise<void>;
  /** Stores an event with the transaction; its handlers run after the commit. */
  publish(event: DomainEvent): void;
  /** The same for an event that a statement of this transaction stores itself (`storing`), under this id. */
  stored(id: string, event: DomainEvent): void;
  /** Runs once after the commit, for what may be lost in a crash (a cache entry, a pub/sub message). */
  afterCommit(action: () => void | Promise<void>): void;
}
