import { type ClientConfig, Pool, type PoolConfig, TypeOverrides, types } from 'pg';
import { PreparingClient } from './preparing-client.js';

const INT8 = 20;
const NUMERIC = 1700;

/** Milliseconds a statement may run, wait for a lock, or leave a transaction idle (docs/operations.md lists the limits). */
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** How long a request waits for a connection before it is answered with 503. */
const POOL_WAIT_MS = 2_000;
/** The same during the start, where giving up would end the process, and a busy machine can take seconds for a connection. */
const START_WAIT_MS = 60_000;
/** A database that hangs ends no statement, so the client gives up half a second after the statement should have ended. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;

/** The limits that each connection asks PostgreSQL for when it begins. */
export const SESSION_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

const openPools = new Set<Pool>();
/** Pools that still wait as during a start. */
const startingPools = new Set<Pool>();

/** The connections of all pools of this process: all, unused ones, and requests that wait for one. */
export function poolUse(): { total: number; idle: number; waiting: number } {
  const use = { total: 0, idle: 0, waiting: 0 };
  for (const pool of openPools) {
    if (pool.ended) openPools.delete(pool);
    use.total += pool.totalCount;
    use.idle += pool.idleCount;
    use.waiting += pool.waitingCount;
  }
  return use;
}

/** From now on, who needs a connection waits for two seconds, no longer for a minute. Call it before the first request. */
export function endStartWaits(): void {
  for (const pool of startingPools) pool.options.connectionTimeoutMillis = POOL_WAIT_MS;
  startingPools.clear();
}

/** Limits that differ for a pool, in milliseconds; 0 for none. */
export type PoolLimits = Pick<PoolConfig, 'statement_timeout' | 'query_timeout' | 'connectionTimeoutMillis'>;

/**
 * A pool whose rows have JavaScript values: timestamptz is a Date, int8 and numeric are numbers
 * (our counts and sums are far below 2^53). It waits patiently for connections until `endStartWaits`.
 */
export function createPool(config: ClientConfig, size: number, limits: PoolLimits = {}): Pool {
  const overrides = new TypeOverrides(types);
  overrides.setTypeParser(INT8, Number);
  overrides.setTypeParser(NUMERIC, Number);
  const pool = new Pool({
    ...config,
    Client: PreparingClient,
    types: overrides,
    max: size,
    connectionTimeoutMillis: START_WAIT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'mallard',
    query_timeout: QUERY_TIMEOUT_MS,
    ...SESSION_LIMITS,
    ...limits,
  });
  // An idle connection that the database drops emits an error, which must not crash the process: the pool has discarded it already.
  pool.on('error', () => undefined);
  // The same while it is in use: the query fails, and the pool drops the broken connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  openPools.add(pool);
  if (limits.connectionTimeoutMillis === undefined) startingPools.add(pool);
  return pool;
}
