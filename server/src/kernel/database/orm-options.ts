import { defineConfig, type EntitySchema } from '@mikro-orm/postgresql';
import { type Dialect, PostgresDialect } from 'kysely';
import type { ClientConfig } from 'pg';
import { PostgresNamingStrategy } from './naming-strategy.js';
import { createPool } from './pool.js';

interface OrmInput {
  connection: ClientConfig;
  poolSize: number;
  entities: readonly EntitySchema[];
}

/** A dialect for our own pool, because MikroORM's would return dates as text and prepare no statements. */
export function poolDialect(config: ClientConfig, size: number): Dialect {
  return new PostgresDialect({ pool: createPool(config, size) });
}

/** MikroORM's options: explicit entities (no globs, no reflection), no identity map shared between requests. */
export function ormOptions({ connection, poolSize, entities }: OrmInput) {
  return defineConfig({
    entities: [...entities],
    dbName: connection.database ?? 'mallard',
    driverOptions: () => poolDialect(connection, poolSize),
    namingStrategy: PostgresNamingStrategy,
    forceUtcTimezone: true,
    allowGlobalContext: true,
    discovery: { warnWhenNoEntities: false },
    migrations: { snapshot: false },
    debug: false,
    // MikroORM logs to the console, not as JSON. Errors are thrown, and logged where they are caught.
    logger: () => undefined,
  });
}
