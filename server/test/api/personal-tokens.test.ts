import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { SessionViewers } from '#identity/sessions/session-viewers.js';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD, type Person } from './support/world.js';

const CREATE = `mutation ($input: CreatePersonalTokenInput!) {
  createPersonalToken(input: $input) { token personalToken { id name scopes createdAt expiresAt lastUsedAt } }
}`;
const LIST = '{ viewer { personalTokens { id name scopes createdAt expiresAt lastUsedAt } } }';
const REVOKE = 'mutation ($id: ID!) { revokePersonalToken(id: $id) { deletedId } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const POST = 'mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }';
const ME = '{ viewer { user { handle } } }';

interface Created {
  id: string;
  token: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.stop());

const inputOf = (given: Record<string, unknown> = {}) => ({
  name: 'backup script',
  scopes: ['READ'],
  password: PASSWORD,
  ...given,
});

async function create(person: Person, given: Record<string, unknown> = {}): Promise<Created> {
  const { data, errors } = await app.as(person).graphql(CREATE, { input: inputOf(given) });
  if (errors) throw new Error(errors[0]?.message);
  return { id: data.createPersonalToken.personalToken.id, token: data.createPersonalToken.token };
}

const works = async (token: { token: string }) => (await app.as(token).get('/identity/profile')).status === 200;
const errorOf = async (person: { token: string }, query: string, variables: Record<string, unknown> = {}) =>
  (await app.as(person).graphql(query, variables)).errors?.[0]?.extensions;

