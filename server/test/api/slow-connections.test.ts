import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolUse } from '#kernel/database/pool.js';
import { until } from '../plumbing/support/until.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { startTestApp, type TestApp } from './support/app.js';

/** Longer than a request waits for a connection, and shorter than a response may take to begin. */
const DELAY_MS = 3_000;

describe('a database to which each new connection takes three seconds', () => {
  let app: TestApp;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    app = await startTestApp({
      env: { REQUEST_TIMEOUT: '6' },
      reach: async (database) => {
        proxy = await DatabaseProxy.to(database);
        proxy.connectionDelayMs = DELAY_MS;
        return proxy.connection;
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    proxy.close();
  });

  it('is waited for by a start, but not by a request', async () => {
    proxy.cutAll();
    await until(() => poolUse().idle === 0);
    const refused = await app.visitor.get('/posts');
    proxy.connectionDelayMs = 0;
    const served = await app.visitor.get('/posts');

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(served.status).toBe(200);
  });
});
