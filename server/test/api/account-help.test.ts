import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const INVITE = `mutation ($input: InviteManagedUserInput!) {
  inviteManagedUser(input: $input) { id email role isInvited isEmailVerified user { handle displayName } } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }';
const NEXT = 'another-quiet-31-lantern';

type Help = 'signOutManagedUser' | 'sendManagedPasswordReset' | 'sendManagedVerification' | 'verifyManagedUser';
const HELP: readonly Help[] = [
  'signOutManagedUser',
  'sendManagedPasswordReset',
  'sendManagedVerification',
  'verifyManagedUser',
];

let app: TestApp;
let asAdmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  asAdmin = app.as(await app.world.person('an_admin', { role: 'admin' }));
});
afterAll(() => app.stop());

const codeOf = (answer: { errors?: { extensions: Record<string, Json> }[] }) => {
  const { code, reason } = answer.errors?.[0]?.extensions ?? {};
  return [code, reason];
};
const help = (by: Client, which: Help, id: string) =>
  by.graphql(`mutation ($id: ID!) { ${which}(id: $id) { id isInvited isEmailVerified sessions { id } } }`, { id });
const signIn = async (name: string, password = PASSWORD) =>
  (await app.visitor.post('/tokens', { email: name, password })).status;
const reset = (token: string, password = NEXT) => app.visitor.graphql(RESET, { input: { token, password } });
const sweep = () => app.get(IdentitySweep).sweep();
async function historyOf(id: string): Promise<string[]> {
  const rows = await app.rows<{ action: string }>(
    'select action from audit_entries where subject_id = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action);
}
/** Someone who has signed up, and has not verified their address. */
async function unverified(handle: string): Promise<Pick<Person, 'id' | 'email'>> {
  const email = `${handle}@example.org`;
  await app.visitor.graphql('mutation ($input: RegisterInput!) { register(input: $input) }', {
    input: { handle, email, password: PASSWORD },
  });
  const [row] = await app.rows<{ id: string }>('select id from users where handle = $1', [handle]);
  return { id: row!.id, email };
}

describe('An administrator', () => {
  it('signs a person out everywhere, with their access tokens, which the audit log tells', async () => {
    const ada = await app.world.person('out_everywhere');
    expect(await signIn(ada.handle)).toBe(200);

    const { data } = await help(asAdmin, 'signOutManagedUser', ada.id);

    expect(data.signOutManagedUser.sessions).toEqual([]);
    expect((await app.as(ada).get('/identity/profile')).status).toBe(401);
    expect(await signIn(ada.handle)).toBe(200);
    expect(await historyOf(ada.id)).toEqual(['user.sessions.ended']);
  });

  it('has a reset link sent to the person, whose password works until they choose another', async () => {
    const ada = await app.world.person('forgot_hers');

    await help(asAdmin, 'sendManagedPasswordReset', ada.id);

    const mail = await app.mailbox.latestTo(ada.email);
    expect(mail.text).toContain('An administrator of Mallard sent you this link');
    // Read before the sign-in, of which another email tells.
    const token = await app.mailbox.tokenTo(ada.email);
    expect(await signIn(ada.handle)).toBe(200);
    expect((await reset(token)).errors).toBeUndefined();
    expect(await signIn(ada.handle, NEXT)).toBe(200);
    expect(await historyOf(ada.id)).toEqual(['user.reset.sent']);
  });

  it('cannot have a reset link sent to an address that the person has not confirmed', async () => {
    const ada = await app.world.person('mine_not_yours');
    await asAdmin.graphql(UPDATE, { id: ada.id, input: { email: 'stolen@staff.example' } });

    await help(asAdmin, 'sendManagedPasswordReset', ada.id);

    expect((await app.mailbox.latestTo(ada.email, 2)).text).toContain('/reset-password?token=');
    expect(await app.mailbox.to('stolen@staff.example')).toHaveLength(1);
    expect(codeOf(await help(asAdmin, 'verifyManagedUser', ada.id))).toEqual(['FORBIDDEN', 'OWNER_MUST_VERIFY']);
  });

  it('has the link that confirms a new address sent again', async () => {
    const ada = await app.world.person('moves_house');
    const email = 'moves_house@new.example';
    await asAdmin.graphql(UPDATE, { id: ada.id, input: { email } });
    const earlier = await app.mailbox.tokenTo(email);

    await help(asAdmin, 'sendManagedVerification', ada.id);

    const token = await app.mailbox.tokenTo(email, 2);
    expect(token).not.toBe(earlier);
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
    expect((await app.visitor.graphql(verify, { token })).errors).toBeUndefined();
    expect(await historyOf(ada.id)).toEqual(['user.updated', 'user.verification.sent']);
  });

  it('has the verification of a new account sent again, or verifies it for someone whom emails do not reach', async () => {
    const [reached, unreached] = [await unverified('reached_late'), await unverified('not_reached')];
    const earlier = await app.mailbox.tokenTo(reached.email);

    await help(asAdmin, 'sendManagedVerification', reached.id);
    const { data } = await help(asAdmin, 'verifyManagedUser', unreached.id);

    expect(await app.mailbox.tokenTo(reached.email, 2)).not.toBe(earlier);
    expect(data.verifyManagedUser).toMatchObject({ isEmailVerified: true, isInvited: false });
    expect(await signIn(unreached.email)).toBe(200);
    expect(await historyOf(reached.id)).toEqual(['user.verification.sent']);
    expect(await historyOf(unreached.id)).toEqual(['user.verified']);
  });

  it('is told where nothing waits for a verification, and where the account is deactivated', async () => {
    const ada = await app.world.person('all_is_well');
    for (const which of ['sendManagedVerification', 'verifyManagedUser'] as const) {
      expect(codeOf(await help(asAdmin, which, ada.id))).toEqual(['CONFLICT', 'ALREADY_VERIFIED']);
    }
    await asAdmin.graphql(UPDATE, { id: ada.id, input: { isActive: false } });

    expect(codeOf(await help(asAdmin, 'sendManagedPasswordReset', ada.id))).toEqual(['CONFLICT', 'ACCOUNT_INACTIVE']);
    expect(await historyOf(ada.id)).toEqual(['user.deactivated']);
  });

  it.each(HELP)('needs a role above that of the person: %s', async (which) => {
    const equal = await app.world.person(`equal_${HELP.indexOf(which)}`, { role: 'admin' });

    expect(codeOf(await help(asAdmin, which, equal.id))).toEqual(['FORBIDDEN', 'ROLE_TOO_HIGH']);
    expect(await historyOf(equal.id)).toEqual([]);
  });
});

describe('An invitation', () => {
  const invite = (handle: string, more: Json = {}) =>
    asAdmin.graphql(INVITE, { input: { handle, email: `${handle}@example.org`, ...more } });

  it('makes an account whose password only the invited person knows', async () => {
    const { data } = await invite('invited_one', { displayName: 'One', role: 'EDITOR' });

    expect(data.inviteManagedUser).toMatchObject({
      email: 'invited_one@example.org',
      role: 'EDITOR',
      isInvited: true,
      isEmailVerified: false,
      user: { handle: 'invited_one', displayName: 'One' },
    });
    const { subject, text } = await app.mailbox.latestTo('invited_one@example.org');
    expect(subject).toBe("You're invited to Mallard");
    expect(text).toContain('/reset-password?invitation=1&token=');
    expect(await signIn('invited_one', '!')).toBe(400);

    expect((await reset(await app.mailbox.tokenTo('invited_one@example.org'))).errors).toBeUndefined();

    expect(await signIn('invited_one', NEXT)).toBe(200);
    expect(await app.mailbox.to('invited_one@example.org')).toHaveLength(1);
    const { id } = data.inviteManagedUser;
    const query = 'query ($id: ID!) { managedUser(id: $id) { isInvited isEmailVerified } }';
    expect((await asAdmin.graphql(query, { id })).data.managedUser).toEqual({
      isInvited: false,
      isEmailVerified: true,
    });
    expect(await historyOf(id)).toEqual(['user.invited']);
  });

  it('is written in the language that was chosen', async () => {
    await invite('invited_two', { language: 'he' });

    expect((await app.mailbox.latestTo('invited_two@example.org')).subject).toBe('הזמנה אל Mallard');
    expect(await app.rows('select language from users where handle = $1', ['invited_two'])).toEqual([
      { language: 'he' },
    ]);
  });

  it('is refused for a taken handle or address, and for a role that is not below', async () => {
    await invite('invited_three');

    expect(codeOf(await invite('invited_three'))[1]).toBe('HANDLE_TAKEN');
    expect(codeOf(await invite('invited_more', { email: 'invited_three@example.org' }))[1]).toBe('EMAIL_TAKEN');
    expect(codeOf(await invite('invited_more', { role: 'ADMIN' }))).toEqual(['FORBIDDEN', 'ROLE_TOO_HIGH']);
    expect(codeOf(await invite('x', { language: 'xx' }))[0]).toBe('BAD_USER_INPUT');
  });

  it('that nobody used goes with its account after 7 days, unless it was sent again', async () => {
    const ids: string[] = [];
    for (const handle of ['invited_gone', 'invited_again']) {
      ids.push((await invite(handle)).data.inviteManagedUser.id as string);
    }
    await app.rows(`update users set created_at = now() - interval '8 days' where id = any($1::uuid[])`, [ids]);
    await app.rows(`update email_tokens set expires_at = now() - interval '1 day' where user_id = any($1::uuid[])`, [
      ids,
    ]);
    await help(asAdmin, 'sendManagedVerification', ids[1]!);

    await sweep();

    expect(await app.rows('select handle from users where id = any($1::uuid[])', [ids])).toEqual([
      { handle: 'invited_again' },
    ]);
    expect((await reset(await app.mailbox.tokenTo('invited_again@example.org', 2))).errors).toBeUndefined();
    expect(await historyOf(ids[1]!)).toEqual(['user.invited', 'user.invited']);
  });
});
