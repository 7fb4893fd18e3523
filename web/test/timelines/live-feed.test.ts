import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { removePostEverywhere } from '../../src/graphql/cache-edits';
import { announceReconnection } from '../../src/graphql/reconnections';
import { publishingHere } from '../../src/features/posts/actions/publishing-here';
import { LiveFeed } from '../../src/features/timelines/live/live-feed';
import { streamSource } from '../../src/features/timelines/live/live-source';
import { idAt, StreamServer } from './stream-server';

let server: StreamServer;
let feed: LiveFeed;
let leave: () => void;

beforeEach(async () => {
  server = new StreamServer();
  server.publishUnheard(idAt(30), idAt(20), idAt(10));
  feed = new LiveFeed(server.client, streamSource('EVERYONE'));
  leave = feed.subscribe(() => undefined);
  await server.load();
});

afterEach(() => feed.stop());

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => idAt(from + count - index));

describe('quacks that come in live', () => {
  it('wait, and leave the list as it is', () => {
    server.publish({ id: idAt(40) });
    server.publish({ id: idAt(50) });

    expect(feed.read()).toEqual({ count: 2, isGap: false });
    expect(server.shown()).toEqual([idAt(30), idAt(20), idAt(10)]);
  });

  it('stand first, newest first, once they are asked for', () => {
    server.publish({ id: idAt(50) });
    server.publish({ id: idAt(40) });

    expect(feed.show()).toBe(true);

    expect(server.shown()).toEqual([idAt(50), idAt(40), idAt(30), idAt(20), idAt(10)]);
    expect(feed.read()).toEqual({ count: 0, isGap: false });
  });

  it('wait once, however often they are told', () => {
    server.publish({ id: idAt(40) });
    server.publish({ id: idAt(40) });

    expect(feed.read().count).toBe(1);
  });

  it('do not wait where the list has them already', () => {
    server.publish({ id: idAt(30) });

    expect(feed.read().count).toBe(0);
  });

  it('leave out what this tab is publishing, and keep what another one published', async () => {
    const answer = Promise.withResolvers<void>();
    const work = publishingHere.during(answer.promise);
    server.publish({ id: idAt(40), isOwn: true });
    answer.resolve();
    await work;

    server.publish({ id: idAt(50), isOwn: true });
    feed.show();

    expect(server.shown()).toEqual([idAt(50), idAt(30), idAt(20), idAt(10)]);
  });

  it('are not swept out of the cache while they wait', () => {
    server.publish({ id: idAt(40) });
    server.publish({ id: idAt(50) });

    removePostEverywhere(server.client.cache, idAt(20));
    feed.show();

    expect(server.shown()).toEqual([idAt(50), idAt(40), idAt(30), idAt(10)]);
  });

  it('go on waiting for a while after the reader went elsewhere', () => {
    leave();

    server.publish({ id: idAt(40) });

    expect(feed.read().count).toBe(1);
  });

  it('stop with the session', () => {
    feed.stop();

    server.publish({ id: idAt(40) });

    expect(feed.read().count).toBe(0);
  });
});

describe('a quack that came before the list', () => {
  it('counts only if the list comes without it', async () => {
    const early = new StreamServer();
    const live = new LiveFeed(early.client, streamSource('EVERYONE'));
    live.subscribe(() => undefined);
    early.publish({ id: idAt(10) });
    expect(live.read().count).toBe(0);

    await early.load();
    live.onListLoaded();

    expect(live.read().count).toBe(0);
    expect(early.shown()).toEqual([idAt(10)]);
    live.stop();
  });

  it('and after its page was read is found, however late the list comes', async () => {
    const slow = new StreamServer();
    slow.publishUnheard(idAt(10));
    const live = new LiveFeed(slow.client, streamSource('EVERYONE'));
    live.subscribe(() => undefined);
    await live.catchUp();

    await slow.load();
    slow.publishUnheard(idAt(20));
    live.onListLoaded();
    await settled();

    expect(live.read().count).toBe(1);
    live.stop();
  });
});

describe('after the connection was away', () => {
  it('finds what was missed until the server listens again, once, and leaves the list as it is', async () => {
    server.publish({ id: idAt(40) });
    server.publishUnheard(idAt(60), idAt(50));

    jest.useFakeTimers();
    announceReconnection();
    server.publishUnheard(idAt(70));
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();

    expect(feed.read()).toEqual({ count: 4, isGap: false });
    expect(server.shown()).toEqual([idAt(30), idAt(20), idAt(10)]);
    feed.show();
    expect(server.shown()).toEqual([70, 60, 50, 40, 30, 20, 10].map(idAt));
  });

  it('finds also what came while it was looking, where it is asked to look once more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.sending = promise;
    const first = feed.catchUp();
    server.publishUnheard(idAt(40));

    const second = feed.catchUp();
    server.sending = null;
    resolve();
    await Promise.all([first, second]);

    expect(feed.read().count).toBe(1);
  });

  it('asks page after page until it meets what is known', async () => {
    server.publishUnheard(...many(100, 70));

    await feed.catchUp();

    expect(feed.read()).toEqual({ count: 70, isGap: false });
    feed.show();
    expect(server.shown()).toEqual([...many(100, 70), idAt(30), idAt(20), idAt(10)]);
  });

  it('gives up counting where very much was missed, and has the list loaded anew', async () => {
    server.publishUnheard(...many(100, 400));

    await feed.catchUp();

    expect(feed.read().isGap).toBe(true);
    expect(feed.show()).toBe(false);
    expect(feed.read()).toEqual({ count: 0, isGap: false });
    expect(server.shown()).toEqual([idAt(30), idAt(20), idAt(10)]);
  });

  it('finds nothing where nothing was missed, and is sent no quack again', async () => {
    server.publish({ id: idAt(500) });
    feed.show();
    const before = server.sent;

    await feed.catchUp();

    expect(feed.read().count).toBe(0);
    expect(server.requests).toBe(2);
    // The newest, which is as new as what may be missing.
    expect(server.sent - before).toBe(1);
  });

  it('leaves out old quacks of somebody followed since', async () => {
    server.publish({ id: idAt(5_000) });
    feed.show();
    server.quacks.splice(1, 0, { id: idAt(3_000) });

    await feed.catchUp();

    expect(feed.read().count).toBe(0);
  });

  it('leaves out what stands further down a list that has more pages, however young it is', async () => {
    const busy = new StreamServer();
    busy.publishUnheard(...many(0, 30));
    const live = new LiveFeed(busy.client, streamSource('EVERYONE'));
    live.subscribe(() => undefined);
    await busy.load();

    await live.catchUp();

    expect(busy.shown()).toHaveLength(20);
    expect(live.read().count).toBe(0);
    live.stop();
  });

  it('finds what was committed late, between known ones', async () => {
    server.quacks.splice(1, 0, { id: idAt(25) });

    await feed.catchUp();

    expect(feed.read().count).toBe(1);
  });

  it('finds everything for a list that was empty', async () => {
    const young = new StreamServer();
    const live = new LiveFeed(young.client, streamSource('EVERYONE'));
    live.subscribe(() => undefined);
    await young.load();
    young.publishUnheard(idAt(20), idAt(10));

    await live.catchUp();

    expect(live.read().count).toBe(2);
    live.stop();
  });

  it('stays quiet while the server is away, and finds everything at the next try', async () => {
    server.publishUnheard(idAt(40));
    server.isAway = true;
    await feed.catchUp();
    expect(feed.read().count).toBe(0);

    server.isAway = false;
    await feed.catchUp();

    expect(feed.read().count).toBe(1);
  });
});
