import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { ListConnections } from './list-connections.js';

/**
 * The typed door for reads. Rows come as plain objects with the columns' own names; timestamptz is a Date, int8 a number,
 * jsonb parsed. Reads never flush and never load entities.
 */
@Injectable()
export class Database {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListConnections,
  ) {}

  /** On the primary: sees every committed write. `Tables` is `InferKyselyDB<typeof ASchema | typeof BSchema>`. */
  reads<Tables>(): Kysely<Tables> {
    return this.em.getConnection('write').getClient();
  }

  /**
   * A hand-written statement for hot pages: nothing is built per call, and PostgreSQL keeps its plan per connection.
   * @param statement a constant text with $1, $2 …; never put a value into it
   */
  async rows<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    const result = await this.reads<unknown>().executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]));
    return result.rows;
  }

  /**
   * The same for a list that everybody opens, whose one plan is right for all values: limits stand in its text, and look-ups as
   * subqueries or behind `offset 0` (docs/decisions/013).
   * @param mayLag rows may be seconds old, so that they come from the replica where DATABASE_REPLICA_URL names one. Whoever is
   * signed in has to see what they wrote; visitors write nothing
   */
  list<Row>(statement: string, parameters: readonly unknown[], mayLag = false): Promise<Row[]> {
    return this.lists.rows<Row>(statement, parameters, mayLag);
  }

  /** A statement of the background that may take its time, up to half an hour; never for a request. */
  async unhurriedRows<Row>(statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.reads<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await transaction.executeQuery(CompiledQuery.raw("set local statement_timeout = '30min'", []));
        const result = await transaction.executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]));
        return result.rows;
      });
  }
}
