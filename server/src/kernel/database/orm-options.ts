import { defineConfig, type EntitySchema } from '@mikro-orm/postgresql';
import { type Dialect, PostgresDialect } from 'kysely';
import type { ClientConfig } from 'pg';
import { createPool } from './pool.js';

interface OrmInput {
  connection: ClientConfig;
  poolSize: number;
  entities: readonly EntitySchema[];
}

/** A dialect over our own pool, because MikroORM's would parse dates as text and prepare nothing. */
export function poolDialect(config: ClientConfig, size: number): Dialect {
  return new PostgresDialect({ pool: createPool(config, size) });
}

/** MikroORM's options: explicit entities (no globs, no reflection), no identity map shared between requests. */
export function ormOptions({ connection, poolSize, entities }: OrmInput) {
  return defineConfig({
    entities: [...entities],
    dbName: connection.database ?? 'mallard',
    driverOptions: () => poolDialect(connection, poolSize),
    forceUtcTimezone: true,
    allowGlobalContext: true,
    discovery: { warnWhenNoEntities: false },
    migrations: { snapshot: false },
    debug: false,
    // MikroORM's own console lines are not JSON; what matters is thrown, and logged where it is caught.
    logger: () => undefined,
  });
}
