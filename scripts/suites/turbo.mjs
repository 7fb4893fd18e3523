// Runs tasks of turbo.json, and reads from the summary of the run how each of them ended.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.mjs';
import { jestFigures } from './jest.mjs';

/** The checks of the sources, beside the tests. */
export const CHECKS = [
  '//#schema:check',
  '//#codegen:check',
  '//#lint:code',
  '//#lint:imports',
  '//#lint:format',
  'typecheck',
];

const RUNS = join(root, '.turbo/runs');
const TURBO = join(root, 'node_modules/turbo/bin/turbo');
/** The reports that tasks leave; the others count as one check each. */
const REPORTS = {
  '@mallard/rules#test': 'rules/jest-results.json',
  '@mallard/server#test': 'server/jest-results.json',
  '@mallard/server#test:services': 'server/services-results.json',
  '@mallard/web#test': 'web/jest-results.json',
};

/**
 * Runs tasks and what they depend on, without the tasks that depend on a failed one.
 * @param {string[]} tasks such as `build`, `@mallard/web#test` or `//#lint:code`
 * @param {{ atOnce?: number, env?: Record<string, string> }} options
 * @returns {Promise<import('./report.mjs').Outcome[]>} in the order in which they began
 */
export async function runTasks(tasks, { atOnce = 2, env = {} } = {}) {
  const before = new Set(summaries());
  const flags = [
    `--concurrency=${atOnce}`,
    '--continue=dependencies-successful',
    '--summarize',
    '--output-logs=new-only',
  ];
  const { code, signal } = await run([process.execPath, TURBO, 'run', ...tasks, ...flags], { env });
  const summary = summaries().find((name) => !before.has(name));
  const performed = summary ? JSON.parse(readFileSync(join(RUNS, summary), 'utf8')).tasks.filter(hasRun) : [];
  const outcomes = performed.toSorted((a, b) => a.execution.startTime - b.execution.startTime).map(toOutcome);
  // Turbo may fail although every task passed, or not run at all.
  if (code !== 0 && outcomes.every(({ failed }) => failed === 0))
    outcomes.push({ name: `turbo ended with ${signal ?? code}`, passed: 0, failed: 1, skipped: 0, seconds: 0 });
  return outcomes;
}

const hasRun = ({ execution }) => Boolean(execution);

/** The names of the summaries of all runs so far. */
function summaries() {
  return existsSync(RUNS) ? readdirSync(RUNS) : [];
}

function toOutcome({ taskId, cache, execution }) {
  const hasFailed = execution.exitCode !== 0;
  const file = REPORTS[taskId] && join(root, REPORTS[taskId]);
  const figures = file && existsSync(file) ? jestFigures(file) : { passed: hasFailed ? 0 : 1, failed: 0, skipped: 0 };
  // A runner may fail although every test passed: a crash, a failed teardown, no tests found.
  if (hasFailed && figures.failed === 0) figures.failed = 1;
  return {
    name: taskId.replace('@mallard/', '').replace('//#', ''),
    ...figures,
    seconds: (execution.endTime - execution.startTime) / 1000,
    isCached: cache.status === 'HIT',
  };
}
