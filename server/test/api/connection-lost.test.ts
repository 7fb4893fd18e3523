import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolUse } from '#kernel/database/pool.js';
import { Transactions } from '#kernel/events/transactions.js';
import { until } from '../plumbing/support/until.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

describe('a connection to the database that is lost while a post is stored', () => {
  let app: TestApp;
  let proxy: DatabaseProxy;
  let ada: Person;
  beforeAll(async () => {
    app = await startTestApp({
      reach: async (database) => (proxy = await DatabaseProxy.to(database)).connection,
    });
    ada = await app.world.person('ada');
  });
  afterAll(async () => {
    await app.stop();
    proxy.close();
  });

  it.each([
    ['before its statement arrives', 'before', 0],
    ['after it was stored, before the database says so', 'after', 1],
  ] as const)('%s is a 503, and the same key gives one post', async (_, when, rowsThen) => {
    const content = `Cut off ${when}`;
    const publish = () => app.as(ada).post('/posts', { content }, { 'idempotency-key': `cut-${when}` });
    const stored = () => app.rows<{ id: string }>('select id from posts where content = $1', [content]);

    proxy.cut(when, content);
    const first = await publish();
    const meanwhile = await stored();
    const again = await publish();

    expect([first.status, first.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(meanwhile).toHaveLength(rowsThen);
    expect(again.status).toBe(200);
    expect(await stored()).toEqual([{ id: again.body.data.id }]);
  });

  it('leaves the pool as large as it was where the transaction could not begin', async () => {
    const transactions = app.get(Transactions);
    const outcomes = [];

    for (const when of ['before', 'after'] as const) {
      proxy.cut(when, 'begin');
      const outcome = transactions.run(() => Promise.resolve('begun'));
      outcomes.push(await outcome.catch(() => 'lost'));
    }
    outcomes.push(await transactions.run(() => Promise.resolve('begun')));

    expect(outcomes).toEqual(['lost', 'lost', 'begun']);
    await until(() => poolUse().idle === poolUse().total);
  });
});
