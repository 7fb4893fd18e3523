import { Client, type ClientConfig } from 'pg';

/**
 * What runs by itself: the outbox's sweep, the job queue, listening, probes, what trends, and who asks (looked up at most every two
 * seconds).
 */
const BACKGROUND =
  /^\s*with (?:used as|newest as materialized) \(|as "mostAreNew"|^\s*(?:insert into|update|delete from) "?outbox_events|pgboss|\bsessions\b|pg_stat_statements|pg_notify|listen |unlisten|^select \$1$/i;

/** Looked up once every few seconds: settings of the site, and when something is due next. */
const LOOKED_UP =
  /\bfrom registration_settings\b|\bfrom "maintenances"|\bclock_timestamp\(\) as (?:now, m\.id\b|"now")|\bas milliseconds\b|\bnewsletter_deliveries d\b/i;

/** How often one of these may happen while a test counts, on a machine that does much else. */
const MOST_LOOK_UPS = 2;

/** Takes what is due, in a transaction of its own. */
const TAKES_WHAT_IS_DUE =
  /^delete from scheduled_newsletters\b|^select id, author_id, state, content\b[^]*\bskip locked$|^with (?:due|computed) as\b/i;

/** Once in each transaction in which the job queue looks after its tables; the other statements of it don't name the queue. */
const QUEUE_UPKEEP = /^set local idle_in_transaction_session_timeout/i;
const OF_QUEUE_UPKEEP = /^(?:set local |select pg_advisory_xact_lock\(\()|\bpg_relation_size\(i\.oid\)/i;
const ENDS_OF_TRANSACTIONS = [/^begin\b/i, /^commit\b/i];

/**
 * Lets go of what ran in databases that are gone. PostgreSQL counts 5,000 statements of all databases, and to make room it forgets those
 * that ran least: with the databases of two hundred test files, these are the ones that a test counts.
 */
const FORGET_DROPPED = `
select pg_stat_statements_reset(0, dropped.dbid) from (
  select distinct s.dbid from pg_stat_statements(false) s where s.dbid not in (select oid from pg_database)) dropped`;

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
      await client.query(FORGET_DROPPED);
      const before = await this.calls(client);
      await work();
      const after = await this.calls(client);
      return withoutPeriodicWork(
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

const timesBefore = (statements: readonly string[], index: number): number =>
  statements.slice(0, index).filter((each) => each === statements[index]).length;

function withoutPeriodicWork(statements: readonly string[]): string[] {
  const own = statements.filter(
    (statement, index) =>
      !OF_QUEUE_UPKEEP.test(statement) &&
      !TAKES_WHAT_IS_DUE.test(statement.trim()) &&
      !(LOOKED_UP.test(statement) && timesBefore(statements, index) < MOST_LOOK_UPS),
  );
  const transactions = statements.filter((each) => QUEUE_UPKEEP.test(each) || TAKES_WHAT_IS_DUE.test(each.trim()));
  for (const end of ENDS_OF_TRANSACTIONS)
    for (let left = transactions.length; left > 0; left -= 1) {
      const index = own.findIndex((statement) => end.test(statement));
      if (index !== -1) own.splice(index, 1);
    }
  return own;
}
