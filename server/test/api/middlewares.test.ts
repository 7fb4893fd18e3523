import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RequestHandler } from 'express';
import type { HttpAdapter } from '#kernel/http/http-adapter.js';
import { startTestApp, type TestApp } from './support/app.js';

let app: TestApp;
let entered = 0;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  const express = app.mallard.app.getHttpAdapter().getInstance();
  for (const layer of express.router.stack) {
    const { handle } = layer as { handle: RequestHandler };
    // Express tells handlers of errors by their four parameters.
    if (handle.length === 4) continue;
    layer.handle = ((request, response, next) => {
      entered += 1;
      return handle(request, response, next);
    }) satisfies RequestHandler;
  }
});
afterAll(() => app.stop());

// Each costs some microseconds in every request, and a router for files dozens.
it.each([
  ['/health', 3],
  ['/assets/nothing.js', 10],
  ['/api/posts', 19],
  ['/graphql?query={__typename}', 21],
  ['/api/nothing', 20],
])('%s passes %i middlewares', async (path, expected) => {
  entered = 0;

  await app.visitor.raw(path, { headers: { 'apollo-require-preflight': 'yes' } });

  expect(entered).toBe(expected);
});

it('A call is matched against the routes of its own area only', () => {
  const { routes } = app.mallard.app.getHttpAdapter() as unknown as HttpAdapter;
  const sizes = new Map<string, number>();
  for (const { area } of routes.all()) sizes.set(area, (sizes.get(area) ?? 0) + 1);

  expect([...sizes.keys()]).toEqual(expect.arrayContaining(['/api/posts', '/api/v1/statuses', '/oauth']));
  expect(Math.max(...sizes.values())).toBeLessThan(50);
});
