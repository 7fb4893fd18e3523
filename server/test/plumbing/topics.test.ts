import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { PostgresTransport } from '#kernel/pubsub/postgres-transport.js';
import { defineTopic } from '#kernel/pubsub/topic.js';
import { TopicMessageTooLarge } from '#kernel/pubsub/topics.js';
import { TransportTopics } from '#kernel/pubsub/transport-topics.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from './support/until.js';

const PostSeen = defineTopic<{ id: number; words?: string }>('test.post-seen');
const PostGone = defineTopic<{ id: number }>('test.post-gone');

describe('topics over PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: Pool;
  let statements: number;
  let replicas: TransportTopics[] = [];

  async function replica(): Promise<TransportTopics> {
    const transport = new PostgresTransport(database.connection, (statement, parameters) => {
      statements += 1;
      return pool.query(statement, [...parameters]);
    });
    const topics = new TransportTopics([transport]);
    await topics.start();
    replicas.push(topics);
    return topics;
  }

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await createTestDatabase();
    pool = new Pool({ ...database.connection, max: 2 });
    pool.on('error', () => undefined);
  });

  afterEach(async () => {
    await Promise.all(replicas.map((topics) => topics.stop()));
    replicas = [];
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('reach subscribers here before publish returns, and only once', async () => {
    const [topics, other] = [await replica(), await replica()];
    const seen: number[] = [];
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    const sent = topics.publish(PostSeen, { id: 7 });

    expect(seen).toEqual([7]);
    await sent;
    // What comes back of the first message comes before the second.
    await other.publish(PostSeen, { id: 8 });
    await until(() => seen.includes(8));
    expect(seen).toEqual([7, 8]);
  });

  it('reach another replica in order, equal messages each for itself, in few statements', async () => {
    const [ann, ben] = [await replica(), await replica()];
    const seen: unknown[] = [];
    ben.subscribe(PostSeen, (message) => seen.push(message));
    statements = 0;

    for (let id = 0; id < 100; id += 1)
      void ann.publish(PostSeen, { id: Math.floor(id / 2), words: 'שלום \u0000 "x"' });

    await until(() => seen.length === 100);
    expect(seen).toEqual(
      Array.from({ length: 100 }, (_, index) => ({ id: Math.floor(index / 2), words: 'שלום \u0000 "x"' })),
    );
    expect(statements).toBe(1);
  });

  it('stay in the process that has the database to itself', async () => {
    const topics = new TransportTopics([]);
    await topics.start();
    const seen: number[] = [];
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    await topics.publish(PostSeen, { id: 8 });

    expect(seen).toEqual([8]);
    expect(topics.degraded()).toEqual([]);
    expect(() => topics.publish(PostSeen, { id: 9, words: 'x'.repeat(9_000) })).toThrow(TopicMessageTooLarge);
    await topics.stop();
  });

  it('keep topics apart, and stop when the subscription ends', async () => {
    const topics = await replica();
    const seen: number[] = [];
    const end = topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    await topics.publish(PostGone, { id: 1 });
    await topics.publish(PostSeen, { id: 2 });
    end();
    await topics.publish(PostSeen, { id: 3 });

    expect(seen).toEqual([2]);
  });

  it('go on to the next subscriber when one fails', async () => {
    const topics = await replica();
    const seen: number[] = [];
    topics.subscribe(PostSeen, () => {
      throw new Error('broken');
    });
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    await topics.publish(PostSeen, { id: 1 });

    expect(seen).toEqual([1]);
  });

  it('refuse a message that PostgreSQL can not carry, before anyone sees it', async () => {
    const topics = await replica();
    const seen: number[] = [];
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    expect(() => topics.publish(PostSeen, { id: 1, words: 'א'.repeat(4_000) })).toThrow(TopicMessageTooLarge);
    await topics.publish(PostSeen, { id: 2, words: 'x'.repeat(7_700) });

    expect(seen).toEqual([2]);
  });

  it('report a gap after the connection was lost, and arrive from then on', async () => {
    const [ann, ben] = [await replica(), await replica()];
    const seen: number[] = [];
    let gaps = 0;
    ben.subscribe(PostSeen, ({ id }) => seen.push(id));
    ben.onGap(() => (gaps += 1));

    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mallard topics' and datname = current_database()",
    );
    await until(() => gaps === 1);
    await ann.publish(PostSeen, { id: 5 });

    await until(() => seen.length === 1);
    expect(seen).toEqual([5]);
  });

  it('survive what strangers send on the channel', async () => {
    const topics = await replica();
    const seen: number[] = [];
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    for (const text of [
      '',
      'nonsense',
      '{}',
      'null',
      '{"topic":"test.post-seen","origin":"x","sequence":1,"message":null}',
    ]) {
      await pool.query('select pg_notify($1, $2)', ['mallard_topics', text]);
    }
    await pool.query('select pg_notify($1, $2)', [
      'mallard_topics',
      '{"topic":"test.post-seen","origin":"x","sequence":1,"message":{"id":9}}',
    ]);

    await until(() => seen.length === 1);
    expect(seen).toEqual([9]);
  });

  it('deliver here even when nothing can be sent, without an error to the publisher', async () => {
    const topics = new TransportTopics([
      new PostgresTransport(database.connection, () => Promise.reject(new Error('no database'))),
    ]);
    await topics.start();
    replicas.push(topics);
    const seen: number[] = [];
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));

    await topics.publish(PostSeen, { id: 1 });

    expect(seen).toEqual([1]);
  });
});
