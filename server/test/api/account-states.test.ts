import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates, type Measure } from '#identity/account-states/account-states.service.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { Transactions } from '#kernel/events/transactions.js';
import { AccountStatesJob } from '#identity/account-states/account-states.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { PASSWORD, type Person } from './support/world.js';

const NOBODY = '0193a000-0000-7000-8000-000000000000';
const HOUR_MS = 3_600_000;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token refreshToken } }';
const STATE = '{ viewer { email accountState { isLimited frozenUntil suspendedAt erasedAt } } }';
const NOTICES = '{ viewer { notifications(first: 20) { edges { node { kind } } } } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { deletesAt } }';
const AT_ONCE =
  'mutation ($password: String!, $handle: String!) { deleteAccountAtOnce(password: $password, handle: $handle) { deletesAt } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const TOKEN = `mutation { createPersonalToken(input: { name: "script", scopes: [READ], password: "${PASSWORD}" }) { token } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const apply = ({ id }: Pick<Person, 'id'>, measure: Measure): Promise<void> =>
  app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, id, measure));
const lift = ({ id }: Pick<Person, 'id'>, kind: Measure['kind']): Promise<void> =>
  app.get(Transactions).run((tx) => app.get(AccountStates).lift(tx, id, kind));
const profileStatus = async ({ handle }: Person): Promise<number> =>
  (await app.visitor.get(`/profiles/public/${handle}`)).status;
const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions['reason'];
const login = (person: Person, takeBack?: boolean) =>
  app.visitor.graphql(LOGIN, { input: { login: person.handle, password: person.password, takeBack } });
const signedInAgain = async (person: Person): Promise<Person> => {
  const { token, refreshToken } = (await login(person)).data.login;
  return { ...person, token, refreshToken };
};
const publish = async (by: Person, content: string): Promise<string> =>
  (await app.as(by).post('/posts', { content })).body.data.id;
const inAnHour = (): Date => new Date(Date.now() + HOUR_MS);

describe('a measure', () => {
  it('is refused for no one, and for a root', async () => {
    const root = await app.world.another('root', { role: 'root' });

    await expect(apply({ id: NOBODY }, { kind: 'LIMIT' })).rejects.toThrow('User not found');
    await expect(lift({ id: NOBODY }, 'SUSPEND')).rejects.toThrow('User not found');
    await expect(apply(root, { kind: 'SUSPEND' })).rejects.toThrow('Root accounts');
  });

  it.each<Measure>([{ kind: 'LIMIT' }, { kind: 'FREEZE', until: inAnHour() }, { kind: 'SUSPEND' }])(
    'closes the open connections of the person: $kind',
    async (measure) => {
      const ada = await app.world.another('closing');
      const socket = app.as(ada).socket();
      let connected = false;
      let closed = false;
      socket.on('connected', () => (connected = true));
      socket.on('closed', () => (closed = true));
      void socket.subscribe(
        { query: 'subscription { viewerChanged { email } }' },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      );
      await until(() => connected, 'the connection');

      await apply(ada, measure);

      await until(() => closed, 'the end of the connection');
      await socket.dispose();
    },
  );

  it('suspends and gives back what was there, and twice is the same as once', async () => {
    const ada = await app.world.another('back');

    await apply(ada, { kind: 'SUSPEND' });
    await apply(ada, { kind: 'SUSPEND' });
    const suspended = await profileStatus(ada);
    await lift(ada, 'SUSPEND');
    await lift(ada, 'SUSPEND');

    expect(suspended).toBe(404);
    expect(await profileStatus(ada)).toBe(200);
  });
});

describe('a limited person', () => {
  it('is told so, writes as before, and notifies only people who follow them', async () => {
    const [ada, ben, cleo] = [
      await app.world.another('limited'),
      await app.world.another('stranger'),
      await app.world.another('follower'),
    ];
    await app.as(cleo).post(`/follows/${ada.id}`);
    await apply(ada, { kind: 'LIMIT' });

    await publish(ada, `hello @${ben.handle} and @${cleo.handle}`);
    await app.settled();

    const told = async (who: Person) => (await app.as(who).graphql(NOTICES)).data.viewer.notifications.edges.length;
    expect([await told(ben), await told(cleo)]).toEqual([0, 1]);
    expect((await app.as(ada).graphql(STATE)).data.viewer.accountState.isLimited).toBe(true);
  });

  it('sends live quacks to followers, and to no one else', async () => {
    const [ada, cleo] = [await app.world.another('limited'), await app.world.another('follower')];
    await app.as(cleo).post(`/follows/${ada.id}`);
    await apply(ada, { kind: 'LIMIT' });
    const subscription = (feed: string) => `subscription { postAdded(feed: ${feed}) { content } }`;
    // What they write is unlisted, so that followers find it at home alone.
    const toFollower = new Listening<{ content: string }>(app.as(cleo), subscription('FOLLOWING'), {});
    const toVisitor = new Listening<{ content: string }>(app.visitor, subscription('EVERYONE'), {});
    await until(() => app.get(LivePosts).listenerCount === 2, 'the subscriptions');

    await publish(ada, 'only for followers');
    await publish(cleo, 'for everyone');
    await until(() => toVisitor.arrivals.length > 0 && toFollower.arrivals.length > 1, 'the quacks');

    expect(toFollower.arrivals.map(({ content }) => content).toSorted()).toEqual([
      'for everyone',
      'only for followers',
    ]);
    expect(toVisitor.arrivals.map(({ content }) => content)).toEqual(['for everyone']);
    await Promise.all([toFollower.stop(), toVisitor.stop()]);
  });
});

