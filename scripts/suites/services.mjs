// Finds the services that a deployment has beside Mallard. Tests that need them run if they can be reached.
import { connect } from 'node:net';
import pg from 'pg';

const POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS = 'redis://127.0.0.1:6379';
/** How long a service may take to answer, in milliseconds. */
const PATIENCE_MS = 2_000;
/** The oldest PostgreSQL that Mallard runs on. */
const OLDEST = 150_000;

/**
 * @returns {Promise<{ env: Record<string, string> } | { missing: string }>} the addresses for the tests, or what is missing
 * @throws Error if an address that was set does not answer
 */
export async function findServices() {
  const found = {
    TEST_DATABASE_URL: await reach('PostgreSQL', 'TEST_DATABASE_URL', POSTGRES, askPostgres),
    TEST_REDIS_URL: await reach('Redis', 'TEST_REDIS_URL', REDIS, askRedis),
  };
  const missing = Object.values(found).find((one) => 'missing' in one);
  if (missing) return missing;
  return { env: Object.fromEntries(Object.entries(found).map(([name, { url }]) => [name, url])) };
}

async function reach(service, name, usual, ask) {
  const url = process.env[name] || usual;
  try {
    await ask(url);
    return { url };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.code : String(error);
    if (process.env[name])
      throw new Error(`${name} names a ${service} that cannot be used: ${reason}`, { cause: error });
    return { missing: `${service} at ${new URL(url).host} (${reason}); set ${name} to use another` };
  }
}

async function askPostgres(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, rolsuper or rolcreatedb as may
       from pg_roles where rolname = current_user`,
    );
    if (rows[0].version < OLDEST) throw new Error(`it must be version ${OLDEST / 10_000} or newer`);
    if (!rows[0].may) throw new Error('its user must be allowed to create databases');
  } finally {
    await client.end();
  }
}

function askRedis(url) {
  const { hostname, port } = new URL(url);
  return new Promise((answered, failed) => {
    const socket = connect({ host: hostname, port: Number(port || 6379) }, () => socket.write('PING\r\n'));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('it does not answer')));
    socket.once('error', failed);
    socket.once('data', (data) => {
      socket.end();
      // Whatever the password, this is a Redis.
      if (/^(\+PONG|-NOAUTH)/.test(String(data))) answered();
      else failed(new Error('it is not Redis'));
    });
  });
}
