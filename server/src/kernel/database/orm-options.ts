import { defineConfig, type EntitySchema } from '@mikro-orm/postgresql';
import type { ClientConfig } from 'pg';
import { PostgresNamingStrategy } from './naming-strategy.js';
import { poolDialect } from './pool-dialect.js';

interface OrmInput {
  connection: ClientConfig;
  poolSize: number;
  /** REQUEST_TIMEOUT: seconds. */
  requestTimeout: number;
  entities: readonly EntitySchema[];
}

/** MikroORM's options: explicit entities (no globs, no reflection), no identity map shared between requests. */
export function ormOptions({ connection, poolSize, requestTimeout, entities }: OrmInput) {
  return defineConfig({
    entities: [...entities],
    dbName: connection.database ?? 'mallard',
    driverOptions: () => poolDialect(connection, poolSize, requestTimeout),
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