describe('a frozen person', () => {
  it('reads, but writes nothing until the time that the refusal names', async () => {
    const [ada, ben] = [await app.world.another('frozen'), await app.world.another('other')];
    const quack = await publish(ben, 'to read');
    const end = inAnHour();
    await apply(ada, { kind: 'FREEZE', until: end });

    const refused = await app
      .as(ada)
      .graphql('mutation ($id: ID!) { nodPost(id: $id) { post { id } } }', { id: quack });
    const refusedRoute = await app.as(ada).post('/posts', { content: 'no' });
    const read = await app.as(ada).get(`/posts/${quack}`);

    expect(refused.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'ACCOUNT_FROZEN', values: { until: end.toISOString() } } },
    ]);
    expect(refusedRoute.status).toBe(403);
    expect(read.status).toBe(200);
    expect((await app.as(ada).graphql(STATE)).data.viewer.accountState.frozenUntil).toBe(end.toISOString());
  });

  it('writes again when the time is over, or when the freeze is lifted', async () => {
    const [past, lifted] = [await app.world.another('past'), await app.world.another('lifted')];
    await apply(past, { kind: 'FREEZE', until: new Date(Date.now() - 1) });
    await apply(lifted, { kind: 'FREEZE', until: inAnHour() });
    await lift(lifted, 'FREEZE');

    expect((await app.as(past).post('/posts', { content: 'over' })).status).toBe(200);
    expect((await app.as(lifted).post('/posts', { content: 'lifted' })).status).toBe(200);
    expect((await app.as(past).graphql(STATE)).data.viewer.accountState.frozenUntil).toBeNull();
  });

  it('can still mark things as read, change the password, sign out and leave', async () => {
    const ada = await app.world.another('frozen');
    await apply(ada, { kind: 'FREEZE', until: inAnHour() });
    const ask = async (query: string, variables = {}) => reasonOf(await app.as(ada).graphql(query, variables));

    expect(await ask('mutation { markNotificationsRead { viewer { email } } }')).toBeUndefined();
    expect(await ask(CHANGE, { input: { currentPassword: 'not it', newPassword: 'dappled-thicket-42-lantern' } })).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await ask(DELETE, { password: 'not it' })).toBe('INVALID_CREDENTIALS');
    expect(
      await ask('mutation ($token: String!) { logout(refreshToken: $token) }', { token: ada.refreshToken }),
    ).toBeUndefined();
  });
});

