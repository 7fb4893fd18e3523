import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import { Authenticator } from '../api/support/authenticator.js';
import { PASSWORD, type Person } from '../api/support/world.js';

/** A start may take its time on a busy machine. */
jest.setTimeout(240_000);

const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');
const ADMIN = resolve(import.meta.dirname, '../../dist/src/admin.js');
const NEW_PASSWORD = 'cobalt-lantern-weaves-37-orchard';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const BEGIN_TOTP = 'mutation ($password: String!) { beginTotp(password: $password) { secret } }';
const CONFIRM_TOTP = 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }';
const BEGIN_PASSKEY = 'mutation ($input: ProofInput!) { beginPasskey(input: $input) { options } }';
const ADD_PASSKEY = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { viewer { email } } }';
const SECURITY = '{ viewer { security { isTotpOn recoveryCodesLeft passkeys { id } } } }';
const AUDIT = '{ auditLog(first: 1) { edges { node { action actorHandle subjectName } } } }';

let app: TestApp;
let root: Person;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mallard-admin-'));
  app = await startTestApp();
  root = await app.world.person('root', { role: 'root' });
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

/** Runs the command with the settings of the server, as an operator does. @param input what is typed */
function run(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ended> {
  const { host, port, user, password, database } = app.get(ConnectionSettings).config;
  const url = new URL('postgres:///');
  url.pathname = String(database);
  for (const [name, value] of Object.entries({ host, port, user, password })) url.searchParams.set(name, String(value));
  const child = spawn(process.execPath, [ADMIN, ...args], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url.href, ...env },
  });
  const ended: Ended = { code: null, out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.error += chunk.toString()));
  child.stdin.end(input);
  return new Promise((done) => child.once('close', (code) => done({ ...ended, code })));
}

interface Server {
  /** Signs in as root. @returns the status */
  signIn: (password: string) => Promise<number>;
  /** @returns the exit code */
  stop: () => Promise<number | null>;
}

/** A server with an embedded database, when it is ready. */
async function startServer(folder: string): Promise<Server> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    REQUEST_TIMEOUT: '30',
  };
  const child: ChildProcess = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  for await (const chunk of child.stderr!) {
    said += String(chunk);
    if (said.includes('API  ')) break;
  }
  const address = /is ready at (\S+)/.exec(said)?.[1];
  if (address === undefined) throw new Error(`The server did not start: ${said}`);
  return {
    signIn: async (password) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'root', password });
      return (await fetch(`${address}/api/tokens`, { method: 'POST', headers, body })).status;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

const signIn = (login: string, password: string) => app.visitor.graphql(LOGIN, { input: { login, password } });
const lastEntry = async () => (await app.as(root).graphql(AUDIT)).data.auditLog.edges[0].node;

