import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { AccountStatesJob } from '#identity/account-states/account-states.job.js';
import { Transactions } from '#kernel/events/transactions.js';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { Passwords } from '#identity/passwords/passwords.js';
import { MailExchanges } from '#identity/registration-rules/mail-exchanges.js';
import { RegistrationBoard } from '#identity/registration-rules/registration-board.js';
import { startTestApp, type TestApp } from './support/app.js';
import { until } from './support/listening.js';
import type { GraphqlAnswer } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const SET_MODE =
  'mutation ($mode: RegistrationMode!) { setRegistrationMode(mode: $mode) { mode modeInForce reviewerSeenAt } }';
const STATE = '{ registrationEnabled registrationState { mode formToken formSeconds } }';
const REQUESTS = `{ registrationRequests { totalCount edges { node {
  id handle displayName email reason cause invitedBy } } } }`;
const DECIDE = 'mutation ($input: DecideRegistrationInput!) { decideRegistration(input: $input) { decidedIds } }';
const BLOCK_DOMAIN = 'mutation ($input: AddEmailDomainBlockInput!) { addEmailDomainBlock(input: $input) }';
const BLOCK_HANDLE = 'mutation ($input: AddHandleBlockInput!) { addHandleBlock(input: $input) }';
const BLOCK_NETWORK = 'mutation ($input: AddIpBlockInput!) { addIpBlock(input: $input) }';
const INVITE = `mutation ($input: CreateInviteInput!) { createInvite(input: $input) {
  invite { id code maxUses uses expiresAt followsOwner comment isUsable isRevoked } } }`;
const OFFER = 'query ($code: String!) { invite(code: $code) { owner { handle } followsOwner } }';

let app: TestApp;
let root: Person;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  root = await app.world.person('rulesroot', { role: 'root' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.rows('delete from registration_settings');
  await app.rows('delete from email_domain_blocks');
  await app.rows('delete from handle_blocks');
  await app.rows('delete from ip_blocks');
  await app.get(RegistrationBoard).read();
});
afterAll(() => app.stop());

/** Of one registration each: a handle and an address that no one has. */
const fresh = () => {
  made += 1;
  return { handle: `joiner${made}`, email: `joiner${made}@example.org` };
};
const register = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.visitor.graphql(REGISTER, { input: { password: PASSWORD, ...input } }, headers);
const login = (name: string) => app.visitor.graphql(LOGIN, { input: { login: name, password: PASSWORD } });
const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason;
const setMode = (mode: string) => app.as(root).graphql(SET_MODE, { mode });
const verify = async (email: string) => {
  const token = await app.mailbox.tokenTo(email);
  return app.visitor.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
};
const waiting = async () =>
  (await app.as(root).graphql(REQUESTS)).data.registrationRequests.edges.map(
    ({ node }: { node: Record<string, unknown> }) => node,
  );
const requestOf = async (handle: string) =>
  (await waiting()).find((request: { handle: string }) => request.handle === handle);
const invited = async (by: Person, input: Record<string, unknown> = {}) =>
  (await app.as(by).graphql(INVITE, { input })).data.createInvite.invite as { id: string; code: string };
const accounts = async (pattern: string) =>
  (await app.rows<{ n: number }>('select count(*)::int as n from users where handle like $1', [pattern]))[0]?.n;

describe('the mode', () => {
  it('is what the setting says until someone chooses, and then applies at once, on other servers too', async () => {
    const other = await app.replica();
    const before = await app.visitor.graphql(STATE);

    const changed = await setMode('CLOSED');
    const here = await app.visitor.graphql(STATE);
    await until(() => other.get(RegistrationBoard).mode === 'CLOSED', 'the other server knows the mode');
    const refused = await register(fresh());
    const overRest = await app.visitor.get('/registration/state');
    await other.stop();

    expect(before.data).toEqual({
      registrationEnabled: true,
      registrationState: { mode: 'OPEN', formToken: expect.any(String), formSeconds: 3 },
    });
    expect(changed.data.setRegistrationMode).toMatchObject({ mode: 'CLOSED', modeInForce: 'CLOSED' });
    expect(here.data).toMatchObject({ registrationEnabled: false, registrationState: { mode: 'CLOSED' } });
    expect(reasonOf(refused)).toBe('REGISTRATION_CLOSED');
    expect(overRest.body.data).toEqual({
      ...{ mode: 'CLOSED', minAge: null },
      ...{ formToken: expect.any(String), formSeconds: 3 },
    });
  });

  it('is recorded in the audit log, with who changed it', async () => {
    await setMode('INVITE');

    const { data } = await app.as(root).graphql('{ auditLog(first: 1) { edges { node { action actorHandle } } } }');

    expect(data.auditLog.edges[0].node).toEqual({ action: 'registration.mode.changed', actorHandle: 'rulesroot' });
  });

  it('needs approval in place of open while no one who decides was there for 7 days', async () => {
    const seen = "update users set last_seen_at = now() - interval '8 days', created_at = now() - interval '9 days'";
    await app.rows(`${seen} where role <> 'basic'`);
    await app.get(RegistrationBoard).read();
    const away = await app.visitor.graphql(STATE);
    const joiner = fresh();
    await register(joiner);
    await verify(joiner.email);

    await app.rows("update users set last_seen_at = now() where role <> 'basic'");
    await app.get(RegistrationBoard).read();
    const back = await app.visitor.graphql(STATE);

    expect(away.data).toMatchObject({ registrationEnabled: true, registrationState: { mode: 'APPROVAL' } });
    expect(await requestOf(joiner.handle)).toMatchObject({ cause: 'ABSENCE' });
    expect(back.data.registrationState.mode).toBe('OPEN');
  });
});