describe('a suspended person', () => {
  it('signs in, sees the state, and is refused everything else', async () => {
    const ada = await app.world.another('suspended');
    const { token } = (await app.as(ada).graphql(TOKEN)).data.createPersonalToken;
    await apply(ada, { kind: 'SUSPEND' });

    const ended = await app.as(ada).graphql(STATE);
    const again = await signedInAgain(ada);
    const state = await app.as(again).graphql(STATE);

    expect(reasonOf(ended)).toBe('INVALID_TOKEN');
    expect(state.data.viewer).toMatchObject({ email: ada.email, accountState: { suspendedAt: expect.any(String) } });
    for (const query of [
      '{ viewer { user { handle } } }',
      '{ viewer { conversations { edges { node { id } } } } }',
      '{ stream(feed: EVERYONE) { edges { node { id } } } }',
      'mutation { createPost(input: { content: "no" }) { post { id } } }',
      DELETE.replace('$password: String!', '$password: String = "x"'),
    ]) {
      expect([query, reasonOf(await app.as(again).graphql(query))]).toEqual([query, 'ACCOUNT_SUSPENDED']);
    }
    expect((await app.as(again).get('/posts')).status).toBe(403);
    expect((await app.as({ token }).get('/posts')).status).toBe(401);
    await lift(ada, 'SUSPEND');
    expect((await app.as({ token }).get('/posts')).status).toBe(200);
  });

  it('reads no more through the answer to a sign-in than through a session', async () => {
    const ada = await app.world.another('suspended');
    await apply(ada, { kind: 'SUSPEND' });
    const input = { login: ada.handle, password: ada.password };

    const answer = await app.visitor.graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { viewer { ...own } } } fragment own on Viewer { conversations { edges { node { id } } } }',
      { input },
    );

    expect(reasonOf(answer)).toBe('ACCOUNT_SUSPENDED');
  });

  it('keeps the session by refreshing it', async () => {
    const ada = await app.world.another('suspended');
    await apply(ada, { kind: 'SUSPEND' });
    const { refreshToken } = await signedInAgain(ada);

    const { data } = await app.visitor.graphql(
      'mutation ($token: String!) { refreshToken(refreshToken: $token) { token viewer { email } } }',
      { token: refreshToken },
    );

    expect(data.refreshToken.viewer.email).toBe(ada.email);
  });

  it('gets nothing more over a socket that was open', async () => {
    const [ada, ben] = [await app.world.another('suspended'), await app.world.another('other')];
    const listening = new Listening<{ content: string }>(
      app.as(ada),
      'subscription { postAdded(feed: EVERYONE) { content } }',
      {},
    );
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    await apply(ada, { kind: 'SUSPEND' });
    await until(() => app.get(LivePosts).listenerCount === 0, 'its end');
    await publish(ben, 'after the suspension');
    await app.settled();

    expect(listening.arrivals).toEqual([]);
    await listening.stop();
  });

  it('cannot be activated by an administrator while the suspension stands', async () => {
    const [ada, admin] = [await app.world.another('suspended'), await app.world.another('admin', { role: 'admin' })];
    await apply(ada, { kind: 'SUSPEND' });

    const answer = await app.as(admin).put(`/identity/users/${ada.id}`, { isActive: true });

    expect(answer.status).toBe(409);
    expect(await profileStatus(ada)).toBe(404);
  });

  it('loses what they wrote after 30 days, and not before', async () => {
    const ada = await app.world.another('suspended');
    const quack = await publish(ada, 'for thirty days');
    await apply(ada, { kind: 'SUSPEND' });
    const afterDays = async (days: number): Promise<boolean> => {
      await app.rows("update users set suspended_at = now() - $2 * interval '1 day' where id = $1", [ada.id, days]);
      await app.get(AccountStatesJob).run();
      await app.settled();
      return (await app.rows('select id from posts where id = $1 and deleted_at is null', [quack])).length === 1;
    };

    expect(await afterDays(29)).toBe(true);
    expect(await afterDays(30)).toBe(false);
    await lift(ada, 'SUSPEND');
    expect(await profileStatus(ada)).toBe(200);
  });
});

