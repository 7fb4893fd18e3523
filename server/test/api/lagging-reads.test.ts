import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

describe('reads that can lag', () => {
  let replica: TestDatabase;
  let app: TestApp;
  let ada: Person;
  let id: string;

  beforeAll(async () => {
    // Lags forever: nothing that is written reaches it.
    replica = await createTestDatabase();
    app = await startTestApp({ replica: replica.connection });
    ada = await app.world.person('ada');
    const { status, body } = await served(() => app.as(ada).post('/posts', { content: 'just now' }));
    expect(status).toBe(200);
    id = body.data.id;
  });
  afterAll(() => app.stop());

  const listed = async (client: Client): Promise<string[]> => {
    const { body } = await client.get('/posts');
    return body.data.map(({ content }: { content: string }) => content);
  };

  it('are the lists of visitors, and nothing of someone who is signed in', async () => {
    expect(await listed(app.visitor)).toEqual([]);
    expect(await listed(app.as(ada))).toEqual(['just now']);
  });

  it('are not pages whose address was shared', async () => {
    expect((await app.visitor.get(`/posts/${id}`)).body.data.content).toBe('just now');
  });

  it('come from the primary where the replica is gone', async () => {
    await replica.drop();

    expect(await listed(app.visitor)).toEqual(['just now']);
    expect(await listed(app.visitor)).toEqual(['just now']);
  });
});
