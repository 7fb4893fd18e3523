// The summary of a run: how long each part took, the slowest files, unstable tests, what failed, and the totals.

import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 20;
/** The lines of a failure's message that the summary repeats; the whole stands above, where the test ran. */
const MESSAGE_LINES = 12;

/**
 * @typedef {{ name: string, seconds: number }} TestFile
 * @typedef {{ name: string, message?: string }} Failure
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, isCached?: boolean, files?: TestFile[],
 *   failures?: Failure[], unstable?: string[] }} Outcome
 */

const print = (line) => process.stdout.write(`${line}\n`);

/**
 * Prints the summary, and sets the exit code to 1 if something failed.
 * @param {Outcome[]} outcomes
 */
export function report(outcomes) {
  print('');
  for (const { name, passed, failed, skipped, seconds, isCached } of outcomes) {
    const more = skipped > 0 ? `, ${skipped} skipped` : '';
    const time = isCached ? 'cached' : `${seconds.toFixed(1)} s`;
    print(`${name.padEnd(28)} ${passed} passed, ${failed} failed${more}  (${time})`);
  }
  printSlowest(outcomes.flatMap(({ files = [] }) => files));
  printUnstable(outcomes.flatMap(({ unstable = [] }) => unstable));
  printFailures(outcomes.flatMap(({ failures = [] }) => failures));
  const total = (figure) => outcomes.reduce((sum, outcome) => sum + outcome[figure], 0);
  if (total('failed') > 0) process.exitCode = 1;
  print(`\n${total('passed')} passed, ${total('failed')} failed`);
}

function printSlowest(files) {
  if (files.length <= 1) return;
  print('\nSlowest files, each with the time of all of its tests:');
  for (const { name, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    print(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function printUnstable(names) {
  if (names.length === 0) return;
  print('\nUnstable: failed, then passed alone. Each belongs into docs/unstable.md with its cause or an owner.');
  for (const name of names) print(`  ${name}`);
}

function printFailures(failures) {
  if (failures.length === 0) return;
  print('\nFailed:');
  for (const { name, message = '' } of failures) {
    print(`  ${name}`);
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, MESSAGE_LINES)) print(`      ${line}`);
  }
}