async function openSocket(tokens: { token: string }) {
  const socket = app.as(tokens).socket();
  const closed = new Promise<number>((resolve) =>
    socket.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  return { socket, closed };
}

describe('a personal access token', () => {
  it('is shown once, with a prefix to recognize it by, and stored only as a digest', async () => {
    const ada = await app.world.person('token-ada');

    const { data } = await app.as(ada).graphql(CREATE, {
      input: inputOf({ name: ' Ticker ', scopes: ['WRITE', 'READ', 'READ'], expiresInDays: 30 }),
    });

    const { token, personalToken } = data.createPersonalToken;
    expect(token).toMatch(/^mallard_pat_[\w-]{43}$/);
    expect(personalToken).toMatchObject({ name: 'Ticker', scopes: ['READ', 'WRITE'], lastUsedAt: null });
    const lifetime = Date.parse(personalToken.expiresAt) - Date.parse(personalToken.createdAt);
    expect(lifetime).toBe(30 * 24 * 3_600_000);
    const [row] = await app.rows<{ row: string }>('select t::text as row from personal_tokens t where id = $1', [
      personalToken.id,
    ]);
    expect(row?.row).not.toContain(token.slice('mallard_pat_'.length));
    expect((await app.as(ada).graphql(LIST)).data.viewer.personalTokens).toEqual([personalToken]);
  });

  it('works as a bearer over REST, GraphQL and WebSocket', async () => {
    const bea = await app.world.person('token-bea');
    const token = await create(bea);

    expect((await app.as(token).get('/identity/profile')).status).toBe(200);
    expect((await app.as(token).graphql(ME)).data.viewer.user.handle).toBe('token-bea');
    const socket = app.as(token).socket();
    const result = await new Promise((resolve, reject) => {
      socket.subscribe({ query: ME }, { next: ({ data }) => resolve(data), error: reject, complete: () => undefined });
    });
    await socket.dispose();
    expect(result).toMatchObject({ viewer: { user: { handle: 'token-bea' } } });
  });

  it('needs the password, a name, a scope and a sensible expiry', async () => {
    const cleo = await app.world.person('token-cleo');
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ password: 'not-the-password-1' }, 'password', 'INVALID_CREDENTIALS'],
      [{ name: '  ' }, 'name', 'INVALID_INPUT'],
      [{ name: 'x'.repeat(61) }, 'name', 'INVALID_INPUT'],
      [{ name: 'two\nlines' }, 'name', 'INVALID_INPUT'],
      [{ scopes: [] }, 'scopes', 'INVALID_INPUT'],
      [{ expiresInDays: 0 }, 'expiresInDays', 'INVALID_INPUT'],
      [{ expiresInDays: 366 }, 'expiresInDays', 'INVALID_INPUT'],
    ];

    for (const [given, field, reason] of wrong) {
      const error = await errorOf(cleo, CREATE, { input: inputOf(given) });
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', reason, fields: [{ field }] });
    }
    expect((await app.as(cleo).graphql(LIST)).data.viewer.personalTokens).toEqual([]);
  });

  it('is told about by email, and recorded with its revocation in the audit log', async () => {
    const dora = await app.world.person('token-dora', { role: 'root' });
    const { id } = await create(dora, { name: 'audited' });
    await app.as(dora).graphql(REVOKE, { id });

    const mail = await app.mailbox.latestTo(dora.email);
    expect(mail.subject).toContain('access token');
    expect(mail.text).toContain('/profile?section=sessions');
    const log = '{ auditLog(first: 10) { edges { node { action subjectId subjectName actorHandle } } } }';
    const { edges } = (await app.as(dora).graphql(log)).data.auditLog;
    const entries = (edges as { node: { subjectId: string; action: string } }[])
      .map(({ node }) => node)
      .filter(({ subjectId }) => subjectId === id);
    expect(entries).toEqual([
      { action: 'user.token.revoked', subjectId: id, subjectName: 'audited', actorHandle: 'token-dora' },
      { action: 'user.token.created', subjectId: id, subjectName: 'audited', actorHandle: 'token-dora' },
    ]);
  });

  it('exists at most fifty times for a person, also when many are created at once', async () => {
    const emil = await app.world.person('token-emil');
    await app.rows(
      `insert into personal_tokens (id, user_id, name, token_hash, scopes, created_at)
       select gen_random_uuid(), $1::uuid, 'old', sha256(convert_to($1::text || n, 'UTF8')), '{read}', now()
       from generate_series(1, 48) n`,
      [emil.id],
    );

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.as(emil).graphql(CREATE, { input: inputOf() })),
    );

    const reasons = answers.map(({ errors }) => errors?.[0]?.extensions['reason'] ?? 'created').sort();
    expect(reasons).toEqual(['TOO_MANY_PERSONAL_TOKENS', 'TOO_MANY_PERSONAL_TOKENS', 'created', 'created']);
  });

  it('is refused when it is not exactly a token that exists', async () => {
    const finn = await app.world.person('token-finn');
    const { token } = await create(finn);

    for (const forged of [
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      token.slice(0, -2) + 'zz',
      'mallard_pat_',
    ]) {
      const { status, headers } = await app.as({ token: forged }).get('/registration/enabled');
      expect([forged === token, status]).toEqual([false, 401]);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

describe('the scopes of a personal access token', () => {
  it('refuse a whole document if one of its fields needs more, and say what is missing', async () => {
    const gil = await app.world.person('token-gil');
    const token = await create(gil);

    const reached = '{ viewer { user { handle } ... on Viewer { conversations { edges { node { id } } } } } }';
    expect(await errorOf(token, reached)).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'SCOPE_MISSING',
      values: { scope: 'whispers' },
    });
    const hidden =
      'query ($no: Boolean!) { viewer { ...All @include(if: $no) } } fragment All on Viewer { sessions { id } }';
    expect(await errorOf(token, hidden, { no: false })).toMatchObject({ reason: 'SESSION_NEEDED' });
    const rest = await app.as(token).post('/posts', { content: 'no' });
    expect(rest.status).toBe(403);
    expect(rest.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="write"');
    expect(rest.body.messages).toEqual(['This access token needs the scope "write".']);
  });

  it('never let it change who can sign in: password, address, handle, sessions, tokens', async () => {
    const hana = await app.world.person('token-hana', { role: 'admin' });
    const token = await create(hana, { scopes: ['READ', 'WRITE', 'FOLLOW', 'WHISPERS', 'ADMIN'] });
    const password = hana.password;
    const attempts: [string, Record<string, unknown>][] = [
      [CREATE, { input: inputOf() }],
      [REVOKE, { id: token.id }],
      [LIST, {}],
      [CHANGE, { input: { currentPassword: password, newPassword: 'another-quiet-31-lantern' } }],
      [
        'mutation ($p: String!) { changeEmail(input: { email: "x@example.org", password: $p }) { viewer { email } } }',
        { p: password },
      ],
      ['mutation { changeHandle(handle: "other-hana") { viewer { email } } }', {}],
      ['mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }', { id: hana.sessionId }],
      ['mutation ($id: ID!) { updateManagedUser(id: $id, input: { isActive: false }) { id } }', { id: hana.id }],
    ];

    for (const [query, variables] of attempts) {
      expect(await errorOf(token, query, variables)).toMatchObject({ code: 'FORBIDDEN', reason: 'SESSION_NEEDED' });
    }
    const rest = await app.as(token).put('/identity/change-password', {
      password,
      newPassword: 'another-quiet-31-lantern',
      confirmNewPassword: 'another-quiet-31-lantern',
    });
    expect(rest.status).toBe(403);
  });

  it('leave nothing of the rights of the administration without "admin"', async () => {
    const [ines, jon] = (await app.world.people('token-ines', 'token-jon')) as [Person, Person];
    await app.rows(`update users set role = 'admin' where id = $1`, [ines.id]);
    const plain = await create(ines, { scopes: ['READ', 'WRITE'] });
    const full = await create(ines, { scopes: ['READ', 'WRITE', 'ADMIN'] });
    const { data } = await app.as(jon).graphql(POST, { content: 'to be removed' });
    const path = `/posts/${data.createPost.post.id}`;

    expect((await app.as(plain).delete(path)).status).toBe(403);
    expect((await app.as(full).delete(path)).status).toBe(200);
  });

  it('are narrowed at once by what their owner may do', async () => {
    const kai = await app.world.person('token-kai', { role: 'admin' });
    const root = await app.world.person('token-kai-root', { role: 'root' });
    const token = await create(kai, { scopes: ['ADMIN'] });
    expect((await app.as(token).get('/identity/users')).status).toBe(200);

    const demote = 'mutation ($id: ID!) { updateManagedUser(id: $id, input: { role: BASIC }) { id } }';
    expect((await app.as(root).graphql(demote, { id: kai.id })).errors).toBeUndefined();

    expect((await app.as(token).get('/identity/users')).status).toBe(403);
  });
});

describe('the last use of a personal access token', () => {
  it('is written beside the requests, and not again within a minute', async () => {
    const lea = await app.world.person('token-lea');
    const token = await create(lea);
    const lastUse = async () =>
      (await app.as(lea).graphql(LIST)).data.viewer.personalTokens[0].lastUsedAt as string | null;

    await app.as(token).graphql(ME);
    let first = await lastUse();
    while (first === null) first = await lastUse();
    const statements = await app.statementsDuring(async () => {
      for (let n = 0; n < 5; n += 1) await app.as(token).graphql(ME);
    });

    expect(statements.filter((statement) => statement.includes('last_used_at'))).toEqual([]);
    expect(await lastUse()).toBe(first);
  });
});

describe('a personal access token ends', () => {
  it('with its revocation, only by its owner, on every replica and with its sockets', async () => {
    const replica = await app.replica();
    try {
      const [mia, mallory] = (await app.world.people('token-mia', 'token-mallory')) as [Person, Person];
      const token = await create(mia);
      const { closed } = await openSocket(token);
      expect((await replica.as(token).get('/identity/profile')).status).toBe(200);

      expect(await errorOf(mallory, REVOKE, { id: token.id })).toMatchObject({ reason: 'PERSONAL_TOKEN_NOT_FOUND' });
      expect(await works(token)).toBe(true);
      expect((await app.as(mia).graphql(REVOKE, { id: token.id })).data).toEqual({
        revokePersonalToken: { deletedId: token.id },
      });

      expect(await works(token)).toBe(false);
      expect(await closed).toBe(4403);
      const socket = replica.as(token).socket();
      const refused = await new Promise<number>((resolve) =>
        socket.on('closed', (event) => resolve((event as { code: number }).code)),
      );
      expect(refused).toBe(4403);
      expect(await errorOf(mia, REVOKE, { id: token.id })).toMatchObject({ code: 'NOT_FOUND' });
    } finally {
      await replica.stop();
    }
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'a changed password',
      (person) =>
        app
          .as(person)
          .graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'another-quiet-31-lantern' } }),
    ],
    [
      'a reset password',
      async (person) => {
        await app.visitor.post('/identity/forgot-password', { email: person.email });
        // The mail about the token came first.
        const token = await app.mailbox.tokenTo(person.email, 2);
        await app.visitor.post('/identity/reset-password', { token, password: 'another-quiet-31-lantern' });
      },
    ],
    [
      'the deactivation of its owner',
      async (person) => {
        const root = await app.world.another('token-deactivator', { role: 'root' });
        const deactivate = 'mutation ($id: ID!) { updateManagedUser(id: $id, input: { isActive: false }) { id } }';
        await app.as(root).graphql(deactivate, { id: person.id });
      },
    ],
  ])('with %s, at once and with its sockets', async (_, end) => {
    const person = await app.world.another('token-ended');
    const token = await create(person);
    const { closed } = await openSocket(token);

    await end(person);

    expect(await works(token)).toBe(false);
    expect(await closed).toBe(4403);
  });

  it('by its expiry, also for open sockets, and stays listed for thirty days', async () => {
    const nora = await app.world.person('token-nora');
    const token = await create(nora, { expiresInDays: 1 });
    const viewers = app.get(SessionViewers);
    expect(await viewers.liveAmong([token.id])).toEqual(new Set([token.id]));

    await app.rows(`update personal_tokens set expires_at = now() - interval '29 days' where id = $1`, [token.id]);
    await app.get(IdentitySweep).sweep();

    expect(await works(token)).toBe(false);
    // What the check of open sockets asks.
    expect(await viewers.liveAmong([token.id])).toEqual(new Set());
    expect((await app.as(nora).graphql(LIST)).data.viewer.personalTokens).toHaveLength(1);
    await app.rows(`update personal_tokens set expires_at = now() - interval '31 days' where id = $1`, [token.id]);
    await app.get(IdentitySweep).sweep();
    expect((await app.as(nora).graphql(LIST)).data.viewer.personalTokens).toEqual([]);
  });

  it('not with a sign-out, also of every session', async () => {
    const olga = await app.world.person('token-olga');
    const token = await create(olga);

    await app.visitor.graphql('mutation ($t: String!) { logout(refreshToken: $t) }', { t: olga.refreshToken });

    expect(await works(token)).toBe(true);
  });
});

it('A person shares the limits of requests among their tokens', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  try {
    const pia = await limited.world.person('token-pia');
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { data } = await limited.as(pia).graphql(CREATE, { input: inputOf() });
      tokens.push(data.createPersonalToken.token);
    }

    const statuses: number[] = [];
    // 600 for each of three tokens is more than 1,500 for the person.
    for (const token of tokens) {
      for (let sent = 0; sent < 600; sent += 20) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => limited.as({ token }).get('/registration/enabled')),
        );
        statuses.push(...answers.map(({ status }) => status));
      }
    }

    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // Three of the person's requests created the tokens.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1_497);
  } finally {
    await limited.stop();
  }
});
