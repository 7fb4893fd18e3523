import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RedisTransport } from '#kernel/pubsub/redis-transport.js';
import { defineTopic } from '#kernel/pubsub/topic.js';
import type { Transport, TransportEvents } from '#kernel/pubsub/transport.js';
import { TransportTopics } from '#kernel/pubsub/transport-topics.js';
import { PretendRedis } from './support/pretend-redis.js';
import { until } from './support/until.js';

const PostSeen = defineTopic<{ id: number }>('test.post-seen');

/** Carries messages within this process, in place of PostgreSQL. */
class FallbackTransports {
  readonly started = new Set<TransportEvents>();
  carried = 0;

  create(): Transport {
    let own: TransportEvents;
    return {
      name: 'postgres',
      working: true,
      start: async (events) => void this.started.add((own = events)),
      send: async (texts) => {
        this.carried += texts.length;
        for (const events of this.started) for (const text of texts) events.received(text);
      },
      stop: async () => void this.started.delete(own),
    };
  }
}

describe('topics over Redis', () => {
  let redis: PretendRedis;
  let fallback: FallbackTransports;
  let replicas: TransportTopics[];

  async function replica(recoveryMs = 100): Promise<{ topics: TransportTopics; seen: number[]; gaps: () => number }> {
    const topics = new TransportTopics([new RedisTransport(redis.url, 'test', recoveryMs), fallback.create()]);
    await topics.start();
    replicas.push(topics);
    const seen: number[] = [];
    let gaps = 0;
    topics.subscribe(PostSeen, ({ id }) => seen.push(id));
    topics.onGap(() => (gaps += 1));
    await until(() => topics.degraded().length === 0);
    return { topics, seen, gaps: () => gaps };
  }

  beforeAll(() => Logger.overrideLogger(false));

  beforeEach(async () => {
    redis = new PretendRedis();
    fallback = new FallbackTransports();
    replicas = [];
    await redis.start();
  });

  afterEach(async () => {
    await Promise.all(replicas.map((topics) => topics.stop()));
    await redis.stop();
  });

  it('reach the other replica once, in order, without PostgreSQL', async () => {
    const [ann, ben] = [await replica(), await replica()];

    for (let id = 1; id <= 50; id += 1) void ann.topics.publish(PostSeen, { id });

    await until(() => ben.seen.length === 50);
    expect(ben.seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(ann.seen).toHaveLength(50);
    expect(fallback.carried).toBe(0);
  });

  it('are sent through PostgreSQL while Redis is down, and through Redis when it is back', async () => {
    const [ann, ben] = [await replica(), await replica()];
    await redis.stop();
    await until(() => ann.topics.degraded().length === 1 && ben.topics.degraded().length === 1);

    await ann.topics.publish(PostSeen, { id: 1 });

    expect(ann.seen).toEqual([1]);
    await until(() => ben.seen.length === 1);
    await redis.start();
    await until(() => ann.topics.degraded().length === 0 && ben.topics.degraded().length === 0, 15_000);
    const publishedBefore = redis.published;
    await ann.topics.publish(PostSeen, { id: 2 });
    await until(() => ben.seen.length === 2);
    expect(redis.published).toBeGreaterThan(publishedBefore);
    expect(ben.seen).toEqual([1, 2]);
  });

  it('are degraded while only the sending connection is lost, and are sent through PostgreSQL', async () => {
    const [ann, ben] = [await replica(), await replica()];
    redis.cutSenders();
    await until(() => ann.topics.degraded().length === 1);

    await ann.topics.publish(PostSeen, { id: 1 });

    await until(() => ben.seen.length === 1);
    expect(fallback.carried).toBeGreaterThan(0);
    await until(() => ann.topics.degraded().length === 0, 15_000);
    const publishedBefore = redis.published;
    await ann.topics.publish(PostSeen, { id: 2 });
    expect(redis.published).toBe(publishedBefore + 1);
  });

  it('are sent through PostgreSQL when Redis accepts commands and never answers', async () => {
    const [ann, ben] = [await replica(), await replica()];
    redis.silent = true;

    await ann.topics.publish(PostSeen, { id: 1 });

    expect(ann.seen).toEqual([1]);
    await until(() => ben.seen.length === 1);
  });

  it('report a gap after the connection was cut, and arrive from then on', async () => {
    const [ann, ben] = [await replica(), await replica()];

    redis.cutListeners();
    await until(() => ben.gaps() > 0);
    await ann.topics.publish(PostSeen, { id: 1 });
    await ann.topics.publish(PostSeen, { id: 2 });

    await until(() => ben.seen.includes(2));
    expect(ben.seen).toEqual([1, 2]);
  });

  it('are sent through PostgreSQL until every replica has had time to notice that Redis is back', async () => {
    const ann = await replica(60_000);
    redis.cutListeners();
    await until(() => ann.gaps() > 0);
    const ben = await replica();

    await ann.topics.publish(PostSeen, { id: 1 });

    expect(ann.topics.degraded()).toEqual(['redis']);
    expect(redis.published).toBe(0);
    expect(ben.seen).toEqual([1]);
  });

  it('arrive once when Redis delivers a message although its sending timed out', async () => {
    const slow: Transport = {
      ...fallback.create(),
      name: 'slow',
      send: async (texts) => {
        for (const events of fallback.started) for (const text of texts) events.received(text);
        throw new Error('no answer in time');
      },
    };
    const ann = new TransportTopics([slow, fallback.create()]);
    await ann.start();
    replicas.push(ann);
    const ben = await replica();

    await ann.publish(PostSeen, { id: 1 });

    expect(fallback.carried).toBe(1);
    expect(ben.seen).toEqual([1]);
  });

  it('start without Redis, and find it when it comes', async () => {
    await redis.stop();
    const topics = new TransportTopics([new RedisTransport(redis.url, 'test', 100), fallback.create()]);
    replicas.push(topics);

    await topics.start();

    expect(topics.degraded()).toEqual(['redis']);
    await redis.start();
    await until(() => topics.degraded().length === 0, 15_000);
  });
});
