import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientConfig, Pool } from 'pg';
import { SETTINGS, type Settings } from '../config/settings.js';
import { ConnectionSettings } from './connection-settings.js';
import { createPool } from './pool.js';

/** Each list is a walk along one index; a bitmap would read all rows of a popular hashtag before the first is shown. */
export const OPTIONS_OF_LISTS = '-c plan_cache_mode=force_generic_plan -c enable_bitmapscan=off';

/**
 * Connections for the lists that everybody opens. On them PostgreSQL makes one plan for a statement and keeps it, whatever its
 * values: planning such a list takes twice as long as running it, and left to itself PostgreSQL plans anew for every page where
 * it guesses that this might pay. What runs here is therefore written so that its one plan is an index walk for every value
 * (docs/decisions/013).
 */
@Injectable()
export class ListConnections implements OnApplicationShutdown {
  private readonly primary: Pool;
  private readonly replica: Pool | null;

  constructor(
    @Inject(ConnectionSettings) { config, replica }: Pick<ConnectionSettings, 'config' | 'replica'>,
    @Inject(SETTINGS) { DATABASE_POOL_SIZE }: Pick<Settings, 'DATABASE_POOL_SIZE'>,
  ) {
    const open = (to: ClientConfig) => {
      const options = [to.options, OPTIONS_OF_LISTS].filter(Boolean).join(' ');
      return createPool({ ...to, options }, Math.max(2, Math.ceil(DATABASE_POOL_SIZE / 2)));
    };
    this.primary = open(config);
    this.replica = replica && open(replica);
  }

  /** @param mayLag rows may be seconds old: they come from the replica where there is one that answers */
  async rows<Row>(statement: string, parameters: readonly unknown[], mayLag = false): Promise<Row[]> {
    if (mayLag && this.replica) {
      try {
        return await run<Row>(this.replica, statement, parameters);
      } catch {
        // A replica that is away, or that dropped the rows for its own replay, takes no page with it.
      }
    }
    return run<Row>(this.primary, statement, parameters);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const pool of [this.primary, this.replica]) if (pool && !pool.ended) await pool.end();
  }
}

async function run<Row>(pool: Pool, statement: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query<Row & object>(statement, [...parameters]);
  return rows;
}
