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
      { path: '/', isDrawnEarly: false, files: ['/assets/front.js'], drawn: [] },
      { path: '/stream', isDrawnEarly: true, files: ['/assets/stream.js', '/assets/posts.js'], drawn: [] },
      { path: '/whispers/:id?', isDrawnEarly: false, files: ['/assets/whispers.js'], drawn: [] },
      { path: '/user/:handle', isDrawnEarly: false, files: ['/assets/user.js'], drawn: ['/assets/person.css'] },
      { path: '/ui/*', isDrawnEarly: false, files: ['/assets/ui.js'], drawn: [] },
    ]),
  );
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = new PageFiles(file);
  const namesFor = (path: string) => files.linksFor(path, false)?.markup.match(/[\w]+\.(?:js|css)/g) ?? null;

  it.each([
    ['/', ['front.js']],
    ['/stream', ['stream.js', 'posts.js']],
    ['/Stream/', ['stream.js', 'posts.js']],
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

  it('come after everything else where the page can be read before', () => {
    expect(['/stream', '/user/ada'].map((path) => files.isDrawnEarly(path))).toEqual([true, false]);
    expect(files.linksFor('/stream', true)?.markup).toBe(
      '<meta name="later" content="/assets/stream.js" /><meta name="later" content="/assets/posts.js" />',
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
