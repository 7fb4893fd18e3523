// The rule about chance: a browser test that failed runs once more, alone. One that passes then is unstable, and the run passes;
// one that fails twice fails the run. A crash, or an error outside of a test, fails the run at once.

/** More failures than this are no chance, and are not tried again. */
const MOST = 10;

/**
 * @typedef {{ file: string, name: string, hasPassed: boolean, seconds: number, message?: string }} Test
 * @typedef {{ code: number | null, errors: number, skipped: number, tests: Test[] }} Attempt `code` is the exit code of the runner,
 *   `errors` the number of errors outside of tests
 */

/**
 * @param {Attempt} first
 * @param {() => Promise<Attempt>} tryAgain runs the tests that failed once more, alone
 * @returns {Promise<Omit<import('./report.mjs').Outcome, 'name' | 'seconds'>>}
 */
export async function judge(first, tryAgain) {
  const failures = first.tests.filter(({ hasPassed }) => !hasPassed);
  const figures = {
    passed: first.tests.length - failures.length,
    failed: failures.length + first.errors,
    skipped: first.skipped,
    files: toFiles(first.tests),
    failures: failures.map(({ name, message }) => ({ name, message })),
    unstable: [],
  };
  if (first.code !== 0 && figures.failed === 0) return { ...figures, failed: 1 };
  if (failures.length === 0 || failures.length > MOST || first.errors > 0) return figures;

  const second = await tryAgain();
  const passed = new Set(second.tests.filter(({ hasPassed }) => hasPassed).map(({ name }) => name));
  const unstable = failures.map(({ name }) => name).filter((name) => passed.has(name));
  return {
    ...figures,
    passed: figures.passed + unstable.length,
    failed: failures.length - unstable.length + second.errors,
    failures: figures.failures.filter(({ name }) => !passed.has(name)),
    unstable,
  };
}

/** The total time of each file's tests, which run beside each other. */
function toFiles(tests) {
  const seconds = new Map();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return [...seconds].map(([name, total]) => ({ name: `web/e2e/${name}`, seconds: total }));
}
