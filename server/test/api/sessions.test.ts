import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SessionViewers } from '#identity/sessions/session-viewers.js';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD, type Person } from './support/world.js';

const SESSIONS = '{ viewer { sessions { id createdAt lastUsedAt userAgent isCurrent } } }';
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }';
const LOGOUT = 'mutation ($token: String!) { logout(refreshToken: $token) }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';

interface Tokens {
  token: string;
  refreshToken: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
// The check of open sockets every fifteen seconds ends none: those that close are closed by the message.
beforeEach(() => {
  jest.spyOn(app.get(SessionViewers), 'liveAmong').mockImplementation(async (ids) => new Set(ids));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.stop());

const signIn = async (person: Person, userAgent = 'Firefox on a laptop'): Promise<Tokens> =>
  (await app.visitor.post('/tokens', { email: person.handle, password: person.password }, { 'user-agent': userAgent }))
    .body.data;
const works = async (tokens: { token: string }) => (await app.as(tokens).get('/identity/profile')).status === 200;
const sessionOf = ({ token }: Tokens): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid;

/** A socket of a session, and the code that it is closed with. */
async function openSocket(tokens: { token: string }) {
  const socket = app.as(tokens).socket();
  const closed = new Promise<number>((resolve) =>
    socket.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  return { socket, closed };
}

describe("a person's sessions", () => {
  it('are listed with their device, the one used latest first, and the current one is marked', async () => {
    const ada = await app.world.person('ada');
    const phone = await signIn(ada, 'Safari on a phone');

    const { sessions } = (await app.as(phone).graphql(SESSIONS)).data.viewer;

    expect(sessions).toEqual([
      {
        id: sessionOf(phone),
        userAgent: 'Safari on a phone',
        isCurrent: true,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
      {
        id: ada.sessionId,
        userAgent: 'test',
        isCurrent: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  it('are ended one by one, and only by their owner', async () => {
    const [bea, mallory] = (await app.world.people('bea', 'mallory')) as [Person, Person];
    const phone = await signIn(bea);

    const stranger = await app.as(mallory).graphql(REVOKE, { id: sessionOf(phone) });
    expect(stranger.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'SESSION_NOT_FOUND' });
    expect(await works(phone)).toBe(true);

    const revoked = await app.as(bea).graphql(REVOKE, { id: sessionOf(phone) });
    expect(revoked.data).toEqual({ revokeSession: { deletedId: sessionOf(phone) } });
    expect(await works(phone)).toBe(false);
    expect((await app.visitor.get(`/tokens/${phone.refreshToken}`)).status).toBe(400);
    expect(await works(bea)).toBe(true);
    expect((await app.as(bea).graphql(REVOKE, { id: sessionOf(phone) })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await app.as(bea).graphql(REVOKE, { id: 'no-id' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await app.visitor.graphql(REVOKE, { id: bea.sessionId })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('are twenty at most: the one used least lately ends when another begins, also when many begin at once', async () => {
    const cleo = await app.world.person('cleo');
    const early = await Promise.all(Array.from({ length: 19 }, () => signIn(cleo)));
    await app.rows(
      "update sessions set last_used_at = last_used_at - interval '1 hour' where id <> all($1::uuid[]) and user_id = $2",
      [[cleo.sessionId], cleo.id],
    );

    const late = await Promise.all(Array.from({ length: 5 }, () => signIn(cleo)));

    const rows = await app.rows<{ id: string }>('select id from sessions where user_id = $1', [cleo.id]);
    expect(rows).toHaveLength(20);
    expect(await works(cleo)).toBe(true);
    expect(await Promise.all(late.map(works))).toEqual(Array(5).fill(true));
    expect((await Promise.all(early.map(works))).filter(Boolean)).toHaveLength(14);
  });
});

describe('logging out', () => {
  it('ends the session of the refresh token and closes its sockets at once', async () => {
    const dora = await app.world.person('dora');
    const phone = await signIn(dora);
    const { closed } = await openSocket(phone);

    expect((await app.as(phone).graphql(LOGOUT, { token: phone.refreshToken })).data).toEqual({ logout: true });

    expect(await works(phone)).toBe(false);
    expect(await closed).toBe(4403);
    expect(await works(dora)).toBe(true);
  });

  it('is fine twice, with an older token of the family, and with one that never was', async () => {
    const emil = await app.world.person('emil');
    const older = emil.refreshToken;
    await app.visitor.get(`/tokens/${older}`);

    for (const token of [older, older, '', 'x', 'A'.repeat(70), '\u0000']) {
      expect((await app.visitor.graphql(LOGOUT, { token })).data).toEqual({ logout: true });
    }
    expect(await works(emil)).toBe(false);
  });
});

describe('what ends a session', () => {
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
        const token = await app.mailbox.tokenTo(person.email);
        await app.visitor.post('/identity/reset-password', { token, password: 'another-quiet-31-lantern' });
      },
    ],
    [
      'its revocation',
      async (person) => {
        const sessions = (await app.as(person).graphql(SESSIONS)).data.viewer.sessions as {
          id: string;
          isCurrent: boolean;
        }[];
        for (const { id, isCurrent } of sessions) if (!isCurrent) await app.as(person).graphql(REVOKE, { id });
      },
    ],
  ])('%s closes its sockets and refuses its tokens at once', async (name, end) => {
    const person = await app.world.person(`ended-${name.replace(/\W/g, '-')}`.slice(0, 30));
    const other = await signIn(person);
    const { closed } = await openSocket(other);

    await end(person);

    expect(await works(other)).toBe(false);
    expect(await closed).toBe(4403);
    expect((await app.visitor.get(`/tokens/${other.refreshToken}`)).status).toBe(400);
  });

  it('is heard of on every replica', async () => {
    const replica = await app.replica();
    try {
      const person = await app.world.person('replicated');
      const socket = replica.as(person).socket();
      const closed = new Promise<number>((resolve) =>
        socket.on('closed', (event) => resolve((event as { code: number }).code)),
      );
      await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
      expect((await replica.as(person).get('/identity/profile')).status).toBe(200);

      await app.visitor.graphql(LOGOUT, { token: person.refreshToken });

      expect(await closed).toBe(4403);
      expect((await replica.as(person).get('/identity/profile')).status).toBe(401);
    } finally {
      await replica.stop();
    }
  });

  it('is repeated from the outbox if the message was lost, without harm', async () => {
    const { SessionHandlers } = await import('../../src/identity/sessions/session.handlers.js');
    const { SessionsEnded } = await import('../../src/identity/sessions/session.events.js');
    const person = await app.world.person('told-twice');
    const { closed } = await openSocket(person);
    await app.rows('delete from sessions where id = $1', [person.sessionId]);
    const event = new SessionsEnded(person.id, [person.sessionId], 'revoked');

    await app.get(SessionHandlers).onSessionsEnded(event);
    await app.get(SessionHandlers).onSessionsEnded(event);

    expect(await closed).toBe(4403);
    expect(await works(person)).toBe(false);
  });

  it('is noticed within two seconds even without a message: deactivation directly in the database', async () => {
    const person = await app.world.person('behind');
    expect(await works(person)).toBe(true);
    await app.rows('update users set is_active = false where id = $1', [person.id]);

    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 2_000);

    expect(await works(person)).toBe(false);
    expect((await app.as(person).graphql('{ viewer { email } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
