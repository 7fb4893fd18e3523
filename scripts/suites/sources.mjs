// Committed generated files must equal what the sources generate.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './command.mjs';

const SCHEMA = join(root, 'schema.graphql');
const BUILD = 'import("./scripts/build-if-needed.mjs").then((it) => it.buildIfNeeded())';
const WRITE = 'import("./server/dist/src/write-schema.js").then((it) => it.writeSchema(process.argv[1]))';
const node = (script, ...args) => [process.execPath, '--input-type=module', '--eval', script, ...args];

/**
 * Builds what is not up to date. The server's build writes schema.graphql; the committed text is restored.
 * @type {import('./check.mjs').Check}
 */
export const build = {
  name: 'build',
  async perform() {
    const committed = await readFile(SCHEMA, 'utf8');
    const { code, output } = await run(node(BUILD), { quiet: true });
    if ((await readFile(SCHEMA, 'utf8')) !== committed) await writeFile(SCHEMA, committed);
    return code === 0 ? null : output;
  },
};

/** @type {import('./check.mjs').Check} */
export const schemaIsCurrent = {
  name: 'schema.graphql is up to date',
  async perform() {
    const folder = await mkdtemp(join(tmpdir(), 'mallard-schema-'));
    try {
      const target = join(folder, 'schema.graphql');
      const { code, output } = await run(node(WRITE, target), { quiet: true });
      if (code !== 0) return output;
      const [committed, written] = await Promise.all([SCHEMA, target].map((file) => readFile(file, 'utf8')));
      if (written === committed) return null;
      return `It differs from what the server's build writes. Run "npm run build" and commit it.\n${firstDifference(committed, written)}`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function firstDifference(before, after) {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const line = fresh.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? fresh.length : line;
  return `line ${at + 1}\n- ${old[at] ?? '(ends)'}\n+ ${fresh[at] ?? '(ends)'}`;
}
