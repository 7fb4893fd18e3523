// Runs the tests that guard something, in the copy.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../suites/command.mjs';

/** @typedef {{ failed: string[], passed: number, output: string }} Result */

/** What is broken may make a test run for ever; a guard that doesn't end guards nothing. */
const TIMEOUT = 10 * 60_000;

export class Guards {
  /** Whether the copy has a build of its sources as they are. */
  #isBuilt = false;

  /** @param {import('./copy.mjs').Copy} copy */
  constructor(copy) {
    this.copy = copy;
  }

  /**
   * Runs the guards of one break until one fails.
   * @param {import('./break.mjs').Break} each
   * @returns {Promise<{ caughtBy: string | null, isNightly: boolean, note?: string }>}
   */
  async judge(each) {
    let note;
    for (const guard of each.guards) {
      const result = await this.#run(guard, true);
      if (result.failed.length > 0) return { caughtBy: result.failed[0], isNightly: guard.nightly ?? false };
      // A guard that did not run guards nothing, whatever the reason.
      if (result.passed === 0) note = `No test ran in ${guard.files.join(', ')}:\n${result.output.slice(-2_000)}`;
    }
    return { caughtBy: null, isNightly: false, note };
  }

  /**
   * Runs the guards of all these breaks, which must pass.
   * @param {import('./break.mjs').Break[]} breaks
   * @returns {Promise<string[]>} what does not
   */
  async runAll(breaks) {
    const guards = new Map();
    for (const guard of breaks.flatMap((each) => each.guards)) guards.set(JSON.stringify(guard), guard);
    const failures = [];
    for (const guard of together([...guards.values()])) {
      const { failed, passed, output } = await this.#run(guard, false);
      failures.push(...failed);
      if (passed === 0) failures.push(`${guard.files.join(', ')}: no test ran\n${output.slice(-2_000)}`);
    }
    return failures;
  }

  /** @param {boolean} isBroken whether a build is needed again afterwards @returns {Promise<Result>} */
  async #run({ workspace, files, tests }, isBroken) {
    if (workspace !== 'e2e') return this.#jest(workspace, files, tests);
    if (isBroken || !this.#isBuilt) {
      const { code, output } = await run(['npm', 'run', 'build'], { cwd: this.copy.folder, quiet: true });
      if (code !== 0) return { failed: [], passed: 0, output };
    }
    this.#isBuilt = !isBroken;
    return this.#playwright(files, tests);
  }

  async #jest(workspace, files, tests) {
    const cwd = join(this.copy.folder, workspace);
    const report = join(this.copy.folder, 'report.json');
    const jest = join(this.copy.folder, 'node_modules/jest/bin/jest.js');
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const only = tests ? ['-t', tests.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)] : [];
    const where = ['--maxWorkers', '1', '--cacheDirectory', join(this.copy.folder, '.jest-cache')];
    const command = [process.execPath, ...flags, jest, '--json', '--outputFile', report, ...where, ...only, ...files];
    const { output } = await run(command, { cwd, quiet: true, timeout: TIMEOUT });
    const { testResults = [] } = readReport(report);
    const found = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(this.copy.folder, name) })),
    );
    return {
      failed: found.filter(({ status }) => status === 'failed').map(({ file, fullName }) => `${file}: ${fullName}`),
      passed: found.filter(({ status }) => status === 'passed').length,
      output,
    };
  }

  async #playwright(files, tests) {
    const cwd = join(this.copy.folder, 'web');
    const report = join(this.copy.folder, 'report.json');
    const playwright = join(this.copy.folder, 'node_modules/@playwright/test/cli.js');
    const only = tests ? ['-g', tests.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)] : [];
    const command = [process.execPath, playwright, 'test', '--reporter=json', '--workers=1', ...only, ...files];
    const { output } = await run(command, {
      cwd,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      quiet: true,
      timeout: TIMEOUT,
    });
    const { suites = [] } = readReport(report);
    const specs = suites.flatMap(specsIn);
    return {
      failed: specs.filter(({ ok }) => !ok).map(({ file, title }) => `web/e2e/${file}: ${title}`),
      passed: specs.filter(({ ok }) => ok).length,
      output,
    };
  }
}

/** The files of one workspace that are run whole need one start only. */
function together(guards) {
  const whole = new Map();
  for (const { workspace, files, tests } of guards) {
    if (!tests) whole.set(workspace, [...new Set([...(whole.get(workspace) ?? []), ...files])]);
  }
  const single = guards.filter(({ workspace, files, tests }) => {
    return tests && !files.every((file) => whole.get(workspace)?.includes(file));
  });
  return [...[...whole].map(([workspace, files]) => ({ workspace, files })), ...single];
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** The report of the run that has ended; without one, the runner did not get to any test. */
function readReport(path) {
  if (!existsSync(path)) return {};
  const report = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return report;
}
