import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { startTestApp, type TestApp } from './support/app.js';
import { Authenticator } from './support/authenticator.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token refreshToken } }';
const BEGIN = 'mutation ($password: String!) { beginTotp(password: $password) { secret uri } }';
const CONFIRM = 'mutation ($code: String!) { confirmTotp(code: $code) { codes viewer { security { isTotpOn } } } }';
const DISABLE = 'mutation ($input: ProofInput!) { disableTotp(input: $input) { viewer { security { isTotpOn } } } }';
const RENEW = 'mutation ($input: ProofInput!) { renewRecoveryCodes(input: $input) { codes } }';
const BEGIN_PASSKEY = 'mutation ($input: ProofInput!) { beginPasskey(input: $input) { options } }';
const ADD_PASSKEY =
  'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { viewer { security { passkeys { id } } } } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { viewer { email } } }';
const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) { deletedId } }';
const ASK_SIGN_IN = 'mutation { beginPasskeySignIn { options } }';
const PASSKEY_LOGIN = 'mutation ($credential: String!) { loginWithPasskey(credential: $credential) { token } }';
const ASK_CONFIRM = 'mutation { beginPasskeyConfirmation { options } }';
const CONFIRM_BY_PASSKEY =
  'mutation ($credential: String!) { confirmByPasskey(credential: $credential) { token expiresAt } }';
const CONFIRM_BY_CODE = 'mutation ($input: ProofInput!) { confirmByCode(input: $input) { token } }';
const TOKEN = `mutation ($password: String!) {
  createPersonalToken(input: { name: "script", scopes: [READ], password: $password }) { personalToken { id } }
}`;
const SECURITY =
  '{ viewer { security { isTotpOn recoveryCodesLeft passkeys { id name createdAt lastUsedAt } } needsSecondFactor } }';
const DISOWN = 'mutation ($token: String!) { disownSignIn(token: $token) { resetToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const ME = '{ viewer { user { handle } claims { value } needsSecondFactor } }';

const STEP_MS = 30_000;

let app: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ logLines });
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason;
const ask = (person: Pick<Person, 'token'>, query: string, variables: Record<string, unknown> = {}) =>
  app.as(person).graphql(query, variables);
const logIn = (person: Person, code?: string, headers: Record<string, string> = {}) =>
  app.visitor.graphql(LOGIN, { input: { login: person.handle, password: person.password, code } }, headers);
const securityOf = async (person: Person): Promise<Json> => (await ask(person, SECURITY)).data.viewer.security;

/** The code of an app, some steps of time from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

interface Guarded {
  person: Person;
  secret: string;
  codes: string[];
}

/** Someone whose second factor is on. The code of the present step confirmed it; that of the next one can still be used. */
async function guarded(stem: string, role: 'basic' | 'admin' | 'root' = 'basic'): Promise<Guarded> {
  const person = await app.world.another(stem, { role });
  const { secret } = (await ask(person, BEGIN, { password: PASSWORD })).data.beginTotp as { secret: string };
  const { codes } = (await ask(person, CONFIRM, { code: codeOf(secret) })).data.confirmTotp as { codes: string[] };
  return { person, secret, codes };
}

async function addPasskey(person: Person, device: Authenticator, name = 'my phone'): Promise<GraphqlAnswer> {
  const { data } = await ask(person, BEGIN_PASSKEY, { input: { password: PASSWORD } });
  return ask(person, ADD_PASSKEY, { input: { name, credential: device.create(data.beginPasskey.options) } });
}
async function withPasskey(stem: string, options = {}): Promise<{ person: Person; device: Authenticator }> {
  const person = await app.world.another(stem, options);
  const device = new Authenticator();
  await addPasskey(person, device);
  return { person, device };
}
const optionsOf = async (query: string, person?: Person): Promise<string> => {
  const { data } = await (person ? app.as(person) : app.visitor).graphql(query);
  return (Object.values(data as object)[0] as { options: string }).options;
};
async function signInBy(device: Authenticator, as = app): Promise<GraphqlAnswer> {
  const credential = device.get(await optionsOf(ASK_SIGN_IN));
  return as.visitor.graphql(PASSKEY_LOGIN, { credential });
}
async function confirmedBy(device: Authenticator, person: Person): Promise<string> {
  const credential = device.get(await optionsOf(ASK_CONFIRM, person));
  return (await ask(person, CONFIRM_BY_PASSKEY, { credential })).data.confirmByPasskey.token as string;
}

