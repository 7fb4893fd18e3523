import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const UPDATE = `mutation ($id: ID!, $input: UpdateManagedUserInput!) {
  updateManagedUser(id: $id, input: $input) { email isEmailVerified } }`;
const CREATE = 'mutation ($input: CreateManagedUserInput!) { createManagedUser(input: $input) { id } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const RESTORE = 'mutation ($token: String!) { restoreEmail(token: $token) }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const NEXT = 'another-quiet-31-lantern';

let app: TestApp;
let asAdmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  asAdmin = app.as(await app.world.person('an_admin', { role: 'admin' }));
});
afterAll(() => app.stop());

const reasonOf = (answer: { errors?: { extensions: Record<string, Json> }[] }) =>
  answer.errors?.[0]?.extensions.reason as string | undefined;
const signIn = async (name: string, password = PASSWORD) =>
  (await app.visitor.post('/tokens', { email: name, password })).status;
const change = (person: Person, email: string) => asAdmin.graphql(UPDATE, { id: person.id, input: { email } });
const verify = (token: string) => app.visitor.graphql(VERIFY, { token });
const restore = (token: string) => app.visitor.graphql(RESTORE, { token });
const profileOf = async (person: Person) => (await asAdmin.get(`/identity/users/${person.id}`)).body.data;

/** A user whose address an administrator has changed, with the tokens of the two emails. */
async function moved(handle: string) {
  const person = await app.world.person(handle);
  const email = `${handle}@new.example`;
  await change(person, email);
  const [back, proof] = [await app.mailbox.tokenTo(person.email), await app.mailbox.tokenTo(email)];
  return { person, email, back, proof };
}