describe('approval', () => {
  it('has a verified account wait, unseen and unable to sign in, until someone approves it', async () => {
    await setMode('APPROVAL');
    const joiner = fresh();
    await register({ ...joiner, displayName: 'Jo', reason: 'I watch ducks.' });
    const beforeVerifying = await requestOf(joiner.handle);
    await verify(joiner.email);
    const request = await requestOf(joiner.handle);

    const early = await login(joiner.handle);
    const dashboard = await app.as(root).graphql('{ adminDashboard(days: 7) { attention { kind count } } }');
    const profile = await app.visitor.get(`/profiles/public/${joiner.handle}`);
    const decided = await app.as(root).graphql(DECIDE, { input: { ids: [request.id], isApproved: true } });
    const late = await login(joiner.handle);

    expect(beforeVerifying).toBeUndefined();
    expect(dashboard.data.adminDashboard.attention).toContainEqual({
      kind: 'REGISTRATIONS',
      count: expect.any(Number),
    });
    expect(request).toEqual({
      id: expect.any(String),
      ...joiner,
      displayName: 'Jo',
      reason: 'I watch ducks.',
      cause: 'MODE',
      invitedBy: null,
    });
    expect([reasonOf(early), profile.status]).toEqual(['REGISTRATION_PENDING', 404]);
    expect(decided.data.decideRegistration.decidedIds).toEqual([request.id]);
    expect(late.data.login.token).toEqual(expect.any(String));
    expect((await app.mailbox.latestTo(joiner.email, 2)).subject).toBe('Your registration at Mallard was approved');
    expect((await app.visitor.get(`/profiles/public/${joiner.handle}`)).status).toBe(200);
  });

  it('deletes a refused account, frees its handle, and tells the person why in their language', async () => {
    await setMode('APPROVAL');
    const joiner = fresh();
    await register({ ...joiner, reason: 'סתם' }, { 'accept-language': 'he' });
    await verify(joiner.email);
    const { id } = await requestOf(joiner.handle);

    await app.as(root).graphql(DECIDE, { input: { ids: [id], isApproved: false, reason: 'Only for <neighbours>.' } });
    const again = await app.as(root).graphql(DECIDE, { input: { ids: [id], isApproved: true } });
    await setMode('OPEN');
    const retaken = await register({ ...joiner, email: 'retaken@example.org' });

    const mail = await app.mailbox.latestTo(joiner.email, 2);
    expect(mail.subject).toBe('ההרשמה שלך אל Mallard לא אושרה');
    expect(mail.text).toContain('Only for <neighbours>.');
    expect(mail.html).toContain('Only for &lt;neighbours&gt;.');
    expect(reasonOf(again)).toBe('REGISTRATION_REQUEST_NOT_FOUND');
    expect(retaken.data).toEqual({ register: true });
  });

  it('lets no one around it: not by a second link, a new password, or waiting', async () => {
    await setMode('APPROVAL');
    const joiner = fresh();
    await register(joiner);
    const token = await app.mailbox.tokenTo(joiner.email);
    await verify(joiner.email);

    const second = await verify(joiner.email);
    const awaits = await app.visitor.graphql('query ($t: String!) { registrationAwaitsApproval(token: $t) }', {
      t: token,
    });
    await app.visitor.graphql('mutation ($e: String!) { forgotPassword(email: $e) }', { e: joiner.email });
    const reset = await app.mailbox.tokenTo(joiner.email, 2);
    await app.visitor.post('/identity/reset-password', {
      token: reset,
      password: `${PASSWORD}-2`,
      confirmPassword: `${PASSWORD}-2`,
      email: joiner.email,
    });
    const signedIn = await app.visitor.graphql(LOGIN, {
      input: { login: joiner.handle, password: `${PASSWORD}-2` },
    });
    await app.rows("update users set created_at = now() - interval '30 days' where handle = $1", [joiner.handle]);
    await app.get(IdentitySweep).sweep();

    expect(reasonOf(second)).toBe('REGISTRATION_PENDING');
    expect(awaits.data).toEqual({ registrationAwaitsApproval: true });
    expect(reasonOf(signedIn)).toBe('REGISTRATION_PENDING');
    expect(await requestOf(joiner.handle)).toMatchObject({ handle: joiner.handle });
  });

  it('ends with an account that is deleted, and so do the invites of its owner', async () => {
    await setMode('APPROVAL');
    const joiner = fresh();
    await register({ ...joiner, reason: 'Once.' });
    await verify(joiner.email);
    const { id } = await requestOf(joiner.handle);
    const owner = await app.world.another('leaver');
    const { code } = await invited(owner);

    const remove = 'mutation ($id: ID!) { deleteManagedUser(id: $id) { deletedId } }';
    const removed = await app.as(root).graphql(remove, { id });
    await app.as(root).graphql(remove, { id: owner.id });

    expect(removed.errors).toBeUndefined();
    expect((await waiting()).map((request: { id: string }) => request.id)).not.toContain(id);
    expect((await app.visitor.graphql(OFFER, { code })).data.invite).toBeNull();
  });

  it('decides several at once, and leaves out what someone else has decided', async () => {
    await setMode('APPROVAL');
    const joiners = [fresh(), fresh()];
    for (const joiner of joiners) {
      await register(joiner);
      await verify(joiner.email);
    }
    const ids = (await Promise.all(joiners.map(({ handle }) => requestOf(handle)))).map(({ id }) => id);

    const [a, b] = await Promise.all([
      app.as(root).graphql(DECIDE, { input: { ids, isApproved: true } }),
      app.as(root).graphql(DECIDE, { input: { ids: ids.toReversed(), isApproved: true } }),
    ]);

    const decided = [a, b].flatMap(({ data }) => data?.decideRegistration.decidedIds ?? []);
    expect(decided.toSorted()).toEqual(ids.toSorted());
  });

  it('is for those who hold the claim alone', async () => {
    const basic = await app.world.another('nosy');

    const answers = await Promise.all([
      app.as(basic).graphql(REQUESTS),
      app.as(basic).graphql(SET_MODE, { mode: 'OPEN' }),
      app.as(basic).graphql(BLOCK_DOMAIN, { input: { domain: 'example.net' } }),
    ]);

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('invites', () => {
  it('let people in where everyone needs one, and have them follow who invited them', async () => {
    await setMode('INVITE');
    const owner = await app.world.another('host');
    // People who invite someone to follow them have decided about it.
    await app
      .as(owner)
      .graphql('mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }');
    const { code } = await invited(owner, { maxUses: 5, expiresInDays: 7, followsOwner: true, comment: 'pond club' });
    const joiner = fresh();

    const without = await register(joiner);
    const wrong = await register({ ...joiner, inviteCode: 'abcdefgh2345' });
    const offer = await app.visitor.graphql(OFFER, { code: ` ${code.toUpperCase()} ` });
    const withIt = await register({ ...joiner, inviteCode: code });
    await verify(joiner.email);
    await app.settled();

    expect([reasonOf(without), reasonOf(wrong)]).toEqual(['INVITE_REQUIRED', 'INVITE_INVALID']);
    expect(offer.data.invite).toEqual({ owner: { handle: owner.handle }, followsOwner: true });
    expect([withIt.data, (await login(joiner.handle)).errors]).toEqual([{ register: true }, undefined]);
    const profile = await app.visitor.graphql('query ($h: String!) { user(handle: $h) { followerCount } }', {
      h: owner.handle,
    });
    expect(profile.data.user.followerCount).toBe(1);
    const own = await app.as(owner).graphql('{ viewer { invites { code uses maxUses comment isUsable } } }');
    expect(own.data.viewer.invites).toEqual([{ code, uses: 1, maxUses: 5, comment: 'pond club', isUsable: true }]);
  });

  it('skip approval only if their owner may, and never past a block', async () => {
    await setMode('APPROVAL');
    const member = await app.world.another('member');
    await app.as(root).graphql(BLOCK_HANDLE, { input: { pattern: 'gosling', isExact: false, needsApproval: true } });
    const joiners = [fresh(), fresh(), { ...fresh(), handle: 'a_gosling' }];
    const [byMember, byRoot] = [await invited(member), await invited(root)];

    await register({ ...joiners[0], inviteCode: byMember.code });
    await register({ ...joiners[1], inviteCode: byRoot.code });
    await register({ ...joiners[2], inviteCode: byRoot.code });
    for (const { email } of joiners) await verify(email);

    expect(await requestOf(joiners[0]!.handle)).toMatchObject({ cause: 'MODE', invitedBy: member.handle });
    expect((await login(joiners[1]!.handle)).data.login.token).toEqual(expect.any(String));
    expect(await requestOf('a_gosling')).toMatchObject({ cause: 'HANDLE' });
  });

  it('end by being revoked, by their time, and with the right of their owner', async () => {
    const owner = await app.world.another('ender');
    const [revoked, expired, last] = [await invited(owner), await invited(owner), await invited(owner)];
    const revoke = 'mutation ($id: ID!) { revokeInvite(id: $id) { invite { isUsable isRevoked } } }';

    const stranger = await app.as(await app.world.another('other')).graphql(revoke, { id: revoked.id });
    const own = await app.as(owner).graphql(revoke, { id: revoked.id });
    await app.rows("update invites set expires_at = now() - interval '1 second' where id = $1", [expired.id]);
    const before = await app.visitor.graphql(OFFER, { code: last.code });
    await app.rows('update users set is_active = false where id = $1', [owner.id]);

    expect(reasonOf(stranger)).toBe('INVITE_NOT_FOUND');
    expect(own.data.revokeInvite.invite).toEqual({ isUsable: false, isRevoked: true });
    expect(before.data.invite).not.toBeNull();
    for (const { code } of [revoked, expired, last]) {
      expect((await app.visitor.graphql(OFFER, { code })).data.invite).toBeNull();
      expect(reasonOf(await register({ ...fresh(), inviteCode: code }))).toBe('INVITE_INVALID');
    }
  });

  it('count a known address too, and nothing of a registration that fails', async () => {
    const owner = await app.world.another('counting');
    const known = await app.world.another('known');
    const { code } = await invited(owner);
    const uses = async () =>
      (await app.as(owner).graphql('{ viewer { invites { uses } } }')).data.viewer.invites[0].uses;

    await register({ handle: known.handle, email: 'third@example.org', inviteCode: code });
    const afterTaken = await uses();
    const answer = await register({ ...fresh(), email: known.email, inviteCode: code });

    expect([afterTaken, answer.data, await uses()]).toEqual([0, { register: true }, 1]);
  });

  it('refuse what is out of range, and more than 50 at once', async () => {
    const owner = await app.world.another('many');
    const outOfRange = await app.as(owner).graphql(INVITE, { input: { maxUses: 0, expiresInDays: 366 } });
    const tooLong = await app.as(owner).graphql(INVITE, { input: { comment: 'x'.repeat(421) } });
    for (let n = 0; n < 50; n += 1) await invited(owner);

    const oneMore = await app.as(owner).graphql(INVITE, { input: {} });

    expect(outOfRange.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'maxUses' }, { field: 'expiresInDays' }]);
    expect([reasonOf(tooLong), reasonOf(oneMore)]).toEqual(['INVALID_COMMENT', 'TOO_MANY_INVITES']);
  });

  it('are created, listed and ended over REST by their owner alone', async () => {
    const owner = app.as(await app.world.another('restowner'));
    const other = app.as(await app.world.another('restother'));
    const list = async () => (await owner.get('/invites')).body.data as unknown[];

    const plain = await owner.post('/invites', {});
    const made = await owner.post('/invites', { maxUses: 5, expiresInDays: 7, followsOwner: true, comment: 'pond' });
    const outOfRange = await owner.post('/invites', { maxUses: 101, expiresInDays: 0 });
    const wrong = await owner.post('/invites', { maxUses: 1.5, comment: 7 });
    const [first, second] = [made.body.data, plain.body.data] as [Record<string, unknown>, Record<string, unknown>];
    const path = `/invites/${first.id as string}`;
    const listed = await list();
    const others = [await other.delete(path), await other.delete('/invites/01890000-0000-7000-8000-00000000dead')];
    const ended = [await owner.delete(path), await owner.delete(path)];
    const offers = [];
    for (const { code } of [first, second])
      offers.push((await app.visitor.graphql(OFFER, { code })).data.invite !== null);

    expect(first).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^[a-z2-9]{12}$/),
      createdOn: expect.any(String),
      expiresOn: expect.any(String),
      ...{ maxUses: 5, uses: 0, followsOwner: true, comment: 'pond', isUsable: true, isRevoked: false },
    });
    expect(second).toMatchObject({ maxUses: null, expiresOn: null, followsOwner: false, comment: '' });
    expect([outOfRange, wrong].map(({ status, body }) => [status, body.messages])).toEqual([
      [400, ['maxUses must be a number from 1 to 100.', 'expiresInDays must be a number from 1 to 365.']],
      [400, expect.arrayContaining(['maxUses must be a whole number.', 'comment must be a string.'])],
    ]);
    expect(listed).toEqual([first, second]);
    expect((await other.get('/invites')).body.data).toEqual([]);
    expect([others[0]!.status, others[0]!.body]).toEqual([404, others[1]!.body]);
    expect(ended.map(({ body }) => body.data)).toEqual(
      ended.map(() => ({ ...first, isUsable: false, isRevoked: true })),
    );
    expect([offers, await list()]).toEqual([
      [false, true],
      [ended[0]!.body.data, second],
    ]);
  });
});