describe('npm run admin', () => {
  it('replaces a lost password, ends the sessions, tells the owner, and is in the audit log', async () => {
    const ada = await app.world.person('ada', { role: 'admin' });

    const ended = await run(['reset-password', 'Ada'], `${NEW_PASSWORD}\n`);

    expect(ended).toEqual({ code: 0, out: 'Ada has the new password. All sessions have ended.\n', error: '' });
    expect((await app.as(ada).graphql('{ viewer { email } }')).data?.viewer ?? null).toBeNull();
    expect((await signIn('ada', PASSWORD)).errors?.[0]?.extensions.reason).toBe('INVALID_CREDENTIALS');
    expect((await signIn(ada.email, NEW_PASSWORD)).data.login.token).toBeTruthy();
    expect(await lastEntry()).toEqual({
      ...{ action: 'user.password.reset', subjectName: 'ada' },
      actorHandle: 'command line',
    });
    expect((await app.mailbox.latestTo(ada.email)).subject).toContain('password');
  });

  it('removes a lost second factor with its codes and all passkeys, and ends the sessions', async () => {
    const ben = await app.world.person('ben');
    const asBen = app.as(ben);
    const { secret } = (await asBen.graphql(BEGIN_TOTP, { password: PASSWORD })).data.beginTotp as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await asBen.graphql(CONFIRM_TOTP, { code });
    const next = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
    const { options } = (await asBen.graphql(BEGIN_PASSKEY, { input: { password: PASSWORD, code: next } })).data
      .beginPasskey as { options: string };
    await asBen.graphql(ADD_PASSKEY, { input: { name: 'my phone', credential: new Authenticator().create(options) } });
    const before = (await asBen.graphql(SECURITY)).data.viewer.security;

    const ended = await run(['reset-second-factor', ben.email]);

    expect(before).toMatchObject({ isTotpOn: true, passkeys: [{}] });
    expect(ended).toMatchObject({ code: 0, error: '' });
    expect((await asBen.graphql(SECURITY)).data?.viewer ?? null).toBeNull();
    const { token } = (await signIn('ben', PASSWORD)).data.login as { token: string };
    expect((await app.as({ token }).graphql(SECURITY)).data.viewer.security).toEqual({
      isTotpOn: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    expect(await lastEntry()).toEqual({
      ...{ action: 'user.second_factor.reset', subjectName: 'ben' },
      actorHandle: 'command line',
    });
  });

  it.each([
    [
      'a person that no one is',
      ['reset-password', 'nobody'],
      NEW_PASSWORD,
      'No one has the handle or email address nobody.',
    ],
    ['a password that is too short for staff', ['reset-password', 'root'], 'velvet-otter', 'at least 15 characters'],
    ['no password', ['reset-password', 'root'], '', 'No password was given.'],
  ])('says what is wrong with %s, and changes nothing', async (_what, args, input, sentence) => {
    const ended = await run(args, input);

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toContain(sentence);
    expect(ended.error.trim().split('\n')).toHaveLength(1);
    expect((await signIn('root', PASSWORD)).errors).toBeUndefined();
  });

  it('says that it cannot reach the database', async () => {
    const ended = await run(['accounts', 'list', '--json'], '', { DATABASE_URL: 'postgres://x@127.0.0.1:1/mallard' });

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toContain('DATABASE_URL names a database that cannot be reached');
    expect(ended.error.trim().split('\n')).toHaveLength(1);
  });

  it('makes no new database where there is none', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'mallard-empty-'));

    const ended = await run(['reset-password', 'root'], NEW_PASSWORD, { DATABASE_URL: '', DATA_DIR: empty });

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toContain(`There is no database in ${empty}.`);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });

  it('works on the embedded database while the server is stopped, and while it runs', async () => {
    const embedded = mkdtempSync(join(tmpdir(), 'mallard-embedded-'));
    // Open to the account that runs the database where the tests run as root.
    chmodSync(embedded, 0o711);
    const env = { DATABASE_URL: '', DATA_DIR: embedded };
    await (await startServer(embedded)).stop();

    const stopped = await run(['reset-password', 'root'], `${NEW_PASSWORD}\n`, env);
    const server = await startServer(embedded);
    const first = await server.signIn(NEW_PASSWORD);
    const running = await run(['reset-password', 'root'], `${PASSWORD}\n`, env);
    const second = await server.signIn(PASSWORD);
    const code = await server.stop();

    expect([stopped, running]).toEqual([
      expect.objectContaining({ code: 0, error: '' }),
      expect.objectContaining({ code: 0, error: '' }),
    ]);
    expect([first, second, code]).toEqual([200, 200, 0]);
    rmSync(embedded, { recursive: true });
  });

  it('prints one JSON document for programs, and nothing else', async () => {
    const ended = await run(['accounts', 'show', 'root', '--json']);

    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(ended.out)).toMatchObject({ id: root.id, role: 'root' });
  });

  it('explains its usage where it is given none', async () => {
    const ended = await run([]);

    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.error).toContain('Usage: npm run admin --');
  });

  it('explains its usage where it is asked to', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('reset-password'), error: '' });
  });
});
