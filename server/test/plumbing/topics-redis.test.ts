import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RedisRoute } from '#kernel/pubsub/redis-route.js';
import type { Route, RouteEvents } from '#kernel/pubsub/route.js';
import { RoutedTopics } from '#kernel/pubsub/routed-topics.js';
import { defineTopic } from '#kernel/pubsub/topic.js';
import { PretendRedis } from './support/pretend-redis.js';
import { pause, until } from './support/until.js';

const PostSeen = defineTopic<{ id: number }>('test.post-seen');

/** The way through PostgreSQL, here within this process. */
class Backroad {
  readonly ends = new Set<RouteEvents>();
  carried = 0;

  route(): Route {
    let own: RouteEvents;
    return {
      name: 'postgres',
      working: true,
      start: async (events) => void this.ends.add((own = events)),
      send: async (texts) => {
        this.carried += texts.length;
        for (const end of this.ends) for (const text of texts) end.received(text);
      },
      stop: async () => void this.ends.delete(own),
    };
  }
}

describe('topics over Redis', () => {
  let redis: PretendRedis;
  let backroad: Backroad;
  let replicas: RoutedTopics[];

  async function replica(): Promise<{ topics: RoutedTopics; seen: number[]; gaps: () => number }> {
    const topics = new RoutedTopics([new RedisRoute(redis.url, 'test'), backroad.route()]);
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
    backroad = new Backroad();
    replicas = [];
    await redis.start();
  });

  afterEach(async () => {
    await Promise.all(replicas.map((topics) => topics.stop()));
    await redis.stop();
  });

  it('reach the other replica once, in order, and leave PostgreSQL alone', async () => {
    const [ann, ben] = [await replica(), await replica()];

    for (let id = 1; id <= 50; id += 1) void ann.topics.publish(PostSeen, { id });

    await until(() => ben.seen.length === 50);
    expect(ben.seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(ann.seen).toHaveLength(50);
    expect(backroad.carried).toBe(0);
  });

  it('go by PostgreSQL while Redis is down, and by Redis again when it is back', async () => {
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

  it('call themselves degraded while the sending connection alone is gone, and send by PostgreSQL meanwhile', async () => {
    const [ann, ben] = [await replica(), await replica()];
    redis.cutSenders();
    await until(() => ann.topics.degraded().length === 1);

    await ann.topics.publish(PostSeen, { id: 1 });

    await until(() => ben.seen.length === 1);
    expect(backroad.carried).toBeGreaterThan(0);
    await until(() => ann.topics.degraded().length === 0, 15_000);
    const publishedBefore = redis.published;
    await ann.topics.publish(PostSeen, { id: 2 });
    expect(redis.published).toBe(publishedBefore + 1);
  });

  it('go by PostgreSQL after a moment when Redis takes commands and never answers', async () => {
    const [ann, ben] = [await replica(), await replica()];
    redis.silent = true;
    const start = Date.now();

    await ann.topics.publish(PostSeen, { id: 1 });

    expect(ann.seen).toEqual([1]);
    await until(() => ben.seen.length === 1);
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('tell a gap after a cut connection, and reach a replica that alone has lost Redis', async () => {
    const [ann, ben] = [await replica(), await replica()];

    redis.cutListeners();
    await until(() => ben.gaps() > 0);
    await pause(20);
    await ann.topics.publish(PostSeen, { id: 1 });

    await until(() => ben.seen.length > 0);
    await pause(50);
    expect(ben.seen).toEqual([1]);
  });

  it('start without Redis, and find it when it comes', async () => {
    await redis.stop();
    const topics = new RoutedTopics([new RedisRoute(redis.url, 'test'), backroad.route()]);
    replicas.push(topics);

    await topics.start();

    expect(topics.degraded()).toEqual(['redis']);
    await redis.start();
    await until(() => topics.degraded().length === 0, 15_000);
  });
});
