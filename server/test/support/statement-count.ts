import { Client, type ClientConfig } from 'pg';

/** What runs by itself: the outbox's sweep, the job queue, listening, and who asks (looked up at most every two seconds). */
const BACKGROUND =
  /^\s*(?:insert into|update|delete from) "?outbox_events|pgboss|\bsessions\b|pg_stat_statements|pg_notify|listen |unlisten/i;

/** Once in each transaction in which the job queue looks after its tables; the other statements of it don't name the queue. */
const QUEUE_UPKEEP = /^set local idle_in_transaction_session_timeout/i;
const OF_QUEUE_UPKEEP = /^(?:set local |select pg_advisory_xact_lock\(\()|\bpg_relation_size\(i\.oid\)/i;
const ENDS_OF_TRANSACTIONS = [/^begin\b/i, /^commit\b/i];

interface Called {
  query: string;
  calls: number;
}

/** Counts statements as PostgreSQL saw them, so that nothing can be missed. */
export class StatementCount {
  constructor(private readonly connection: ClientConfig) {}

  /** The texts of the statements that ran during `work`, one entry for each time. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    const client = new Client(this.connection);
    await client.connect();
    try {
      await client.query('create extension if not exists pg_stat_statements');
      const before = await this.calls(client);
      await work();
      const after = await this.calls(client);
      return withoutQueueUpkeep(
        [...after].flatMap(([query, calls]) => Array.from({ length: calls - (before.get(query) ?? 0) }, () => query)),
      );
    } finally {
      await client.end();
    }
  }

  private async calls(client: Client): Promise<Map<string, number>> {
    const { rows } = await client.query<Called>(
      `select query, sum(calls)::int as calls from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) group by query`,
    );
    return new Map(rows.filter(({ query }) => !BACKGROUND.test(query)).map(({ query, calls }) => [query, calls]));
  }
}

function withoutQueueUpkeep(statements: readonly string[]): string[] {
  const own = statements.filter((statement) => !OF_QUEUE_UPKEEP.test(statement));
  const transactions = statements.filter((statement) => QUEUE_UPKEEP.test(statement)).length;
  for (const end of ENDS_OF_TRANSACTIONS)
    for (let left = transactions; left > 0; left -= 1) {
      const index = own.findIndex((statement) => end.test(statement));
      if (index !== -1) own.splice(index, 1);
    }
  return own;
}
