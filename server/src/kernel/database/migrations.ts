import { MikroORM } from '@mikro-orm/postgresql';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';
import { StartupError } from '../config/startup-error.js';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const TABLE = 'migrations';

export interface NamedMigration {
  /** `Migration<yyyymmddhhmmss>_<words>`; unique, never renamed; sorted in the order in which they run. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
  /** The last of the earlier migrations that this one replaces. Where that has run, this one counts as done. */
  readonly replaces?: string;
}

interface Standing {
  /** Names of the migrations to run, in order. */
  pending: string[];
  /** Names of those that count as done, but aren't in the table yet. */
  unnoted: string[];
}

/**
 * Names of the pending migrations, in order. Changes nothing.
 * @throws StartupError if the database is from before a migration that replaces others, and has only some of those
 */
export async function pendingMigrations(connection: ClientConfig, all: readonly NamedMigration[]): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await standingOf(client, all)).pending;
  } finally {
    await client.end();
  }
}

async function standingOf(client: Client, all: readonly NamedMigration[]): Promise<Standing> {
  const known = await client.query<{ found: string | null }>(`select to_regclass('${TABLE}')::text as found`);
  if (!known.rows[0]?.found) return { pending: all.map(({ name }) => name), unnoted: [] };
  const done = await client.query<{ name: string }>(`select name from ${TABLE}`);
  const names = new Set(done.rows.map((row) => row.name));
  const standing: Standing = { pending: [], unnoted: [] };
  for (const { name, replaces } of all) {
    if (names.has(name)) continue;
    if (replaces !== undefined && names.has(replaces)) standing.unnoted.push(name);
    else if (replaces !== undefined && [...names].some((each) => each < name)) throw tooEarly(name, replaces);
    else standing.pending.push(name);
  }
  return standing;
}

const tooEarly = (name: string, last: string) =>
  new StartupError(
    `The database has only some of the migrations from before ${name}.`,
    `First run a version of 28 November 2026 that has ${last}, then this one.`,
  );

/**
 * Runs all pending migrations, or none. Safe when several processes start at the same time: one migrates, the others wait and find
 * nothing to do.
 * @returns the names that ran, in order
 * @throws StartupError as `pendingMigrations`
 */
export async function migrate(connection: ClientConfig, all: readonly NamedMigration[]): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    if (isComplete(await standingOf(client, all))) return [];
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    const { pending, unnoted } = await standingOf(client, all);
    for (const name of unnoted) await client.query(`insert into ${TABLE} (name) values ($1)`, [name]);
    if (pending.length > 0) await runAll(connection, all);
    return pending;
  } finally {
    // Ending the connection releases the lock in any case.
    await client.end();
  }
}

const isComplete = ({ pending, unnoted }: Standing) => pending.length + unnoted.length === 0;

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
