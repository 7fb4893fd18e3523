import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const STATE = 'viewer { email emailChange { newEmail isCurrentConfirmed isNewConfirmed } }';
const CHANGE = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { ${STATE} } }`;
const RESEND = `mutation { resendEmailChange { ${STATE} } }`;
const CANCEL = `mutation { cancelEmailChange { ${STATE} } }`;
const CONFIRM = 'mutation ($token: String!) { confirmEmailChange(token: $token) { isComplete } }';
const REFUSE = 'mutation ($token: String!) { refuseEmailChange(token: $token) }';
const LINK = 'query ($token: String!) { emailChangeLink(token: $token) { side handle newEmail isConfirmed } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const reasonOf = (answer: { errors?: { extensions: Record<string, Json> }[] }) =>
  answer.errors?.[0]?.extensions.reason as string | undefined;
const signIn = async (name: string, password = PASSWORD) =>
  (await app.visitor.post('/tokens', { email: name, password })).status;
const ask = (person: Person, email: string, password = PASSWORD) =>
  app.as(person).graphql(CHANGE, { input: { email, password } });
const confirm = (token: string) => app.visitor.graphql(CONFIRM, { token });
const refuse = (token: string) => app.visitor.graphql(REFUSE, { token });
const linkOf = async (token: string) => (await app.visitor.graphql(LINK, { token })).data.emailChangeLink;
const stateOf = async (person: Person) => (await app.as(person).graphql(`{ ${STATE} }`)).data.viewer;
const aMinutePasses = () => app.rows("update email_changes set mailed_at = mailed_at - interval '60 seconds'");

/** Someone who has asked for another address, with the tokens of both emails. */
async function asking(handle: string) {
  const person = await app.world.person(handle);
  const email = `${handle}@new.example`;
  await ask(person, email);
  const [atCurrent, atNew] = [await app.mailbox.tokenTo(person.email), await app.mailbox.tokenTo(email)];
  return { person, email, atCurrent, atNew };
}

describe('A change of the own email address', () => {
  it.each(['the present address first', 'the new address first'])('needs both confirmations: %s', async (order) => {
    const { person, email, atCurrent, atNew } = await asking(order.includes('present') ? 'presenter' : 'renewer');
    const [first, second] = order.includes('present') ? [atCurrent, atNew] : [atNew, atCurrent];

    expect((await confirm(first)).data).toEqual({ confirmEmailChange: { isComplete: false } });
    expect([await signIn(person.email), await signIn(email)]).toEqual([200, 400]);
    expect((await confirm(second)).data).toEqual({ confirmEmailChange: { isComplete: true } });

    expect([await signIn(person.email), await signIn(email)]).toEqual([400, 200]);
    expect(await stateOf(person)).toEqual({ email, emailChange: null });
    const [entry] = await app.rows<Json>(
      'select action, actor_handle, before, after from audit_entries where subject_id = $1 order by id desc limit 1',
      [person.id],
    );
    expect(entry).toEqual({
      action: 'user.email.changed',
      actor_handle: person.handle,
      before: { email: person.email },
      after: { email },
    });
  });

  it('shows what is still missing, and what each link is about', async () => {
    const { person, email, atCurrent, atNew } = await asking('watcher');

    expect(await linkOf(atCurrent)).toEqual({
      side: 'CURRENT',
      handle: 'watcher',
      newEmail: email,
      isConfirmed: false,
    });
    await confirm(atNew);

    expect(await linkOf(atNew)).toEqual({ side: 'NEW', handle: 'watcher', newEmail: email, isConfirmed: true });
    expect(await stateOf(person)).toEqual({
      email: person.email,
      emailChange: { newEmail: email, isCurrentConfirmed: false, isNewConfirmed: true },
    });
  });

  it('ends every session except the one that asked', async () => {
    const { person, atCurrent, atNew } = await asking('many_devices');
    const other = (await app.visitor.post('/tokens', { email: person.handle, password: PASSWORD })).body.data as Person;

    await confirm(atCurrent);
    expect((await app.as(other).get('/identity/profile')).status).toBe(200);
    await confirm(atNew);

    expect((await app.as(other).get('/identity/profile')).status).toBe(401);
    expect((await app.as(person).get('/identity/profile')).status).toBe(200);
  });

  it('needs the password, a new address, and an address at all', async () => {
    const person = await app.world.person('careless');

    expect(reasonOf(await ask(person, 'careless@new.example', 'wrong'))).toBe('INVALID_CREDENTIALS');
    expect(reasonOf(await ask(person, 'no address'))).toBe('EMAIL_INVALID');
    expect(reasonOf(await ask(person, 'CARELESS@example.org'))).toBe('EMAIL_UNCHANGED');
    expect(await stateOf(person)).toEqual({ email: person.email, emailChange: null });
    expect(await app.mailbox.to(person.email, 0)).toEqual([]);
  });

  it('is emailed in the language of its owner', async () => {
    const person = await app.world.person('in_hebrew', { language: 'he' });

    await ask(person, 'in_hebrew@new.example');

    expect((await app.mailbox.latestTo(person.email)).subject).toContain('אישור שינוי כתובת');
    expect((await app.mailbox.latestTo('in_hebrew@new.example')).subject).toContain('אישור כתובת');
  });

  it('says nothing of an address that another account has; only its owner is told', async () => {
    const owner = await app.world.person('the_owner');
    const person = await app.world.person('the_prober');

    const { data } = await ask(person, owner.email);

    expect(data.changeEmail.viewer).toEqual({
      email: person.email,
      emailChange: { newEmail: owner.email, isCurrentConfirmed: false, isNewConfirmed: false },
    });
    const told = await app.mailbox.latestTo(owner.email);
    expect(told.subject).toBe('This address already has an account at Mallard');
    expect(told.text).not.toContain('token=');
    expect(await confirm(await app.mailbox.tokenTo(person.email))).toMatchObject({
      data: { confirmEmailChange: { isComplete: false } },
    });
    await app.visitor.graphql('mutation ($email: String!) { resendVerification(email: $email) }', {
      email: owner.email,
    });
    expect(await app.mailbox.to(owner.email, 1)).toHaveLength(1);
  });

  it('goes to the first of two accounts that confirm the same address', async () => {
    const [quick, slow] = await app.world.people('quick_one', 'slow_one');
    const email = 'shared@new.example';
    await ask(quick!, email);
    const quickNew = await app.mailbox.tokenTo(email);
    await ask(slow!, email);
    const slowNew = await app.mailbox.tokenTo(email, 2);
    await confirm(await app.mailbox.tokenTo(slow!.email));

    await confirm(await app.mailbox.tokenTo(quick!.email));
    expect((await confirm(quickNew)).data).toEqual({ confirmEmailChange: { isComplete: true } });

    expect(reasonOf(await confirm(slowNew))).toBe('EMAIL_TAKEN');
    expect(await stateOf(slow!)).toMatchObject({ email: slow!.email, emailChange: { isNewConfirmed: false } });
  });

  it('is decided by the database when two accounts confirm at the same time', async () => {
    const [one, two] = await app.world.people('racer_one', 'racer_two');
    const email = 'race@new.example';
    const tokens: string[] = [];
    for (const [index, person] of [one!, two!].entries()) {
      await ask(person, email);
      tokens.push(await app.mailbox.tokenTo(email, index + 1));
      await confirm(await app.mailbox.tokenTo(person.email));
    }

    const answers = await Promise.all(tokens.map((token) => confirm(token)));

    expect(answers.map((answer) => reasonOf(answer) ?? 'changed').sort()).toEqual(['EMAIL_TAKEN', 'changed']);
  });
});

describe('The links of a change of address', () => {
  it('work once, and not for the other address or another account', async () => {
    const { person, atCurrent, atNew } = await asking('link_holder');
    const other = await asking('other_holder');
    await confirm(atNew);

    expect(reasonOf(await confirm(atNew))).toBe('TOKEN_EXPIRED');
    expect(reasonOf(await refuse(atNew))).toBe('TOKEN_INVALID');
    await confirm(other.atNew);
    expect(await stateOf(person)).toMatchObject({ emailChange: { isCurrentConfirmed: false } });
    for (const verb of ['verifyEmail', 'restoreEmail']) {
      const misused = await app.visitor.graphql(`mutation ($token: String!) { ${verb}(token: $token) }`, {
        token: atCurrent,
      });
      expect(reasonOf(misused)).toBe('TOKEN_INVALID');
    }
    for (const wrong of ['', 'x', 'A'.repeat(43)]) {
      expect(reasonOf(await confirm(wrong))).toBe('TOKEN_INVALID');
      expect(await linkOf(wrong)).toBeNull();
    }
  });

  it('expire after 24 hours, and so does the change', async () => {
    const { person, email, atCurrent, atNew } = await asking('too_late');
    const [{ hours }] = (await app.rows<{ hours: number }>(
      'select extract(epoch from expires_at - created_at)::int / 3600 as hours from email_changes where user_id = $1',
      [person.id],
    )) as [{ hours: number }];
    await confirm(atNew);
    await app.rows('update email_changes set expires_at = now() where user_id = $1', [person.id]);

    expect(hours).toBe(24);
    expect(reasonOf(await confirm(atCurrent))).toBe('TOKEN_EXPIRED');
    expect(await linkOf(atCurrent)).toBeNull();
    expect(await stateOf(person)).toEqual({ email: person.email, emailChange: null });
    expect(await signIn(email)).toBe(400);
    await app.get(IdentitySweep).sweep();
    expect(await app.rows('select id from email_changes where user_id = $1', [person.id])).toEqual([]);
  });

  it('are replaced when they are sent again, which takes a minute and asks only who is missing', async () => {
    const { person, email, atCurrent, atNew } = await asking('impatient');
    await confirm(atNew);

    expect(reasonOf(await app.as(person).graphql(RESEND))).toBe('RESENT_TOO_SOON');
    await aMinutePasses();
    expect((await app.as(person).graphql(RESEND)).errors).toBeUndefined();

    const newer = await app.mailbox.tokenTo(person.email, 2);
    expect(await app.mailbox.to(email, 1)).toHaveLength(1);
    expect(reasonOf(await confirm(atCurrent))).toBe('TOKEN_EXPIRED');
    expect((await confirm(newer)).data).toEqual({ confirmEmailChange: { isComplete: true } });
  });

  it('stop with the change, by its owner or by another wish', async () => {
    const { person, atCurrent, atNew } = await asking('undecided');
    await ask(person, 'undecided@third.example');
    expect([reasonOf(await confirm(atCurrent)), reasonOf(await confirm(atNew))]).toEqual([
      'TOKEN_EXPIRED',
      'TOKEN_EXPIRED',
    ]);
    const third = await app.mailbox.tokenTo('undecided@third.example');

    expect((await app.as(person).graphql(CANCEL)).data.cancelEmailChange.viewer.emailChange).toBeNull();

    expect(reasonOf(await confirm(third))).toBe('TOKEN_EXPIRED');
    expect(reasonOf(await app.as(person).graphql(RESEND))).toBe('NO_EMAIL_CHANGE');
  });

  it('let the owner of the present address lock out the person who asked', async () => {
    const { person, email, atCurrent, atNew } = await asking('robbed');
    await confirm(atNew);

    expect((await refuse(atCurrent)).data).toEqual({ refuseEmailChange: true });

    expect((await app.as(person).get('/identity/profile')).status).toBe(401);
    expect([await signIn('robbed'), await signIn(email)]).toEqual([400, 400]);
    const mail = await app.mailbox.latestTo(person.email, 2);
    expect(mail.subject).toBe("Your email address at Mallard wasn't changed");
    const token = await app.mailbox.tokenTo(person.email, 2);
    const password = 'yet-more-purple-58-kettles';
    expect((await app.visitor.graphql(RESET, { input: { token, password } })).errors).toBeUndefined();
    expect(await signIn(person.email, password)).toBe(200);
  });

  it('void links for a new password that were sent to the former address', async () => {
    const { person, atCurrent, atNew } = await asking('forgetful');
    await app.visitor.graphql(FORGOT, { email: person.email });
    const token = await app.mailbox.tokenTo(person.email, 2);
    await confirm(atCurrent);
    await confirm(atNew);

    const answer = await app.visitor.graphql(RESET, { input: { token, password: 'yet-more-purple-58-kettles' } });
    expect(reasonOf(answer)).toBe('TOKEN_EXPIRED');
  });
});

describe('A change of address by an administrator', () => {
  it('ends the one of the owner, who cannot begin another before it is confirmed', async () => {
    const { person, atCurrent } = await asking('managed');
    const admin = app.as(await app.world.person('an_admin', { role: 'admin' }));

    await admin.graphql(UPDATE, { id: person.id, input: { email: 'managed@staff.example' } });

    expect(reasonOf(await confirm(atCurrent))).toBe('TOKEN_EXPIRED');
    const again = (await app.visitor.post('/tokens', { email: 'managed', password: PASSWORD })).body.data as Person;
    expect(reasonOf(await ask(again, 'managed@third.example'))).toBe('EMAIL_CHANGED_BY_STAFF');
  });
});
