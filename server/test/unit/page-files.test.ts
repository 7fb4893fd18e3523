import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageFiles } from '../../src/kernel/http/page-files.js';

describe('The files that a page of the client needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'));
  const file = join(folder, 'page-files.json');
  writeFileSync(
    file,
    JSON.stringify([
      { path: '/', early: [], files: ['/assets/front.js'], drawn: [] },
      { path: '/stream', early: ['/assets/words.js'], files: ['/assets/stream.js', '/assets/stream.css'], drawn: [] },
      { path: '/whispers/:id?', early: [], files: ['/assets/whispers.js'], drawn: [] },
      { path: '/user/:handle', early: [], files: ['/assets/user.js'], drawn: ['/assets/person.css'] },
      { path: '/ui/*', early: [], files: ['/assets/ui.js'], drawn: [] },
    ]),
  );
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = new PageFiles(file);
  const namesFor = (path: string) => files.linksFor(path, false)?.markup.match(/[\w]+\.(?:js|css)/g) ?? null;

  it.each([
    ['/', ['front.js']],
    ['/stream', ['stream.js', 'stream.css']],
    ['/Stream/', ['stream.js', 'stream.css']],
    ['/whispers', ['whispers.js']],
    ['/whispers/7', ['whispers.js']],
    ['/user/ada', ['user.js']],
    ['/ui', ['ui.js']],
    ['/ui/icons/mdi', ['ui.js']],
    ['/user', null],
    ['/user/ada/7', null],
    ['/streams', null],
    ['/x/stream', null],
  ])('%s', (path, names) => {
    expect(namesFor(path)).toEqual(names);
  });

  it('come after everything else where the page can be read before, what draws it early first of all', () => {
    expect(['/stream', '/user/ada'].map((path) => files.isDrawnEarly(path))).toEqual([true, false]);
    expect(files.linksFor('/stream', true)?.markup).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/words.js" fetchpriority="high" />' +
        '<meta name="later" content="/assets/stream.js" />' +
        '<link rel="preload" as="style" crossorigin href="/assets/stream.css" />',
    );
  });

  it('come with the styles of what the server draws, only where it draws something', () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/person.css" />';

    expect(files.linksFor('/user/ada', true)?.markup).toBe(`${link}<meta name="later" content="/assets/user.js" />`);
    expect(files.linksFor('/user/ada', false)?.markup).not.toContain(link);
  });

  it('are not known where the build did not write them down', () => {
    expect(new PageFiles(join(folder, 'nothing.json')).linksFor('/stream', false)).toBeNull();
  });
});
