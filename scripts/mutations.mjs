// npm run mutations: shows that the tests protect what matters. It applies one small break after another to a copy of the
// repository, and runs the tests that claim to guard what was broken: at least one of them must fail.
//   npm run mutations -- --list
//   npm run mutations -- --only poll --only "is lost"   (breaks whose sentence, file or guard contains one of these)
//   npm run mutations -- --no-baseline                  (without first running the guards on code that is not broken)
import { parseArgs } from 'node:util';
import { breaks } from './mutations/breaks.mjs';
import { findOnce } from './mutations/break.mjs';
import { Copy } from './mutations/copy.mjs';
import { Guards } from './mutations/guards.mjs';
import { guardNames, listBreaks, table } from './mutations/table.mjs';
import { checkRuntime } from './runtime.mjs';
import { root } from './suites/command.mjs';

checkRuntime();
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    list: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const chosen = breaks.filter((each) => {
  const text = `${each.name} ${each.file} ${guardNames(each).join(' ')}`.toLowerCase();
  return options.only.some((words) => text.includes(words.toLowerCase()));
});

const stale = breaks.flatMap((each) => findOnce(root, each) ?? []);
if (stale.length > 0) {
  process.stderr.write(`${stale.join('\n')}\nThe list of breaks in scripts/mutations must follow the code.\n`);
  process.exit(1);
}
if (chosen.length === 0) {
  process.stderr.write('No break matches.\n');
  process.exit(1);
}
if (options.list) {
  process.stdout.write(listBreaks(chosen));
  process.exit(0);
}

const copy = new Copy();
const guards = new Guards(copy);
if (options.baseline) {
  process.stdout.write('The guards run on code that is not broken …\n');
  const failures = await guards.runAll(chosen);
  if (failures.length > 0) {
    process.stderr.write(`These fail although nothing is broken:\n${failures.map((line) => `  ${line}\n`).join('')}`);
    process.exit(1);
  }
}

const start = performance.now();
const outcomes = [];
for (const [index, each] of chosen.entries()) {
  const begun = performance.now();
  const undo = copy.apply(each);
  const found = await guards.judge(each);
  undo();
  const outcome = { ...found, break: each, seconds: (performance.now() - begun) / 1000 };
  outcomes.push(outcome);
  process.stdout.write(`${index + 1} of ${chosen.length}: ${outcome.caughtBy ? 'caught' : 'MISSED'} · ${each.name}\n`);
  if (outcome.note) process.stdout.write(`${outcome.note}\n`);
}
process.stdout.write(table(outcomes, (performance.now() - start) / 1000));
process.exit(outcomes.every(({ caughtBy }) => caughtBy) ? 0 : 1);
