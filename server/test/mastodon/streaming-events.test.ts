import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import { until } from '../api/support/listening.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';
import { streamsOpen } from './support/stream-clients.js';

/* Streams as server-sent events. */

let app: TestApp;
let ada: Person;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('ada');
  token = await appToken(app, ada);
});
afterEach(async () => {
  for (const listening of all.splice(0)) listening.stop();
  await until(() => app.get(SocketServer).size === 0, 'the streams to close');
});
afterAll(() => app.stop());

const all: EventText[] = [];

/** The text of a response that never ends, as it grows. */
class EventText {
  text = '';
  ended = false;
  private readonly stopping = new AbortController();

  /** Resolves once the headers have come. */
  async begin(server: TestApp, path: string, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`${server.url}/api/v1/streaming/${path}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
      signal: this.stopping.signal,
    });
    void this.read(answer);
    return answer;
  }

  stop(): void {
    this.stopping.abort();
  }

  private async read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const part of body!) this.text += decoder.decode(part, { stream: true });
    } catch {
      // It was stopped.
    }
    this.ended = true;
  }
}

async function listen(path: string, headers?: Record<string, string>): Promise<EventText> {
  const listening = new EventText();
  all.push(listening);
  await listening.begin(app, path, headers);
  return listening;
}

const say = (content: string) =>
  app.as(ada).graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
    input: { content },
  });

describe('Server-sent events', () => {
  it('begin at once, uncompressed, and for proxies as well', async () => {
    const listening = new EventText();
    all.push(listening);
    const { status, headers } = await listening.begin(app, 'user', { 'accept-encoding': 'gzip, br' });
    await until(() => listening.text === ':)\n', 'the first comment');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('hold each event with its payload in one line', async () => {
    const [user, tag, other] = [
      await listen('user'),
      await listen('hashtag?tag=Ducks'),
      await listen('hashtag/local?tag=geese'),
    ];
    await streamsOpen(app, 3);
    await say('of #ducks\n\nand more');
    await say('of #geese');
    await until(() => [tag, other, user].every(({ text }) => /^event: update/m.test(text)), 'the first events');
    await until(() => /geese/.test(user.text), 'the second event');

    const [first, second] = user.text.replace(':)\n', '').split('\n\n');
    expect(first).toMatch(/^event: update\ndata: \{.*\}$/);
    expect(second).toMatch(/^event: update\ndata: \{.*\}$/);
    expect(JSON.parse(first!.split('data: ')[1]!)).toMatchObject({
      account: { acct: 'ada' },
      tags: [{ name: 'ducks' }],
    });
    expect(tag.text.match(/^event:/gm)).toHaveLength(1);
    expect(other.text).not.toContain('ducks');
  });

  it.each(['public', 'public/local', 'public?only_media=false'])('of %s hold what everyone writes', async (path) => {
    const [heard, media, remote] = [
      await listen(path),
      await listen('public?only_media=true'),
      await listen('public/remote'),
    ];
    await streamsOpen(app, 3);
    await say('hello');
    await until(() => heard.text.includes('hello'), 'the event');

    expect([media.text, remote.text]).toEqual([':)\n', ':)\n']);
  });

  it('say with data that filters have changed, because an event without any is none', async () => {
    const listening = await listen('user');
    await streamsOpen(app, 1);
    const create = 'mutation ($input: FilterInput!) { createFilter(input: $input) { __typename } }';
    const input = { title: 'Geese', action: 'HIDE', contexts: ['HOME'], terms: [{ term: 'geese' }] };
    await app.as(ada).graphql(create, { input });
    await until(() => listening.text.includes('filters_changed'), 'the event');

    expect(listening.text).toBe(':)\nevent: filters_changed\ndata: null\n\n');
  });

  it('hold notifications alone where asked', async () => {
    const ben = await app.world.person('ben');
    const listening = await listen('user/notification');
    await streamsOpen(app, 1);
    await app.as(ben).post(`/follows/${ada.id}`);
    await until(() => listening.text.includes('event: notification'), 'the notification');

    expect(listening.text).toContain('"type":"follow"');
  });

  it('are refused with the errors of the other routes', async () => {
    const client = await clientOf(app, ada);
    const answers = await Promise.all(
      ['hashtag', 'list', 'list?list=12', `list?list=${ada.id}`, 'everything'].map((path) =>
        client.get(`/v1/streaming/${path}`),
      ),
    );

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'Missing tag name parameter'],
      [400, 'Missing list name parameter'],
      [404, 'Record not found'],
      [404, 'Record not found'],
      [404, 'Record not found'],
    ]);
  });

  it('answer a question about the headers alone, and about the health', async () => {
    const head = await fetch(`${app.url}/api/v1/streaming/user`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    const health = await app.visitor.raw('/api/v1/streaming/health');

    expect(head.status).toBe(200);
    expect([health.status, await health.text()]).toEqual([200, 'OK']);
  });

  it('take nothing from the requests that run at once', async () => {
    // More than a machine with 8 processors serves at once.
    const listening = await Promise.all(Array.from({ length: 140 }, () => listen('user')));
    await streamsOpen(app, listening.length);
    const { body } = await (await clientOf(app, ada)).get('/v1/accounts/verify_credentials');

    expect(body).toMatchObject({ acct: 'ada' });
  });

  it('end with the session', async () => {
    const cyd = await app.world.person('cyd');
    const cyds = await appToken(app, cyd);
    const listening = await listen('user', { authorization: `Bearer ${cyds}` });
    await streamsOpen(app, 1);
    const { data } = await app.as(cyd).graphql('{ viewer { sessions { id app { name } } } }');
    const session = data.viewer.sessions.find(({ app: of }: { app: object | null }) => of !== null);
    await app.as(cyd).graphql('mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }', { id: session.id });

    await until(() => listening.ended, 'the end');
  });

  it('end when the server stops', async () => {
    const replica = await app.replica();
    const listening = new EventText();
    await listening.begin(replica, 'user');
    await replica.stop();

    expect(listening.ended).toBe(true);
  });
});

describe('With limits of rates', () => {
  it('a person may have 10 streams', async () => {
    const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    const ben = await limited.world.person('ben');
    const bens = await appToken(limited, ben);
    const ask = () => fetch(`${limited.url}/api/v1/streaming/user`, { headers: { authorization: `Bearer ${bens}` } });
    const open = [];
    for (let n = 0; n < 10; n += 1) open.push(await ask());
    const refused = await ask();

    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '10',
      { error: 'Too many requests', code: 'TOO_MANY_CONNECTIONS' },
    ]);
    for (const { body } of open) await body?.cancel();
    await limited.stop();
  });
});
