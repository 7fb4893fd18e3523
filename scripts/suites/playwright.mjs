// Runs the browser tests. One that fails runs once more, alone: chance is no verdict, but it is reported.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './command.mjs';
import { judge } from './unstable.mjs';

const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js');
const web = join(root, 'web');

/** @returns {Promise<import('./report.mjs').Outcome>} */
export async function playwrightSuite(choice = []) {
  const reports = mkdtempSync(join(tmpdir(), 'mallard-reports-'));
  const name = 'browser tests';
  const start = performance.now();
  try {
    process.stdout.write(`\n── ${name}\n`);
    const first = await attempt(choice, join(reports, 'first.json'));
    const verdict = await judge(first, () => {
      process.stdout.write('\n── once more, alone: browser tests that failed\n');
      return attempt(['--last-failed', '--workers=1', ...choice], join(reports, 'second.json'));
    });
    return { name, ...verdict, seconds: (performance.now() - start) / 1000 };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** @returns {Promise<import('./unstable.mjs').Attempt>} */
async function attempt(choice, report) {
  const command = [process.execPath, PLAYWRIGHT, 'test', '--reporter=list,json', ...choice];
  const { code } = await run(command, { cwd: web, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  if (!existsSync(report)) return { code, errors: 1, skipped: 0, tests: [] };
  const { errors, stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  return { code, errors: errors.length, skipped: stats.skipped, tests: suites.flatMap((suite) => toTests(suite)) };
}

function toTests({ title, file, specs, suites = [] }, titles = []) {
  const path = title === file ? titles : [...titles, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file,
        name: [file, ...path, spec.title].join(' › '),
        hasPassed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => toTests(suite, path))];
}
