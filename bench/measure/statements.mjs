/** Our own queries, which are not part of the measurement. */
const OURS = '%pg_stat_statements%';

/** Counts statements by PostgreSQL's statistics. */
export class StatementCounter {
  constructor(client) {
    this.client = client;
  }

  async begin() {
    await this.client.query('create extension if not exists pg_stat_statements');
    await this.client.query('select pg_stat_statements_reset()');
  }

  /** @returns {Promise<{ calls: number, heaviest: { query: string, calls: number, ms: number }[] }>} since `begin` */
  async end() {
    const { rows } = await this.client.query(
      `select query, calls::int, round(total_exec_time::numeric, 1)::float as ms from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) and query not like $1
       order by total_exec_time desc`,
      [OURS],
    );
    return { calls: rows.reduce((sum, row) => sum + row.calls, 0), heaviest: rows.slice(0, 8) };
  }
}
