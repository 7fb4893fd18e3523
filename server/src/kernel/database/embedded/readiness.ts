import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { systemCode } from '../../config/system-code.js';

/** How to connect to the database, for `pg`. */
export interface EmbeddedConnection {
  /** The folder of the Unix socket; on Windows, the loopback address. */
  host: string;
  port: number;
  user: string;
  database: string;
  password: string;
  /** Always off, because PGSSLMODE is meant for other servers. */
  ssl: false;
}

/** The database that every server has, from which others are created. */
export const MAINTENANCE_DATABASE = 'postgres';
/** How long one attempt waits for a connection, and how long a start waits for one to a server that has answered already. */
const ATTEMPT_MS = 5_000;
const CONNECT_MS = 60_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;
/** PostgreSQL's error codes: starting up or recovering, shutting down, too many connections. */
const NOT_YET = new Set(['57P03', '57P01', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Waits until the server answers a query; after a crash it recovers first.
 * @param giveUp returns why waiting is pointless, or null
 * @throws an error that waiting doesn't resolve, or the one from `giveUp`
 */
export async function untilReady(connection: EmbeddedConnection, giveUp: () => Error | null): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await withClient(
        { ...connection, database: MAINTENANCE_DATABASE },
        async (client) => {
          await client.query('select 1');
        },
        ATTEMPT_MS,
      );
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    const reason = giveUp();
    if (reason !== null) throw reason;
    await pause(wait);
  }
}

/** Opens a connection for some statements, and closes it after them. */
export async function withClient(
  connection: EmbeddedConnection,
  work: (client: Client) => Promise<void>,
  connectMs = CONNECT_MS,
): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: connectMs, query_timeout: 30_000 });
  // Emitted between two calls when the server ends; the next call fails and reports it.
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
  // pg's own errors for a connection that was closed or not answered have no code.
  return code === '' ? /terminated|timeout/i.test(String(error)) : NOT_YET.has(code);
}
