import { MikroORM } from '@mikro-orm/postgresql';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const TABLE = 'migrations';

export interface NamedMigration {
  /** `Migration<yyyymmddhhmmss>_<words>`; unique, never renamed; sorted in the order in which they run. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}

/** Names of the pending migrations, in order. Changes nothing. */
export async function pendingMigrations(connection: ClientConfig, all: readonly NamedMigration[]): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await pendingOn(client, all);
  } finally {
    await client.end();
  }
}

async function pendingOn(client: Client, all: readonly NamedMigration[]): Promise<string[]> {
  const known = await client.query<{ found: string | null }>(`select to_regclass('${TABLE}')::text as found`);
  if (!known.rows[0]?.found) return all.map((migration) => migration.name);
  const done = await client.query<{ name: string }>(`select name from ${TABLE}`);
  const names = new Set(done.rows.map((row) => row.name));
  return all.map((migration) => migration.name).filter((name) => !names.has(name));
}

/**
 * Runs all pending migrations, or none. Safe when several processes start at the same time: one migrates, the others wait and find
 * nothing to do.
 * @returns the names that ran, in order
 */
export async function migrate(connection: ClientConfig, all: readonly NamedMigration[]): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    if ((await pendingOn(client, all)).length === 0) return [];
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    const pending = await pendingOn(client, all);
    if (pending.length > 0) await runAll(connection, all);
    return pending;
  } finally {
    // Ending the connection releases the lock in any case.
    await client.end();
  }
}

async function runAll(connection: ClientConfig, all: readonly NamedMigration[]): Promise<void> {
  const orm = await MikroORM.init({
    dbName: connection.database ?? 'mallard',
    // No timeouts: an index over millions of rows can take a long time.
    driverOptions: () => new PostgresDialect({ pool: new Pool({ ...connection, max: 2 }) }),
    discovery: { warnWhenNoEntities: false },
    entities: [],
    extensions: [Migrator],
    migrations: {
      tableName: TABLE,
      migrationsList: [...all],
      allOrNothing: true,
      transactional: true,
      snapshot: false,
    },
    logger: () => undefined,
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