describe('the second factor', () => {
  it('needs the password, is on once a code has confirmed it, and shows ten recovery codes once', async () => {
    const person = await app.world.another('totp');

    expect(reasonOf(await ask(person, BEGIN, { password: 'not the password 1' }))).toBe('INVALID_CREDENTIALS');
    const { secret, uri } = (await ask(person, BEGIN, { password: PASSWORD })).data.beginTotp;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Mallard:totp\d+\?issuer=Mallard/);
    expect((await logIn(person)).errors).toBeUndefined();
    expect(reasonOf(await ask(person, CONFIRM, { code: '000000x' }))).toBe('SECOND_FACTOR_INVALID');
    const { codes, viewer } = (await ask(person, CONFIRM, { code: codeOf(secret) })).data.confirmTotp;

    expect(viewer.security.isTotpOn).toBe(true);
    expect(new Set(codes).size).toBe(10);
    expect(await securityOf(person)).toMatchObject({ isTotpOn: true, recoveryCodesLeft: 10, passkeys: [] });
    expect(reasonOf(await ask(person, BEGIN, { password: PASSWORD }))).toBe('SECOND_FACTOR_ALREADY_ON');
    // With the one about the sign-in; either may be sent first.
    const subjects = (await app.mailbox.to(person.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Two-factor'));
  });

  it('is asked for after the right password only, over GraphQL and REST', async () => {
    const { person, secret } = await guarded('asked');
    const body = { email: person.email, password: PASSWORD };

    const wrong = await app.visitor.graphql(LOGIN, { input: { login: person.handle, password: 'not the password 1' } });
    expect(reasonOf(wrong)).toBe('INVALID_CREDENTIALS');
    expect(reasonOf(await logIn(person))).toBe('SECOND_FACTOR_REQUIRED');
    const refused = await app.visitor.post('/tokens', body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('authenticator app');
    expect(reasonOf(await logIn(person, '12345'))).toBe('SECOND_FACTOR_INVALID');

    const tokens = await app.visitor.post('/tokens', { ...body, code: codeOf(secret, 1) });
    expect(tokens.status).toBe(200);
    const next = await app.visitor.post('/tokens/refresh', { refreshToken: tokens.body.data.refreshToken });
    expect(next.status).toBe(200);
  });

  it('takes no code twice, whoever is first, and none from before the last one', async () => {
    const { person, secret } = await guarded('replay');
    const code = codeOf(secret, 1);

    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person, code)));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'SECOND_FACTOR_INVALID')).toHaveLength(4);
    expect(reasonOf(await logIn(person, codeOf(secret)))).toBe('SECOND_FACTOR_INVALID');
  });

  it('takes codes of one step around now and of no other time', async () => {
    const { person, secret } = await guarded('clock');

    expect(reasonOf(await logIn(person, codeOf(secret, 4)))).toBe('SECOND_FACTOR_INVALID');
    expect(reasonOf(await logIn(person, codeOf(secret, -4)))).toBe('SECOND_FACTOR_INVALID');
    expect((await logIn(person, codeOf(secret, 1))).errors).toBeUndefined();
  });

  it('lets one of twenty in who use the same recovery code at once, and notes its use', async () => {
    const { person, codes } = await guarded('recovery', 'root');
    const code = codes[0]!;

    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(person, code.toUpperCase())));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await securityOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const log = '{ auditLog(first: 50) { edges { node { action subjectId } } } }';
    const { edges } = (await ask(person, log)).data.auditLog as { edges: { node: Json }[] };
    const actions = edges.filter(({ node }) => node.subjectId === person.id).map(({ node }) => node.action);
    expect(actions).toEqual(['user.recovery_code.used', 'user.two_factor.enabled']);
  });

  it('makes new recovery codes, and turns off, only with the password and a code', async () => {
    const { person, secret, codes } = await guarded('renew');

    expect(reasonOf(await ask(person, RENEW, { input: { password: PASSWORD } }))).toBe('SECOND_FACTOR_REQUIRED');
    const renewed = await ask(person, RENEW, { input: { password: PASSWORD, code: codes[1] } });
    const fresh = renewed.data.renewRecoveryCodes.codes as string[];
    expect(reasonOf(await logIn(person, codes[2]))).toBe('SECOND_FACTOR_INVALID');
    expect((await logIn(person, fresh[0])).errors).toBeUndefined();

    expect(reasonOf(await ask(person, DISABLE, { input: { password: PASSWORD, code: '000000' } }))).toBe(
      'SECOND_FACTOR_INVALID',
    );
    const off = await ask(person, DISABLE, { input: { password: PASSWORD, code: codeOf(secret, 1) } });
    expect(off.data.disableTotp.viewer.security.isTotpOn).toBe(false);
    expect((await logIn(person)).errors).toBeUndefined();
    expect(await securityOf(person)).toMatchObject({ recoveryCodesLeft: 0 });
  });

  it('stays on when the password is chosen anew by email', async () => {
    const { person, secret } = await guarded('reset');
    await app.visitor.graphql('mutation ($email: String!) { forgotPassword(email: $email) }', { email: person.email });
    const token = await app.mailbox.tokenTo(person.email, 2);
    const password = 'harbor-quilts-otter-17-velvet';

    expect((await app.visitor.graphql(RESET, { input: { token, password } })).errors).toBeUndefined();

    const login = { login: person.handle, password };
    expect(reasonOf(await app.visitor.graphql(LOGIN, { input: login }))).toBe('SECOND_FACTOR_REQUIRED');
    const answer = await app.visitor.graphql(LOGIN, { input: { ...login, code: codeOf(secret, 1) } });
    expect(answer.errors).toBeUndefined();
  });

  it('leaves no secret in the database, in the log or in audit entries', async () => {
    const { person, secret, codes } = await guarded('secret');
    await logIn(person, codes[0]);
    await logIn(person, codes[1]!.replace('-', ' '));

    const tables = ['second_factors', 'recovery_codes', 'audit_entries', 'mails'];
    const rows = await Promise.all(
      tables.map((table) => app.rows<{ row: string }>(`select t::text as row from ${table} t`)),
    );
    const stored = rows.flat().map(({ row }) => row.toLowerCase());
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    for (const text of [...stored, ...logLines.map((line) => line.toLowerCase())]) {
      for (const hidden of [bytes, secret.toLowerCase(), ...codes, ...codes.map((code) => code.replace('-', ''))]) {
        expect(text).not.toContain(hidden);
      }
    }
  });
});

