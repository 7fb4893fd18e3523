import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** A start may take its time on a busy machine. */
const LIMIT_MS = 120_000;
const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');

interface Run {
  child: ChildProcess;
  said: () => string;
  exit: Promise<number | null>;
}

jest.setTimeout(LIMIT_MS);

describe('the process of the server', () => {
  let dataDir: string;
  let runs: Run[];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mallard-process-'));
    // Open to the account that runs the database where the tests run as root.
    chmodSync(dataDir, 0o711);
    runs = [];
  });
  afterEach(async () => {
    for (const { child, exit } of runs) {
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  function run(env: Record<string, string> = {}): Run {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'info',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const started = { child, said: () => text, exit: once(child, 'exit').then(([code]) => code as number | null) };
    runs.push(started);
    return started;
  }

  async function heard({ said, child }: Run, words: RegExp): Promise<string> {
    for (let tries = 0; tries < 3_000; tries += 1) {
      const found = words.exec(said());
      if (found) return found[1] ?? found[0];
      if (child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`Not heard: ${String(words)} in ${said()}`);
  }

  function databaseRuns(): boolean {
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    if (!existsSync(file)) return false;
    const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
    return existsSync(`/proc/${pid}`);
  }

  it('serves, tells how to sign in once, ends with 0 on SIGTERM, and leaves no database running', async () => {
    const first = run();
    const address = await heard(first, /is ready at (\S+)/);
    const password = await heard(first, /Password +(\S+) +\(shown once/);
    const signedIn = await fetch(`${address}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'root', password }),
    });
    first.child.kill('SIGTERM');
    const code = await first.exit;
    const left = databaseRuns();
    const second = run();
    await heard(second, /is ready at/);

    expect(signedIn.status).toBe(200);
    expect([code, left]).toEqual([0, false]);
    expect(second.said()).not.toContain('shown once');
    expect(
      first
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes(password)),
    ).toEqual([]);
  });

  it('ends with 0 and without a database also where the signal comes while it starts', async () => {
    const starting = run();
    await heard(starting, /PostgreSQL started/);

    starting.child.kill('SIGTERM');

    expect(await starting.exit).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  it.each([
    ['PORT', '70000', 'PORT takes a port number from 0 to 65535.'],
    ['RATE_LIMITS', 'maybe', 'RATE_LIMITS takes on or off.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL takes an address such as postgres://user:password@host:5432/mallard.'],
    ['PUBLIC_URL', 'mallard', 'PUBLIC_URL takes an address such as https://mallard.example.'],
    ['ROOT_PASSWORD', 'short', 'ROOT_PASSWORD takes a password of 15 to 128 characters.'],
  ])('says in one sentence that %s=%s is wrong, and ends', async (name, value, sentence) => {
    const wrong = run({ [name]: value });

    expect(await wrong.exit).toBe(1);
    expect(wrong.said().trim()).toBe(`Mallard did not start. ${sentence}`);
  });

  it('says that its port is in use, and leaves no database behind', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const refused = run({ PORT: String(port) });

    expect(await refused.exit).toBe(1);
    expect(refused.said()).toContain(`Mallard did not start. Port ${port} is in use.`);
    expect(databaseRuns()).toBe(false);
    other.close();
  });
});
