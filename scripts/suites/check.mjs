// Checks: commands that pass if they end with 0. The output of a failed one is shown in full, when it has ended.
import { run } from './command.mjs';

/**
 * @typedef {{ name: string, seconds: number }} TestFile
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, files?: TestFile[] }} Outcome
 * @typedef {{ name: string, perform: () => Promise<string | null> }} Check perform returns what is wrong, or null
 */

/** @returns {Check} */
export function commandCheck(name, command, options = {}) {
  return {
    name,
    async perform() {
      const { code, signal, output } = await run(command, { ...options, quiet: true });
      return code === 0 ? null : `${output}\n${command.join(' ')} ended with ${signal ?? code}`;
    },
  };
}

/**
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
async function performed({ name, perform }) {
  const start = performance.now();
  const problem = await perform().catch((error) => String(error?.stack ?? error));
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${problem === null ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (problem !== null) process.stdout.write(`${problem.trimEnd()}\n\n`);
  return { name, passed: problem === null ? 1 : 0, failed: problem === null ? 0 : 1, skipped: 0, seconds };
}

/**
 * Performs checks that do not depend on each other, two at a time.
 * @param {Check[]} checks
 * @returns {Promise<Outcome[]>} in the order of the checks
 */
export async function performAll(checks, atOnce = 2) {
  const outcomes = new Array(checks.length);
  const waiting = checks.map((check, index) => ({ check, index }));
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next.index] = await performed(next.check);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}
