import { Client } from 'pg';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { until } from '../../plumbing/support/until.js';
import type { TestApp } from './app.js';

/** A lock of the database that a test holds, so that what the server does stands still in the midst of it. */
export class Holding {
  private constructor(
    private readonly client: Client,
    private readonly pid: number,
    private readonly app: TestApp,
  ) {}

  /** @param statement takes the lock, within a transaction */
  static async take(app: TestApp, statement: string, parameters: readonly unknown[]): Promise<Holding> {
    const client = new Client(app.get(ConnectionSettings).config);
    await client.connect();
    await client.query('begin');
    await client.query(statement, [...parameters]);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return new Holding(client, rows[0]!.pid, app);
  }

  /** Resolves once someone waits for the lock. */
  async untilAwaited(): Promise<void> {
    const WAITING = 'select pid from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
    await until(async () => (await this.app.rows(WAITING, [this.pid])).length > 0);
  }

  /** Ends the transaction as if it had not been. */
  release(): Promise<void> {
    return this.end('rollback');
  }

  /** Ends the transaction, so that what `statement` changed stays. */
  commit(): Promise<void> {
    return this.end('commit');
  }

  private async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.client.query(how);
    await this.client.end();
  }
}
