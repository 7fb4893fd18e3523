// The summary of a run: how long each part took, the slowest test files, and the totals.

const LONGEST = 5;

/**
 * Prints the summary, and sets the exit code to 1 if something failed.
 * @param {import('./check.mjs').Outcome[]} outcomes
 */
export function report(outcomes) {
  const print = (line) => process.stdout.write(`${line}\n`);
  print('');
  for (const { name, passed, failed, skipped, seconds, files = [] } of outcomes) {
    const more = skipped > 0 ? `, ${skipped} skipped` : '';
    print(`${name.padEnd(36)} ${passed} passed, ${failed} failed${more}  (${seconds.toFixed(1)} s)`);
    const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST);
    if (longest.length > 1)
      print(`  longest: ${longest.map((file) => `${file.name} ${file.seconds.toFixed(1)} s`).join(', ')}`);
  }
  const total = (figure) => outcomes.reduce((sum, outcome) => sum + outcome[figure], 0);
  if (total('failed') > 0) process.exitCode = 1;
  print(`\n${total('passed')} passed, ${total('failed')} failed`);
}