/** The list of what peers got wrong, which registration must refuse. */
describe('safety.md 18.9', () => {
  const LOOK_ALIKES = [
    ...['mandrill', 'Mandrill', 'MANDRILL', 'mandri11', 'mandrl11', 'mandrii1', 'm4ndrill', 'm4ndr1ll', 'M4NDR1LL'],
    ...['man_drill', 'man-drill', '_mandrill_', '-mandrill-', 'm-a-n-d-r-i-l-l', 'm_a_n_d_r_i_l_l', 'mandrill-'],
    ...['mandrill_', '--mandrill', '__mandrill', 'mandr_ill', 'rnandrill', 'rnandri11', 'RNandrill', 'rn4ndrill'],
    ...['r-nandrill', 'r_nandrill', 'm4ndrlll', 'mandriil', 'mandrlil', 'mandriii', 'mandrlll', 'mandri1l', 'mandril1'],
    ...['mandr1l1', 'mandrl1l', 'm-4-ndrill', 'man--drill', 'man__drill', 'm4n-dr1-ll', 'rn-4-ndr-1-l-1'],
  ];

  it('refuses 40 look-alike handles', async () => {
    await app.as(root).graphql(BLOCK_HANDLE, { input: { pattern: 'Mandrill' } });

    const answers: unknown[] = [];
    for (const handle of LOOK_ALIKES) answers.push(reasonOf(await register({ ...fresh(), handle })));
    const near = await register({ ...fresh(), handle: 'mandrills_friend' });
    const inside = await app.as(root).graphql(BLOCK_HANDLE, { input: { pattern: 'm4ndr1ll', isExact: false } });
    const nowInside = await register({ ...fresh(), handle: 'my-mandrill-2' });

    expect(LOOK_ALIKES).toHaveLength(40);
    expect(answers).toEqual(LOOK_ALIKES.map(() => 'HANDLE_RESERVED'));
    expect([near.data, inside.errors]).toEqual([{ register: true }, undefined]);
    expect(reasonOf(nowInside)).toBe('HANDLE_RESERVED');
  });

  it('refuses a blocked handle as a new one of an account, too', async () => {
    const person = await app.world.another('renamer');
    await app.as(root).graphql(BLOCK_HANDLE, { input: { pattern: 'Cormorant', needsApproval: true } });

    const answer = await app
      .as(person)
      .graphql('mutation ($h: String!) { changeHandle(handle: $h) { viewer { user { handle } } } }', {
        h: 'c0rmorant',
      });

    expect(reasonOf(answer)).toBe('HANDLE_RESERVED');
  });

  it('refuses plus-tags, capitals and subdomains of blocked domains, and hosts that receive their mail', async () => {
    jest
      .spyOn(app.get(MailExchanges), 'of')
      .mockImplementation((domain) => Promise.resolve(domain === 'hidden.example' ? ['mx1.throwaway.example'] : []));
    await app.as(root).graphql(BLOCK_DOMAIN, { input: { domain: '@Throwaway.example' } });
    const addresses = [
      ...['a@throwaway.example', 'a+tag@throwaway.example', 'A.B@THROWAWAY.Example', 'a@sub.throwaway.example'],
      ...['a@deep.sub.throwaway.example', 'a@hidden.example', 'a+b@hidden.example'],
    ];

    const answers: unknown[] = [];
    for (const email of addresses) answers.push(reasonOf(await register({ ...fresh(), email })));
    const other = await register({ ...fresh(), email: 'a@notthrowaway.example' });
    const overRest = await app.visitor.post('/registration/register', {
      ...fresh(),
      email: addresses[0],
      password: PASSWORD,
    });

    expect(answers).toEqual(addresses.map(() => 'EMAIL_DOMAIN_BLOCKED'));
    expect(other.data).toEqual({ register: true });
    expect(overRest.status).toBe(400);
  });

  it('answers a blocked domain alike for known and unknown addresses', async () => {
    const known = await app.world.another('victim');
    await app.as(root).graphql(BLOCK_DOMAIN, { input: { domain: 'example.org' } });

    const [a, b] = [await register({ ...fresh(), email: known.email }), await register(fresh())];

    expect(a.errors).toEqual(b.errors);
    expect(reasonOf(a)).toBe('EMAIL_DOMAIN_BLOCKED');
  });

  it('has a domain, a handle or a network wait for approval where its block says so', async () => {
    jest.spyOn(app.get(MailExchanges), 'of').mockResolvedValue([]);
    await app.as(root).graphql(BLOCK_DOMAIN, { input: { domain: 'slow.example', needsApproval: true } });
    await app.as(root).graphql(BLOCK_NETWORK, { input: { range: '198.51.100.0/24', severity: 'SIGN_UP_APPROVAL' } });
    const [byDomain, byNetwork] = [{ ...fresh(), email: 'x@mail.slow.example' }, fresh()];

    await register(byDomain);
    await register(byNetwork, { 'x-forwarded-for': '198.51.100.77' });
    await verify(byDomain.email);
    await verify(byNetwork.email);

    expect(await requestOf(byDomain.handle)).toMatchObject({ cause: 'EMAIL_DOMAIN' });
    expect(await requestOf(byNetwork.handle)).toMatchObject({ cause: 'ADDRESS' });
  });

  it.each([
    ['2001:db8:5::/48', '2001:db8:5:ffff::1', '2001:db8:6::1'],
    ['2001:DB8:7:0:0:0:0:0/64', '2001:db8:7::dead:beef', '2001:db8:7:1::1'],
    ['2001:db8:8::1', '2001:0db8:0008:0000:0000:0000:0000:0001', '2001:db8:8::2'],
    ['203.0.113.0/25', '::ffff:203.0.113.9', '203.0.113.200'],
    ['203.0.113.9/24', '203.0.113.250', '203.0.112.1'],
  ])('refuses registrations from the network %s', async (range, inside, outside) => {
    const added = await app.as(root).graphql(BLOCK_NETWORK, { input: { range, severity: 'SIGN_UP_BLOCK' } });

    const refused = await register(fresh(), { 'x-forwarded-for': inside });
    const admitted = await register(fresh(), { 'x-forwarded-for': outside });

    expect(added.errors).toBeUndefined();
    expect(reasonOf(refused)).toBe('SIGN_UP_BLOCKED');
    expect(admitted.data).toEqual({ register: true });
  });

  it('makes one account of an invite with one use that 20 people use at once', async () => {
    const owner = await app.world.another('oneuse');
    const { code } = await invited(owner, { maxUses: 1 });
    // So that all of them come to the invite at once, instead of waiting for their passwords.
    const hash = await app.get(Passwords).hash(PASSWORD);
    jest.spyOn(app.get(Passwords), 'hash').mockResolvedValue(hash);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register({ handle: `racer_${n}`, email: `racer_${n}@example.org`, inviteCode: code }),
      ),
    );

    expect(answers.filter(({ data }) => data?.register === true)).toHaveLength(1);
    expect(new Set(answers.map(reasonOf))).toEqual(new Set([undefined, 'INVITE_INVALID']));
    expect(await accounts('racer\\_%')).toBe(1);
  });
});