describe('the throttle of signing in', () => {
  it('counts missing and wrong codes, so that someone with the password cannot try them all', async () => {
    const limited = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const person = await limited.world.person('guessed');
      const { secret } = (await limited.as(person).graphql(BEGIN, { password: PASSWORD })).data.beginTotp;
      await limited.as(person).graphql(CONFIRM, { code: codeOf(secret) });
      const attempt = (code?: string) =>
        limited.visitor.graphql(
          LOGIN,
          { input: { login: 'guessed', password: PASSWORD, code } },
          { 'x-forwarded-for': '198.51.100.7' },
        );

      const reasons: unknown[] = [];
      for (let n = 0; n < 10; n += 1) reasons.push(reasonOf(await attempt(n % 2 === 0 ? undefined : '000000')));
      expect(new Set(reasons)).toEqual(new Set(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID']));
      const { errors } = await attempt(codeOf(secret));
      expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    } finally {
      await limited.stop();
    }
  });
});

describe('a passkey', () => {
  it('signs in without a password or a code, on every server, and says when it was last used', async () => {
    const { person, device } = await withPasskey('key');
    expect(await securityOf(person)).toMatchObject({ passkeys: [{ name: 'my phone', lastUsedAt: null }] });
    const other = await app.replica();
    try {
      const { data, errors } = await signInBy(device, other);

      expect(errors).toBeUndefined();
      const me = await ask({ token: data.loginWithPasskey.token }, ME);
      expect(me.data.viewer.user.handle).toBe(person.handle);
    } finally {
      await other.stop();
    }
    const [passkey] = (await securityOf(person)).passkeys;
    expect(passkey.lastUsedAt).not.toBeNull();
    const subjects = (await app.mailbox.to(person.email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes('passkey'))).toBe(true);
  });

  it('answers each challenge once', async () => {
    const { device } = await withPasskey('once');
    const options = await optionsOf(ASK_SIGN_IN);
    const credential = device.get(options);
    const again = device.get(options);

    const answers = await Promise.all(
      [credential, again, credential].map((one) => app.visitor.graphql(PASSKEY_LOGIN, { credential: one })),
    );

    expect(answers.filter(({ errors }) => !errors).length).toBeLessThanOrEqual(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'PASSKEY_INVALID').length).toBeGreaterThanOrEqual(2);
  });

  it('is refused with the challenge of another purpose or person, after five minutes, and of a copy', async () => {
    const { person, device } = await withPasskey('bound');
    const { person: other, device: others } = await withPasskey('bound');
    const confirming = { credential: device.get(await optionsOf(ASK_CONFIRM, person)) };
    const forOther = { credential: device.get(await optionsOf(ASK_CONFIRM, other)) };
    const ofOther = { credential: others.get(await optionsOf(ASK_CONFIRM, person)) };

    expect(reasonOf(await app.visitor.graphql(PASSKEY_LOGIN, confirming))).toBe('PASSKEY_INVALID');
    expect(reasonOf(await ask(person, CONFIRM_BY_PASSKEY, forOther))).toBe('PASSKEY_INVALID');
    expect(reasonOf(await ask(other, CONFIRM_BY_PASSKEY, forOther))).toBe('PASSKEY_INVALID');
    expect(reasonOf(await ask(person, CONFIRM_BY_PASSKEY, ofOther))).toBe('PASSKEY_INVALID');

    const late = device.get(await optionsOf(ASK_SIGN_IN));
    await app.rows("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect(reasonOf(await app.visitor.graphql(PASSKEY_LOGIN, { credential: late }))).toBe('PASSKEY_INVALID');

    expect((await signInBy(device)).errors).toBeUndefined();
    device.counter = 0;
    expect(reasonOf(await signInBy(device))).toBe('PASSKEY_INVALID');
  });

  it('has to be made for this site, by a device that verified the person', async () => {
    const person = await app.world.another('site');
    const wrong = [{ origin: 'https://mallard.example' }, { rpId: 'example.org' }, { isVerifying: false }];

    for (const options of wrong) {
      expect(reasonOf(await addPasskey(person, new Authenticator(options)))).toBe('PASSKEY_INVALID');
    }
    const credential = '{"id":"x"}';
    expect(reasonOf(await ask(person, ADD_PASSKEY, { input: { name: 'x', credential } }))).toBe('PASSKEY_INVALID');
    expect((await securityOf(person)).passkeys).toEqual([]);
  });

  it('can be renamed and removed, after which it signs no one in; no one has more than ten', async () => {
    const { person, device } = await withPasskey('list');
    const [{ id }] = (await securityOf(person)).passkeys;

    await ask(person, RENAME, { id, name: '  my laptop ' });
    expect((await securityOf(person)).passkeys).toMatchObject([{ name: 'my laptop' }]);
    expect((await ask(person, RENAME, { id, name: ' ' })).errors?.[0]?.extensions).toMatchObject({
      fields: [{ field: 'name' }],
    });
    await ask(person, REMOVE, { id });
    expect(reasonOf(await signInBy(device))).toBe('PASSKEY_INVALID');

    for (let n = 0; n < 10; n += 1) await addPasskey(person, new Authenticator());
    const refused = await ask(person, BEGIN_PASSKEY, { input: { password: PASSWORD } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_PASSKEYS' });
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing behind that could sign in, or says where its person did', async () => {
    const { person, device } = await withPasskey('gone');
    await logIn(person);
    const root = await app.world.another('deleter', { role: 'root' });
    const remove = 'mutation ($id: ID!) { deleteManagedUser(id: $id, content: KEEP) { deletedId } }';

    expect((await ask(root, remove, { id: person.id })).errors).toBeUndefined();

    expect(reasonOf(await signInBy(device))).toBe('PASSKEY_INVALID');
    for (const table of ['second_factors', 'recovery_codes', 'passkeys', 'confirmations', 'known_devices']) {
      expect(await app.rows(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([]);
    }
  });
});

describe('a confirmation', () => {
  it('by passkey is good for one act in place of the password, in the session that asked', async () => {
    const { person, device } = await withPasskey('confirm');
    const elsewhere = (await logIn(person)).data.login as { token: string };
    const token = await confirmedBy(device, person);

    expect(reasonOf(await ask(elsewhere, TOKEN, { password: token }))).toBe('CONFIRMATION_INVALID');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(person, TOKEN, { password: token })));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'CONFIRMATION_INVALID')).toHaveLength(4);
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
    const input = {
      currentPassword: await confirmedBy(device, person),
      newPassword: 'harbor-quilts-otter-17-velvet',
    };
    expect((await ask(person, change, { input })).errors).toBeUndefined();
  });

  it('is needed to give the role of administrators once the second factor is on, over GraphQL and REST', async () => {
    const { person: root, secret, codes } = await guarded('raising', 'root');
    const member = await app.world.another('member');
    const give = (currentPassword?: string) =>
      ask(
        root,
        'mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { role } }',
        { id: member.id, input: { role: 'ADMIN', currentPassword } },
      );
    const put = (currentPassword?: string) =>
      app.as(root).put(`/identity/users/${member.id}`, { roleId: 'admin', currentPassword });

    expect(reasonOf(await give())).toBe('SECOND_FACTOR_REQUIRED');
    expect(reasonOf(await give(PASSWORD))).toBe('SECOND_FACTOR_REQUIRED');
    expect(reasonOf(await give('not the password 1'))).toBe('INVALID_CREDENTIALS');
    expect((await put(PASSWORD)).status).toBe(400);
    expect(reasonOf(await ask(root, CONFIRM_BY_CODE, { input: { password: PASSWORD } }))).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    const byCode = async (code: string): Promise<string> =>
      (await ask(root, CONFIRM_BY_CODE, { input: { password: PASSWORD, code } })).data.confirmByCode.token;
    expect((await give(await byCode(codeOf(secret, 1)))).data.updateManagedUser.role).toBe('ADMIN');
    expect((await put(await byCode(codes[0]!))).status).toBe(200);
  });
});

describe('where the operator requires a second factor of staff', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => strict.stop());

  it('their role and claims do not count before they have one, over GraphQL and REST', async () => {
    const admin = await strict.world.person('strict-admin', { role: 'admin' });
    const users = '{ managedUsers(first: 1) { totalCount } }';

    const before = await strict.as(admin).graphql(ME);
    expect(before.data.viewer).toMatchObject({ needsSecondFactor: true, claims: expect.any(Array) });
    expect(before.data.viewer.claims.map(({ value }: Json) => value)).not.toContain('users.read');
    expect((await strict.as(admin).graphql(users)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await strict.as(admin).get('/identity/users')).status).toBe(403);

    const { secret } = (await strict.as(admin).graphql(BEGIN, { password: PASSWORD })).data.beginTotp;
    const confirm = `mutation ($code: String!) {
      confirmTotp(code: $code) { viewer { needsSecondFactor claims { value } } } }`;
    const confirmed = (await strict.as(admin).graphql(confirm, { code: codeOf(secret) })).data.confirmTotp.viewer;
    const after = await strict.as(admin).graphql(ME);

    expect(confirmed).toEqual({ needsSecondFactor: false, claims: after.data.viewer.claims });
    expect(after.data.viewer.needsSecondFactor).toBe(false);
    expect(after.data.viewer.claims.map(({ value }: Json) => value)).toContain('users.read');
    expect((await strict.as(admin).graphql(users)).errors).toBeUndefined();
  });

  it('everyone else is asked for none', async () => {
    const member = await strict.world.person('strict-member');
    expect((await strict.as(member).graphql(ME)).data.viewer.needsSecondFactor).toBe(false);
  });
});

