import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';

const START = resolve(import.meta.dirname, '../../../scripts/start.mjs');
/** Milliseconds that a start may take where the build is there, on a machine that does much else, and a stop. */
const START_MS = 180_000;
const STOP_MS = 20_000;

/** Of root@localhost, on every server of the tests. */
export const ROOT_PASSWORD = 'velvet-otter-quilts-91-harbor';

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The product as `npm start` runs it, on a port and in a folder of its own. Settings of this machine do not reach it. */
export class MallardServer {
  private child: ChildProcess | null = null;
  private printed = '';

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** @param settings those that differ from a quiet server without demo data and rate limits */
  static async open(settings: Record<string, string> = {}): Promise<MallardServer> {
    const server = new MallardServer(await freePort(), newFolder(), settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** What it printed since it was opened, over all its starts. */
  get log(): string {
    return this.printed;
  }

  /** Runs a statement on its database: a test may let time pass. */
  async statement(text: string, parameters: readonly unknown[]): Promise<void> {
    const data = join(this.folder, 'data');
    const passwords = JSON.parse(readFileSync(join(data, 'postgres-passwords.json'), 'utf8')) as {
      application: string;
    };
    // PostgreSQL's own file: process, folder, start, port, folder of its socket.
    const [, , , port, host] = readFileSync(join(data, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
    const application = { user: 'mallard_app', database: 'mallard', password: passwords.application };
    const client = new Client({ ...application, port: Number(port), host: host?.trim() || '127.0.0.1' });
    await client.connect();
    try {
      await client.query(text, [...parameters]);
    } finally {
      await client.end();
    }
  }

  /** Starts it again on the same port and data. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [START], {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        PORT: String(this.port),
        DATA_DIR: join(this.folder, 'data'),
        ROOT_PASSWORD,
        DEMO_DATA: 'off',
        LINK_CARDS: 'off',
        RATE_LIMITS: 'off',
        // A busy machine is no reason to answer with 503.
        REQUEST_TIMEOUT: '30',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const keep = (chunk: Buffer) => (this.printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = Date.now() + START_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > limit) {
        await this.kill();
        throw new Error(`Mallard did not start:\n${this.printed}`);
      }
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }

  /** Asks it to end, as an operator does. It is killed where it does not. */
  async stop(): Promise<Ended> {
    const { child } = this;
    if (!child) throw new Error('Mallard does not run.');
    const ended = new Promise<Ended>((done) => child.once('exit', (code, signal) => done({ code, signal })));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    const how = child.exitCode === null ? await ended : { code: child.exitCode, signal: child.signalCode };
    clearTimeout(timer);
    this.child = null;
    return how;
  }

  /** Ends it and forgets its data. */
  async close(): Promise<Ended> {
    const how = this.child ? await this.stop() : { code: 0, signal: null };
    rmSync(this.folder, { recursive: true, force: true });
    return how;
  }

  /**
   * The same for a server that tests used.
   * @throws Error where it did not stop in order, or has logged an error
   */
  async closeInOrder(): Promise<void> {
    const errors = this.errors();
    const { code, signal } = await this.close();
    if (code !== 0) throw new Error(`Mallard ended with ${signal ?? code} instead of 0:\n${this.log.slice(-4_000)}`);
    if (errors.length > 0)
      throw new Error(`Mallard logged ${errors.length} errors:\n${errors.slice(0, 20).join('\n')}`);
  }

  /** Lines that tell of an error, or that Node itself warns of a mistake, such as listeners that pile up. */
  private errors(): string[] {
    return this.printed.split('\n').filter((line) => /"level":"(?:error|fatal)"|^\(node:\d+\) \w+Warning/.test(line));
  }

  private async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  private async isReady(): Promise<boolean> {
    try {
      const { ok } = await fetch(`${this.url}/health/ready`);
      return ok;
    } catch {
      return false;
    }
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-e2e-'));
  // Started by root, the database's account has to pass, or its files are put where no one removes them.
  chmodSync(folder, 0o711);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