describe('An address that an administrator changes', () => {
  it.each([
    ['GraphQL', async (person: Person, email: string) => (await change(person, email)).data.updateManagedUser],
    [
      'REST',
      async (person: Person, email: string) => (await asAdmin.put(`/identity/users/${person.id}`, { email })).body.data,
    ],
  ])('over %s waits for its owner: the former one is told, the new one is asked', async (name, put) => {
    const person = await app.world.person(`told_${name}`);
    const email = `told_${name}@new.example`;

    const answer = await put(person, email);

    expect(answer).toMatchObject({ email, isEmailVerified: false });
    const notice = await app.mailbox.latestTo(person.email);
    expect(notice.subject).toBe('Your email address at Mallard is being changed');
    expect(notice.text).toContain('http://localhost:3000/restore-email?token=');
    const proof = await app.mailbox.latestTo(email);
    expect(proof.subject).toBe('Confirm your new email address for Mallard');
    expect(proof.text).toContain('http://localhost:3000/verify-email?token=');
    const [entry] = await app.rows<Json>(
      'select action, before, after from audit_entries where subject_id = $1 order by id desc limit 1',
      [person.id],
    );
    expect(entry).toEqual({ action: 'user.updated', before: { email: person.email }, after: { email } });
  });

  it('is reported in the language of its owner', async () => {
    const person = await app.world.person('told_in_hebrew', { language: 'he' });

    await change(person, 'hebrew@new.example');

    expect((await app.mailbox.latestTo(person.email)).subject).toContain('כתובת');
    expect((await app.mailbox.latestTo('hebrew@new.example')).subject).toContain('כתובת');
  });

  it('ends every session of the person, and closes what they hold open', async () => {
    const person = await app.world.person('signed_out');
    const socket = app.as(person).socket();
    const closed = new Promise<number>((resolve) => {
      socket.on('closed', (event) => resolve((event as { code: number }).code));
    });
    await new Promise<void>((resolve) => void socket.on('connected', () => resolve()));

    await change(person, 'signed_out@new.example');

    expect(await closed).toBe(4403);
    expect((await app.as(person).get('/identity/profile')).status).toBe(401);
    expect((await app.visitor.get(`/tokens/${person.refreshToken}`)).status).toBe(400);
    await socket.dispose();
  });

  it('leaves the account usable in the meantime: visible, not swept, and able to sign in', async () => {
    const { person, email } = await moved('still_here');
    await app.rows("update users set created_at = now() - interval '30 days' where id = $1", [person.id]);

    await app.get(IdentitySweep).sweep();

    expect((await app.visitor.get('/profiles/public/still_here')).status).toBe(200);
    expect([await signIn('still_here'), await signIn(person.email), await signIn(email)]).toEqual([200, 200, 400]);
  });

  it('cannot choose a new password before it is proven; the former one still can', async () => {
    const { person, email } = await moved('forgetful');

    for (const address of [email, person.email]) await app.visitor.graphql(FORGOT, { email: address });

    const token = await app.mailbox.tokenTo(person.email, 2);
    expect(await app.mailbox.to(email, 1)).toHaveLength(1);
    expect((await app.visitor.graphql(RESET, { input: { token, password: NEXT } })).errors).toBeUndefined();
    expect(await profileOf(person)).toMatchObject({ email, isEmailVerified: false });
  });

  it('counts once its link is used, which works once and can be asked for again', async () => {
    const { person, email, proof } = await moved('prover');
    await app.visitor.graphql('mutation ($email: String!) { resendVerification(email: $email) }', { email });
    const newer = await app.mailbox.tokenTo(email, 2);

    expect(reasonOf(await verify(proof))).toBe('TOKEN_EXPIRED');
    expect((await verify(newer)).data).toEqual({ verifyEmail: true });
    expect(reasonOf(await verify(newer))).toBe('ALREADY_VERIFIED');

    expect(await profileOf(person)).toMatchObject({ email, isEmailVerified: true });
    expect([await signIn(email), await signIn(person.email)]).toEqual([200, 400]);
  });

  it('is refused where another account got it first', async () => {
    const { email, proof } = await moved('too_late');
    await asAdmin.graphql(CREATE, { input: { handle: 'first_come', email, password: PASSWORD } });

    expect(reasonOf(await verify(proof))).toBe('EMAIL_TAKEN');
  });

  it('can be set back by the administrator, and then its link is worth nothing', async () => {
    const { person, proof } = await moved('undecided');

    const { data } = await change(person, person.email);

    expect(data.updateManagedUser).toEqual({ email: person.email, isEmailVerified: true });
    expect(['TOKEN_INVALID', 'TOKEN_EXPIRED']).toContain(reasonOf(await verify(proof)));
  });

  it('goes over at once where none was ever proven, and is asked for all the same', async () => {
    await app.visitor.graphql('mutation ($input: RegisterInput!) { register(input: $input) }', {
      input: { handle: 'mistyped', email: 'mistyped@exmaple.org', password: PASSWORD },
    });
    const first = await app.mailbox.tokenTo('mistyped@exmaple.org');
    const [row] = await app.rows<{ id: string }>("select id from users where handle = 'mistyped'");

    await asAdmin.graphql(UPDATE, { id: row!.id, input: { email: 'mistyped@example.org' } });

    const second = await app.mailbox.tokenTo('mistyped@example.org');
    expect(await app.mailbox.to('mistyped@exmaple.org', 1)).toHaveLength(1);
    expect(reasonOf(await verify(first))).toBe('TOKEN_INVALID');
    expect((await verify(second)).data).toEqual({ verifyEmail: true });
    expect(await signIn('mistyped@example.org')).toBe(200);
  });
});