describe('leaving', () => {
  const leave = async (person: Person) => (await app.as(person).graphql(DELETE, { password: person.password })).data;
  const afterDays = async ({ id }: Person, days: number): Promise<void> => {
    await app.rows("update users set leaves_at = leaves_at - $2 * interval '1 day' where id = $1", [id, days]);
    await app.get(AccountStatesJob).run();
    await app.settled();
  };

  it('hides the person at once, signs them out, and emails how to take it back', async () => {
    const ada = await app.world.another('leaving');
    const quack = await publish(ada, 'goodbye');

    const { deleteAccount } = await leave(ada);

    const days = (Date.parse(deleteAccount.deletesAt) - Date.now()) / (24 * HOUR_MS);
    expect(Math.round(days)).toBe(30);
    expect((await app.as(ada).get('/posts')).status).toBe(401);
    expect([await profileStatus(ada), (await app.visitor.get(`/posts/${quack}`)).status]).toEqual([404, 404]);
    expect((await app.mailbox.latestTo(ada.email)).subject).toContain('will be deleted');
  });

  it('is taken back after 29 days by signing in, with everything as it was', async () => {
    const [ada, ben] = [await app.world.another('leaving'), await app.world.another('friend')];
    const quack = await publish(ada, 'still here');
    await app.as(ben).post(`/follows/${ada.id}`);
    const { token } = (await app.as(ada).graphql(TOKEN)).data.createPersonalToken;
    await leave(ada);
    await afterDays(ada, 29);

    const asked = await login(ada);
    const stillHidden = await profileStatus(ada);
    const back = await login(ada, true);

    expect(asked.errors).toMatchObject([
      { extensions: { reason: 'ACCOUNT_LEAVING', values: { leavesAt: expect.any(String) } } },
    ]);
    expect(stillHidden).toBe(404);
    expect(back.errors).toBeUndefined();
    expect((await app.visitor.get(`/posts/${quack}`)).status).toBe(200);
    expect((await app.visitor.get(`/follows/${ada.id}/stats`)).body.data).toMatchObject({ followersCount: 1 });
    expect((await app.as({ token }).get('/posts')).status).toBe(200);
    await afterDays(ada, 2);
    expect(await profileStatus(ada)).toBe(200);
  });

  it('leaves nothing after 30 days, and holds the handle', async () => {
    const ada = await app.world.another('leaving');
    const quack = await publish(ada, 'soon gone');
    await leave(ada);
    await afterDays(ada, 30);

    const back = await login(ada, true);
    const taken = await app.visitor.get(`/profiles/exists/${ada.handle}`);

    expect(reasonOf(back)).toBe('INVALID_CREDENTIALS');
    expect(taken.body.data).toBe(true);
    expect(await app.rows('select id from posts where id = $1 and deleted_at is null', [quack])).toEqual([]);
    expect(await app.rows('select email from users where id = $1', [ada.id])).toEqual([{ email: '' }]);
  });

  it('is done at once for those who type their handle too', async () => {
    const ada = await app.world.another('leaving');
    const quack = await publish(ada, 'gone now');
    const now = (handle: string, password = ada.password) => app.as(ada).graphql(AT_ONCE, { password, handle });

    const refused = [reasonOf(await now('@other')), reasonOf(await now(ada.handle, 'not it'))];
    const kept = await profileStatus(ada);
    const done = await now(`@${ada.handle.toUpperCase()}`);
    await app.settled();

    expect(refused).toEqual(['NOT_OWN_HANDLE', 'INVALID_CREDENTIALS']);
    expect(kept).toBe(200);
    expect(done.errors).toBeUndefined();
    expect((await app.as(ada).get('/posts')).status).toBe(401);
    expect(reasonOf(await login(ada, true))).toBe('INVALID_CREDENTIALS');
    expect(await app.rows('select id from posts where id = $1 and deleted_at is null', [quack])).toEqual([]);
    expect(await app.rows('select email from users where id = $1', [ada.id])).toEqual([{ email: '' }]);
    expect((await app.mailbox.latestTo(ada.email)).subject).toContain('was deleted');
    expect((await app.visitor.get(`/profiles/exists/${ada.handle}`)).body.data).toBe(true);
  });

  it('needs the password, and is refused to the last root', async () => {
    const ada = await app.world.another('leaving');

    expect(reasonOf(await app.as(ada).graphql(DELETE, { password: 'not it' }))).toBe('INVALID_CREDENTIALS');
    expect(await profileStatus(ada)).toBe(200);
    const root = await app.world.another('root', { role: 'root' });
    await app.rows("update users set role = 'basic' where role = 'root' and id <> $1", [root.id]);
    const alone = await app.as(root).graphql(DELETE, { password: root.password });
    expect(reasonOf(alone)).toBe('LAST_ROOT');
    const atOnce = await app.as(root).graphql(AT_ONCE, { password: root.password, handle: root.handle });
    expect(reasonOf(atOnce)).toBe('LAST_ROOT');
  });

  it('ends with a new password where the old one was forgotten', async () => {
    const ada = await app.world.another('leaving');
    await leave(ada);

    await app.visitor.graphql('mutation ($email: String!) { forgotPassword(email: $email) }', { email: ada.email });

    expect((await app.mailbox.latestTo(ada.email, 2)).subject).toContain('new password');
  });
});

describe('the states of accounts in the administration', () => {
  it('are shown, and each is a filter of the list', async () => {
    const admin = await app.world.another('admin', { role: 'admin' });
    const people = {
      LIMITED: await app.world.another('states'),
      FROZEN: await app.world.another('states'),
      SUSPENDED: await app.world.another('states'),
      LEAVING: await app.world.another('states'),
    };
    await apply(people.LIMITED, { kind: 'LIMIT' });
    await apply(people.FROZEN, { kind: 'FREEZE', until: inAnHour() });
    await apply(people.SUSPENDED, { kind: 'SUSPEND' });
    await app.as(people.LEAVING).graphql(DELETE, { password: PASSWORD });

    const list =
      'query ($state: ManagedUserState) { managedUsers(query: "states", state: $state) { edges { node { id leavesAt accountState { isLimited frozenUntil suspendedAt } } } } }';
    for (const [state, person] of Object.entries(people)) {
      const { data } = await app.as(admin).graphql(list, { state });
      expect([state, data.managedUsers.edges.map(({ node }: { node: { id: string } }) => node.id)]).toEqual([
        state,
        [person.id],
      ]);
    }
  });
});
