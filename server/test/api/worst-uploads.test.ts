import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isUpload } from '#kernel/request/api-routes.js';
import type { Client } from './support/client.js';
import { startTestApp, type TestApp } from './support/app.js';
import { mp4Box } from './support/videos.js';
import type { Person } from './support/world.js';

const MIB = 1_024 * 1_024;
/** A video may have 40 MiB; the nightly run sends files of that size. */
const LARGEST = process.env.NIGHTLY ? 40 * MIB : 2 * MIB;
/** While one file is read, all others wait no longer than this, in milliseconds of the processor's time. */
const MAX_WAIT_MS = 200;
const MAX_HEAP_BYTES = 64 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const filled = (text: string) => (size: number) => Buffer.alloc(size, text);
const after = (head: Buffer, text: string) => (size: number) =>
  Buffer.concat([head, Buffer.alloc(size - head.length, text)]);

/** What costs a careless reader most, by what it consists of. Each has as many bytes as the route takes. */
const WORST: Readonly<Record<string, (size: number) => Buffer>> = {
  'one letter': filled('a'),
  'line ends': filled('\n'),
  'short lines': filled('a\n'),
  commas: filled(','),
  semicolons: filled(';'),
  quotes: filled('"'),
  'one quote that never ends': after(Buffer.from('"'), 'a\n'),
  'quoted line ends': filled('"\n",'),
  'deep JSON': filled('['),
  'deep JSON objects': filled('{"a":'),
  'deep XML': after(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), '<g>'),
  zeros: (size) => Buffer.alloc(size),
  'bytes that are not UTF-8': (size) => Buffer.alloc(size, 0xff),
  'marks on one letter': after(Buffer.from('a'), '\u0301'),
  'boxes of a video': after(mp4Box('ftyp', Buffer.from('isom\0\0\0\0isom')), '\0\0\0\bfree'),
  'the head of a PNG': after(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), '\0\0\0\0tEXt\0\0\0\0'),
  'the head of a JPEG': after(Buffer.from([0xff, 0xd8]), '\xff\xe1\0\x02'),
  'the head of a GIF': after(Buffer.from('GIF89a\x01\0\x01\0\0\0\0'), '!\xfe\x01a\0'),
  'the head of a WebM': after(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), '\x42\x86\x81\x01'),
};

const BOUNDARY = 'mallard';
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`;
const FILE_PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n`;