describe('a network without access', () => {
  it('gets 403 for everything but /health: pages, REST, GraphQL and sockets', async () => {
    await app.as(root).graphql(BLOCK_NETWORK, { input: { range: '192.0.2.0/24', severity: 'NO_ACCESS' } });
    const from = { headers: { 'x-forwarded-for': '192.0.2.44' } };

    const statuses = await Promise.all(
      ['/health', '/', '/api/posts', '/graphql?query={registrationEnabled}', '/dev/mailbox'].map(
        async (path) => (await app.visitor.raw(path, from)).status,
      ),
    );
    const elsewhere = await app.visitor.raw('/api/posts', { headers: { 'x-forwarded-for': '192.0.3.44' } });
    const refused = await app.visitor.raw('/api/posts', from);

    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    expect(elsewhere.status).toBe(200);
    expect(await refused.json()).toMatchObject({
      succeeded: false,
      messages: ['Your network has no access to this site.'],
    });
  });

  it('ends by its time', async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    await app.as(root).graphql(BLOCK_NETWORK, { input: { range: '192.0.2.0/24', severity: 'NO_ACCESS', endsAt } });
    const ask = () => app.visitor.raw('/api/posts', { headers: { 'x-forwarded-for': '192.0.2.44' } });
    const before = await ask();

    await app.rows("update ip_blocks set ends_at = now() - interval '1 second'");
    await app.get(RegistrationBoard).read();

    expect([before.status, (await ask()).status]).toEqual([403, 200]);
  });
});

