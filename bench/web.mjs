// npm run bench:web: what the client costs in a browser: sizes, Lighthouse, layout shift and interactions.
// docs/performance.md says how to read it.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { checkRuntime } from '../scripts/runtime.mjs';
import { readOptions } from './web/options.mjs';

checkRuntime();
const options = readOptions();
buildIfNeeded();

const { openDataset } = await import('./dataset/store.mjs');
const { restoreDataset } = await import('./dataset/restore.mjs');
const { MallardProcess } = await import('./measure/servers.mjs');
const { openWorld } = await import('./world.mjs');
const { Browser } = await import('./web/browser.mjs');
const { fillPictures } = await import('./web/pictures.mjs');
const { parts } = await import('./web/parts.mjs');
const { describe } = await import('./web/report.mjs');
const root = resolve(import.meta.dirname, '..');
const { Client } = createRequire(join(root, 'server/package.json'))('pg');
const say = (text) => process.stderr.write(`${text}\n`);

const open = [];
const closeAll = async () => {
  for (const close of open.splice(0).reverse()) await close();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeAll().finally(() => process.exit(1)));

try {
  const dataset = await openDataset(options.size, { fresh: options.fresh, say });
  const server = await MallardProcess.start(dataset.folder);
  open.push(() => server.stop());
  const client = new Client(server.connection);
  // Ended with the server if the run is interrupted.
  client.on('error', () => undefined);
  await client.connect();
  open.push(() => client.end());
  await restoreDataset(client, dataset.builtAt);
  await fillPictures(dataset.folder, client);
  const browser = await Browser.open(server.url);
  open.push(() => browser.close());

  const loads = [loadavg()[0]];
  const figures = {};
  for (const { name, title, measure, table } of parts.filter(({ name }) => options.only.includes(name))) {
    say(`${title} …`);
    figures[name] = await measure({ browser, world: await openWorld(server.url, client), options, say });
    loads.push(loadavg()[0]);
    process.stdout.write(`\n${title}\n\n${table(figures[name])}\n`);
  }
  const run = describe(options, browser.version, loads);
  process.stdout.write(`\n${run.about}\n`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...run, ...figures }, null, 2)}\n`);
} catch (error) {
  say(error.stack ?? String(error));
  process.exitCode = 1;
} finally {
  await closeAll();
}