/** The same of forms. */
const WORST_FORMS: Readonly<Record<string, (size: number) => Buffer>> = {
  'empty fields': filled(PART),
  'tiny files': filled(FILE_PART),
  'header lines': after(Buffer.from(`--${BOUNDARY}\r\n`), 'a: b\r\n'),
  'one header line': after(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="`), 'a'),
  'parameters of a header': after(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data`), '; a=b'),
  'beginnings of boundaries': after(Buffer.from(FILE_PART.trimEnd()), `\r\n--${BOUNDARY.slice(0, -1)}`),
  'one long field': after(Buffer.from(PART.trimEnd()), 'a'),
};

interface UploadRoute {
  readonly method: string;
  /** Below /api. */
  readonly path: string;
  readonly field: string;
  /** The bytes of a file at most. */
  readonly size: number;
}

const REST: readonly UploadRoute[] = [
  { method: 'POST', path: '/media/upload', field: 'file', size: LARGEST },
  { method: 'POST', path: '/media/upload-multiple', field: 'files', size: LARGEST },
  { method: 'POST', path: '/media/validate', field: 'file', size: LARGEST },
  { method: 'POST', path: '/help/pictures', field: 'file', size: Math.min(8 * MIB, LARGEST) },
  { method: 'PUT', path: '/identity/profile-image', field: 'ImageFile', size: 2 * MIB },
  { method: 'PUT', path: '/identity/profile-banner', field: 'ImageFile', size: 2 * MIB },
  { method: 'POST', path: '/data-imports', field: 'file', size: 2_000_000 },
];
const CLIENT: readonly UploadRoute[] = [
  { method: 'POST', path: '/v1/media', field: 'file', size: LARGEST },
  { method: 'POST', path: '/v2/media', field: 'file', size: LARGEST },
  { method: 'PATCH', path: '/v1/accounts/update_credentials', field: 'avatar', size: 2 * MIB },
  { method: 'PATCH', path: '/v1/profile', field: 'header', size: 2 * MIB },
];
const IMPORTS = ['follows', 'blocks', 'mutes', 'lists'];

let app: TestApp;
let root: Person;
let client: Client;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('worst', { role: 'admin' });
  client = app.as(root);
});
afterAll(() => app.stop());

/** The longest that the server's thread was busy at a stretch, in milliseconds of the processor's time, and the bytes by which the heap grew. */
async function costOf(work: () => Promise<unknown>): Promise<{ waitMs: number; heapBytes: number }> {
  const heap = (): number => getHeapStatistics().used_heap_size;
  const before = heap();
  let [longest, most] = [0, 0];
  let last = process.threadCpuUsage();
  const ticking = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    most = Math.max(most, heap() - before);
    last = process.threadCpuUsage();
  }, 1);
  await work();
  clearInterval(ticking);
  return { waitMs: longest, heapBytes: most };
}

/**
 * The same if it is too much, twice, because other work of this thread may have been in between; else null. The second time begins
 * without garbage, which takes longer than a file.
 */
async function excessOf(work: () => Promise<unknown>): Promise<{ waitMs: number; heapBytes: number } | null> {
  for (let tries = 1; ; tries += 1) {
    const cost = await costOf(work);
    if (cost.waitMs < MAX_WAIT_MS && cost.heapBytes < MAX_HEAP_BYTES) return null;
    if (tries === 2) return cost;
    collectGarbage();
  }
}

function form(field: string, content: Buffer): FormData {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(content)]), 'file.csv');
  return data;
}

const routes = [
  ...REST.flatMap((route) =>
    route.path === '/data-imports' ? IMPORTS.map((kind) => ({ ...route, path: `${route.path}?kind=${kind}` })) : route,
  ),
  ...CLIENT,
];

describe('the worst files of the allowed size', () => {
  it('are tried on every route that takes a form with files', async () => {
    const { body } = await app.visitor.get('/docs/openapi.json');
    const documented = Object.entries<Record<string, { requestBody?: { content: object } }>>(body.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations)
          .filter(([, { requestBody }]) => 'multipart/form-data' in (requestBody?.content ?? {}))
          .map(([method]) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
    );

    expect(documented.sort()).toEqual(REST.map(({ method, path }) => `${method} ${path}`).sort());
    for (const { method, path } of routes) expect(isUpload({ method, originalUrl: `/api${path}` })).toBe(true);
  });

  it.each(routes)('keep no one waiting and fit into memory: $method $path', async ({ method, path, field, size }) => {
    const [statuses, costly] = [new Set<number>(), [] as object[]];

    for (const [file, make] of Object.entries(WORST)) {
      const body = form(field, make(size));
      const excess = await excessOf(async () => statuses.add((await client.rest(method, path, body)).status));
      if (excess) costly.push({ file, ...excess });
    }

    expect(costly).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  it.each(routes)('may be a form of the worst shape: $method $path', async ({ method, path, size }) => {
    const [statuses, costly] = [new Set<number>(), [] as object[]];

    for (const [shape, make] of Object.entries(WORST_FORMS)) {
      const body = new Uint8Array(make(size));
      const send = () =>
        client.raw(`/api${path}`, {
          method,
          body,
          headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        });
      const excess = await excessOf(async () => {
        // A form that is refused early may be answered by closing the connection.
        const answer = await send().catch(() => null);
        if (answer) statuses.add(answer.status);
      });
      if (excess) costly.push({ shape, ...excess });
    }

    expect(costly).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});