describe('The way back from a changed address', () => {
  it.each(['before', 'after'])('restores it %s the new one was proven, and asks for a new password', async (when) => {
    const { person, email, back, proof } = await moved(`robbed_${when}`);
    let thief: Pick<Person, 'token'> | null = null;
    if (when === 'after') {
      await verify(proof);
      await app.visitor.graphql(FORGOT, { email });
      const token = await app.mailbox.tokenTo(email, 2);
      await app.visitor.graphql(RESET, { input: { token, password: NEXT } });
      thief = (await app.visitor.post('/tokens', { email, password: NEXT })).body.data as Person;
      expect((await app.as(thief).get('/identity/profile')).status).toBe(200);
    }

    expect((await restore(back)).data).toEqual({ restoreEmail: true });

    if (thief) expect((await app.as(thief).get('/identity/profile')).status).toBe(401);
    expect(await profileOf(person)).toMatchObject({ email: person.email, isEmailVerified: true });
    expect([await signIn(person.handle), await signIn(person.handle, NEXT), await signIn(email, NEXT)]).toEqual([
      400, 400, 400,
    ]);
    expect(reasonOf(await verify(proof))).toMatch(/^TOKEN_/);
    const mail = await app.mailbox.latestTo(person.email, 2);
    expect(mail.subject).toBe('Your email address at Mallard was restored');
    const token = await app.mailbox.tokenTo(person.email, 2);
    const password = 'yet-more-purple-58-kettles';
    expect((await app.visitor.graphql(RESET, { input: { token, password } })).errors).toBeUndefined();
    expect(await signIn(person.email, password)).toBe(200);
    const [entry] = await app.rows<Json>(
      'select action, actor_handle, before, after from audit_entries where subject_id = $1 order by id desc limit 1',
      [person.id],
    );
    expect(entry).toEqual({
      action: 'user.email.restored',
      actor_handle: person.handle,
      before: { email },
      after: { email: person.email },
    });
  });

  it('works once, for seven days', async () => {
    const [used, late] = [await moved('used_back'), await moved('late_back')];
    const [{ days }] = (await app.rows<{ days: number }>(
      "select extract(epoch from expires_at - created_at)::int / 86400 as days from email_tokens where purpose = 'restore' limit 1",
    )) as [{ days: number }];
    await restore(used.back);
    await app.rows("update email_tokens set expires_at = now() - interval '1 second' where user_id = $1", [
      late.person.id,
    ]);

    expect(days).toBe(7);
    expect(reasonOf(await restore(used.back))).toBe('TOKEN_EXPIRED');
    expect(reasonOf(await restore(late.back))).toBe('TOKEN_EXPIRED');
    expect(reasonOf(await restore(used.proof))).toBe('TOKEN_INVALID');
    for (const wrong of ['', 'x', 'A'.repeat(43)]) expect(reasonOf(await restore(wrong))).toBe('TOKEN_INVALID');
  });

  it('is not closed by changing the address again, and the first owner has the last word', async () => {
    const { person, email, back, proof } = await moved('twice_moved');
    await verify(proof);
    await change(person, 'third@new.example');
    const newerBack = await app.mailbox.tokenTo(email, 2);

    expect((await restore(back)).data).toEqual({ restoreEmail: true });

    expect(reasonOf(await restore(newerBack))).toBe('TOKEN_EXPIRED');
    expect(await profileOf(person)).toMatchObject({ email: person.email });
  });

  it('stays open to the first owner after a later one has used theirs', async () => {
    const { person, email, back, proof } = await moved('thrice_moved');
    await verify(proof);
    await change(person, 'fourth@new.example');
    await restore(await app.mailbox.tokenTo(email, 2));

    expect((await restore(back)).data).toEqual({ restoreEmail: true });
    expect(await profileOf(person)).toMatchObject({ email: person.email });
  });

  it('is not closed by giving the former address to another account', async () => {
    const { person, back, proof } = await moved('held_back');
    await verify(proof);
    const taker = await app.world.person('the_taker');

    const made = await asAdmin.graphql(CREATE, {
      input: { handle: 'usurper', email: person.email, password: PASSWORD },
    });
    const given = await change(taker, person.email);
    await app.visitor.graphql('mutation ($input: RegisterInput!) { register(input: $input) }', {
      input: { handle: 'registrant', email: person.email, password: PASSWORD },
    });

    expect([reasonOf(made), reasonOf(given)]).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN']);
    expect((await restore(back)).data).toEqual({ restoreEmail: true });
    expect(await profileOf(person)).toMatchObject({ email: person.email });
  });
});
