import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as DatabaseClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const EVERYTHING = 'FFFFFFFF/FFFFFFFF';
const NOTHING = '0/1';

/** A database that nothing is ever replicated to, and that says what it has replayed: whatever the test makes it say. */
class PretendedStandby {
  private constructor(
    private readonly database: TestDatabase,
    private readonly owner: DatabaseClient,
  ) {}

  static async create(): Promise<PretendedStandby> {
    const database = await createTestDatabase();
    const owner = new DatabaseClient(database.connection);
    await owner.connect();
    await owner.query(`create table replayed (position pg_lsn);
      insert into replayed values ('${EVERYTHING}');
      create function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from public.replayed'`);
    return new PretendedStandby(database, owner);
  }

  /** Its own function is found before PostgreSQL's. */
  get connection() {
    return { ...this.database.connection, options: '-c search_path=public,pg_catalog' };
  }

  async says(replayed: string): Promise<void> {
    await this.owner.query('update replayed set position = $1', [replayed]);
  }

  async drop(): Promise<void> {
    await this.owner.end();
    await this.database.drop();
  }
}

describe('lists with a read replica', () => {
  let standby: PretendedStandby;
  let app: TestApp;
  let other: TestApp;
  let ada: Person;
  let bob: Person;
  let id: string;

  beforeAll(async () => {
    standby = await PretendedStandby.create();
    app = await startTestApp({ replica: standby.connection });
    other = await app.replica();
    [ada, bob] = [await app.world.person('ada'), await app.world.person('bob')];
    id = await published(app.as(ada), 'just now');
  });
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  async function published(client: Client, content: string): Promise<string> {
    const { status, body } = await served(() => client.post('/posts', { content }));
    expect(status).toBe(200);
    return body.data.id;
  }

  const listed = async (client: Client): Promise<string[]> => {
    const { body } = await client.get('/posts');
    return body.data.map(({ content }: { content: string }) => content);
  };

  async function until(client: Client, contents: readonly string[]): Promise<void> {
    while (JSON.stringify(await listed(client)) !== JSON.stringify(contents)) {
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  it('come from it for visitors and for people who have not written', async () => {
    await until(app.visitor, []);
    await until(app.as(bob), []);
    await until(other.as(bob), []);
  });

  it('show people what they wrote at once, on every server', async () => {
    await standby.says(NOTHING);

    await published(app.as(bob), 'by bob');

    expect(await listed(app.as(bob))).toEqual(['by bob', 'just now']);
    expect(await listed(other.as(bob))).toEqual(['by bob', 'just now']);
  });

  it('come from the primary when the replica falls behind, and from the replica when it has caught up', async () => {
    await until(app.visitor, ['by bob', 'just now']);
    expect(await listed(app.as(bob))).toEqual(['by bob', 'just now']);

    await standby.says(EVERYTHING);

    await until(app.visitor, []);
    await until(app.as(bob), []);
  });

  it('leave pages whose address was shared to the primary', async () => {
    expect((await app.visitor.get(`/posts/${id}`)).body.data.content).toBe('just now');
  });

  it('come from the primary where the replica is gone', async () => {
    await standby.drop();

    expect(await listed(app.visitor)).toEqual(['by bob', 'just now']);
    expect(await listed(app.visitor)).toEqual(['by bob', 'just now']);
  });
});
