import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPT = 'scripts/build-if-needed.mjs';
/** In place of turbo: counts its builds. */
const TURBO = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
for (const folder of ['rules/dist', 'server/dist/src', 'web/dist']) mkdirSync(folder, { recursive: true });
for (const file of ['rules/dist/post-text.js', 'server/dist/src/main.js', 'web/dist/index.html']) writeFileSync(file, '');
appendFileSync('builds', 'x');`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mallard-build-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(resolve(import.meta.dirname, '../../..', SCRIPT), join(root, SCRIPT));
  write('node_modules/turbo/bin/turbo', TURBO);
  write('server/src/main.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function start(env: Record<string, string> = {}) {
  const call = `(await import('${pathToFileURL(join(root, SCRIPT)).href}')).buildIfNeeded()`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', call], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stderr };
}

const builds = () => (existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8').length : 0);

describe('a start', () => {
  it('builds what has changed since the last one, and says so only then', () => {
    const first = start();
    const second = start();
    write('server/test/main.test.ts', 'a test');
    const afterTest = start();
    write('server/src/main.ts', 'two and more');
    const afterChange = start();

    const building = { status: 0, stderr: 'Building what has changed …\n' };
    const silent = { status: 0, stderr: '' };
    expect([first, second, afterTest, afterChange]).toEqual([building, silent, silent, building]);
    expect(builds()).toBe(2);
  });

  it('never builds in production, and says what to do where nothing is built', () => {
    const unbuilt = start({ NODE_ENV: 'production' });
    start();
    write('server/src/main.ts', 'two and more');
    const built = start({ NODE_ENV: 'production' });

    expect(unbuilt).toEqual({
      status: 1,
      stderr: 'Mallard is not built. Run npm run build, then start it again.\n',
    });
    expect(built).toEqual({ status: 0, stderr: '' });
    expect(builds()).toBe(1);
  });
});
