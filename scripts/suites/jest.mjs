// Runs tests by Jest, and reads its reports.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './command.mjs';

const JEST = join(root, 'node_modules/jest/bin/jest.js');
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Runs some tests of a workspace.
 * @param {string} workspace its folder
 * @param {string[]} choice arguments of Jest, such as test files
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function jestSuite(workspace, choice) {
  const cwd = join(root, workspace);
  const report = join(cwd, 'jest-results.json');
  rmSync(report, { force: true });
  process.stdout.write(`\n── ${workspace} tests\n`);
  const start = performance.now();
  const command = [process.execPath, ...FLAGS, JEST, '--json', '--outputFile', report, ...choice];
  const { code } = await run(command, { cwd });
  const figures = existsSync(report) ? jestFigures(report) : { passed: 0, failed: 0, skipped: 0 };
  if (code !== 0 && figures.failed === 0) figures.failed = 1;
  return { name: `${workspace} tests`, ...figures, seconds: (performance.now() - start) / 1000 };
}

/** @param {string} file a report of Jest */
export function jestFigures(file) {
  const { testResults, ...found } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: testResults.flatMap((file) => toFailures(file)),
  };
}

/** What failed in a file: its tests, or the file itself where it didn't get as far as its tests. */
function toFailures({ name, message, status, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [{ name: file, message }] : [];
  return tests.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}
