import { type DatabaseConnection, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';
import type { ClientConfig } from 'pg';
import { createPool } from './pool.js';

/** A dialect for our own pool, because MikroORM's would return dates as text and prepare no statements. */
export function poolDialect(config: ClientConfig, size: number, requestTimeout: number): PostgresDialect {
  return new PoolDialect({ pool: createPool(config, size, requestTimeout) });
}

class PoolDialect extends PostgresDialect {
  private readonly config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.config = config;
  }

  override createDriver(): PostgresDriver {
    return new ReleasingDriver(this.config);
  }
}

/**
 * Kysely never releases the connection of a transaction that could not begin, so the pool would be one smaller forever, and a stop
 * would wait for it forever. Only for transactions of MikroORM (`startTransaction`): those of `transaction()` are released twice.
 */
class ReleasingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }
}