describe('blocks', () => {
  it('are listed, newest first, with who added them, and removed by their id', async () => {
    await app.as(root).graphql(BLOCK_DOMAIN, { input: { domain: 'one.example', comment: 'spam' } });
    await app.as(root).graphql(BLOCK_DOMAIN, { input: { domain: 'two.example', needsApproval: true } });
    const list = '{ emailDomainBlocks { totalCount edges { node { id domain needsApproval comment createdBy } } } }';
    const { emailDomainBlocks } = (await app.as(root).graphql(list)).data;

    const remove = 'mutation ($id: ID!) { removeEmailDomainBlock(id: $id) { deletedId } }';
    const { id } = emailDomainBlocks.edges[0].node;
    const removed = await app.as(root).graphql(remove, { id });
    const again = await app.as(root).graphql(remove, { id });

    expect(emailDomainBlocks).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { domain: 'two.example', needsApproval: true, comment: '', createdBy: 'rulesroot' } },
        { node: { domain: 'one.example', needsApproval: false, comment: 'spam' } },
      ],
    });
    expect([removed.data.removeEmailDomainBlock.deletedId, reasonOf(again)]).toEqual([id, 'BLOCK_NOT_FOUND']);
  });

  it('refuse what is no domain, handle or network, what is there already, and one that shuts its author out', async () => {
    const reasons: unknown[] = [];
    const add = async (mutation: string, input: Record<string, unknown>) =>
      reasons.push(reasonOf(await app.as(root).graphql(mutation, { input })));
    await add(BLOCK_DOMAIN, { domain: 'not a domain' });
    await add(BLOCK_DOMAIN, { domain: 'twice.example' });
    await add(BLOCK_DOMAIN, { domain: 'TWICE.example' });
    await add(BLOCK_HANDLE, { pattern: 'a b' });
    await add(BLOCK_HANDLE, { pattern: '_-_', isExact: false });
    await add(BLOCK_NETWORK, { range: '10.0.0.0/33', severity: 'SIGN_UP_BLOCK' });
    await add(BLOCK_NETWORK, { range: 'everyone', severity: 'SIGN_UP_BLOCK' });
    await add(BLOCK_NETWORK, { range: '10.0.0.0/8', severity: 'SIGN_UP_BLOCK', endsAt: '2020-01-01T00:00:00Z' });
    await add(BLOCK_NETWORK, { range: '127.0.0.0/8', severity: 'NO_ACCESS' });

    expect(reasons).toEqual([
      ...['INVALID_DOMAIN', undefined, 'BLOCK_EXISTS', 'INVALID_PATTERN', 'INVALID_PATTERN', 'INVALID_NETWORK'],
      ...['INVALID_NETWORK', 'INVALID_BLOCK_END', 'BLOCKS_YOURSELF'],
    ]);
  });
});

