// Copies the GraphQL schema that the server's build wrote to schema.graphql; with --check, it only compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const committed = resolve(import.meta.dirname, '../schema.graphql');
const before = readFileSync(committed, 'utf8');
const after = readFileSync(resolve(import.meta.dirname, '../server/dist/schema.graphql'), 'utf8');

if (before !== after && process.argv.includes('--check')) {
  process.stderr.write(
    `schema.graphql differs from what the server's sources make. Run "npm run build" and commit it.\n${firstDifference()}\n`,
  );
  process.exitCode = 1;
} else if (before !== after) writeFileSync(committed, after);

function firstDifference() {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const line = fresh.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? fresh.length : line;
  return `line ${at + 1}\n- ${old[at] ?? '(ends)'}\n+ ${fresh[at] ?? '(ends)'}`;
}
