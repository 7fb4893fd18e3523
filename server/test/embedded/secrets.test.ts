import { afterAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadSecrets } from '../../src/kernel/config/secrets.js';
import { folderOf, type Person, removeFolders } from './support/people.js';

const me: Person = { called: 'me', uid: process.getuid?.() ?? -1 };
const LONG = 'a secret of the operator, 32 characters at least';

afterAll(removeFolders);

async function newFolder(): Promise<string> {
  return join(await folderOf(me), 'data');
}

describe('the secrets of an installation', () => {
  it('are generated once, differ from each other, and are kept for nobody else to read', async () => {
    const dataDir = await newFolder();

    const first = loadSecrets(dataDir, {});
    const second = loadSecrets(dataDir, {});

    expect(second).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(Math.min(...Object.values(first).map((secret) => secret.length))).toBeGreaterThanOrEqual(64);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('differ between two installations', async () => {
    const [one, other] = [loadSecrets(await newFolder(), {}), loadSecrets(await newFolder(), {})];

    expect(one.jwtSecret).not.toBe(other.jwtSecret);
    expect(one.refreshSecret).not.toBe(other.refreshSecret);
  });

  it('are the same for processes that start at once', async () => {
    const dataDir = await newFolder();
    const hooks = new URL('support/typescript-hooks.mjs', import.meta.url).href;
    const module = new URL('../../src/kernel/config/secrets.ts', import.meta.url).href;
    const program = `import { loadSecrets } from ${JSON.stringify(module)}; console.log(JSON.stringify(loadSecrets(${JSON.stringify(dataDir)}, {})));`;

    const outputs = await Promise.all(
      Array.from({ length: 6 }, () =>
        promisify(execFile)(process.execPath, ['--import', hooks, '--input-type=module', '-e', program]),
      ),
    );

    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('come from JWT_SECRET where it is given, so that replicas agree without a file', async () => {
    const [one, other] = [await newFolder(), await newFolder()];

    const secrets = loadSecrets(one, { JWT_SECRET: LONG });

    expect(secrets.jwtSecret).toBe(LONG);
    expect(new Set(Object.values(secrets)).size).toBe(3);
    expect(loadSecrets(other, { JWT_SECRET: LONG })).toEqual(secrets);
    expect(() => readdirSync(one)).toThrow('ENOENT');
  });

  it('take REFRESH_SECRET for refresh tokens where it is given', async () => {
    const dataDir = await newFolder();

    const stored = loadSecrets(dataDir, {});
    const given = loadSecrets(dataDir, { JWT_SECRET: '', REFRESH_SECRET: LONG });

    expect(given).toEqual({ ...stored, refreshSecret: LONG });
  });

  it.each(['JWT_SECRET', 'REFRESH_SECRET'])('refuse a %s that is too short', async (name) => {
    const dataDir = await newFolder();

    expect(() => loadSecrets(dataDir, { [name]: 'short' })).toThrow(`${name} must be at least 32 characters.`);
  });

  it.each([0o640, 0o604, 0o666])('refuse a file that other accounts can read (%o)', async (mode) => {
    const dataDir = await newFolder();
    loadSecrets(dataDir, {});

    chmodSync(join(dataDir, 'secrets.json'), mode);

    expect(() => loadSecrets(dataDir, {})).toThrow(/can be read by other accounts\. If no one .* chmod 600/);
  });

  it.each([
    ['cut off', (path: string) => truncateSync(path, 40)],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['missing one', (path: string) => writeFileSync(path, JSON.stringify({ jwtSecret: LONG, refreshSecret: LONG }))],
    ['no object', (path: string) => writeFileSync(path, 'null')],
  ])('refuse a file that is %s, without repeating it', async (_, damage) => {
    const dataDir = await newFolder();
    const { jwtSecret } = loadSecrets(dataDir, {});
    const path = join(dataDir, 'secrets.json');

    damage(path);
    const before = readFileSync(path, 'utf8');

    expect(() => loadSecrets(dataDir, {})).toThrow(`The secrets in ${path} are incomplete or damaged.`);
    expect(() => loadSecrets(dataDir, {})).not.toThrow(jwtSecret.slice(0, 8));
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});