describe('a form', () => {
  it('that is sent faster than 3 seconds is refused, one that took its time is not, and a forged one never works', async () => {
    const { formToken } = (await app.visitor.graphql(STATE)).data.registrationState;
    const clock = Date.now;

    const fast = await register({ ...fresh(), formToken });
    jest.spyOn(Date, 'now').mockImplementation(() => clock() + 3_100);
    const slow = await register({ ...fresh(), formToken });
    const forged = await register({ ...fresh(), formToken: `0.${formToken.split('.')[1]}` });
    jest.spyOn(Date, 'now').mockImplementation(() => clock() + 25 * 3_600_000);
    const old = await register({ ...fresh(), formToken });

    expect([fast, slow, forged, old].map(reasonOf)).toEqual([
      'FORM_TOO_FAST',
      undefined,
      'FORM_EXPIRED',
      'FORM_EXPIRED',
    ]);
  });

  it('of a client that sends no token works as before', async () => {
    expect((await register(fresh())).data).toEqual({ register: true });
  });

  it('refuses a reason that is too long', async () => {
    expect(reasonOf(await register({ ...fresh(), reason: 'x'.repeat(421) }))).toBe('INVALID_REASON');
  });
});

describe('the address of a suspended person', () => {
  const states = (work: 'apply' | 'lift', id: string) =>
    app
      .get(Transactions)
      .run((tx) =>
        work === 'apply'
          ? app.get(AccountStates).apply(tx, id, { kind: 'SUSPEND' })
          : app.get(AccountStates).lift(tx, id, 'SUSPEND'),
      );
  const suspended = async (email: string): Promise<Person> => {
    const person = await app.world.another('suspended');
    await app.rows('update users set email = $2, email_key = $2 where id = $1', [person.id, email]);
    await states('apply', person.id);
    return person;
  };
  /** How many accounts registrations with these addresses made, and what they were answered. */
  const tried = async (emails: readonly string[]) => {
    const handles = emails.map(() => fresh().handle);
    const answers = [];
    for (const [n, email] of emails.entries()) answers.push(await register({ handle: handles[n], email }));
    const made = await app.rows('select email from users where handle = any($1) order by 1', [handles]);
    return { made: made.map((row) => (row as { email: string }).email), answers, handles };
  };

  it('makes no account in any spelling of its provider, and is answered like one that has an account', async () => {
    await suspended('gone.bird@gmail.com');
    await suspended('gone.bird@outlook.com');

    const {
      made: accounts,
      answers,
      handles,
    } = await tried([
      ...['GoneBird@gmail.com', 'g.onebird+again@googlemail.com', 'gone.bird+2@outlook.com', 'gonebird@outlook.com'],
      'gonebird@example.org',
    ]);
    const again = await register({ handle: handles[0], email: 'someone.else@example.org' });
    const onTaken = await register({ handle: root.handle, email: 'gonebird@gmail.com' });

    expect(accounts).toEqual(['gonebird@example.org', 'gonebird@outlook.com']);
    expect(answers.map(({ data, errors }) => [data, errors])).toEqual(
      answers.map(() => [{ register: true }, undefined]),
    );
    expect([reasonOf(again), reasonOf(onTaken)]).toEqual(['HANDLE_TAKEN', 'HANDLE_TAKEN']);
    expect(await app.rows("select 1 from suspended_addresses where encode(hash, 'escape') like '%gone%'")).toEqual([]);
  });

  it('can register again when the suspension was wrong, and after a year', async () => {
    const wrong = await suspended('wrongly@gmail.com');
    const past = await suspended('long.ago@gmail.com');
    await states('lift', wrong.id);
    await app.rows("update suspended_addresses set created_at = now() - interval '365 days' where user_id = $1", [
      past.id,
    ]);

    const { made: accounts } = await tried(['wrongly+1@gmail.com', 'longago@gmail.com']);
    await app.get(AccountStatesJob).run();

    expect(accounts).toEqual(['longago@gmail.com', 'wrongly+1@gmail.com']);
    expect(await app.rows('select 1 from suspended_addresses where user_id = $1', [past.id])).toEqual([]);
  });
});

