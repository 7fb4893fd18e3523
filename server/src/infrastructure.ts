import { Client, type ClientConfig } from 'pg';
import type { EntitySchema } from '@mikro-orm/postgresql';
import { migrations } from '../migrations/index.js';
import { loadSecrets } from './kernel/config/secrets.js';
import type { Settings } from './kernel/config/settings.js';
import { StartupError } from './kernel/config/startup-error.js';
import { timeLimits } from './kernel/config/time-limits.js';
import { ConnectionSettings } from './kernel/database/connection-settings.js';
import { assertDurability } from './kernel/database/durability.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './kernel/database/embedded/embedded-postgres.js';
import { findRunningPostgres } from './kernel/database/embedded/running-postgres.js';
import { sessionLimits } from './kernel/database/pool.js';
import { migrate, pendingMigrations } from './kernel/database/migrations.js';
import { installJobs } from './kernel/jobs/boss.js';
import type { Infrastructure } from './kernel/kernel.module.js';
import type { Log } from './kernel/logging/log.js';
import { FolderSpace } from './kernel/storage/disk-space.js';
import { entities } from './entities.js';

/** The database and the secrets, ready for an application. */
export interface RunningInfrastructure extends Infrastructure {
  entities: readonly EntitySchema[];
  /** Null if DATABASE_URL is set. */
  embedded: EmbeddedPostgres | null;
}

/**
 * Starts the embedded database or connects to the one that DATABASE_URL names, and checks that commits are durable. Migrates
 * the embedded database as its owner, which the application is not.
 * @throws StartupError that says what to fix
 */
export async function startInfrastructure(settings: Settings, log: Log): Promise<RunningInfrastructure> {
  const secrets = loadSecrets(settings.DATA_DIR, settings);
  const embedded = settings.embedded ? await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, logger: log }) : null;
  try {
    const connection = embedded
      ? new ConnectionSettings(embedded.connection, null, true)
      : ConnectionSettings.fromUrls(
          settings.DATABASE_URL ?? '',
          settings.DATABASE_REPLICA_URL,
          settings.DATABASE_DIRECT_URL,
        );
    await check(connection, settings, log);
    if (embedded) {
      const ran = await migrate(embedded.ownerConnection, migrations);
      await installJobs(embedded.ownerConnection);
      await embedded.admitApplication();
      if (ran.length > 0) log.info({ migrations: ran.length }, 'The database was migrated');
    } else {
      const pending = await pendingMigrations(connection.direct, migrations);
      if (pending.length > 0) {
        throw new StartupError(
          `The database lacks ${pending.length} migrations.`,
          'Run npm run migrate, then start again.',
        );
      }
    }
    const disk = new FolderSpace(embedded ? [settings.DATA_DIR, embedded.folder] : [settings.DATA_DIR]);
    return { settings, secrets, connection, entities, disk, embedded };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * The database and the secrets for a command beside the servers of the site: the embedded database of a server that runs is used as
 * it is, and started if none runs.
 * @throws StartupError that says what to fix
 */
export async function joinInfrastructure(settings: Settings, log: Log): Promise<RunningInfrastructure> {
  const running = settings.embedded ? await findRunningPostgres(settings.DATA_DIR) : null;
  if (!running) return startInfrastructure(settings, log);
  const connection = new ConnectionSettings(running, null, true);
  if ((await pendingMigrations(running, migrations)).length > 0) {
    throw new StartupError('The server that runs is of an earlier version.', 'Restart it first.');
  }
  const secrets = loadSecrets(settings.DATA_DIR, settings);
  return { settings, secrets, connection, entities, disk: new FolderSpace([settings.DATA_DIR]), embedded: null };
}

async function check(connection: ConnectionSettings, settings: Settings, log: Log): Promise<void> {
  // With the limits of the pools, because a pooler that isn't set up for them refuses the connection.
  const limits = sessionLimits(timeLimits(settings.REQUEST_TIMEOUT));
  const client = await connected('DATABASE_URL', { ...connection.config, ...limits });
  try {
    for (const advice of await assertDurability(client, settings.embedded ? 'required' : 'advised')) log.warn(advice);
  } finally {
    await client.end();
  }
  if (connection.direct === connection.config) return;
  await (await connected('DATABASE_DIRECT_URL', { ...connection.direct, ...limits })).end();
  await assertPooledStatements({ ...connection.config, ...limits });
}

/**
 * A pooler runs the statements of one client on several connections, and those of several clients on one. Prepared statements work
 * only if it knows them.
 */
async function assertPooledStatements(config: ClientConfig): Promise<void> {
  const statement = { name: 'mallard_check', text: 'select $1::int', values: [1] };
  const clients = [await connected('DATABASE_URL', config), await connected('DATABASE_URL', config)] as const;
  try {
    await clients[0].query(statement);
    await clients[1].query(statement);
    await clients[1].query('begin');
    await clients[0].query(statement);
    await clients[1].query('commit');
  } catch (error) {
    throw new StartupError(
      'DATABASE_URL names a pooler without prepared statements.',
      'Use PgBouncer 1.21 or newer with max_prepared_statements, as docs/scaling.md says.',
      { cause: error },
    );
  } finally {
    for (const client of clients) await client.end();
  }
}

async function connected(setting: string, config: ClientConfig): Promise<Client> {
  const client = new Client({ ...config, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    const isPooler = why.includes('unsupported startup parameter');
    throw new StartupError(
      isPooler
        ? `${setting} names a pooler that isn't set up for Mallard: ${why}.`
        : `${setting} names a database that cannot be reached: ${why}.`,
      isPooler ? 'Set it up as docs/scaling.md says.' : 'Start it, or correct the address.',
      { cause: error },
    );
  }
}
