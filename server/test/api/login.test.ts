import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { INSERT_USERS } from '../../src/demo/demo-statements.js';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD, type Person } from './support/world.js';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    token refreshToken
    viewer { email role isEmailVerified user { id handle viewerIsSelf } sessions { isCurrent } }
  }
}`;

let app: TestApp;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('Ada', { displayName: 'Ada Lovelace' });
  await demoPerson(app, 'demo_dora');
});
afterAll(() => app.stop());

/** A demo user, who has an account and no password. */
async function demoPerson(to: TestApp, handle: string): Promise<string> {
  const person = { id: newId(), handle, email: `${handle}@demo.invalid`, display_name: handle, language: 'en' };
  const rest = { bio: '', requires_login: false, last_seen_at: new Date(), created_at: new Date() };
  await to.rows(INSERT_USERS, [JSON.stringify([{ ...person, ...rest }])]);
  return person.id;
}

const login = (name: string, password: string) => app.visitor.graphql(LOGIN, { input: { login: name, password } });

describe('signing in', () => {
  it.each(['Ada', 'ada', 'ADA', '@ada', ' ada ', 'ada@example.org', 'ADA@Example.ORG'])(
    'takes %j for Ada',
    async (name) => {
      const { data, errors } = await login(name, PASSWORD);

      expect(errors).toBeUndefined();
      expect(data.login.viewer.user).toEqual({ id: ada.id, handle: 'Ada', viewerIsSelf: true });
    },
  );

  it('answers the rest of the operation to the person who has just signed in', async () => {
    const { data } = await login('ada', PASSWORD);

    expect(data.login.viewer).toMatchObject({ email: 'ada@example.org', role: 'BASIC', isEmailVerified: true });
    expect(data.login.viewer.sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
  });

  it('hands out an access token of three parts that lasts 15 minutes and says what it is', async () => {
    const { token } = (await login('ada', PASSWORD)).data.login;
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()));

    expect(header).toMatchObject({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    expect(payload).toEqual({
      iss: 'http://localhost:3000',
      aud: 'mallard-api',
      sub: ada.id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: payload.iat + 900,
    });
  });

  it('does the same over REST, where email may hold a handle', async () => {
    for (const email of ['ada', 'ada@example.org']) {
      const answer = await app.visitor.post('/tokens', { email, password: PASSWORD });

      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { token, refreshToken, refreshTokenExpiryTime } = answer.body.data;
      expect(refreshToken).toMatch(/^[A-Za-z0-9_-]{43,}$/);
      expect(Date.parse(refreshTokenExpiryTime) - Date.now()).toBeGreaterThan(13 * 86_400_000);
      expect((await app.as({ token }).get('/identity/profile')).body.data.handle).toBe('Ada');
    }
  });

  it.each([
    ['a wrong password', 'ada', 'not-the-password-of-ada'],
    ['an unknown handle', 'nobody', PASSWORD],
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['a name that nobody can have', 'no body\u0000', PASSWORD],
    ['half a character', 'ada\ud800', PASSWORD],
    ['a demo person, who has no password', 'demo_dora', PASSWORD],
    ['the address of a demo person', 'demo_dora@demo.invalid', PASSWORD],
    ['what is stored for a demo person', 'demo_dora', '!'],
    ['an empty password', 'ada', ''],
    ['a password beyond any length', 'ada', 'x'.repeat(30_000)],
    ['a password with a NUL', 'ada', `${PASSWORD}\u0000`],
  ])('refuses %s as bad input, never as unauthenticated', async (_, name, password) => {
    const overGraphql = await login(name, password);
    const overRest = await app.visitor.post('/tokens', { email: name, password });

    expect(overGraphql.data).toBeNull();
    expect(overGraphql.errors?.[0]).toMatchObject({
      message: 'Incorrect email, handle or password.',
      extensions: { code: 'BAD_USER_INPUT', reason: 'INVALID_CREDENTIALS' },
    });
    expect([overRest.status, overRest.body]).toEqual([
      400,
      { succeeded: false, data: null, messages: ['Incorrect email, handle or password.'] },
    ]);
  });

  it.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['a null password', { email: 'ada', password: null }],
    ['a number for a password', { email: 'ada', password: 12 }],
    ['an operator for a name', { email: { $ne: null }, password: PASSWORD }],
    ['a list for a name', { email: ['ada'], password: PASSWORD }],
  ])('refuses %s with a complaint a person can read', async (_, body) => {
    const answer = await app.visitor.post('/tokens', body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ succeeded: false, data: null });
    expect(answer.body.messages[0]).toMatch(/^Please enter/);
  });

  it('tells of a missing verification, and of deactivation, only after the right password', async () => {
    await app.world.person('unverified');
    await app.world.person('deactivated');
    await app.rows("update users set email_verified_at = null where handle = 'unverified'");
    await app.rows("update users set is_active = false where handle = 'deactivated'");

    expect((await login('unverified', PASSWORD)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EMAIL_NOT_VERIFIED',
    });
    expect((await login('unverified', 'wrong-password')).errors?.[0]?.extensions.reason).toBe('INVALID_CREDENTIALS');
    expect((await login('deactivated', PASSWORD)).errors?.[0]?.extensions.reason).toBe('ACCOUNT_DEACTIVATED');
    expect((await login('deactivated', 'wrong-password')).errors?.[0]?.extensions.reason).toBe('INVALID_CREDENTIALS');
    const overRest = await app.visitor.post('/tokens', { email: 'unverified', password: PASSWORD });
    expect([overRest.status, overRest.body.messages[0]]).toEqual([400, expect.stringMatching(/verify your email/)]);
  });

  it('does as much for an unknown name, and for someone without a password, as for a wrong password', async () => {
    const hashing = jest.spyOn(Semaphore.prototype, 'run');
    const workFor = async (name: string) => {
      hashing.mockClear();
      const started = performance.now();
      await login(name, 'not-the-password-of-ada');
      return { hashes: hashing.mock.calls.length, answeredTooSoon: performance.now() - started < 349 };
    };

    const work = [await workFor('ada'), await workFor('nobody-at-all'), await workFor('demo_dora')];

    hashing.mockRestore();
    expect(work).toEqual(Array(3).fill({ hashes: 1, answeredTooSoon: false }));
  });

  it('stores a stronger hash when the cost was raised since', async () => {
    const weak = await app.world.person('weakly');
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 });
    await app.rows('update users set password_hash = $2 where id = $1', [weak.id, old]);

    expect((await login('weakly', PASSWORD)).errors).toBeUndefined();

    const [row] = await app.rows<{ password_hash: string }>('select password_hash from users where id = $1', [weak.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login('weakly', PASSWORD)).errors).toBeUndefined();
  });

  it('takes the same keys for the same password, however the system composes them', async () => {
    const person = await app.world.person('composer');
    await app.as(person).graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword: PASSWORD, newPassword: 'caf\u00e9-zephyr-42-lagoon' },
    });

    expect((await login('composer', 'cafe\u0301-zephyr-42-lagoon')).errors).toBeUndefined();
  });

  it('answers twenty people at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('ada', PASSWORD)));

    expect(answers.every((answer) => answer.errors === undefined)).toBe(true);
  });
});

describe('guessing passwords', () => {
  it.each(['known', 'unknown', 'demo'])('of someone %s ends after ten failures from one address', async (name) => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      await guarded.world.person('known');
      await demoPerson(guarded, 'demo');

      const answers = await Promise.all(
        Array.from({ length: 11 }, () => guarded.visitor.post('/tokens', { email: name, password: 'wrong-password' })),
      );

      expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(10).fill(400), 429]);
    } finally {
      await guarded.stop();
    }
  });

  it('ends after ten failures from one address, and does not lock the owner out elsewhere', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      await guarded.world.person('victim');
      const from = (ip: string, password: string) =>
        guarded.visitor.post('/tokens', { email: 'victim', password }, { 'x-forwarded-for': ip });

      const answers = await Promise.all(Array.from({ length: 11 }, () => from('198.51.100.7', 'wrong-password')));

      expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(10).fill(400), 429]);
      const refused = await from('198.51.100.7', PASSWORD);
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
      expect((await from('203.0.113.9', PASSWORD)).status).toBe(200);
    } finally {
      await guarded.stop();
    }
  });

  it('counts an account once, by whichever of its names it is tried, and never says that they belong together', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const victim = await guarded.world.person('victim');
      const unknown = 'nobody-here@pond.example';
      const ask = async (login: string, password: string, ip = '198.51.100.7') => {
        const answer = await guarded.visitor.post('/tokens', { email: login, password }, { 'x-forwarded-for': ip });
        return { status: answer.status, messages: answer.body.messages as string[] };
      };
      const refused = { status: 400, messages: ['Incorrect email, handle or password.'] };

      for (const login of ['victim', '@victim', 'VICTIM', ' victim ', '@Victim']) {
        expect(await ask(login, 'wrong-password')).toEqual(refused);
        expect(await ask(login, 'wrong-password')).toEqual(refused);
      }

      expect((await ask('@victim', PASSWORD)).status).toBe(429);
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await ask(victim.email, PASSWORD)).toEqual(refused);
        expect(await ask(unknown, PASSWORD, '198.51.100.8')).toEqual(refused);
      }
      expect((await ask(victim.email, PASSWORD)).status).toBe(429);
      expect((await ask(unknown, PASSWORD, '198.51.100.8')).status).toBe(429);
      expect((await ask(victim.email, PASSWORD, '203.0.113.9')).status).toBe(200);
    } finally {
      await guarded.stop();
    }
  });

  it('is refused with the headers of its row, over REST and GraphQL alike', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const fail = () => guarded.visitor.post('/tokens', { email: 'nobody-here', password: 'wrong' });
      for (let tries = 0; tries < 10; tries += 1) await fail();

      const rest = await fail();
      const graphql = await guarded.visitor.graphql(LOGIN, { input: { login: 'nobody-here', password: 'wrong' } });

      for (const { headers } of [rest, graphql]) {
        expect(headers.get('ratelimit-policy')).toBe('"login-failures";q=10;w=900');
        expect(headers.get('ratelimit')).toBe(`"login-failures";r=0;t=${headers.get('retry-after')}`);
        expect(headers.get('x-ratelimit-limit')).toBe('10');
        expect(headers.get('x-ratelimit-remaining')).toBe('0');
        expect(Date.parse(headers.get('x-ratelimit-reset') ?? '')).toBeGreaterThan(Date.now());
      }
      expect([rest.status, graphql.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    } finally {
      await guarded.stop();
    }
  });

  it('forgets failures after a success, and warns the owner after twenty', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const victim = await guarded.world.person('victim');
      const from = (ip: string, password: string) =>
        guarded.visitor.post('/tokens', { email: 'victim', password }, { 'x-forwarded-for': ip });
      const fail = async (ip: string, times: number) => {
        const answers = await Promise.all(Array.from({ length: times }, () => from(ip, 'wrong-password')));
        expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(400));
      };

      await fail('198.51.100.7', 9);
      expect((await from('198.51.100.7', PASSWORD)).status).toBe(200);
      await fail('198.51.100.7', 9);
      await fail('198.51.100.8', 9);
      await fail('198.51.100.9', 2);

      // The sign-in is told of too.
      const mails = await guarded.mailbox.to(victim.email, 2);
      expect(mails.map(({ subject }) => subject)).toContain('Someone is trying passwords at Mallard');
    } finally {
      await guarded.stop();
    }
  });
});
