import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { systemCode } from '../../config/system-code.js';

/** How to reach the database; what `pg` takes. */
export interface EmbeddedConnection {
  /** Folder of the Unix socket; on Windows the loopback address. */
  host: string;
  port: number;
  user: string;
  database: string;
  /** On Windows only: elsewhere the socket's folder lets nobody else in. */
  password?: string;
  /** Never: what PGSSLMODE says is about other servers. */
  ssl: false;
}

/** The database that every server has, to make others from. */
const MAINTENANCE_DATABASE = 'postgres';
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;
/** PostgreSQL's codes: starting up or recovering, shutting down, connections all taken. */
const NOT_YET = new Set(['57P03', '57P01', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Waits until the server answers a query; after a crash it recovers first.
 * @param giveUp tells why waiting makes no sense any more, or null
 * @throws whatever it answers that time does not heal, or what `giveUp` returned
 */
export async function untilReady(connection: EmbeddedConnection, giveUp: () => Error | null): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await withClient({ ...connection, database: MAINTENANCE_DATABASE }, async (client) => {
        await client.query('select 1');
      });
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    const reason = giveUp();
    if (reason !== null) throw reason;
    await pause(wait);
  }
}

/** Makes the database where it is missing. A start that was cut off before this is completed by the next. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  await withClient({ ...connection, database: MAINTENANCE_DATABASE }, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  });
}

async function withClient(connection: EmbeddedConnection, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  // Said between two calls, when the server ends: the call that follows fails and tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isTemporary(error: unknown): boolean {
  const code = systemCode(error);
  // pg's own words for a connection that was closed or not answered have no code.
  return code === '' ? /terminated|timeout/i.test(String(error)) : NOT_YET.has(code);
}
