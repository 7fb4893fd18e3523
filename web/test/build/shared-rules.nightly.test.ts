import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The files that a build needs; node_modules is linked, because a copy would take longer than the builds. */
const SOURCES = [
  '.gitignore',
  'package.json',
  'package-lock.json',
  'turbo.json',
  'tsconfig.base.json',
  'schema.graphql',
  'scripts',
];
const NOT_COPIED = /\/(node_modules|dist|test|e2e|\.turbo)$/;

jest.setTimeout(300_000);

describe('what npm start, npm run build and npm test serve', () => {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'mallard-build-'));
    for (const name of [...SOURCES, 'rules', 'server', 'web']) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
    }
    for (const folder of ['', 'server', 'web']) linkModules(folder);
    // What npm test has built already is not built again.
    const built = join(ROOT, '.turbo/cache');
    if (existsSync(built)) cpSync(built, join(copy, '.turbo/cache'), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Links every package except those of this workspace, which must be the copy's own. */
  function linkModules(folder: string): void {
    const [from, to] = [join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules')];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@mallard') symlinkSync(join(from, name), join(to, name));
    if (folder !== '') return;
    mkdirSync(join(to, '@mallard'));
    for (const part of ['rules', 'server', 'web']) symlinkSync(join(copy, part), join(to, '@mallard', part));
  }

  function buildIfNeeded(): void {
    const script = "import('./scripts/build-if-needed.mjs').then((it) => it.buildIfNeeded())";
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }

  function replaceIn(file: string, before: string, after: string): void {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text.includes(before)).toBe(true);
    writeFileSync(path, text.replace(before, after));
  }

  /** The HTML that is served. The names of its scripts contain a hash of everything that they import. */
  const page = (): string => readFileSync(join(copy, 'web/dist/index.html'), 'utf8');

  function someScriptHolds(words: string): boolean {
    const folder = join(copy, 'web/dist/assets');
    return readdirSync(folder).some(
      (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(words),
    );
  }

  it('is the client of the shared rules as they are, also where they change and change back', () => {
    buildIfNeeded();
    const before = page();
    expect(someScriptHolds('76543')).toBe(false);

    replaceIn('rules/src/post-text.ts', 'MAX_POST_GRAPHEMES = 500', 'MAX_POST_GRAPHEMES = 76543');
    buildIfNeeded();
    expect(someScriptHolds('76543')).toBe(true);
    expect(page()).not.toBe(before);

    replaceIn('rules/src/post-text.ts', 'MAX_POST_GRAPHEMES = 76543', 'MAX_POST_GRAPHEMES = 500');
    buildIfNeeded();
    expect(page()).toBe(before);
  });

  it('is built again where a rule of what both draw changed, or the result was damaged', () => {
    buildIfNeeded();
    const before = page();

    writeFileSync(join(copy, 'web/dist/index.html'), 'half a page');
    buildIfNeeded();
    expect(page()).toBe(before);

    replaceIn('rules/src/avatar-fallback.ts', 'hash = 7;', 'hash = 654321;');
    buildIfNeeded();
    expect(someScriptHolds('654321')).toBe(true);
    expect(page()).not.toBe(before);
  });
});
