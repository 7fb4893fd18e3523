// A built server with its embedded database in its own folder, and requests to it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
/** The maximum duration of a start in milliseconds, including recovery of the database on a busy machine. */
const READY_MS = 180_000;
const LOG_CHARACTERS = 1_000_000;

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** The secret of servers with a database of their own, which replicas share. */
const JWT_SECRET = 'the faults of running servers sign their tokens by this';

/**
 * Runs the migrations on a database, as an operator does before the servers start.
 * @param folder of another version, which is built
 */
export function migrate(databaseUrl, { folder = root, options = [] } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/dist/src/migrate.js', ...options], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, JWT_SECRET },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The migration failed: ${stdout}${stderr}`);
}

/** A new folder that the database's account can access if this runs as root. */
export function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-fault-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/**
 * A server that can be started, ended and started again on the same port and data.
 * @param options.dataDir the data folder; by default a new temporary one, which `remove()` deletes
 * @param options.env settings that override the defaults: no limits, demo data, Redis, S3 and SMTP
 * @param options.folder of another version, which is built
 * @param options.judged the address of the database that is judged, if it isn't DATABASE_URL or the embedded one
 */
export class Server {
  #ownsData;
  #env;
  #judged;
  #folder;
  #child;
  #output = '';

  static async create({ dataDir, env = {}, judged = env.DATABASE_URL, folder = root } = {}) {
    return new Server(await freePort(), dataDir ?? makeDataDir(), dataDir === undefined, env, judged, folder);
  }

  constructor(port, dataDir, ownsData, env, judged, folder) {
    this.port = port;
    this.dataDir = dataDir;
    this.#ownsData = ownsData;
    this.#env = env;
    this.#judged = judged;
    this.#folder = folder;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#child.pid;
  }

  /** The last million characters that it wrote to standard output and standard error since its last start. */
  get output() {
    return this.#output;
  }

  get running() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it, and resolves with the milliseconds until it was ready. @throws Error if it isn't within three minutes */
  async start() {
    const begin = performance.now();
    this.#output = '';
    const child = spawn(process.execPath, ['server/dist/src/main.js'], {
      cwd: this.#folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PUBLIC_URL: '',
        DATABASE_URL: '',
        REDIS_URL: '',
        S3_URL: '',
        SMTP_URL: '',
        DEMO_DATA: 'off',
        LINK_CARDS: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...(this.#env.DATABASE_URL && { JWT_SECRET }),
        ...this.#env,
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.#output = (this.#output + text).slice(-LOG_CHARACTERS)));
    this.#child = child;
    while (performance.now() - begin < READY_MS) {
      if (!this.running) throw new Error(`The server did not start: ${this.#output}`);
      const answer = await fetch(`${this.address}/health/ready`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return performance.now() - begin;
      await pause(20);
    }
    throw new Error(`The server was not ready within ${READY_MS / 1_000} seconds.`);
  }

  /** Sends it a signal without waiting for anything. */
  signal(name) {
    this.#child.kill(name);
  }

  /** Resolves with its exit code when it has ended; null if a signal ended it. */
  async ended() {
    if (this.running) await once(this.#child, 'exit');
    return this.#child?.exitCode ?? null;
  }

  /** Shuts it down, and resolves with its exit code. */
  async stop() {
    if (this.running) this.signal('SIGTERM');
    return this.ended();
  }

  /** Kills it and its database at once (kill -9). */
  async kill() {
    for (const pid of treeOf(this.pid)) sendSignal(pid, 'SIGKILL');
    await this.ended();
  }

  /** Stops it if it runs, and deletes a temporary data folder. */
  async remove() {
    await this.stop();
    if (this.#ownsData) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** How to connect to its database, for a client of `pg`; never through a proxy if `judged` was given. */
  get database() {
    if (this.#judged) return { connectionString: this.#judged };
    const found = readdirSync(this.dataDir, { recursive: true }).find((name) => name.endsWith('postmaster.pid'));
    const lines = readFileSync(join(this.dataDir, found), 'utf8').split('\n');
    const { owner: password } = JSON.parse(readFileSync(join(this.dataDir, 'postgres-passwords.json'), 'utf8'));
    return { host: lines[4], port: Number(lines[3]), user: 'mallard', password, database: 'mallard' };
  }

  /** The processes of its embedded database, the postmaster first. */
  get databasePids() {
    return treeOf(this.pid).slice(1);
  }

  /** @returns status, headers, and the body if it is JSON, else null. @throws TypeError if the connection broke */
  async call(method, path, body, headers = {}) {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A process and all its descendants. */
export function treeOf(pid) {
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

/** Sends a signal to a process that may have ended meanwhile. */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
