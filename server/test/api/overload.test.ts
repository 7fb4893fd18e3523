import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../plumbing/support/until.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { startTestApp, type TestApp } from './support/app.js';

/** Requests that a server handles at once or queues. */
const ROOM = availableParallelism() * (16 + 128);

describe('a server that works on as much as it can, and has as many waiting', () => {
  const logLines: string[] = [];
  let app: TestApp;
  let proxy: DatabaseProxy;
  let crowd: Promise<number>[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      logLines,
      env: { CORS_ORIGINS: 'https://app.example', REQUEST_TIMEOUT: '3' },
      reach: async (database) => (proxy = await DatabaseProxy.to(database)).connection,
    });
  });
  afterAll(async () => {
    proxy.thaw();
    await Promise.all(crowd);
    await app.stop();
    proxy.close();
  });

  it('refuses at once, by the route, before it looks who asks, and without a line of the log for each', async () => {
    let answered = 0;
    const ask = async () => {
      const answer = await app.visitor.raw('/api/posts');
      await answer.text();
      answered += 1;
      return answer.status;
    };
    const headers = {
      authorization: 'Bearer forged',
      'content-type': 'multipart/form-data; boundary=a',
      origin: 'https://app.example',
    };

    proxy.freeze();
    crowd = Array.from({ length: ROOM + 40 }, ask);
    await until(() => answered >= 40);
    const [rest, graphql, health] = await Promise.all([
      app.visitor.raw('/api/posts', { headers }),
      app.visitor.raw('/graphql', { method: 'POST', headers: { authorization: 'Bearer forged' } }),
      app.visitor.raw('/health'),
    ]);

    expect([rest.status, graphql.status, health.status]).toEqual([503, 503, 200]);
    expect([rest.headers.get('retry-after'), graphql.headers.get('retry-after')]).toEqual(['5', '5']);
    expect(rest.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(rest.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await rest.json()).toEqual({
      succeeded: false,
      data: null,
      messages: ['The server is busy. Please try again in a moment.'],
    });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    proxy.thaw();
    // Accepted requests got a response, or waited for the database too long.
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(crowd))]));
    const metrics = await (await app.visitor.raw('/metrics')).text();
    const refused = Number(/^mallard_overload_refusals_total (\d+)/m.exec(metrics)?.[1]);
    expect(refused).toBeGreaterThanOrEqual(42);
    const lines = logLines.map((line) => JSON.parse(line) as { msg: string; route?: string });
    const requests = lines.filter(({ route }) => route === '/api/posts' || route === '/graphql');
    expect(requests).toHaveLength(crowd.length + 2 - refused);
    const told = lines.filter(({ msg }) => msg.startsWith('Overloaded'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(10);
  });
});
