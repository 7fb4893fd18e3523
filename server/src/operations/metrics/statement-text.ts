import { STATEMENT_BUCKETS, type StatementTimes } from '#kernel/database/statement-times.js';

const NAME = 'mallard_database_statement_duration_seconds';

/** Statement durations in Prometheus' text format, with cumulative buckets. */
export function statementText({ counts, seconds }: StatementTimes): string {
  const lines = [`# HELP ${NAME} Duration of database statements of requests and jobs.`, `# TYPE ${NAME} histogram`];
  let sum = 0;
  counts.forEach((count, bucket) => {
    sum += count;
    lines.push(`${NAME}_bucket{le="${STATEMENT_BUCKETS[bucket] ?? '+Inf'}"} ${sum}`);
  });
  lines.push(`${NAME}_sum ${seconds}`, `${NAME}_count ${sum}`);
  return `${lines.join('\n')}\n`;
}
