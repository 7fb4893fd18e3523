import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { argumentsOf, childrenOf, pin } from './processes.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The memory flags that `npm start` passes to Node. */
const { start: startScript } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const NODE_FLAGS = startScript.split(' ').filter((word) => word.startsWith('--'));
const MALLOC = Object.fromEntries(
  [...startScript.matchAll(/(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);
const READY_MS = 60_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** The production build on a dataset, with its embedded database. */
export class MallardProcess {
  constructor(child, port, startMs, dataDir) {
    this.child = child;
    this.dataDir = dataDir;
    this.pid = child.pid;
    this.url = `http://127.0.0.1:${port}`;
    this.startMs = startMs;
    this.postgres = childrenOf(child.pid).find((pid) => argumentsOf(pid)[0]?.includes('postgres'));
    if (this.postgres === undefined) throw new Error('The server runs no PostgreSQL of its own.');
  }

  /** How `pg` connects to the server's database as its owner, from the arguments of its process. */
  get connection() {
    const settings = argumentsOf(this.postgres);
    const valueOf = (name) => settings.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);
    const socketFolder = valueOf('unix_socket_directories')?.replaceAll('"', '');
    const { owner: password } = JSON.parse(readFileSync(join(this.dataDir, 'postgres-passwords.json'), 'utf8'));
    const place = { host: socketFolder || '127.0.0.1', port: Number(valueOf('port')) };
    return { ...place, user: 'mallard', password, database: 'mallard' };
  }

  /** Resolves when it reports that it is ready. */
  static async start(dataDir) {
    const port = await freePort();
    const begin = performance.now();
    const child = spawn(process.execPath, [...NODE_FLAGS, 'server/dist/src/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        ...MALLOC,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO_DATA: 'off',
        LINK_CARDS: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        REDIS_URL: '',
        SMTP_URL: '',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => (said = (said + text).slice(-4_000)));
    try {
      while (performance.now() - begin < READY_MS) {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`);
        const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
        if (answer?.ok) return new MallardProcess(child, port, performance.now() - begin, dataDir);
        await pause(10);
      }
      throw new Error(`The server was not ready within ${READY_MS / 1_000} seconds.`);
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  pin(cpu) {
    return pin(this.pid, cpu);
  }

  async stop() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** The baseline on the same database. */
export class BaselineProcess {
  constructor(child, port) {
    this.child = child;
    this.pid = child.pid;
    this.url = `http://127.0.0.1:${port}`;
  }

  static start(connection) {
    return new Promise((done, fail) => {
      const child = fork(join(root, 'bench/baseline/server.mjs'), [JSON.stringify(connection)]);
      child.once('message', ({ port }) => done(new BaselineProcess(child, port)));
      child.once('exit', (code) => fail(new Error(`The baseline ended with ${code}.`)));
    });
  }

  pin(cpu) {
    return pin(this.pid, cpu);
  }

  stop() {
    this.child.kill();
  }
}
