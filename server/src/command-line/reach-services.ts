import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { Client } from 'pg';
import { StartupError } from '#kernel/config/startup-error.js';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { assertDurability } from '#kernel/database/durability.js';
import { pendingMigrations } from '#kernel/database/migrations.js';
import { S3Storage } from '#kernel/storage/s3-storage.js';
import { migrations } from '../../migrations/index.js';

/** Milliseconds for each step of reaching a service. */
const STEP_MS = 10_000;

interface Service {
  /** The setting that names it. */
  readonly setting: string;
  readonly what: string;
  /** Other settings that it needs. */
  readonly needs?: readonly string[];
  readonly reach: (env: Env) => Promise<void>;
}

type Env = Readonly<Record<string, string | undefined>>;

const SERVICES: readonly Service[] = [
  { setting: 'DATABASE_URL', what: 'a database', reach: (env) => reachDatabase(env, 'DATABASE_URL') },
  { setting: 'DATABASE_REPLICA_URL', what: 'a database', reach: (env) => reachDatabase(env, 'DATABASE_REPLICA_URL') },
  { setting: 'DATABASE_DIRECT_URL', what: 'a database', reach: (env) => reachDatabase(env, 'DATABASE_DIRECT_URL') },
  { setting: 'REDIS_URL', what: 'a Redis', reach: ({ REDIS_URL = '' }) => reachRedis(REDIS_URL) },
  {
    setting: 'S3_URL',
    what: 'a storage',
    needs: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    reach: reachStorage,
  },
  { setting: 'SMTP_URL', what: 'a mail server', reach: ({ SMTP_URL = '' }) => reachMailServer(SMTP_URL) },
];

/**
 * Reaches all services that settings name, at once.
 * @param isTried whether a setting is given and not wrong by itself
 * @returns the settings whose services answer, and a sentence for each other one
 */
export async function reachServices(
  env: Env,
  isTried: (setting: string) => boolean,
): Promise<{ reached: string[]; failures: string[] }> {
  const tried = SERVICES.filter(({ setting, needs = [] }) => [setting, ...needs].every(isTried));
  const outcomes = await Promise.all(
    tried.map(async ({ setting, what, reach }) => {
      try {
        await reach(env);
        return null;
      } catch (error) {
        if (error instanceof StartupError) return `${setting}: ${error.message}`;
        return `${setting} names ${what} that cannot be used: ${reason(error)}.`;
      }
    }),
  );
  return {
    reached: tried.flatMap(({ setting }, index) => (outcomes[index] === null ? setting : [])),
    failures: outcomes.filter((outcome) => outcome !== null),
  };
}

/** @throws StartupError if it could lose data or lacks migrations */
async function reachDatabase(env: Env, setting: string): Promise<void> {
  const { config } = ConnectionSettings.fromUrls(env[setting] ?? '');
  const client = new Client({ ...config, connectionTimeoutMillis: STEP_MS, query_timeout: STEP_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    if (setting !== 'DATABASE_URL') return;
    await assertDurability(client, 'advised');
  } finally {
    await client.end().catch(() => undefined);
  }
  const pending = await pendingMigrations(config, migrations);
  if (pending.length > 0) {
    throw new StartupError(`The database lacks ${pending.length} migrations.`, 'Run npm run migrate.');
  }
}

async function reachRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: STEP_MS,
    commandTimeout: STEP_MS,
    retryStrategy: () => null,
  });
  // Says why; the command that waits for the connection is only told that there is none.
  let cause: Error | undefined;
  redis.on('error', (error: Error) => (cause ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw cause ?? error;
  } finally {
    redis.disconnect();
  }
}

/** A file is stored and deleted: keys that may write need not be allowed to list. */
async function reachStorage({
  S3_URL = '',
  S3_BUCKET = '',
  S3_ACCESS_KEY = '',
  S3_SECRET_KEY = '',
}: Env): Promise<void> {
  const settings = { url: S3_URL, bucket: S3_BUCKET, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  const storage = new S3Storage(settings, STEP_MS / 1_000);
  const key = `config-check-${randomUUID()}.txt`;
  await storage.put(key, Buffer.from('mallard config check'), 'text/plain');
  await storage.remove([key]);
}

async function reachMailServer(url: string): Promise<void> {
  const server = createTransport({
    url,
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await server.verify();
  } finally {
    server.close();
  }
}

/** The innermost cause, because the outer ones only say that something failed; without a period. */
function reason(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined && error.cause !== error) return reason(error.cause);
  if (error instanceof AggregateError) return error.errors.map((each) => reason(each)).join(', ');
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
