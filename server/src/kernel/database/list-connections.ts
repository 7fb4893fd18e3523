import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientConfig, Pool } from 'pg';
import { SETTINGS, type Settings } from '../config/settings.js';
import { ConnectionSettings } from './connection-settings.js';
import { createPool } from './pool.js';
import { type Reader, ReplicaReads } from './replica-reads.js';

/**
 * Each list is a scan of one index, and looks up the rest by keys. A bitmap scan would read all rows of a popular hashtag before
 * it returns the first, and PostgreSQL prefers to read a small table of blocks from end to end, once for each row of a list. The
 * cost that it adds to what is off must not start its compiler.
 */
export const OPTIONS_OF_LISTS =
  '-c plan_cache_mode=force_generic_plan -c enable_bitmapscan=off -c enable_seqscan=off -c jit=off';

/**
 * Connections for frequently read lists. On them, PostgreSQL plans each statement once, for all values: planning such a list
 * takes twice as long as running it, and by default PostgreSQL would plan again for every page where it expects a better plan.
 * So statements that run here must be written so that the plan is an index scan for every value (docs/decisions/013).
 */
@Injectable()
export class ListConnections implements OnApplicationShutdown {
  private readonly primary: Pool;
  private readonly replica: Pool | null;

  constructor(
    @Inject(ConnectionSettings) { direct, replica }: Pick<ConnectionSettings, 'direct' | 'replica'>,
    @Inject(SETTINGS) { DATABASE_POOL_SIZE, REQUEST_TIMEOUT }: Pick<Settings, 'DATABASE_POOL_SIZE' | 'REQUEST_TIMEOUT'>,
    private readonly reads: ReplicaReads,
  ) {
    const open = (to: ClientConfig) => {
      const options = [to.options, OPTIONS_OF_LISTS].filter(Boolean).join(' ');
      return createPool({ ...to, options }, Math.max(2, Math.ceil(DATABASE_POOL_SIZE / 2)), REQUEST_TIMEOUT);
    };
    this.primary = open(direct);
    this.replica = replica && open(replica);
    if (this.replica) reads.watch(this.primary, this.replica);
  }

  /** @param reader who reads it, if rows may come from a replica (`ReplicaReads`) */
  async rows<Row>(statement: string, parameters: readonly unknown[], reader?: Reader): Promise<Row[]> {
    if (reader && this.replica && this.reads.mayServe(reader.id)) {
      try {
        return await run<Row>(this.replica, statement, parameters);
      } catch {
        // If the replica is down, or cancels the query because of replication, the primary answers.
        this.reads.failed();
      }
    }
    return run<Row>(this.primary, statement, parameters);
  }

  async onApplicationShutdown(): Promise<void> {
    this.reads.stop();
    for (const pool of [this.primary, this.replica]) if (pool && !pool.ended) await pool.end();
  }
}

async function run<Row>(pool: Pool, statement: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query<Row & object>(statement, [...parameters]);
  return rows;
}
