import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';

/** Bytes of gzipped JavaScript that a page may wait for. */
const BUDGET = 270_000;

const built = (name: string) => readFileSync(new URL(`../dist/${name.replace(/^\//, '')}`, import.meta.url));

test('no page waits for more than 270 kB of JavaScript', () => {
  const entry = [
    ...built('index.html')
      .toString()
      .matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
  ].map(([, file]) => file!);
  const pages = JSON.parse(built('page-files.json').toString()) as { path: string; files: string[] }[];
  const sizes = new Map<string, number>();
  const size = (file: string) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(built(file), { level: 9 }).length);
    return sizes.get(file)!;
  };

  const totals = pages.map(({ path, files }) => {
    const scripts = new Set([...entry, ...files]);
    return { path, bytes: [...scripts].reduce((sum, file) => sum + size(file), 0) };
  });

  expect(entry.length).toBeGreaterThan(1);
  expect(totals.length).toBeGreaterThan(30);
  expect(totals.filter(({ bytes }) => bytes > BUDGET)).toEqual([]);
});

test('the stream and what comes right after it are at most 40 requests', async ({ page, signIn, world }) => {
  await signIn(page, await world.person());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await page.goto('/stream', { waitUntil: 'networkidle' });

  const scripts = requests.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(10);
  expect(requests.filter((path) => path.endsWith('.css'))).toHaveLength(1);
  expect(requests.length).toBeLessThanOrEqual(40);
});

test('scripts and styles arrive compressed', async ({ page }) => {
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) encodings.set(pathname, response.headers()['content-encoding']);
  });

  await page.goto('/help', { waitUntil: 'networkidle' });

  expect(encodings.size).toBeGreaterThan(5);
  // A few lines may be as small as they are.
  const isLarge = (file: string) => built(file).length > 1_000;
  expect([...encodings].filter(([file, encoding]) => isLarge(file) && encoding !== 'br')).toEqual([]);
});
