import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../plumbing/support/until.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { startTestApp, type TestApp } from './support/app.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const ENVELOPE = { succeeded: false, data: null, messages: [expect.stringMatching(/try again in a moment/)] };
const GRAPHQL = {
  errors: [
    {
      message: expect.stringMatching(/try again in a moment/),
      extensions: { code: 'SERVICE_UNAVAILABLE', reason: 'TEMPORARILY_UNAVAILABLE', retryAfter: expect.any(Number) },
    },
  ],
};

/** One for each test that needs someone; made before, because connections are few right after a freeze. */
const STRANGERS = 5;

describe('while the database is frozen', () => {
  const logLines: string[] = [];
  const strangers: Person[] = [];
  let app: TestApp;
  let proxy: DatabaseProxy;
  let ada: Person;
  let mediaUrl: string;
  beforeAll(async () => {
    app = await startTestApp({
      logLines,
      env: { REQUEST_TIMEOUT: '3' },
      reach: async (database) => (proxy = await DatabaseProxy.to(database)).connection,
    });
    ada = await app.world.person('ada');
    for (let n = 0; n < STRANGERS; n += 1) strangers.push(await app.world.person(`stranger${n}`));
    const form = filesForm([await picture(64, 48).jpeg().toBuffer()]);
    mediaUrl = (await app.as(ada).post('/media/upload', form)).body.data.url;
  });
  afterEach(() => proxy.thaw());
  afterAll(async () => {
    await app.stop();
    proxy.close();
  });

  /** Someone who asked for nothing since the server started, so that nothing about them is cached. */
  const stranger = (): Person => strangers.pop()!;
  const answered = async (path: string, init: RequestInit = {}, as?: Person) => {
    const answer = await (as ? app.as(as) : app.visitor).raw(path, init);
    return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const graphql = (query: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

  it('answers 503 in the envelope to those who are signed in and to visitors, and says when to come back', async () => {
    const person = stranger();

    proxy.freeze();
    const answers = await Promise.all([answered('/api/posts', {}, person), answered('/api/posts')]);

    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const { text, wait } of answers) {
      expect(JSON.parse(text)).toEqual(ENVELOPE);
      expect(Number(wait)).toBeGreaterThan(0);
    }
  });

  it('answers GraphQL with an error of GraphQL, also where the bearer can not be looked up', async () => {
    const person = stranger();

    proxy.freeze();
    const answers = await Promise.all([
      answered('/graphql', graphql('{ viewer { email } }'), person),
      answered('/graphql', graphql('{ stream(feed: EVERYONE) { edges { node { id } } } }')),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const { text, wait } of answers) {
      expect(JSON.parse(text)).toMatchObject(GRAPHQL);
      expect(Number(wait)).toBeGreaterThan(0);
    }
  });

  it('answers 503 for pictures, feeds and uploads', async () => {
    const person = stranger();
    const form = filesForm([await picture(64, 48).jpeg().toBuffer()]);

    proxy.freeze();
    const answers = await Promise.all([
      answered(mediaUrl),
      answered('/user/ada/feed.atom'),
      answered('/sitemap.xml'),
      answered('/api/media/upload', { method: 'POST', body: form }, person),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { wait } of answers) expect(Number(wait)).toBeGreaterThan(0);
  });

  it('works as before when the database answers again, and logs no error of its own', async () => {
    const person = stranger();
    proxy.freeze();
    const doors: [string, RequestInit][] = [
      ['/api/posts', {}],
      ['/graphql', graphql('{ viewer { email } }')],
    ];
    for (const [path, init] of doors) {
      const refused = await Promise.all(Array.from({ length: 20 }, () => answered(path, init, person)));
      expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(503));
    }

    proxy.thaw();
    await until(async () => (await answered('/health/ready')).status === 200);
    await until(async () => (await answered('/api/posts', {}, person)).status === 200);

    expect(logLines.filter((line) => /ERR_HTTP_HEADERS_SENT|Unexpected error/.test(line))).toEqual([]);
  });

  it('leaves a quack out that was not acknowledged only where it was not stored', async () => {
    const person = stranger();
    const publish = () =>
      app.as(person).post('/posts', { content: 'said into the frost' }, { 'idempotency-key': 'frost-1' });

    proxy.freeze();
    const refused = await publish();
    proxy.thaw();
    await until(async () => (await publish()).status === 200);
    const [row] = await app.rows<{ n: number }>(
      `select count(*) as n from posts where content = 'said into the frost'`,
    );

    expect(refused.status).toBe(503);
    expect(row?.n).toBe(1);
  });
});