describe('the rules of the site and the minimum age', () => {
  it('are told who registers, who is refused for not accepting them; clients that do not ask register as before', async () => {
    const setAge = (by: Person, minAge: number | null) =>
      app
        .as(by)
        .graphql('mutation ($minAge: Int) { setRegistrationMinAge(minAge: $minAge) { mode minAge } }', { minAge });
    const asked = '{ registrationState { minAge rules { text } } rules { text } }';
    const person = await app.world.another('rulesreader');

    const refusedAges = [reasonOf(await setAge(root, 12)), reasonOf(await setAge(root, 22))];
    const forbidden = await setAge(person, 16);
    const set = await setAge(root, 16);
    const { data } = await app.visitor.graphql(asked);
    const overRest = await app.visitor.get('/registration/state');
    const refused = await register({ ...fresh(), acceptsRules: false });
    const accepted = await register({ ...fresh(), acceptsRules: true });
    const silent = await register(fresh());
    const bodies = [true, null, undefined].map((acceptsRules) => ({ ...fresh(), password: PASSWORD, acceptsRules }));
    const rest = [];
    for (const body of bodies) rest.push((await app.visitor.post('/registration/register', body)).status);
    const refusedRest = await app.visitor.post('/registration/register', {
      ...{ ...fresh(), password: PASSWORD },
      acceptsRules: false,
    });

    expect(refusedAges).toEqual(['INVALID_MIN_AGE', 'INVALID_MIN_AGE']);
    expect(forbidden.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(set.data.setRegistrationMinAge).toEqual({ mode: 'OPEN', minAge: 16 });
    expect(data.registrationState).toEqual({ minAge: 16, rules: data.rules });
    expect(data.rules.length).toBeGreaterThan(0);
    expect(overRest.body.data).toMatchObject({ minAge: 16 });
    expect(reasonOf(refused)).toBe('RULES_NOT_ACCEPTED');
    expect([accepted.errors, silent.errors]).toEqual([undefined, undefined]);
    expect([...rest, refusedRest.status]).toEqual([200, 200, 200, 400]);
    expect((await setAge(root, null)).data.setRegistrationMinAge.minAge).toBeNull();
  });
});
