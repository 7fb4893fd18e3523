import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD } from './support/world.js';

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const NEXT = 'another-quiet-31-lantern';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const signIn = (name: string, password: string) => app.visitor.post('/tokens', { email: name, password });
const reasonOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions.reason;

describe('changing the password', () => {
  it('needs the current one, ends all other sessions and notifies the owner', async () => {
    const ada = await app.world.person('ada');
    const phone = (await signIn('ada', PASSWORD)).body.data;

    const changed = await app.as(ada).graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: NEXT } });

    expect([changed.data, changed.errors]).toEqual([{ changePassword: true }, undefined]);
    expect((await app.as(ada).get('/identity/profile')).status).toBe(200);
    expect((await app.visitor.get(`/tokens/${ada.refreshToken}`)).status).toBe(200);
    expect((await app.as(phone).get('/identity/profile')).status).toBe(401);
    expect((await signIn('ada', PASSWORD)).status).toBe(400);
    expect((await signIn('ada', NEXT)).status).toBe(200);
    expect((await app.mailbox.latestTo(ada.email)).subject).toBe('Your password for Mallard was changed');
  });

  it('works over REST, where the new one is typed twice', async () => {
    const bea = await app.world.person('bea');
    const change = (body: object) => app.as(bea).put('/identity/change-password', body);

    const differing = await change({
      password: PASSWORD,
      newPassword: NEXT,
      confirmNewPassword: 'something-else-entirely',
    });
    const wrong = await change({ password: 'wrong', newPassword: NEXT, confirmNewPassword: NEXT });
    const missing = await change({ password: PASSWORD, newPassword: NEXT });
    expect([differing.status, differing.body.messages]).toEqual([400, ['The two passwords do not match.']]);
    expect([wrong.status, wrong.body.messages]).toEqual([400, ['The current password is incorrect.']]);
    expect(missing.status).toBe(400);
    expect((await signIn('bea', PASSWORD)).status).toBe(200);

    const changed = await change({ password: PASSWORD, newPassword: NEXT, confirmNewPassword: NEXT });
    expect([changed.status, changed.body]).toEqual([200, { succeeded: true, data: null, messages: [] }]);
  });

  it.each([
    ['the wrong current one', 'wrong-password', NEXT, 'INVALID_CREDENTIALS', 'currentPassword'],
    ['a short one', PASSWORD, 'short', 'PASSWORD_TOO_SHORT', 'newPassword'],
    ['a weak one', PASSWORD, 'passwordpassword', 'PASSWORD_TOO_WEAK', 'newPassword'],
    ['one made of the handle', PASSWORD, 'cleo-the-duck', 'PASSWORD_TOO_WEAK', 'newPassword'],
    ['the same again', PASSWORD, PASSWORD, 'PASSWORD_UNCHANGED', 'newPassword'],
    ['one with a NUL', PASSWORD, `${NEXT}\u0000`, 'PASSWORD_INVALID', 'newPassword'],
    ['half a character', PASSWORD, `${NEXT}\ud800`, 'PASSWORD_INVALID', 'newPassword'],
    ['129 characters', PASSWORD, 'velvet otter 91 '.repeat(9).slice(0, 129), 'PASSWORD_TOO_LONG', 'newPassword'],
  ])('refuses %s', async (_, currentPassword, newPassword, reason, field) => {
    const cleo = await app.world.another('cleo-the-duck', {
      displayName: 'cleo-the-duck',
    });

    const answer = await app.as(cleo).graphql(CHANGE, { input: { currentPassword, newPassword } });

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason, fields: [{ field }] });
    expect((await signIn(cleo.handle, PASSWORD)).status).toBe(200);
  });

  it('takes no password for the current one of an account that has none', async () => {
    const nopass = await app.world.person('nopass');
    await app.rows("update users set password_hash = '!' where id = $1", [nopass.id]);

    const answer = await app.as(nopass).graphql(CHANGE, { input: { currentPassword: '!', newPassword: NEXT } });

    expect(reasonOf(answer)).toBe('INVALID_CREDENTIALS');
  });

  it('asks staff for 15 characters', async () => {
    const root = await app.world.person('chief', { role: 'admin' });

    const answer = await app
      .as(root)
      .graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'kZ8#mQ2!vX9pLr' } });

    expect(reasonOf(answer)).toBe('PASSWORD_TOO_SHORT');
  });

  it('makes outstanding links of a forgotten password worthless', async () => {
    const dan = await app.world.person('dan');
    await app.visitor.graphql(FORGOT, { email: dan.email });
    const token = await app.mailbox.tokenTo(dan.email);
    await app.as(dan).graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: NEXT } });

    expect(
      reasonOf(await app.visitor.graphql(RESET, { input: { token, password: 'yet-more-purple-58-kettles' } })),
    ).toBe('TOKEN_EXPIRED');
  });

  it('is for people who are signed in', async () => {
    expect((await app.visitor.put('/identity/change-password', {})).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is replaced through a link that works once, and every session ends', async () => {
    const emma = await app.world.person('emma');
    expect((await app.visitor.graphql(FORGOT, { email: 'EMMA@example.org' })).data).toEqual({ forgotPassword: true });
    const mail = await app.mailbox.latestTo(emma.email);
    expect(mail.text).toContain('http://localhost:3000/reset-password?token=');
    const token = await app.mailbox.tokenTo(emma.email);

    const answers = await Promise.all(
      [1, 2, 3].map(() => app.visitor.graphql(RESET, { input: { token, password: NEXT } })),
    );

    expect(answers.filter((answer) => answer.data?.resetPassword)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'TOKEN_EXPIRED')).toHaveLength(2);
    expect((await app.as(emma).get('/identity/profile')).status).toBe(401);
    expect((await app.visitor.get(`/tokens/${emma.refreshToken}`)).status).toBe(400);
    expect((await signIn('emma', NEXT)).status).toBe(200);
  });

  it('is answered the same for known, unverified, deactivated and unknown addresses, and none sooner than another', async () => {
    const known = await app.world.person('known');
    const gone = await app.world.person('gone');
    await app.rows('update users set is_active = false where id = $1', [gone.id]);

    const answers = await Promise.all(
      [known.email, gone.email, 'unknown@example.org'].map(async (email) => {
        const started = performance.now();
        const { status, body, headers } = await app.visitor.post('/identity/forgot-password', { email });
        const took = performance.now() - started;
        return {
          status,
          body,
          type: headers.get('content-type'),
          length: headers.get('content-length'),
          floored: took >= 349,
        };
      }),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { succeeded: true, data: null, messages: [] },
      floored: true,
    });
    await app.mailbox.latestTo(known.email);
    expect(await app.mailbox.to(gone.email, 0)).toEqual([]);
  });

  it('can only be replaced by the newest link, for half an hour', async () => {
    const fay = await app.world.person('fay');
    await app.visitor.graphql(FORGOT, { email: fay.email });
    const first = await app.mailbox.tokenTo(fay.email);
    await app.visitor.graphql(FORGOT, { email: fay.email });
    const second = await app.mailbox.tokenTo(fay.email, 2);

    expect(reasonOf(await app.visitor.graphql(RESET, { input: { token: first, password: NEXT } }))).toBe(
      'TOKEN_EXPIRED',
    );
    await app.rows(
      "update email_tokens set expires_at = created_at + interval '30 minutes', created_at = created_at - interval '1 minute' where user_id = $1 and used_at is null and expires_at > now()",
      [fay.id],
    );
    const [{ minutes } = { minutes: 0 }] = await app.rows<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from email_tokens where user_id = $1 order by expires_at desc limit 1',
      [fay.id],
    );
    expect(minutes).toBe(30);
    await app.rows("update email_tokens set expires_at = now() - interval '1 second' where user_id = $1", [fay.id]);
    expect(reasonOf(await app.visitor.graphql(RESET, { input: { token: second, password: NEXT } }))).toBe(
      'TOKEN_EXPIRED',
    );
  });

  it('leaves the link valid when the new password is refused', async () => {
    const gus = await app.world.person('gus');
    await app.visitor.graphql(FORGOT, { email: gus.email });
    const token = await app.mailbox.tokenTo(gus.email);
    const reset = (body: object) => app.visitor.post('/identity/reset-password', { token, ...body });

    const weak = await reset({ password: 'passwordpassword' });
    const differing = await reset({ password: NEXT, confirmPassword: 'different' });
    const foreign = await reset({ password: NEXT, email: 'other@example.org' });

    expect([weak, differing, foreign].map((answer) => answer.status)).toEqual([400, 400, 400]);
    expect(foreign.body.messages).toEqual(['This link is not valid. Please request a new one.']);
    expect((await reset({ password: NEXT, confirmPassword: NEXT, email: 'Gus@example.org' })).status).toBe(200);
  });

  it('proves the address of who could not sign in for lack of that', async () => {
    await app.visitor.graphql('mutation ($input: RegisterInput!) { register(input: $input) }', {
      input: { handle: 'hal', email: 'hal@example.org', password: PASSWORD },
    });
    await app.visitor.graphql(FORGOT, { email: 'hal@example.org' });
    const token = await app.mailbox.tokenTo('hal@example.org', 2);

    await app.visitor.graphql(RESET, { input: { token, password: NEXT } });

    expect((await signIn('hal', NEXT)).status).toBe(200);
  });

  it.each(['', 'x', 'a@b@c', 'a@example.org\r\nBcc: b@example.org'])('complains of the address %j', async (email) => {
    const answer = await app.visitor.graphql(FORGOT, { email });

    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EMAIL_INVALID',
      fields: [{ field: 'email' }],
    });
  });

  it('links to the configured address, whatever Host says', async () => {
    const ida = await app.world.person('ida');
    await app.visitor.post(
      '/identity/forgot-password',
      { email: ida.email },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );

    const { text, html } = await app.mailbox.latestTo(ida.email);

    expect(text + html).not.toContain('evil.example');
  });
});

describe('a link to set a new password', () => {
  const works = async (token: string) =>
    (await app.visitor.graphql('query ($token: String!) { passwordResetWorks(token: $token) }', { token })).data
      .passwordResetWorks as boolean;

  it('can be asked about without being used up', async () => {
    const dora = await app.world.person('dora_asks');
    await app.visitor.graphql(FORGOT, { email: dora.email });
    const token = await app.mailbox.tokenTo(dora.email);

    expect([await works(token), await works(token)]).toEqual([true, true]);
    const { errors } = await app.visitor.graphql(RESET, { input: { token, password: NEXT } });

    expect(errors).toBeUndefined();
    expect(await works(token)).toBe(false);
  });

  it('is known not to work where it is expired, of another purpose, or unknown', async () => {
    const eve = await app.world.person('eve_asks');
    await app.visitor.graphql(FORGOT, { email: eve.email });
    const token = await app.mailbox.tokenTo(eve.email);
    await app.rows("update email_tokens set expires_at = now() - interval '1 second'");

    for (const wrong of [token, '', 'x', 'A'.repeat(43)]) expect(await works(wrong)).toBe(false);
  });
});
