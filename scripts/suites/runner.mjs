// Runs suites by another program, whose progress goes to the terminal, and whose results come from the report that it writes.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './command.mjs';

/**
 * @param {string} name
 * @param {{ command: string[], cwd: string, env?: Record<string, string>, report: string }} how
 * @param {(report: object) => Omit<import('./check.mjs').Outcome, 'name' | 'seconds'>} count
 * @returns {Promise<import('./check.mjs').Outcome>}
 */
async function reported(name, { command, cwd, env, report }, count) {
  process.stdout.write(`\n── ${name}\n`);
  const start = performance.now();
  const { code, signal } = await run(command, { cwd, env });
  const figures = { passed: 0, failed: 0, skipped: 0 };
  if (existsSync(report)) Object.assign(figures, count(JSON.parse(readFileSync(report, 'utf8'))));
  // A runner may fail although every test passed: a crash, a failed teardown, no tests found.
  if (figures.failed === 0 && (code !== 0 || figures.passed === 0)) {
    figures.failed = 1;
    process.stdout.write(`✗ ${name}: the runner ended with ${signal ?? code}, ${figures.passed} tests passed\n`);
  }
  return { name, ...figures, seconds: (performance.now() - start) / 1000 };
}

/**
 * @param {string} config the configuration's file name in the folder
 * @param {string} reports the folder for reports
 * @param {string[]} only further arguments, such as the tests to run; all by default
 */
export function jestSuite(name, { cwd, config = 'jest.config.js', env, reports, only = [] }) {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const jest = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const command = [process.execPath, ...flags, jest, '--config', config, '--json', '--outputFile', report, ...only];
  return reported(name, { command, cwd, env, report }, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
    files: found.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(cwd, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }));
}

export function playwrightSuite(name, { cwd, reports }) {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  const command = [process.execPath, playwright, 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return reported(name, { command, cwd, env, report }, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => ({ name: suite.title, seconds: secondsOf(suite) })),
  }));
}

/** The total time of a file's tests; three run at a time. */
function secondsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return (
    own.reduce((sum, milliseconds) => sum + milliseconds / 1000, 0) + suites.map(secondsOf).reduce((a, b) => a + b, 0)
  );
}
