// npm run faults: injects faults into a running server and checks that it recovers.
//   npm run faults                 every fault, one after the other
//   npm run faults -- stop disk    those whose names begin with these words
// A fault is a file in cases/ whose default export is { name, title, run }; run() returns { ok, lines }, and ok is null if
// this machine lacks what it needs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { checkRuntime } from '../runtime.mjs';

const FOLDER = join(import.meta.dirname, 'cases');

checkRuntime();
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));
const faults = await Promise.all(
  files.sort().map(async (name) => (await import(pathToFileURL(join(FOLDER, name)).href)).default),
);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !faults.some((fault) => fault.name.startsWith(name)));
if (unknown !== undefined) {
  process.stderr.write(`There is no fault ${unknown}; there are ${faults.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

buildIfNeeded();
let failed = 0;
for (const { name, title, run } of faults) {
  if (wanted.length > 0 && !wanted.some((prefix) => name.startsWith(prefix))) continue;
  process.stdout.write(`${name}: ${title}\n`);
  const { ok, lines } = await run().catch((error) => ({ ok: false, lines: String(error.stack ?? error).split('\n') }));
  for (const line of lines) process.stdout.write(`  ${line}\n`);
  process.stdout.write(`  ${ok === null ? 'not run' : ok ? 'passed' : 'FAILED'}\n`);
  if (ok === false) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
