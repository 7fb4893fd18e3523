import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const HOUR_MS = 3_600_000;
const LOGOUT = 'mutation ($t: String!) { logout(refreshToken: $t) }';

/** The wall clock of this machine jumps; timers and the monotonic clock go on, and the database has a clock of its own. */
function jump(byMs: number): void {
  jest.useFakeTimers({
    now: Date.now() + byMs,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

describe('a clock that jumps', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => app.stop());

  const works = async (person: { token: string }) => (await app.as(person).get('/identity/profile')).status === 200;

  it.each([
    ['two hours ahead', 2 * HOUR_MS],
    ['two hours back', -2 * HOUR_MS],
  ])('%s revives no session that has ended', async (_, byMs) => {
    const person = await app.world.another('ended');
    await app.visitor.graphql(LOGOUT, { t: person.refreshToken });

    jump(byMs);

    expect(await works(person)).toBe(false);
    expect((await app.visitor.get(`/tokens/${person.refreshToken}`)).status).toBe(400);
  });

  it('two hours ahead ends access tokens, and a refresh gives one that works', async () => {
    const person = await app.world.person('ahead');

    jump(2 * HOUR_MS);

    expect(await works(person)).toBe(false);
    const { status, body } = await app.visitor.get(`/tokens/${person.refreshToken}`);
    expect(status).toBe(200);
    expect(await works(body.data)).toBe(true);
  });

  it('ahead publishes nothing early: what is scheduled goes by the clock of the database', async () => {
    const person = await app.world.person('scheduler');
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const schedule = 'mutation ($at: DateTime!) { schedulePost(input: { content: "later", publishAt: $at }) { id } }';
    expect((await app.as(person).graphql(schedule, { at: publishAt })).errors).toBeUndefined();

    jump(2 * HOUR_MS);
    await app.get(ScheduledPublisher).run();

    expect(await app.rows('select 1 from scheduled_posts where author_id = $1', [person.id])).toHaveLength(1);
    expect(await app.rows('select 1 from posts where author_id = $1', [person.id])).toEqual([]);
  });
});

describe('the limits of a server whose clock jumps', () => {
  it('hold as before, because they go by the monotonic clock', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const person: Person = await app.world.person('limited');
      const nowhere = '01890000-0000-7000-8000-00000000dead';
      const remove = async () => (await app.as(person).delete(`/posts/${nowhere}`)).status;
      for (let n = 0; n < 30; n += 1) expect(await remove()).toBe(404);
      expect(await remove()).toBe(429);

      for (const byMs of [2 * HOUR_MS, -4 * HOUR_MS]) {
        jump(byMs);
        // Their access token may have expired by that clock; the limit must hold for the next one too.
        const { body } = await app.visitor.get(`/tokens/${person.refreshToken}`);
        const status = (await app.as(body.data).delete(`/posts/${nowhere}`)).status;
        jest.useRealTimers();
        expect(status).toBe(429);
      }
    } finally {
      jest.useRealTimers();
      await app.stop();
    }
  });
});
