import { STATEMENT_BUCKETS, type StatementTimes } from '#kernel/database/statement-times.js';

const NAME = 'mallard_database_statement_duration_seconds';

/** The times of statements in Prometheus' text form, whose buckets hold those below them, too. */
export function statementText({ counts, seconds }: StatementTimes): string {
  const lines = [`# HELP ${NAME} Statements of requests and jobs, and how long they took.`, `# TYPE ${NAME} histogram`];
  let sum = 0;
  counts.forEach((count, bucket) => {
    sum += count;
    lines.push(`${NAME}_bucket{le="${STATEMENT_BUCKETS[bucket] ?? '+Inf'}"} ${sum}`);
  });
  lines.push(`${NAME}_sum ${seconds}`, `${NAME}_count ${sum}`);
  return `${lines.join('\n')}\n`;
}
