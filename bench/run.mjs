// npm run bench: what each request costs in CPU milliseconds, of the server and of PostgreSQL separately, compared with a bare server
// that answers the same requests from the same database in the same run. docs/performance.md says how to read it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { checkRuntime } from '../scripts/runtime.mjs';
import { datasetName } from './dataset/sizes.mjs';
import { readOptions } from './options.mjs';
import { recordTables, withTables } from './record-docs.mjs';
import { compareWith, comparisonTable, withRun } from './record.mjs';
import { PROCESS_ROWS, rows, SOCKET_ROWS } from './rows.mjs';

checkRuntime();
const options = readOptions([...rows.map(({ name }) => name), ...PROCESS_ROWS]);
const root = resolve(import.meta.dirname, '..');
const RECORD = join(root, 'bench/record.json');
const DOCUMENT = join(root, 'docs/performance.md');
const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));
if (options.docs) {
  writeTables(readRecord());
  process.exit();
}
if (process.platform !== 'linux') {
  process.stderr.write('The CPU time of processes is read from /proc, so the bench needs Linux.\n');
  process.exit(2);
}
buildIfNeeded();

const { openDataset } = await import('./dataset/store.mjs');
const { Measurement } = await import('./measure/measurement.mjs');
const { describeRun, growth, mixedCosts, table } = await import('./report.mjs');
const { Client } = createRequire(join(root, 'server/package.json'))('pg');
const say = (text) => process.stderr.write(`${text}\n`);

const runs = [];
let measurement;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => Promise.resolve(measurement?.end()).finally(() => process.exit(1)));
try {
  for (const posts of options.posts) {
    const ofKind = [];
    for (const size of options.sizes) ofKind.push(await measure(size, posts));
    if (ofKind.length > 1) process.stdout.write(growth(ofKind));
    runs.push(...ofKind);
  }
  for (const mixed of runs.filter(({ posts }) => posts === 'mixed'))
    process.stdout.write(mixedCosts(mixed, ratiosOfPlain(mixed.size)));
  if (options.check) check();
  if (options.record) record();
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(runs.length > 1 ? runs : runs[0], null, 2)}\n`);
} catch (error) {
  say(error.stack ?? String(error));
  process.exitCode = 1;
} finally {
  await measurement?.end();
}

/** In this run, or as it was recorded last. */
function ratiosOfPlain(size) {
  const run = runs.find((each) => each.posts === 'plain' && each.size === size);
  if (run) return new Map(run.rows.map(({ name, ratios }) => [name, ratios]));
  const recorded = Object.entries(readRecord().datasets[datasetName(size, 'plain')] ?? {});
  return new Map(
    recorded.map(([name, { all, postgres }]) => [name, { all: all.latest.ratio, postgres: postgres.latest.ratio }]),
  );
}

function check() {
  const known = readRecord();
  const compared = runs.map((run) => compareWith(known, run));
  for (const [index, each] of compared.entries())
    process.stdout.write(`\nAgainst the record of ${runs[index].dataset}:\n${comparisonTable(each)}`);
  if (compared.flat().some(({ isWorse }) => isWorse)) process.exitCode = 1;
}

function record() {
  const command = ['npm run bench', ...process.argv.slice(2)].join(' ').replace('bench ', 'bench -- ');
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  // The benchmark itself makes a load of about two.
  const note = `load average ${loadavg()[2].toFixed(0)} on ${availableParallelism()} processors`;
  const after = runs.reduce((known, run) => withRun(known, { ...run, command, commit, note }), readRecord());
  writeFileSync(RECORD, `${JSON.stringify(after, null, 2)}\n`);
  writeTables(after);
}

function writeTables(known) {
  const titles = new Map(rows.map(({ name, title }) => [name, title]));
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), recordTables(known, titles)));
}

async function measure(size, posts) {
  const dataset = datasetName(size, posts);
  measurement = new Measurement(await openDataset(size, { posts, fresh: options.fresh, say }), Client);
  await measurement.begin();
  if (posts === 'mixed') say(await measurement.checkPosts());
  const results = [];
  for (const row of rows.filter(({ name }) => options.only.includes(name))) {
    say(`${row.title} …`);
    results.push(await measurement.row(row, options.requests));
  }
  const whole = {};
  for (const [name, by] of Object.entries(SOCKET_ROWS)) {
    if (!options.only.includes(name)) continue;
    say(`1,000 sockets (${by}) …`);
    (whole.live ??= {})[by] = await measurement.sockets(by);
  }
  if (options.only.includes('memory'))
    whole.memoryMb = { first: measurement.firstMemoryMb, afterRows: measurement.memory() };
  if (options.only.includes('start')) whole.startMs = await measurement.secondStart();
  const run = describeRun({ size, posts, dataset, requests: options.requests }, measurement);
  await measurement.end();
  say('');
  process.stdout.write(table(results, whole, run));
  return { ...run, rows: results, ...whole };
}