describe('a sign-in on a new device', () => {
  const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const SAFARI = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const mails = async (person: Person, atLeast: number) =>
    (await app.mailbox.to(person.email, atLeast)).filter(({ text }) => text.includes('/not-me'));

  /** As after registering: without a session. */
  async function fresh(language: 'en' | 'he' = 'en'): Promise<Person> {
    const person = await app.world.another('device', { language });
    await app.rows('delete from sessions where user_id = $1', [person.id]);
    return person;
  }

  it('is told about by email in the language of the person, unless it is the first or a known one', async () => {
    const person = await fresh('he');
    for (const headers of [FIREFOX, FIREFOX, SAFARI, SAFARI, FIREFOX]) await logIn(person, undefined, headers);

    const [mail, ...rest] = await mails(person, 1);
    expect(rest).toEqual([]);
    expect(mail?.text).toContain('Safari ב־iPhone');
    expect(mail?.text).toContain('UTC');
    expect(mail?.subject).toMatch(/[א-ת]/);
  });

  it('is told about again after ninety days, and never repeats what a program calls itself', async () => {
    const person = await fresh();
    await logIn(person, undefined, FIREFOX);
    await app.rows("update known_devices set last_seen_at = now() - interval '91 days' where user_id = $1", [
      person.id,
    ]);
    await app.rows('delete from sessions where user_id = $1', [person.id]);
    await logIn(person, undefined, FIREFOX);
    await logIn(person, undefined, { 'user-agent': 'visit.evil.example/1' });

    const sent = await mails(person, 2);
    expect(sent).toHaveLength(2);
    expect(sent.map(({ text }) => text).join()).not.toContain('evil');
  });

  it('is undone by the link without signing in: everyone is out, what they set up is gone, a new password is chosen', async () => {
    const person = await fresh();
    await logIn(person, undefined, FIREFOX);
    const stranger = (await logIn(person, undefined, SAFARI)).data.login as { token: string };
    const { secret } = (await ask(stranger, BEGIN, { password: PASSWORD })).data.beginTotp;
    await ask(stranger, CONFIRM, { code: codeOf(secret) });
    const device = new Authenticator();
    const { data } = await ask(stranger, BEGIN_PASSKEY, {
      input: { password: PASSWORD, code: codeOf(secret, 1) },
    });
    await ask(stranger, ADD_PASSKEY, {
      input: { name: 'theirs', credential: device.create(data.beginPasskey.options) },
    });
    const [mail] = await mails(person, 3);
    const token = /not-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

    const answers = await Promise.all(Array.from({ length: 3 }, () => app.visitor.graphql(DISOWN, { token })));

    const [done] = answers.filter(({ errors }) => !errors);
    expect(answers.filter((answer) => reasonOf(answer) === 'TOKEN_EXPIRED')).toHaveLength(2);
    expect((await app.as(stranger).get('/identity/profile')).status).toBe(401);
    expect(reasonOf(await logIn(person))).toBe('INVALID_CREDENTIALS');
    expect(reasonOf(await signInBy(device))).toBe('PASSKEY_INVALID');
    const password = 'harbor-quilts-otter-17-velvet';
    const input = { token: done?.data.disownSignIn.resetToken, password };
    expect((await app.visitor.graphql(RESET, { input })).errors).toBeUndefined();
    expect((await logIn({ ...person, password })).errors).toBeUndefined();
  });
});
