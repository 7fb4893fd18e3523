import { type ClientConfig, Pool, type PoolConfig, TypeOverrides, types } from 'pg';
import { type TimeLimits, timeLimits } from '../config/time-limits.js';
import { PreparingClient } from './preparing-client.js';

const INT8 = 20;
const NUMERIC = 1700;

/** Milliseconds to wait for a connection during the start, where giving up would end the process. */
const START_WAIT_MS = 60_000;
/** A database that hangs ends no statement, so the client gives up half a second after the statement should have ended. */
const GIVE_UP_AFTER_MS = 500;

/** The limits that each connection asks PostgreSQL for when it begins. */
export function sessionLimits({ statement, lock, idleTransaction }: TimeLimits) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleTransaction,
  };
}

const openPools = new Set<Pool>();
/** Pools that still wait as during a start, and the milliseconds that they will wait for a connection after it. */
const startingPools = new Map<Pool, number>();

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

/** From now on, who needs a connection waits as requests do, no longer for a minute. Call it before the first request. */
export function endStartWaits(): void {
  for (const [pool, wait] of startingPools) pool.options.connectionTimeoutMillis = wait;
  startingPools.clear();
}

type PoolLimits = Pick<PoolConfig, 'statement_timeout' | 'query_timeout' | 'connectionTimeoutMillis'>;

/**
 * A pool whose rows have JavaScript values: timestamptz is a Date, int8 and numeric are numbers
 * (our counts and sums are far below 2^53). It waits patiently for connections until `endStartWaits`.
 * @param requestTimeout REQUEST_TIMEOUT: seconds
 * @param others limits that differ for this pool, in milliseconds; 0 for none
 */
export function createPool(config: ClientConfig, size: number, requestTimeout: number, others: PoolLimits = {}): Pool {
  const limits = timeLimits(requestTimeout);
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
    query_timeout: limits.statement + GIVE_UP_AFTER_MS,
    ...sessionLimits(limits),
    ...others,
  });
  // An idle connection that the database drops emits an error, which must not crash the process: the pool has discarded it already.
  pool.on('error', () => undefined);
  // The same while it is in use: the query fails, and the pool drops the broken connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  openPools.add(pool);
  if (others.connectionTimeoutMillis === undefined) startingPools.set(pool, limits.connection);
  return pool;
}
