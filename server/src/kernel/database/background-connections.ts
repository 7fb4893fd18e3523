import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { SETTINGS, type Settings } from '../config/settings.js';
import { ConnectionSettings } from './connection-settings.js';
import { createPool } from './pool.js';

const CONNECTIONS = 2;
const STATEMENT_TIMEOUT_MS = 30 * 60_000;
/** How long a statement waits for one of the connections, which other statements may use for a long time. */
const WAIT_MS = 60 * 60_000;

/** Connections for background statements that take minutes, separate from those with short timeouts. */
@Injectable()
export class BackgroundConnections implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(
    @Inject(ConnectionSettings) { direct }: Pick<ConnectionSettings, 'direct'>,
    @Inject(SETTINGS) { REQUEST_TIMEOUT }: Pick<Settings, 'REQUEST_TIMEOUT'>,
  ) {
    this.pool = createPool(direct, CONNECTIONS, REQUEST_TIMEOUT, {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + 60_000,
      connectionTimeoutMillis: WAIT_MS,
    });
  }

  async rows<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row & object>(statement, [...parameters]);
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ended) await this.pool.end();
  }
}
