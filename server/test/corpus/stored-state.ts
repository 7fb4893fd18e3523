import type { TestApp } from '../api/support/app.js';

/** What reading changes too: the time of last use. */
const OF_USE = ['last_used_at', 'last_seen_at', 'last_active_at'];

/** A digest of all rows of each table, so that no table is forgotten. */
export class StoredState {
  private constructor(
    private readonly app: TestApp,
    private readonly statement: string,
  ) {}

  static async of(app: TestApp): Promise<StoredState> {
    const tables = await app.rows<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const row = OF_USE.reduce((json, column) => `${json} - '${column}'`, 'to_jsonb(t)');
    const digests = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows, ' || coalesce(md5(string_agg((${row})::text, '' order by (${row})::text)), '') as digest from "${name}" t`,
    );
    return new StoredState(app, digests.join(' union all '));
  }

  async read(): Promise<Record<string, string>> {
    const rows = await this.app.rows<{ name: string; digest: string }>(this.statement);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }
}
