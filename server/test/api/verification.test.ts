import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD } from './support/world.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const RESEND = 'mutation ($email: String!) { resendVerification(email: $email) }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const register = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.visitor.graphql(REGISTER, { input: { password: PASSWORD, ...input } }, headers);
const verify = (token: string) => app.visitor.graphql(VERIFY, { token });
const reasonOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions.reason;

describe('verifying an address', () => {
  it('works once, and says so when the link is opened again', async () => {
    await register({ handle: 'twice', email: 'twice@example.org' });
    const token = await app.mailbox.tokenTo('twice@example.org');

    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(token)));

    expect(answers.filter((answer) => answer.data?.verifyEmail)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'ALREADY_VERIFIED')).toHaveLength(3);
    const rest = await app.visitor.post('/registration/verify-email', { token });
    expect([rest.status, rest.body.messages]).toEqual([
      400,
      ['This email address is already verified. You can sign in.'],
    ]);
  });

  it('does not take an expired link', async () => {
    await register({ handle: 'slow', email: 'slow@example.org' });
    const token = await app.mailbox.tokenTo('slow@example.org');
    await app.rows("update email_tokens set expires_at = now() - interval '1 second'");

    expect(reasonOf(await verify(token))).toBe('TOKEN_EXPIRED');
  });

  it('refuses a link of another purpose, another address, or no one', async () => {
    await register({ handle: 'mixed', email: 'mixed@example.org' });
    const token = await app.mailbox.tokenTo('mixed@example.org');

    const asReset = await app.visitor.post('/identity/reset-password', { token, password: 'another-quiet-31-lantern' });
    expect([asReset.status, asReset.body.messages]).toEqual([
      400,
      ['This link is not valid. Please request a new one.'],
    ]);
    expect((await app.visitor.post('/registration/verify-email', { token, email: 'other@example.org' })).status).toBe(
      400,
    );
    for (const wrong of ['', 'x', 'A'.repeat(43), `${token}A`, '\u0000'.repeat(43), 'x'.repeat(10_000)]) {
      expect(reasonOf(await verify(wrong))).toBe('TOKEN_INVALID');
    }
    expect((await verify(token)).errors).toBeUndefined();
  });

  it('is bound to the address that the link was mailed to', async () => {
    await register({ handle: 'mover', email: 'mover@example.org' });
    const token = await app.mailbox.tokenTo('mover@example.org');
    await app.rows("update users set email = 'new@example.org', email_key = 'new@example.org' where handle = 'mover'");

    expect(reasonOf(await verify(token))).toBe('TOKEN_INVALID');
  });

  it('stores no token that could be used', async () => {
    await register({ handle: 'hashed', email: 'hashed@example.org' });
    const token = await app.mailbox.tokenTo('hashed@example.org');

    const rows = await app.rows<{ row: string }>('select email_tokens::text as row from email_tokens');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe('asking for another verification mail', () => {
  it('is answered the same for waiting, verified and unknown addresses; only who waits gets mail', async () => {
    await register({ handle: 'waiting', email: 'waiting@example.org' });
    const first = await app.mailbox.tokenTo('waiting@example.org');
    const verified = await app.world.person('verified');

    const answers = await Promise.all(
      ['waiting@example.org', verified.email, 'unknown@example.org'].map(async (email) => {
        const started = performance.now();
        const { status, data } = await app.visitor.graphql(RESEND, { email });
        return { status, data, floored: performance.now() - started >= 349 };
      }),
    );

    expect(answers).toEqual(Array(3).fill({ status: 200, data: { resendVerification: true }, floored: true }));
    expect(await app.mailbox.tokenTo('waiting@example.org', 2)).not.toBe(first);
    expect(await app.mailbox.to(verified.email, 0)).toEqual([]);
  });

  it('takes the handle too, which tells no one whose it is', async () => {
    await register({ handle: 'by_handle', email: 'by_handle@example.org' });
    const first = await app.mailbox.tokenTo('by_handle@example.org');
    const verified = await app.world.person('verified_too');

    const answers = [];
    for (const email of ['@By_Handle', verified.handle, 'no_one_at_all']) {
      answers.push((await app.visitor.graphql(RESEND, { email })).data);
    }

    expect(answers).toEqual(Array(3).fill({ resendVerification: true }));
    expect(await app.mailbox.tokenTo('by_handle@example.org', 2)).not.toBe(first);
    expect(await app.mailbox.to(verified.email, 0)).toEqual([]);
  });
});
