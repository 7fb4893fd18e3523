// The disk of DATA_DIR fills up: a tmpfs in its own mount namespace, which needs root on Linux. First to 80 MB of free space, when
// the site must become read-only, then to the last block while people write, when PostgreSQL may stop.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDir, pause, Server } from '../support/server.mjs';
import { enroll, verdictLine, Writers } from '../support/writers.mjs';

const DISK_MB = 600;
const MB = 1_024 ** 2;
/** The maximum time until the server notices, and until it is back after its database stopped. */
const NOTICED_MS = 5_000;
const RECOVERY_MS = 30_000;
const INSIDE = 'inside';
const PASSWORD = 'velvet-otter-quilts-91-harbor';
const FULL = /^Storage is full\b/;

async function run() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return { ok: false, lines: ['needs root on Linux, to mount a small disk'] };
  const dataDir = makeDataDir();
  try {
    const mount = `mount -t tmpfs -o size=${DISK_MB}m,mode=755 tmpfs "$1" && exec "$2" "$3" ${INSIDE} "$1"`;
    const { stdout, stderr } = spawnSync(
      'unshare',
      [
        '-m',
        '--propagation',
        'private',
        'sh',
        '-c',
        mount,
        'sh',
        dataDir,
        process.execPath,
        fileURLToPath(import.meta.url),
      ],
      { encoding: 'utf8', timeout: 300_000 },
    );
    const told = stdout.trim().split('\n').at(-1);
    return told.startsWith('{')
      ? JSON.parse(told)
      : { ok: false, lines: [...stdout.split('\n'), ...stderr.split('\n')] };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fillAndFree(dataDir) {
  const server = await Server.create({ dataDir, env: { LOG_LEVEL: 'info' } });
  const findings = [];
  const expect = (what, holds, seen = '') => findings.push({ what, holds, seen });
  try {
    await server.start();
    const writers = await Writers.enroll(server, 4);
    await enroll(server, 'reader');
    const signIn = () => server.call('POST', '/api/tokens', { email: 'reader', password: PASSWORD });
    const { refreshToken } = (await signIn()).body.data;
    const filler = join(dataDir, 'filler');
    const stop = writers.begin({ pauseMs: 20 });
    await pause(2_000);

    const complaints = () => server.output.split('\n').filter((line) => /"level":"(warn|error)"/.test(line)).length;
    const atFirst = complaints();
    fill(filler, dataDir, 80);
    const noticed = await until(async () => (await degraded(server)).includes('storage'), NOTICED_MS);
    expect('read-only below 100 MB', noticed !== null, `after ${noticed} ms`);
    const headers = writers.people[0].headers;
    const said = await server.call('POST', '/api/posts', { content: 'too late' }, headers);
    expect('REST says why', said.status === 503 && FULL.test(said.body.messages[0]), said.body.messages[0]);
    const mutation = 'mutation { createPost(input: { content: "too late" }) { post { id } } }';
    const { body } = await server.call('POST', '/graphql', { query: mutation }, headers);
    const reason = body.errors?.[0]?.extensions.reason;
    expect('GraphQL says why', reason === 'STORAGE_FULL', reason);
    expect('reading works', (await server.call('GET', '/api/posts', undefined, headers)).status === 200);
    expect('signing in works', (await signIn()).status === 200);
    const refreshed = await server.call('POST', '/api/tokens/refresh', { refreshToken });
    const isSame = refreshed.body.data?.refreshToken === refreshToken;
    expect('refreshing gives the same refresh token', refreshed.status === 200 && isSame);
    await pause(2_000);
    const told = complaints() - atFirst;
    expect('one line in the log', told === 1, `${told} warnings and errors`);

    const before = writers.acknowledged.size;
    rmSync(filler);
    const resumed = await until(() => writers.acknowledged.size > before, NOTICED_MS);
    expect('writes go on by themselves', resumed !== null, `after ${resumed} ms`);

    fill(filler, dataDir, 0);
    await pause(3_000);
    const back = await until(async () => {
      const answer = await server.call('GET', '/api/posts').catch(() => null);
      return answer?.status === 200;
    }, RECOVERY_MS);
    expect('reading works on a disk without a free block', back !== null, `after ${back} ms more`);
    const stillFull = await degraded(server);
    expect('and nothing is written', stillFull.includes('storage'));
    const restarts = (server.output.match(/Restarting it/g) ?? []).length;
    const held = writers.acknowledged.size;
    rmSync(filler, { force: true });
    const again = await until(() => writers.acknowledged.size > held, RECOVERY_MS);
    expect('writes go on after that', again !== null, `after ${again} ms, database restarted ${restarts} times`);

    await stop();
    const verdict = await writers.judge();
    expect(verdictLine(verdict), verdict.ok);
  } finally {
    await server.stop();
  }
  return {
    ok: findings.every(({ holds }) => holds),
    lines: findings.map(({ what, holds, seen }) => `${holds ? 'yes' : 'NO '} ${what}${seen && ` (${seen})`}`),
  };
}

/** Writes a file until at most `leftMb` are free. */
function fill(path, folder, leftMb) {
  const file = openSync(path, 'a');
  const block = Buffer.alloc(MB, 1);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      const free = bavail * bsize - leftMb * MB;
      if (free <= 0) return;
      writeSync(file, block, 0, Math.min(MB, free));
    }
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

async function degraded(server) {
  const { body } = await server.call('GET', '/health/ready').catch(() => ({ body: null }));
  return body?.degraded ?? [];
}

/** @returns the milliseconds until the claim was true; null if it was not in time */
async function until(claim, limitMs) {
  const begin = performance.now();
  while (performance.now() - begin < limitMs) {
    if (await claim()) return Math.round(performance.now() - begin);
    await pause(50);
  }
  return null;
}

if (process.argv[2] === INSIDE && process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await fillAndFree(process.argv[3]).catch((error) => ({ ok: false, lines: error.stack.split('\n') }));
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

export default { name: 'disk-full', title: 'the disk of the data fills up', run };
