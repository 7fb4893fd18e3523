import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graphqlCodeOf, STATUS_OF_CODE, type ErrorCode } from '#kernel/errors/app-error.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { picture } from './support/pictures.js';
import { PASSWORD } from './support/world.js';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const DOCS = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');

const blocks = (language: string) =>
  [...DOCS.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
const rowsOf = (heading: string) =>
  (DOCS.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

let app: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  app = await startTestApp();
  const ada = await app.world.person('ada');
  const postId = (await app.as(ada).post('/posts', { content: 'First #birds' })).body.data.id as string;
  for (const content of ['Second', 'Third']) await app.as(ada).post('/posts', { content });
  folder = mkdtempSync(join(tmpdir(), 'mallard-examples-'));
  writeFileSync(join(folder, 'picture.png'), await picture().png().toBuffer());
  // The examples run as they are, with a `curl` of our own, so that the tests need none on the machine.
  writeFileSync(
    join(folder, 'curl'),
    `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, 'support/curl.mjs')}" "$@"\n`,
    { mode: 0o755 },
  );
  const PATH = `${folder}${delimiter}${process.env.PATH ?? ''}`;
  env = { ...process.env, PATH, TOKEN: ada.token, MALLARD_TOKEN: ada.token, POST_ID: postId };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** An example, about this server and with the password of its person. */
const here = (code: string) =>
  code
    .replaceAll('http://localhost:3000', app.url)
    .replaceAll('ws://localhost:3000', app.url.replace('http', 'ws'))
    .replaceAll('"password": "…"', `"password": "${PASSWORD}"`);

describe('docs/api.md', () => {
  it('has examples in curl and JavaScript', () => {
    expect([blocks('sh').length, blocks('js').length]).toEqual([6, 3]);
  });

  it.each(blocks('sh'))('has a curl example that works: %s', async (code) => {
    const { stdout } = await run('sh', ['-c', here(code)], { cwd: folder, env });
    const answer = JSON.parse(stdout);

    expect(answer.errors ?? []).toEqual([]);
    expect(answer.data).toBeTruthy();
    if ('succeeded' in answer) expect(answer.succeeded).toBe(true);
  });

  it.each(blocks('js'))('has a JavaScript example that works: %s', async (code) => {
    // In the folder of the server, where its libraries are.
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', here(code)], {
      cwd: join(ROOT, 'server'),
      env,
    });

    expect(stdout.trim()).not.toBe('');
    expect(stdout).not.toContain('extensions');
  });

  it('lists every error code with its statuses, and no other', () => {
    const expected = new Map<string, Set<string>>([
      ['GRAPHQL_PARSE_FAILED', new Set()],
      ['GRAPHQL_VALIDATION_FAILED', new Set()],
    ]);
    for (const [code, status] of Object.entries(STATUS_OF_CODE)) {
      const outside = graphqlCodeOf(code as ErrorCode);
      expected.set(outside, (expected.get(outside) ?? new Set()).add(String(status)));
    }

    const listed = rowsOf('Errors').filter(([name = '']) => /^`[A-Z_]+`$/.test(name));
    const statuses = (text = '') => text.split(', ').filter(Boolean).sort();
    expect(
      Object.fromEntries(listed.map(([name = '', status]) => [name.replaceAll('`', ''), statuses(status)])),
    ).toEqual(Object.fromEntries([...expected].map(([code, all]) => [code, [...all].sort()])));
  });

  it('lists every REST route with what it does', async () => {
    const document = await (await app.visitor.raw('/api/docs/openapi.json')).json();
    const routes = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => [
        `\`${method.toUpperCase()} ${path}\``,
        summary as string,
      ]),
    );

    expect(rowsOf('REST routes').sort()).toEqual(routes.filter(([route]) => !route!.includes(' /docs')).sort());
  });
});
