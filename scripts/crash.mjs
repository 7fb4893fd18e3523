// npm run crash: kills the server and its database (kill -9, the whole tree) again and again while eight people publish, and
// checks after each restart that every acknowledged quack is there once and that every counter equals its rows.
//   npm run crash -- --kills 20 --seed 7
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    writers: { type: 'string', default: '8' },
  },
});
const KILLS = Number(options.kills);
const WRITERS = Number(options.writers);
/** Milliseconds of writing before a kill, at least and at most. */
const [LEAST, MOST] = [250, 1_500];
const READY_MS = 60_000;
const PASSWORD = 'velvet-otter-quilts-91-harbor';

const root = resolve(import.meta.dirname, '..');
const { Client } = createRequire(join(root, 'server/package.json'))('pg');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let state = Number(options.seed) >>> 0;
/** Between 0 and 1, the same for the same seed (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** The process and everything below it. */
function treeOf(pid) {
  const parents = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const tree = [pid];
  for (const found of tree) for (const [child, parent] of parents) if (parent === found) tree.push(child);
  return tree;
}

function killTree(pid) {
  for (const victim of treeOf(pid)) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'mallard-crash-'));
// Open to the account that runs the database where this runs as root.
chmodSync(dataDir, 0o755);
const port = await freePort();
const api = `http://127.0.0.1:${port}`;

function start() {
  const child = spawn(process.execPath, ['server/dist/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.said = '';
  child.stderr.on('data', (text) => (child.said = (child.said + text).slice(-4_000)));
  return child;
}

async function untilReady(child) {
  const begin = performance.now();
  while (performance.now() - begin < READY_MS) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${child.said}`);
    const answer = await fetch(`${api}/health/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - begin;
    await pause(20);
  }
  throw new Error(`The server was not ready within ${READY_MS / 1_000} seconds.`);
}

async function call(method, path, body, headers = {}) {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function enroll(handle) {
  const email = `${handle}@example.org`;
  await call('POST', '/api/registration/register', { handle, email, password: PASSWORD });
  for (let tries = 0; tries < 200; tries += 1) {
    const { body: mails } = await call('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const token = /[?&]token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    if (token) {
      await call('POST', '/api/registration/verify-email', { token });
      const signedIn = await call('POST', '/api/tokens', { email: handle, password: PASSWORD });
      return { authorization: `Bearer ${signedIn.body.data.token}` };
    }
    await pause(50);
  }
  throw new Error(`No mail came for ${handle}.`);
}

const acknowledged = new Map();
let sent = 0;

/** Publishes until told to stop. What was not answered is sent again with its key until it is. */
async function write(writer, run) {
  while (!run.over) {
    writer.draft ??= { key: `w${writer.name}-${(sent += 1)}`, content: `${writer.name} says ${sent} #crash @writer0` };
    try {
      const { status, body } = await call(
        'POST',
        '/api/posts',
        { content: writer.draft.content },
        { ...writer.headers, 'idempotency-key': writer.draft.key },
      );
      if (status !== 200) {
        if (status < 500) throw new Error(`${status} ${JSON.stringify(body)}`);
        await pause(10);
        continue;
      }
      acknowledged.set(body.data.id, writer.draft.content);
      writer.draft = undefined;
    } catch (error) {
      if (!(error instanceof TypeError)) {
        run.failure = error;
        return;
      }
      // The connection broke: whether the quack was stored is unknown, so it stays this writer's draft.
      await pause(10);
    }
  }
}

function databasePlace() {
  const found = readdirSync(dataDir, { recursive: true }).find((name) => name.endsWith('postmaster.pid'));
  const lines = readFileSync(join(dataDir, found), 'utf8').split('\n');
  return { host: lines[4], port: Number(lines[3]), user: 'mallard', database: 'mallard' };
}

const CHECKS = {
  'quacks of people': `select count(*)::int as n from users u where post_count <>
    (select count(*) from posts p where p.author_id = u.id and p.parent_id is null and p.deleted_at is null)`,
  'nods of quacks':
    'select count(*)::int as n from posts p where nod_count <> (select count(*) from nods n where n.post_id = p.id)',
  'replies of quacks': `select count(*)::int as n from posts p where reply_count <>
    (select count(*) from posts r where r.parent_id = p.id and r.deleted_at is null)`,
  'quacks of hashtags': `select count(*)::int as n from hashtags h where post_count <>
    (select count(*) from post_hashtags t where t.tag = h.tag and not t.is_reply)`,
  'quacks without their mention': `select count(*)::int as n from posts p where not exists
    (select 1 from post_mentions m where m.post_id = p.id)`,
};

async function judge() {
  const client = new Client(databasePlace());
  await client.connect();
  try {
    const { rows } = await client.query('select id, content from posts');
    const stored = new Map(rows.map((row) => [row.id, row.content]));
    const contents = rows.map((row) => row.content);
    const lost = [...acknowledged].filter(([id, content]) => stored.get(id) !== content).length;
    const doubled = contents.length - new Set(contents).size;
    const wrong = [];
    for (const [what, statement] of Object.entries(CHECKS)) {
      const { n } = (await client.query(statement)).rows[0];
      if (n > 0) wrong.push(`${what}: ${n}`);
    }
    return { stored: stored.size, lost, doubled, wrong };
  } finally {
    await client.end();
  }
}

buildIfNeeded();
let server = start();
let failed = false;
const recoveries = [];
try {
  await untilReady(server);
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, n) => ({ name: `writer${n}`, headers: await enroll(`writer${n}`) })),
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const run = { over: false };
    const writing = writers.map((writer) => write(writer, run));
    await pause(LEAST + random() * (MOST - LEAST));
    killTree(server.pid);
    run.over = true;
    await Promise.all(writing);
    if (run.failure) throw run.failure;

    server = start();
    const recovery = await untilReady(server);
    recoveries.push(recovery);
    const verdict = await judge();
    const bad = verdict.lost > 0 || verdict.doubled > 0 || verdict.wrong.length > 0;
    failed ||= bad;
    process.stdout.write(
      `kill ${kill}: ${acknowledged.size} acknowledged, ${verdict.stored} stored, ${verdict.lost} lost, ${verdict.doubled} twice, ` +
        `ready after ${Math.round(recovery)} ms${verdict.wrong.length > 0 ? `, WRONG ${verdict.wrong.join('; ')}` : ''}\n`,
    );
  }
  recoveries.sort((a, b) => a - b);
  process.stdout.write(
    `${KILLS} kills, seed ${options.seed}: ${acknowledged.size} acknowledged quacks, ready again after ` +
      `${Math.round(recoveries[Math.floor(recoveries.length / 2)])} ms in the median, ${Math.round(recoveries.at(-1))} ms at most; ` +
      `${failed ? 'FAILED' : 'nothing lost, nothing twice, every counter right'}\n`,
  );
} catch (error) {
  failed = true;
  process.stderr.write(`${error.stack ?? error}\n`);
} finally {
  server.kill('SIGTERM');
  await new Promise((done) =>
    server.exitCode === null && server.signalCode === null ? server.once('exit', done) : done(),
  );
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
