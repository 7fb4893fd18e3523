import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** A start may take its time on a busy machine. */
const LIMIT_MS = 120_000;
const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');

interface Run {
  child: ChildProcess;
  said: () => string;
  exit: Promise<number | null>;
}

jest.setTimeout(LIMIT_MS);

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-process-'));
  // Open to the account that runs the database where the tests run as root.
  chmodSync(folder, 0o711);
  return folder;
}

describe('the process of the server', () => {
  /** The first start of all, which makes a database, and its end. */
  let first: { said: string; password: string; signInStatus: number; code: number | null; leavesDatabase: boolean };
  let prepared: string;
  let dataDir: string;
  let runs: Run[];

  beforeAll(async () => {
    dataDir = newDataDir();
    runs = [];
    const server = run();
    const address = await heard(server, /is ready at (\S+)/);
    const password = await heard(server, /Password +(\S+) +\(shown once/);
    const signedIn = await fetch(`${address}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'root', password }),
    });
    await signedIn.text();
    server.child.kill('SIGTERM');
    const code = await server.exit;
    first = { said: server.said(), password, signInStatus: signedIn.status, code, leavesDatabase: databaseRuns() };
    prepared = dataDir;
  });
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));

  beforeEach(() => {
    dataDir = newDataDir();
    runs = [];
  });
  afterEach(async () => {
    for (const { child, exit } of runs) {
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Begins with the data of a server that has run, for tests that are not about the first start, which makes a database. */
  function runAgain(env: Record<string, string> = {}): Run {
    // `cp` keeps the owners of the database's files.
    execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
    return run(env);
  }

  function run(env: Record<string, string> = {}): Run {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'info',
        // A busy machine is no reason to answer with 503.
        REQUEST_TIMEOUT: '30',
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

  async function freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    return port;
  }

  function databaseRuns(): boolean {
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    if (!existsSync(file)) return false;
    const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
    return existsSync(`/proc/${pid}`);
  }

  it('serves, tells how to sign in once, ends with 0 on SIGTERM, and leaves no database running', async () => {
    const second = runAgain();
    await heard(second, /is ready at/);

    expect(first.signInStatus).toBe(200);
    expect([first.code, first.leavesDatabase]).toEqual([0, false]);
    expect(second.said()).not.toContain('shown once');
    expect(first.said.split('\n').filter((line) => line.startsWith('{') && line.includes(first.password))).toEqual([]);
  });

  it('ends with 0 and without a database also where the signal comes while it starts', async () => {
    const starting = runAgain();
    await heard(starting, /PostgreSQL started/);

    starting.child.kill('SIGTERM');

    expect(await starting.exit).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  /** A request whose body is still on its way, on a connection of its own; the rest of it is for `finish` to send. */
  async function slowRequest(address: string) {
    const { hostname, port } = new URL(address);
    const socket = createConnection(Number(port), hostname);
    await once(socket, 'connect');
    const body = JSON.stringify({ email: 'root', password: 'not the one that it is' });
    socket.write(
      `POST /api/tokens HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
    );
    return async () => {
      socket.write(body.slice(1));
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      return text;
    };
  }

  it('answers what is in flight and ends with 0 where two signals come at once, as by npm and the terminal', async () => {
    const server = runAgain();
    const address = await heard(server, /is ready at (\S+)/);
    const finish = await slowRequest(address);
    await (await fetch(`${address}/health`)).text();

    // Two of one kind might be delivered as one.
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await heard(server, /Stopping/);
    const answer = await finish();

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(await server.exit).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  it('ends at once at a second signal that comes later', async () => {
    const server = runAgain();
    const finish = await slowRequest(await heard(server, /is ready at (\S+)/));

    server.child.kill('SIGTERM');
    await heard(server, /Stopping/);
    await new Promise((done) => setTimeout(done, 1_200));
    server.child.kill('SIGTERM');

    expect(await server.exit).toBe(1);
    await finish().catch(() => undefined);
    const next = run();
    await heard(next, /is ready at/);
  });

  it('is not ready before it stops listening, keeps serving meanwhile, and ends each connection with its answer', async () => {
    const server = runAgain();
    const address = await heard(server, /is ready at (\S+)/);
    await (await fetch(`${address}/health/ready`)).text();

    server.child.kill('SIGTERM');
    await heard(server, /Stopping/);
    const ready = await fetch(`${address}/health/ready`);
    const page = await fetch(`${address}/api/maintenance/status`);

    expect([ready.status, page.status]).toEqual([503, 200]);
    expect([ready.headers.get('connection'), page.headers.get('connection')]).toEqual(['close', 'close']);
    expect(await server.exit).toBe(0);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535.'],
    ['RATE_LIMITS', 'maybe', 'RATE_LIMITS must be on or off.'],
    [
      'DATABASE_URL',
      'mysql://x',
      `DATABASE_URL must be an address such as postgres://user:password@host:5432/mallard.
JWT_SECRET must be at least 32 characters; it is required where DATABASE_URL is set.`,
    ],
    [
      'DATABASE_REPLICA_URL',
      'postgres://replica/mallard',
      'DATABASE_REPLICA_URL is set, but DATABASE_URL is not; it must be set too.',
    ],
    ['PUBLIC_URL', 'mallard', 'PUBLIC_URL must be an address such as https://mallard.example.'],
    ['MAIL_FROM', 'Mallard', 'MAIL_FROM must be a sender such as Mallard <no-reply@mallard.example>.'],
    ['ROOT_EMAIL', 'root@nas', 'ROOT_EMAIL must be an email address.'],
    ['ROOT_PASSWORD', 'short', 'ROOT_PASSWORD must be 15 to 128 characters.'],
    ['ROOT_PASSWORD', 'passwordpassword', 'ROOT_PASSWORD must be hard to guess, such as four unrelated words.'],
  ])('says what is wrong in %s=%s, and ends', async (name, value, sentence) => {
    const wrong = run({ [name]: value });

    expect(await wrong.exit).toBe(1);
    expect(wrong.said().trim()).toBe(`Mallard did not start. ${sentence}`);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each(['/proc/nope/data', '/dev/null', '/dev/null/data'])(
    'says that DATA_DIR=%s is no folder, and ends',
    async (folder) => {
      const refused = run({ DATA_DIR: folder });

      expect(await refused.exit).toBe(1);
      const [sentence, ...more] = refused.said().trim().split('\n');
      expect(sentence).toMatch(`Mallard did not start. The data folder ${folder} cannot be written (E`);
      expect(sentence).toMatch(/set DATA_DIR to another folder\.$/);
      expect(more).toEqual([]);
    },
  );

  it('reads its settings before it loads the application, which takes long on a busy machine', async () => {
    const coverage = mkdtempSync(join(tmpdir(), 'mallard-loaded-'));

    await run({ ROOT_EMAIL: 'root@nas', NODE_V8_COVERAGE: coverage }).exit;
    const loaded = readdirSync(coverage).map((file) => readFileSync(join(coverage, file), 'utf8'));
    rmSync(coverage, { recursive: true });

    expect(loaded.join()).toContain('/dist/src/kernel/config/settings.js');
    expect(loaded.join()).not.toMatch(/\/dist\/src\/mallard\.js|node_modules\/@(?:nestjs|mikro-orm)\//);
  });

  it('says that it cannot reach its database, and ends', async () => {
    const port = await freePort();
    const JWT_SECRET = 'the tests of the process sign their tokens by this';

    const refused = run({ DATABASE_URL: `postgres://mallard@127.0.0.1:${port}/mallard`, JWT_SECRET });

    expect(await refused.exit).toBe(1);
    expect(refused.said()).toContain('Mallard did not start. DATABASE_URL names a database that cannot be reached:');
    expect(refused.said()).toContain('Start it, or correct the address.');
  });

  it.each(['127.0.0.1', '[::1]'])('serves a site whose address is http://%s', async (host) => {
    const port = await freePort();
    const site = `http://${host}:${port}`;
    const server = runAgain({ PUBLIC_URL: site, PORT: String(port), HOST: '' });
    expect(await heard(server, /is ready at (\S+)/)).toBe(site);

    const page = await fetch(`${site}/health`);
    const mailbox = await fetch(`${site}/dev/mailbox.json`);

    expect([page.status, mailbox.status]).toEqual([200, 200]);
    expect(server.said()).not.toContain('SMTP_URL');
  });

  it('tells of a site on the internet that its emails reach nobody, makes no demo people, and names no mailbox', async () => {
    const port = await freePort();
    const server = run({ PUBLIC_URL: 'https://mallard.example', PORT: String(port), DEMO_DATA: '' });
    await heard(server, /is ready at https:\/\/mallard\.example/);

    const demoPerson = await fetch(`http://127.0.0.1:${port}/api/profiles/savta_miri`);

    expect(demoPerson.status).toBe(404);
    expect(server.said()).toMatch(/"level":"?(?:40|warn)"?.*SMTP_URL is not set/);
    expect(server.said()).toContain('Emails        are not sent until SMTP_URL names a mail server');
    expect(server.said()).not.toContain('/dev/mailbox');
  });

  it('says that its port is in use, and leaves no database behind', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const refused = runAgain({ PORT: String(port) });

    expect(await refused.exit).toBe(1);
    expect(refused.said()).toContain(`Mallard did not start. Port ${port} is in use.`);
    expect(databaseRuns()).toBe(false);
    other.close();
  });
});
