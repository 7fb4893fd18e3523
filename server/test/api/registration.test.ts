import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD } from './support/world.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const LOGIN =
  'mutation ($input: LoginInput!) { login(input: $input) { token viewer { user { handle displayName } preferences { language } } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const register = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.visitor.graphql(REGISTER, { input: { password: PASSWORD, ...input } }, headers);
const verify = (token: string) => app.visitor.graphql(VERIFY, { token });
const login = (name: string) => app.visitor.graphql(LOGIN, { input: { login: name, password: PASSWORD } });
const reasonOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions.reason;

describe('registering', () => {
  it('makes an account that can sign in once its address is verified', async () => {
    const registered = await register({ handle: 'Grace', email: 'Grace@Example.org', displayName: 'Grace Hopper' });
    expect([registered.data, registered.errors]).toEqual([{ register: true }, undefined]);
    expect(reasonOf(await login('grace'))).toBe('EMAIL_NOT_VERIFIED');

    const mail = await app.mailbox.latestTo('grace@example.org');
    expect(mail.subject).toBe('Verify your email address for Mallard');
    expect(mail.text).toContain('http://localhost:3000/verify-email?token=');
    expect((await verify(await app.mailbox.tokenTo('grace@example.org'))).data).toEqual({ verifyEmail: true });

    expect((await login('grace')).data.login.viewer.user).toEqual({ handle: 'Grace', displayName: 'Grace Hopper' });
  });

  it('does the same over REST, with the names that its clients use', async () => {
    const body = {
      userName: 'linus',
      email: 'linus@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Linus',
      lastName: 'Pauling',
    };
    const registered = await app.visitor.post('/registration/register', {
      ...body,
      roleId: 'root',
      isEmailVerified: true,
    });
    expect(registered.status).toBe(200);
    expect(registered.body.data).toEqual({
      userId: expect.any(String),
      email: 'linus@example.org',
      requiresVerification: true,
    });

    const token = await app.mailbox.tokenTo('linus@example.org');
    const verified = await app.visitor.post('/registration/verify-email', { token, email: 'LINUS@example.org' });
    expect([verified.status, verified.body]).toEqual([200, { succeeded: true, data: null, messages: [] }]);

    const tokens = await app.visitor.post('/tokens', { email: 'linus', password: PASSWORD });
    const profile = await app.as(tokens.body.data).get('/identity/profile');
    expect(profile.body.data).toMatchObject({
      id: registered.body.data.userId,
      displayName: 'Linus Pauling',
      firstName: 'Linus',
      lastName: 'Pauling',
      roleId: 'basic',
    });
  });

  it('names people by their handle where they give no name, and mails in their language', async () => {
    await register({ handle: 'noa', email: 'noa@example.org' }, { 'accept-language': 'he-IL,he;q=0.9,en;q=0.5' });

    const mail = await app.mailbox.latestTo('noa@example.org');
    expect(mail.subject).toBe('אימות כתובת הדוא״ל ב־Mallard');
    await verify(await app.mailbox.tokenTo('noa@example.org'));
    const { viewer } = (await login('noa')).data.login;
    expect(viewer).toEqual({ user: { handle: 'noa', displayName: 'noa' }, preferences: { language: 'he' } });
  });

  it('hides users until they are verified', async () => {
    await register({ handle: 'unseen', email: 'unseen@example.org' });

    expect((await app.visitor.get('/profiles/public/unseen')).status).toBe(404);
    expect((await app.visitor.get('/profiles/exists/unseen')).body.data).toBe(true);
    await verify(await app.mailbox.tokenTo('unseen@example.org'));
    expect((await app.visitor.get('/profiles/public/unseen')).status).toBe(200);
  });

  it('says that a handle is taken, in any case', async () => {
    await app.world.person('Taken');

    const answer = await register({ handle: 'tAKEN', email: 'somebody@example.org' });

    expect(answer.errors?.[0]).toMatchObject({
      message: 'That handle is taken. Please choose another one.',
      extensions: {
        code: 'BAD_USER_INPUT',
        reason: 'HANDLE_TAKEN',
        fields: [{ field: 'handle', message: expect.any(String) }],
      },
    });
  });

  it('answers a known address like a new one, mails its owner, and holds the handle as a new account would', async () => {
    const owner = await app.world.person('owner');

    const started = performance.now();
    const overRest = await app.visitor.post('/registration/register', {
      handle: 'owner2',
      email: 'OWNER@example.org',
      password: PASSWORD,
    });
    const took = performance.now() - started;

    expect([overRest.status, overRest.body]).toEqual([
      200,
      {
        succeeded: true,
        data: {
          userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email: 'OWNER@example.org',
          requiresVerification: true,
        },
        messages: [],
      },
    ]);
    expect(took).toBeGreaterThanOrEqual(349);
    const mail = await app.mailbox.latestTo(owner.email);
    expect(mail.subject).toBe('You already have an account at Mallard');
    expect(mail.text).toContain('@owner');
    expect((await app.visitor.get('/profiles/exists/owner2')).body.data).toBe(true);
    expect(reasonOf(await register({ handle: 'owner2', email: 'third@example.org' }))).toBe('HANDLE_TAKEN');
    expect(await app.rows("select id from users where handle = 'owner2'")).toEqual([]);
  });

  it('mails another link to who registered and never verified', async () => {
    await register({ handle: 'late', email: 'late@example.org' });
    const first = await app.mailbox.tokenTo('late@example.org');
    await register({ handle: 'late2', email: 'late@example.org' });

    const second = await app.mailbox.tokenTo('late@example.org', 2);

    expect(second).not.toBe(first);
    expect(reasonOf(await verify(first))).toBe('TOKEN_EXPIRED');
    expect((await verify(second)).data).toEqual({ verifyEmail: true });
    expect((await login('late')).errors).toBeUndefined();
  });

  it('makes one account when two register the same handle or address at once', async () => {
    const sameHandle = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => register({ handle: 'racer', email: `racer${n}@example.org` })),
    );
    const sameEmail = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => register({ handle: `runner${n}`, email: 'runner@example.org' })),
    );

    expect(sameHandle.filter((answer) => answer.data?.register)).toHaveLength(1);
    expect(sameHandle.filter((answer) => reasonOf(answer) === 'HANDLE_TAKEN')).toHaveLength(4);
    expect(sameEmail.every((answer) => answer.data?.register === true)).toBe(true);
    expect(await app.rows("select id from users where email_key = 'runner@example.org'")).toHaveLength(1);
  });

  it('is done once for an idempotency key, and refuses the key for anything else', async () => {
    const key = { 'idempotency-key': 'register-once-1' };
    const body = { handle: 'once', email: 'once@example.org', password: PASSWORD };

    const answers = await Promise.all([1, 2, 3].map(() => app.visitor.post('/registration/register', body, key)));
    const other = await app.visitor.post(
      '/registration/register',
      { ...body, password: 'another-quiet-31-lantern' },
      key,
    );

    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.data?.userId}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect([other.status, other.body.messages]).toEqual([
      409,
      ['This idempotency key was already used for another request.'],
    ]);
    expect(await app.mailbox.to('once@example.org')).toHaveLength(1);
    const [stored] = await app.rows<{ row: string }>(
      "select idempotency_keys::text as row from idempotency_keys where operation = 'register'",
    );
    expect(stored?.row).not.toContain(PASSWORD);
  });

  it('complains of every field at once', async () => {
    const answer = await register({
      handle: 'x',
      email: 'not an address',
      password: 'short',
      displayName: 'y'.repeat(51),
    });

    const fields = answer.errors?.[0]?.extensions.fields.map((field: { field: string }) => field.field);
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(fields).toEqual(['handle', 'email', 'displayName', 'password']);
    const overRest = await app.visitor.post('/registration/register', {
      handle: 'x',
      email: '',
      password: 'short',
      confirmPassword: 'other',
    });
    expect([overRest.status, overRest.body.messages.length]).toEqual([400, 4]);
  });

  it.each([
    'admin',
    'Root',
    'api',
    'graphql',
    'login',
    'null',
    'ab',
    'a b c',
    'ada!',
    '',
    'a'.repeat(31),
    'עדה',
    'a\u0000b',
    'ad\ud800a',
  ])('refuses the handle %j', async (handle) => {
    const answer = await register({ handle, email: 'fine@example.org' });

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'handle' }] });
  });

  it.each([
    'plain',
    '@example.org',
    'a@',
    'a@b@example.org',
    '"quoted"@example.org',
    'group:a@example.org,b@example.org;',
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org,b@example.org',
    'Ada <a@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(250)}.org`,
    'a@exa mple.org',
    'a\u0000@example.org',
    'a@[127.0.0.1]',
    '',
  ])('refuses the address %j', async (email) => {
    const answer = await register({ handle: 'address', email });

    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EMAIL_INVALID',
      fields: [{ field: 'email' }],
    });
  });

  it('takes an address of another script by its ASCII name', async () => {
    await register({ handle: 'idn', email: 'idn@דוגמה.org' });

    expect((await app.mailbox.latestTo('idn@xn--6dbbec0c.org')).to).toBe('idn@xn--6dbbec0c.org');
  });

  it('refuses clearly while registration is closed', async () => {
    const closed = await startTestApp({ env: { REGISTRATION_ENABLED: 'off' } });
    try {
      const over = await closed.visitor.graphql(REGISTER, {
        input: { handle: 'ada', email: 'a@example.org', password: PASSWORD },
      });
      const rest = await closed.visitor.post('/registration/register', {
        handle: 'ada',
        email: 'a@example.org',
        password: PASSWORD,
      });

      expect(over.errors?.[0]).toMatchObject({
        message: 'Registration is closed at the moment.',
        extensions: { code: 'FORBIDDEN', reason: 'REGISTRATION_CLOSED' },
      });
      expect([rest.status, rest.body.messages]).toEqual([403, ['Registration is closed at the moment.']]);
      expect((await closed.visitor.graphql('{ registrationEnabled }')).data).toEqual({ registrationEnabled: false });
      expect((await closed.visitor.get('/registration/enabled')).body.data).toBe(false);
    } finally {
      await closed.stop();
    }
    expect((await app.visitor.get('/registration/enabled')).body.data).toBe(true);
  });

  it('mails at most five times in half an hour for an address, and as often for an unknown one', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const known = await guarded.world.person('known');
      const statuses = async (email: string) => {
        const found: number[] = [];
        for (let n = 0; n < 6; n += 1) {
          const answer = await guarded.visitor.post(
            '/registration/resend-verification',
            { email },
            { 'x-forwarded-for': `198.51.100.${n}` },
          );
          found.push(answer.status);
        }
        return found;
      };

      expect(await statuses(known.email)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statuses('unknown@example.org')).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await guarded.stop();
    }
  });
});

describe('time', () => {
  it('removes accounts that were never verified after a week, and frees their handles', async () => {
    await register({ handle: 'gone', email: 'gone@example.org' });
    await app.rows("update users set created_at = now() - interval '8 days' where handle = 'gone'");
    await app.rows("update held_handles set held_until = now() - interval '1 second'");
    const { IdentitySweep } = await import('../../src/identity/account/identity-sweep.job.js');

    await app.get(IdentitySweep).sweep();
    await app.get(IdentitySweep).sweep();

    expect((await app.visitor.get('/profiles/exists/gone')).body.data).toBe(false);
    expect((await app.visitor.get('/profiles/exists/owner2')).body.data).toBe(false);
    expect((await register({ handle: 'gone', email: 'gone@example.org' })).data).toEqual({ register: true });
  });
});
