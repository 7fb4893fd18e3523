import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { RestAnswer } from './support/client.js';
import type { Person } from './support/world.js';
import { fc } from '../../../rules/test/support/property.js';

const REFRESH = `mutation ($token: String!) {
  refreshToken(refreshToken: $token) { token refreshToken viewer { user { handle viewerIsSelf } } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const exchange = (token: string, headers: Record<string, string> = {}) => app.visitor.get(`/tokens/${token}`, headers);
const refreshed = (answer: RestAnswer): string => answer.body.data.refreshToken as string;
const works = async (token: string) => (await app.as({ token }).get('/identity/profile')).status === 200;

/** Moves the times of a session's exchanges into the past. */
const age = (person: Person, milliseconds: number) =>
  app.rows(
    `update sessions set exchanges = (select coalesce(jsonb_agg(e::bigint - $2::bigint), '[]') from jsonb_array_elements_text(exchanges) e)
     where id = $1`,
    [person.sessionId, milliseconds],
  );

describe('refreshing', () => {
  it('gives a new pair each time', async () => {
    const person = await app.world.person('chain');
    let token = person.refreshToken;
    const seen = new Set([token]);

    for (let round = 0; round < 5; round += 1) {
      const answer = await exchange(token);
      expect(answer.status).toBe(200);
      expect(await works(answer.body.data.token)).toBe(true);
      token = refreshed(answer);
      seen.add(token);
    }

    expect(seen.size).toBe(6);
    expect([...seen].every((one) => /^[A-Za-z0-9_-]{43,}$/.test(one))).toBe(true);
  });

  it('works by GET, by POST and by GraphQL, and no response is cacheable', async () => {
    const person = await app.world.person('doors');

    const byGet = await exchange(person.refreshToken);
    const byPost = await app.visitor.post('/tokens/refresh', { refreshToken: refreshed(byGet) });
    const byGraphql = await app.visitor.graphql(REFRESH, { token: refreshed(byPost) });

    expect([byGet.headers.get('cache-control'), byPost.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
    expect(byGraphql.data.refreshToken.viewer.user).toEqual({ handle: 'doors', viewerIsSelf: true });
    expect(await works(byGraphql.data.refreshToken.token)).toBe(true);
  });

  it('leaves fifty tabs signed in that refresh at once, with one successor', async () => {
    const person = await app.world.person('tabs');

    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(person.refreshToken)));

    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(refreshed)).size).toBe(1);
    expect((await exchange(refreshed(answers[0]!))).status).toBe(200);
  });

  it('hands out one successor for each token and never ends a family, whatever tabs present at once', async () => {
    const turns = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    });
    let families = 0;

    await fc.assert(
      fc.asyncProperty(turns, async (batches) => {
        const person = await app.world.person(`family${families++}`);
        const chain = [person.refreshToken];
        for (const batch of batches) {
          const presented = batch.map((back) => Math.max(0, chain.length - 1 - back));
          const answers = await Promise.all(presented.map((index) => exchange(chain[index]!)));
          answers.forEach((answer, at) => {
            const successor = presented[at]! + 1;
            if (answer.status === 200) chain[successor] ??= refreshed(answer);
            if (answer.status === 200) expect(refreshed(answer)).toBe(chain[successor]);
            else expect(answer.body.messages).toEqual(['This session was already refreshed elsewhere.']);
          });
        }
        expect((await exchange(chain.at(-1)!)).status).toBe(200);
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same successor again after a lost answer, for a day', async () => {
    const person = await app.world.person('lost');
    const first = await exchange(person.refreshToken);
    await age(person, 23 * 3_600_000);

    const again = await exchange(person.refreshToken);

    expect(refreshed(again)).toBe(refreshed(first));
    await age(person, 2 * 3_600_000);
    expect((await exchange(person.refreshToken)).status).toBe(400);
    expect((await exchange(refreshed(first))).status).toBe(400);
  });

  it('refuses a late tab without alarm, and the others go on', async () => {
    const person = await app.world.person('latecomer');
    const second = refreshed(await exchange(person.refreshToken));
    const third = refreshed(await exchange(second));

    const late = await exchange(person.refreshToken);
    const over = await app.visitor.graphql(REFRESH, { token: person.refreshToken });

    expect([late.status, late.body.messages]).toEqual([400, ['This session was already refreshed elsewhere.']]);
    expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'REFRESH_TOKEN_SUPERSEDED' });
    expect((await exchange(third)).status).toBe(200);
    expect(await app.mailbox.to(person.email, 0)).toEqual([]);
  });

  it('ends the family when a stolen token comes back, and tells its owner', async () => {
    const person = await app.world.person('robbed');
    const second = await exchange(person.refreshToken);
    const third = await exchange(refreshed(second));
    const socket = app.as(third.body.data).socket();
    const closed = new Promise<number>((resolve) =>
      socket.on('closed', (event) => resolve((event as { code: number }).code)),
    );
    await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
    await age(person, 31_000);

    const theft = await exchange(person.refreshToken);

    expect([theft.status, theft.body.messages]).toEqual([400, ['Your session has ended. Please sign in again.']]);
    expect(await works(third.body.data.token)).toBe(false);
    expect(await closed).toBe(4403);
    expect((await exchange(refreshed(third))).status).toBe(400);
    expect((await app.mailbox.latestTo(person.email)).subject).toBe('We ended one of your sessions at Mallard');
    await exchange(person.refreshToken);
    expect(await app.mailbox.to(person.email)).toHaveLength(1);
  });

  it('leaves the other sessions of the person alone', async () => {
    const person = await app.world.person('two-devices');
    const phone = (await app.visitor.post('/tokens', { email: 'two-devices', password: person.password })).body.data;
    const second = refreshed(await exchange(person.refreshToken));
    await exchange(second);
    await age(person, 31_000);
    await exchange(person.refreshToken);

    expect(await works(phone.token)).toBe(true);
    expect((await exchange(phone.refreshToken)).status).toBe(200);
  });

  it('ends with the session after 14 days without use, and after 90 days in any case', async () => {
    const idle = await app.world.person('idle');
    await app.rows(
      "update sessions set last_used_at = now() - interval '14 days 1 minute', created_at = now() - interval '20 days' where id = $1",
      [idle.sessionId],
    );
    const old = await app.world.person('old');
    await app.rows("update sessions set created_at = now() - interval '90 days 1 minute' where id = $1", [
      old.sessionId,
    ]);
    const used = await app.world.person('used');
    await app.rows(
      "update sessions set last_used_at = now() - interval '13 days', created_at = now() - interval '89 days' where id = $1",
      [used.sessionId],
    );

    expect((await exchange(idle.refreshToken)).status).toBe(400);
    expect((await exchange(old.refreshToken)).status).toBe(400);
    const answer = await exchange(used.refreshToken);
    expect(answer.status).toBe(200);
    const left = Date.parse(answer.body.data.refreshTokenExpiryTime) - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThan(25 * 3_600_000);
    expect(
      await app.rows('select id from sessions where id = any($1::uuid[])', [[idle.sessionId, old.sessionId]]),
    ).toEqual([]);
  });

  it('ends with the person', async () => {
    const person = await app.world.person('suspended');
    await app.rows('update users set is_active = false where id = $1', [person.id]);

    expect((await exchange(person.refreshToken)).status).toBe(400);
  });

  it('ignores the bearer that a client sends along', async () => {
    const person = await app.world.person('stale-bearer');

    const answer = await exchange(person.refreshToken, { authorization: 'Bearer aaaa.bbbb.cccc' });
    const signIn = await app.visitor.post(
      '/tokens',
      { email: 'stale-bearer', password: person.password },
      { authorization: 'Bearer x' },
    );

    expect([answer.status, signIn.status]).toEqual([200, 200]);
  });

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ])('is not set off by a browser on its own: %j', async (headers) => {
    const person = await app.world.another('prefetched-');

    const answer = await exchange(person.refreshToken, headers);

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const [session] = await app.rows<{ generation: number }>('select generation from sessions where id = $1', [
      person.sessionId,
    ]);
    expect(session?.generation).toBe(0);
  });

  it.each(['x', 'A'.repeat(70), 'A'.repeat(69), '%00', '%F0%9F%A6%86', 'undefined', 'null', 'a.b.c'])(
    'answers 400, never 401, to %j',
    async (token) => {
      expect((await exchange(token)).status).toBe(400);
    },
  );

  it('answers 400 to a token of 7,000 letters', async () => {
    expect((await exchange('x'.repeat(7_000))).status).toBe(400);
  });

  it('does not take an access token for a refresh token, nor the other way round', async () => {
    const person = await app.world.person('mixed-up');

    expect((await exchange(person.token)).status).toBe(400);
    expect((await app.as({ token: person.refreshToken }).get('/identity/profile')).status).toBe(401);
  });

  it('stores nothing that could be presented', async () => {
    const person = await app.world.person('stored');

    const rows = await app.rows<{ row: string }>('select sessions::text as row from sessions where id = $1', [
      person.sessionId,
    ]);

    expect(rows[0]?.row).toContain(person.sessionId);
    expect(rows[0]?.row).not.toContain(person.refreshToken.slice(30));
  });

  it('is held to 30 in 5 minutes for a session', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const [one, two] = await guarded.world.people('one', 'two');
      const statuses: number[] = [];
      for (let round = 0; round < 31; round += 1)
        statuses.push((await guarded.visitor.get(`/tokens/${one!.refreshToken}`)).status);

      expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
      expect((await guarded.visitor.get(`/tokens/${two!.refreshToken}`)).status).toBe(200);
    } finally {
      await guarded.stop();
    }
  });
});
