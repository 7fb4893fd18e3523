// npm run bench:export: how much memory the server needs for a workbook of 100,000 products, measured with a fresh server. The
// kernel counts the peak.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { checkRuntime } from '../scripts/runtime.mjs';
import { MallardProcess } from './measure/servers.mjs';
import { memoryOf, mostMemoryOf } from './measure/processes.mjs';

checkRuntime();
buildIfNeeded();
const { Client } = createRequire(join(resolve(import.meta.dirname, '..'), 'server/package.json'))('pg');

const PRODUCTS = Number(process.argv[2] ?? 100_000);
/** How much memory the workbook may add. */
const MOST_MB = 200;
const EMAIL = 'root@localhost';
const PASSWORD = 'velvet-otter-quilts-91-harbor';
/** Every third name is Hebrew; descriptions are a few sentences long. */
const FILL = `
insert into products (id, name, description, sku, brand, price, currency, stock, is_active, created_at, updated_at)
select gen_random_uuid(), case when n % 3 = 0 then 'קומקום נחושת ' || n else 'Copper kettle ' || n end,
  repeat('Holds a liter and a half, and pours without a drop beside the cup. ', 1 + n % 4), 'KET-' || n, 'Brand ' || n % 50,
  n, (array['USD', 'EUR', 'ILS', 'JPY'])[1 + n % 4], n % 100, n % 10 > 0, now() - n * interval '1 minute', now()
from generate_series(1, $1::int) n`;

const folder = mkdtempSync(join(tmpdir(), 'mallard-export-'));
// Accessible to the database's account if this runs as root.
chmodSync(folder, 0o755);
process.env.ROOT_EMAIL = EMAIL;
process.env.ROOT_PASSWORD = PASSWORD;
const server = await MallardProcess.start(folder);
try {
  await fill();
  const token = await signIn();
  const before = memoryOf(server.pid);
  const begin = performance.now();
  const bytes = await take(token);
  const seconds = (performance.now() - begin) / 1_000;
  const most = mostMemoryOf(server.pid);
  const own = most - before;
  process.stdout.write(
    `${PRODUCTS} products: ${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s; the server held ${before.toFixed(0)} MB before ` +
      `and ${most.toFixed(0)} MB at most, ${own.toFixed(0)} MB for the workbook (≤ ${MOST_MB}${own > MOST_MB ? ' ✗' : ''})\n`,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill() {
  const client = new Client(server.connection);
  await client.connect();
  await client.query(FILL, [PRODUCTS]);
  await client.query('analyze products');
  await client.end();
}

async function signIn() {
  const { data } = await post('/api/tokens', { email: EMAIL, password: PASSWORD }).then((answer) => answer.json());
  return data.token;
}

/** Reads the workbook as a stream and discards it. @returns its size in bytes */
async function take(token) {
  const answer = await post('/api/products/export', { keyword: '', sorting: [{ id: 'name' }] }, token);
  if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

function post(path, body, token) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}
