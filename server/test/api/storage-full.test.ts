import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DiskSpace, type Space } from '#kernel/storage/disk-space.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import { until } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const MB = 1_024 ** 2;
const FULL = 'Storage is full. You can read everything, but nothing new can be saved for now.';
const SAY = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

/** A disk of one gigabyte. */
class TestDisk extends DiskSpace {
  freeMb = 600;

  async look(): Promise<Space> {
    return { freeBytes: this.freeMb * MB, totalBytes: 1_024 * MB };
  }
}

describe('while the disk of the data is full', () => {
  const disk = new TestDisk();
  const logLines: string[] = [];
  let app: TestApp;
  let ada: Person;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp({ disk, logLines });
    ada = await app.world.person('ada');
    admin = await app.world.person('admin', { role: 'admin' });
    await app.as(ada).post('/posts', { content: 'written in time #pond' });
  });
  afterEach(() => has(600));
  afterAll(() => app.stop());

  const degraded = async (): Promise<string[]> => {
    const answer = await app.visitor.raw('/health/ready');
    return [String(answer.status), ...((await answer.json()) as { degraded: string[] }).degraded];
  };
  /** Sets the free space, and waits until the server has noticed. */
  const has = async (freeMb: number): Promise<void> => {
    disk.freeMb = freeMb;
    await until(async () => (await degraded()).includes('storage') === freeMb < 100);
  };
  const say = (content: string) => app.as(ada).post('/posts', { content });

  it('refuses to write over REST, and says why', async () => {
    await has(99);
    const form = filesForm([await picture(64, 48).jpeg().toBuffer()]);

    const answers = await Promise.all([
      say('too late'),
      app.as(ada).put('/identity/preferences', { pageSizeDefault: 10 }),
      app.as(ada).post('/media/upload', form),
      app.visitor.post('/registration/register', { handle: 'ben', email: 'ben@example.org', password: 'x'.repeat(20) }),
    ]);

    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([503, { succeeded: false, data: null, messages: [FULL] }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await app.rows("select id from posts where content = 'too late'")).toEqual([]);
  });

  it('refuses mutations with a reason of their own', async () => {
    await has(99);

    const { errors } = await app.as(ada).graphql(SAY, { input: { content: 'too late' } });

    expect(errors).toMatchObject([
      { message: FULL, extensions: { code: 'SERVICE_UNAVAILABLE', reason: 'STORAGE_FULL', retryAfter: 60 } },
    ]);
  });

  it('checks permissions first', async () => {
    await has(99);

    const answer = await app.visitor.post('/posts', { content: 'who am I' });

    expect(answer.status).toBe(401);
  });

  it('lets everyone read, also what is asked for by POST', async () => {
    await has(99);

    const answers = await Promise.all([
      app.visitor.get('/posts'),
      app.as(ada).get('/identity/profile'),
      app.visitor.post('/hashtags/parse', { content: '#pond' }),
      app.visitor.post('/mentions/parse', { content: '@ada' }),
    ]);
    const viewer = await app.as(ada).graphql('{ viewer { email } }');

    expect(answers.map(({ status }) => status)).not.toContain(503);
    expect(viewer.data.viewer.email).toBe('ada@example.org');
  });

  it('signs people in and out', async () => {
    await has(99);

    const { status, body } = await app.visitor.post('/tokens', { email: 'ada', password: ada.password });
    const out = await app.visitor.graphql('mutation($token: String!) { logout(refreshToken: $token) }', {
      token: body.data.refreshToken,
    });

    expect([status, out.data]).toEqual([200, { logout: true }]);
  });

  it('refreshes by a new access token with the same refresh token, and writes no row', async () => {
    const ben = await app.world.person('ben');
    const session = () =>
      app.rows('select generation, exchanges, last_used_at from sessions where id = $1', [ben.sessionId]);
    const before = await session();
    await has(99);

    const rest = await app.visitor.post('/tokens/refresh', { refreshToken: ben.refreshToken });
    const graphql = await app.visitor.graphql(
      'mutation($token: String!) { refreshToken(refreshToken: $token) { token refreshToken } }',
      { token: ben.refreshToken },
    );

    expect([rest.status, rest.body.data.refreshToken]).toEqual([200, ben.refreshToken]);
    expect(graphql.data.refreshToken.refreshToken).toBe(ben.refreshToken);
    expect(await session()).toEqual(before);
    const reader = app.as({ token: graphql.data.refreshToken.token });
    expect((await reader.get('/identity/profile')).status).toBe(200);

    await has(600);
    const later = await app.visitor.post('/tokens/refresh', { refreshToken: ben.refreshToken });
    expect([later.status, later.body.data.refreshToken === ben.refreshToken]).toEqual([200, false]);
  });

  it('leaves what was scheduled for when there is room again', async () => {
    await has(99);
    await app.rows(
      `insert into scheduled_posts (id, author_id, content, publish_at, due_at, created_at)
       values (gen_random_uuid(), $1::uuid, 'scheduled for now', now() - interval '1 minute', now() - interval '1 minute', now())`,
      [ada.id],
    );
    const published = async () => (await app.rows("select id from posts where content = 'scheduled for now'")).length;

    await app.get(ScheduledPublisher).run();
    const meanwhile = await published();
    await has(600);
    await app.get(ScheduledPublisher).run();

    expect([meanwhile, await published()]).toEqual([0, 1]);
  });

  it('tells load balancers and administrators, and the log once', async () => {
    logLines.length = 0;
    await has(150);
    const low = await attention();
    await has(99);
    for (let tries = 0; tries < 20; tries += 1) await say('too late');
    await app.as(ada).graphql(SAY, { input: { content: 'too late' } });
    const full = await attention();

    expect(await degraded()).toEqual(['200', 'storage']);
    expect([low, full]).toEqual([[{ kind: 'DISK_LOW', isUrgent: false }], [{ kind: 'DISK_LOW', isUrgent: true }]]);
    const lines = logLines.map((line) => JSON.parse(line) as { level: string; msg: string });
    const told = lines.filter(({ level, msg }) => msg !== 'request' && ['warn', 'error'].includes(level));
    expect(told.map(({ msg }) => msg)).toEqual(['Storage is full: nothing is saved until there is space']);
  });

  it('writes again by itself once there is room', async () => {
    await has(99);
    const refused = await say('first try');
    await has(600);
    const taken = await say('second try');

    expect([refused.status, taken.status]).toEqual([503, 200]);
  });

  async function attention() {
    const { data } = await app.as(admin).graphql('{ adminDashboard(days: 7) { attention { kind isUrgent } } }');
    return data.adminDashboard.attention;
  }
});
