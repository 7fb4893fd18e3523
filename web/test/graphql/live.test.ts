import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { createLiveConnection } from '../../src/graphql/live-connection';
import { LiveLink } from '../../src/graphql/live-link';
import { announceReopening, onGap, onReconnected } from '../../src/graphql/reconnections';
import type { RefreshOutcome, TokenSource } from '../../src/graphql/token-source';
import { LiveServer } from './live-server';

// The browser's "online" event, which Node has no window for.
const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

class FakeSession implements TokenSource {
  refreshed: string[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private current: string | null) {}

  token = () => this.current;
  isUsable = () => true;

  onTokenChanged(listener: () => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  change(token: string | null) {
    this.current = token;
    for (const listener of this.listeners) listener();
  }

  async refresh(failed: string): Promise<RefreshOutcome> {
    this.refreshed.push(failed);
    this.change('fresh');
    return 'refreshed';
  }
}

/** Doubled each time, from the shortest to the longest. */
const PAUSES_MS: ReadonlySet<number> = new Set([250, 500, 1_000, 2_000, 4_000, 5_000]);

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('live updates', () => {
  let server: LiveServer;
  let connection: Client;
  let heard: string[];
  let returns: number;
  let stop: () => void;

  beforeEach(async () => {
    server = await LiveServer.start();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    stop();
    // A pending attempt ends with an error.
    await Promise.resolve(connection.dispose()).catch(() => undefined);
    await server.stop();
  });

  async function listen(session: TokenSource) {
    heard = [];
    returns = 0;
    connection = createLiveConnection(session, server.url, 0);
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new LiveLink(connection) });
    const subscription = client
      .subscribe<{ said: string }>({ query: gql('subscription Said { said }') })
      .subscribe(({ data }) => void (data && heard.push(data.said)));
    const deafen = onReconnected(() => (returns += 1));
    stop = () => {
      subscription.unsubscribe();
      deafen();
    };
    await until(() => server.subscribers === 1);
  }

  it('come with the bearer of the moment', async () => {
    await listen(new FakeSession('ada'));

    server.tell('quack');
    await until(() => heard.length === 1);

    expect(server.accepted).toEqual(['Bearer ada']);
    expect(heard).toEqual(['quack']);
    expect(returns).toBe(0);
  });

  it.each([1001, 1011, 1012, 4500])('come back after the socket was closed with %d, and say so', async (code) => {
    await listen(new FakeSession('ada'));

    server.closeAll(code);
    await until(() => returns === 1 && server.subscribers === 1);
    server.tell('quack');
    await until(() => heard.length === 1);

    expect(heard).toEqual(['quack']);
  });

  it('look for what a gap swallowed only once the server listens, at the beginning and after a break', async () => {
    const listenersThen: number[] = [];
    const end = onGap(() => listenersThen.push(server.subscribers), { isNew: false });
    await listen(new FakeSession('ada'));
    await until(() => listenersThen.length === 1);

    server.closeAll(1012);
    await until(() => listenersThen.length === 2);
    end();

    expect(listenersThen).toEqual([1, 1]);
  });

  it('come with a new token once the server has ended the old one', async () => {
    const session = new FakeSession('old');
    await listen(session);
    server.refuses = (authorization) => authorization === 'Bearer old';

    server.closeAll(4403);
    await until(() => returns === 1);

    expect(session.refreshed).toEqual(['old']);
    expect(server.accepted).toEqual(['Bearer old', 'Bearer fresh']);
  });

  it('are asked for anew when somebody else signs in', async () => {
    const session = new FakeSession('ada');
    await listen(session);

    session.change('ben');
    await until(() => returns === 1 && server.subscribers === 1);

    expect(server.accepted).toEqual(['Bearer ada', 'Bearer ben']);
  });

  it('that maintenance has ended come back when the site is open again, long before they would by themselves', async () => {
    await listen(new FakeSession('ada'));

    server.endAll({ code: 'MAINTENANCE', retryAfter: 3_600 });
    await until(() => {
      // A client that has not noticed the end yet has nothing to recover from.
      announceReopening();
      return server.subscribers === 1;
    });
    server.tell('quack');
    await until(() => heard.length === 1);

    expect([heard, returns]).toEqual([['quack'], 1]);
  });

  it('ask ever less often while nobody answers, however long the connection had stood before', async () => {
    await listen(new FakeSession('ada'));
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const waits = waitsWithoutWaiting();

    await server.stop();
    await until(() => waits.length >= 7);

    expect(waits.slice(0, 7)).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  it('ask ever less often where nobody has ever answered', async () => {
    const { url } = server;
    await server.stop();
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const waits = waitsWithoutWaiting();

    connection = createLiveConnection(new FakeSession('ada'), url, 0);
    stop = connection.subscribe({ query: 'subscription Said { said }' }, { next() {}, error() {}, complete() {} });
    await until(() => waits.length >= 5);

    expect(waits.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
  });
});

/** Records the requested pauses between attempts in milliseconds, without waiting. */
function waitsWithoutWaiting(): number[] {
  const waits: number[] = [];
  const real = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((task: () => void, ms = 0) => {
    const isPause = PAUSES_MS.has(ms);
    if (isPause) waits.push(ms);
    return real(task, isPause ? 0 : ms);
  });
  return waits;
}
