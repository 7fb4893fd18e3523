import { Client, type QueryArrayConfig, type QueryConfig, type QueryResult } from 'pg';
import { statementTimes } from './statement-times.js';

/** Different statements prepared per connection; each has a plan in PostgreSQL's memory. */
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

/** pg's error if no answer came within `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

type Submitted = string | QueryConfig | QueryArrayConfig;

/**
 * Prepares each parameterized statement once per connection, so that a hot query is parsed once instead of at
 * every call. Statements without parameters (begin, commit, utility) are sent unchanged.
 */
export class PreparingClient extends Client {
  // pg declares a dozen overloads of query(), and all of them pass through unchanged, so the signature is general.
  override query: Client['query'] = ((text: Submitted, values?: unknown[], ...rest: unknown[]) => {
    const send = Client.prototype.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameOf(text);
      if (name) return this.watched(send({ name, text, values }, ...rest));
    }
    const sent = this.watched(values === undefined && rest.length === 0 ? send(text) : send(text, values, ...rest));
    return text === 'rollback' && rest.length === 0 ? this.rolledBack(sent as Promise<QueryResult>) : sent;
  }) as Client['query'];

  /** Records how long a statement took, whether it succeeded or failed. */
  private watched(answer: unknown): unknown {
    // pg's own pool passes a callback, and then there is no promise. Our statements pass none.
    if (!(answer instanceof Promise)) return answer;
    const start = performance.now();
    const done = () => statementTimes.observe(performance.now() - start);
    answer.then(done, (error: unknown) => {
      done();
      // The statement still occupies the connection, and the next one would wait for it.
      if (error instanceof Error && error.message === READ_TIMEOUT) void this.end().catch(() => undefined);
    });
    return answer;
  }

  /**
   * A transaction whose connection is lost is rolled back already. If its rollback failed, the connection would never be
   * released, and the pool would be one smaller forever. An ended connection is removed from the pool instead.
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
