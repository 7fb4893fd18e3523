import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('ada');
});
afterAll(() => app.stop());

/** Headers that have this many bytes in all, but for the few that every client sends. */
const withHeaders = (bytes: number) => app.visitor.raw('/health', { headers: { 'x-fill': 'x'.repeat(bytes) } });

describe('A request', () => {
  it('may have 16 KB of headers, and no more', async () => {
    const [within, beyond, next] = [await withHeaders(16_000), await withHeaders(16_384), await withHeaders(1)];

    expect([within.status, beyond.status, next.status]).toEqual([200, 431, 200]);
  });

  it('may have an address as long as its headers', async () => {
    const asked = async (length: number) => (await app.visitor.raw(`/health?${'x'.repeat(length)}`)).status;

    expect([await asked(15_500), await asked(17_000), await asked(1)]).toEqual([200, 431, 200]);
  });

  it('reaches 10,000 rows by page number, and no further', async () => {
    const asked = async (query: string) => (await app.visitor.get(`/posts?${query}`)).status;

    expect(await asked('pageNumber=100&pageSize=100')).toBe(200);
    expect(await asked('pageNumber=101&pageSize=100')).toBe(400);
    expect(await asked('pageNumber=10000&pageSize=1')).toBe(200);
    expect(await asked('pageNumber=10001&pageSize=1')).toBe(400);
  });

  it('gets pages of up to 100', async () => {
    const asked = async (first: number) =>
      (await app.visitor.graphql(`{ stream(feed: EVERYONE, first: ${first}) { pageInfo { hasNextPage } } }`))
        .errors?.[0]?.extensions['code'] as unknown;

    expect([await asked(1), await asked(100), await asked(101), await asked(0)]).toEqual([
      ...[undefined, undefined, 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
    ]);
  });

  it('may name four media for a post, and no more', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => `01890000-0000-7000-8000-00000000000${n}`);
    const asked = async (count: number) =>
      (await app.as(ada).post('/posts', { content: 'hi', mediaIds: ids(count) })).body.messages[0] as string;

    const [four, five] = [await asked(4), await asked(5)];

    expect(five).not.toBe(four);
    expect(five).toContain('4');
  });
});
