import { Client, type QueryArrayConfig, type QueryConfig, type QueryResult } from 'pg';
import { statementTimes } from './statement-times.js';

/** Distinct statements that are prepared per connection; each holds a plan in PostgreSQL's memory. */
const MAX_PREPARED = 400;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_PREPARED) return undefined;
  const name = `m${names.size}`;
  names.set(text, name);
  return name;
}

/** Tells how long a statement took, whether it came through or not. */
function timed(answer: unknown): unknown {
  // With a callback, as pg's own pool asks, there is no promise; statements of ours come without.
  if (!(answer instanceof Promise)) return answer;
  const start = performance.now();
  const done = () => statementTimes.observe(performance.now() - start);
  answer.then(done, done);
  return answer;
}

type Submitted = string | QueryConfig | QueryArrayConfig;

/**
 * Prepares each parameterized statement once per connection, so that a hot query is parsed and planned once instead of
 * at every call. Statements without parameters (begin, commit, utility) go as they are.
 */
export class PreparingClient extends Client {
  // pg declares a dozen overloads for query(); all of them pass through here unchanged, so the signature is theirs.
  override query: Client['query'] = ((text: Submitted, values?: unknown[], ...rest: unknown[]) => {
    const send = Client.prototype.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameOf(text);
      if (name) return timed(send({ name, text, values }, ...rest));
    }
    const sent = timed(values === undefined && rest.length === 0 ? send(text) : send(text, values, ...rest));
    return text === 'rollback' && rest.length === 0 ? this.rolledBack(sent as Promise<QueryResult>) : sent;
  }) as Client['query'];

  /**
   * A transaction whose connection is gone is rolled back already. Were its rollback refused, whoever holds the connection
   * would never give it back, and the pool would have one less for good. Ended, it is thrown away instead of used again.
   */
  private async rolledBack(sent: Promise<QueryResult>): Promise<QueryResult> {
    try {
      return await sent;
    } catch {
      void this.end().catch(() => undefined);
      return { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
    }
  }
}
