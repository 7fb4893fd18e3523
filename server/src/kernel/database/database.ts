import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Reader } from './replica-reads.js';
import { ListConnections } from './list-connections.js';
import { rowsOf } from './rows-of.js';
import { BackgroundConnections } from './background-connections.js';

/**
 * Runs all reads. Rows are plain objects with the names of the columns; timestamptz is a Date, int8 a number,
 * jsonb parsed. Reads never flush; those of timelines and people load no entities.
 */
@Injectable()
export class Database {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListConnections,
    private readonly background: BackgroundConnections,
  ) {}

  /** An EntityManager of its own, for what is read rarely, as by the administration. It sees every committed write. */
  fork(): EntityManager {
    return this.em.fork({ disableContextResolution: true });
  }

  /** On the primary: sees every committed write. `Tables` is `InferKyselyDB<typeof ASchema | typeof BSchema>`. */
  reads<Tables>(): Kysely<Tables> {
    return this.em.getConnection('write').getClient();
  }

  /**
   * Runs a hand-written statement. Nothing is built for each call, and each connection prepares it once.
   * @param statement a constant text with $1, $2 …; never put a value into it
   */
  rows<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    return rowsOf<Row>(this.reads<unknown>(), statement, parameters);
  }

  /**
   * The same for a frequently read list whose one plan is right for all values: its limits are literals, and lookups are
   * subqueries or behind `offset 0` (docs/decisions/013).
   * @param reader who reads it, if its rows may come from a replica: a visitor's may be seconds old, and a person's include all
   * that they wrote themselves
   */
  list<Row>(statement: string, parameters: readonly unknown[], reader?: Reader): Promise<Row[]> {
    return this.lists.rows<Row>(statement, parameters, reader);
  }

  /** Runs a slow background statement, for up to half an hour; never for a request. */
  async backgroundRows<Row>(statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.background.rows<Row>(statement, parameters);
  }
}
