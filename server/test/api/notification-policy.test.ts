import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ActorAudit } from '#notifications/inbox/actor-audit.job.js';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { NotificationRequestsService } from '#notifications/requests/notification-requests.service.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const POLICY = 'notFollowing notFollowers newPeople strangersWhispers limited';
const READ_POLICY = `{ viewer { notificationPolicy { ${POLICY} } } }`;
const CHOOSE = `mutation ($input: UpdateNotificationPolicyInput!) { updateNotificationPolicy(input: $input) {
  viewer { notificationPolicy { ${POLICY} } } } }`;
const REQUESTS = `query ($first: Int, $after: String) { viewer { notificationRequestCount notificationRequests(first: $first, after: $after) {
  edges { node { id user { handle } count notification { kind post { content } } } } pageInfo { hasNextPage endCursor } } } }`;
const INBOX =
  '{ viewer { unreadNotificationCount notifications { edges { node { kind isRead actors { handle } post { content } } } } } }';
const decide = (name: string) =>
  `mutation ($id: ID!) { ${name}(userId: $id) { viewer { notificationRequestCount unreadNotificationCount } } }`;
const ACCEPT = decide('acceptNotificationRequest');
const DISMISS = decide('dismissNotificationRequest');
const RESTORE = decide('restoreNotificationRequest');
const DEFAULTS = {
  notFollowing: 'ACCEPT',
  notFollowers: 'ACCEPT',
  newPeople: 'ACCEPT',
  strangersWhispers: 'REQUEST',
  limited: 'REQUEST',
};

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp();
  talk = new Conversation(app);
});
afterAll(() => app.stop());

const cast = async (...stems: string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const stem of stems) people.push(await app.world.another(stem));
  return people;
};
const choose = async (person: Person, input: Record<string, string>): Promise<Json> => {
  const { data, errors } = await app.as(person).graphql(CHOOSE, { input });
  expect(errors).toBeUndefined();
  return data.updateNotificationPolicy.viewer.notificationPolicy;
};
const nod = (person: Person, quack: string) => app.as(person).post(`/likes/posts/${quack}`);
const follow = (person: Person, { id }: Person) => app.as(person).post(`/follows/${id}`);
const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['reason'];
const limit = ({ id }: Person) =>
  app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, id, { kind: 'LIMIT' }));
const requests = async (of: Person, page: object = {}): Promise<Json> => {
  await app.settled();
  const { data, errors } = await app.as(of).graphql(REQUESTS, { ...page });
  expect(errors).toBeUndefined();
  return data.viewer;
};
const waiting = async (of: Person): Promise<[string, number][]> =>
  (await requests(of)).notificationRequests.edges.map(({ node }: Json) => [node.user.handle, node.count]);
const inbox = async (of: Person): Promise<{ unread: number; groups: [string, string[]][] }> => {
  await app.settled();
  const { viewer } = (await app.as(of).graphql(INBOX)).data;
  return {
    unread: viewer.unreadNotificationCount,
    groups: viewer.notifications.edges.map(({ node }: Json) => [
      node.kind,
      node.actors.map(({ handle }: Json) => handle),
    ]),
  };
};

describe('a notification policy', () => {
  it("has strangers' whispers and limited people wait, until someone chooses otherwise", async () => {
    const [ada] = (await cast('default')) as [Person];

    const before = (await app.as(ada).graphql(READ_POLICY)).data.viewer.notificationPolicy;
    const once = await choose(ada, { notFollowing: 'REQUEST' });
    const twice = await choose(ada, { newPeople: 'IGNORE', limited: 'ACCEPT' });

    expect(before).toEqual(DEFAULTS);
    expect(once).toEqual({ ...DEFAULTS, notFollowing: 'REQUEST' });
    expect(twice).toEqual({ ...DEFAULTS, notFollowing: 'REQUEST', newPeople: 'IGNORE', limited: 'ACCEPT' });
  });

  it('has what strangers do wait, one request a person, while friends arrive', async () => {
    const [ada, ben, cyd, friend] = (await cast('ada', 'ben', 'cyd', 'friend')) as [Person, Person, Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    await follow(ada, friend);
    const quack = await talk.say(ada, 'a quack');

    for (const person of [ben, cyd, friend]) await nod(person, quack);
    await app.settled();
    await talk.say(ben, 'one reply', quack);
    await app.settled();
    await talk.say(ben, 'another reply', quack);

    expect(await waiting(ada)).toEqual([
      [ben.handle, 3],
      [cyd.handle, 1],
    ]);
    expect(await inbox(ada)).toEqual({ unread: 1, groups: [['NOD', [friend.handle]]] });
    const { notificationRequests } = await requests(ada, { first: 1 });
    expect(notificationRequests.edges[0].node).toMatchObject({
      id: ben.id,
      notification: { kind: 'REPLY', post: { content: 'another reply' } },
    });
    const next = await requests(ada, { first: 1, after: notificationRequests.pageInfo.endCursor });
    expect(next.notificationRequests.edges.map(({ node }: Json) => node.user.handle)).toEqual([cyd.handle]);
    expect(next.notificationRequests.pageInfo.hasNextPage).toBe(false);
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });

  it('shows what waited once its person is accepted, and has it wait again when that is undone', async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    await nod(cyd, quack);
    await app.settled();

    const accepted = await app.as(ada).graphql(ACCEPT, { id: ben.id });
    const again = await app.as(ada).graphql(ACCEPT, { id: ben.id });
    expect(accepted.data.acceptNotificationRequest.viewer).toEqual({
      notificationRequestCount: 1,
      unreadNotificationCount: 1,
    });
    expect(again.data).toEqual(accepted.data);
    await talk.say(ben, 'a reply', quack);
    expect((await inbox(ada)).groups).toEqual([
      ['REPLY', [ben.handle]],
      ['NOD', [ben.handle]],
    ]);

    await app.as(ada).graphql(RESTORE, { id: ben.id });
    expect(await waiting(ada)).toEqual([
      [cyd.handle, 1],
      [ben.handle, 1],
    ]);
    // What came while they were accepted has arrived.
    expect((await inbox(ada)).groups).toEqual([['REPLY', [ben.handle]]]);
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });

  it('accepts a great many at once, some by a job', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    await nod(ben, await talk.say(ada, 'a quack'));
    await app.settled();
    await app.rows(
      `insert into notifications (id, recipient_id, kind, subject_id, day, latest_id, actor_count, is_request, requester_id)
       select gen_random_uuid(), recipient_id, kind, gen_random_uuid(), day, gen_random_uuid(), 0, true, requester_id
       from notifications, generate_series(1, 1200) where recipient_id = $1`,
      [ada.id],
    );

    const { errors } = await app.as(ada).graphql(ACCEPT, { id: ben.id });
    for (let run = 0; run < 2; run += 1)
      await app.get(NotificationRequestsService).apply({ userId: ada.id, senderId: ben.id });

    expect(errors).toBeUndefined();
    const [left] = await app.rows<{ n: number }>(
      'select count(*)::int as n from notifications where recipient_id = $1 and is_request',
      [ada.id],
    );
    expect(left?.n).toBe(0);
    await app.rows('delete from notifications where recipient_id = $1 and actor_count = 0', [ada.id]);
  });

  it('hides what is dismissed until the person does more, and brings it back when that is undone', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    await app.settled();

    const dismissed = await app.as(ada).graphql(DISMISS, { id: ben.id });
    expect(dismissed.data.dismissNotificationRequest.viewer.notificationRequestCount).toBe(0);
    expect(await waiting(ada)).toEqual([]);

    await app.as(ada).graphql(RESTORE, { id: ben.id });
    expect(await waiting(ada)).toEqual([[ben.handle, 1]]);

    await app.as(ada).graphql(DISMISS, { id: ben.id });
    await talk.say(ben, 'a reply', quack);
    expect(await waiting(ada)).toEqual([[ben.handle, 1]]);
    expect(await inbox(ada)).toEqual({ unread: 0, groups: [] });
  });

  it('records nothing of what it ignores', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    await choose(ada, { notFollowing: 'IGNORE' });
    await nod(ben, await talk.say(ada, 'a quack'));

    expect(await waiting(ada)).toEqual([]);
    expect(await inbox(ada)).toEqual({ unread: 0, groups: [] });
    expect(reasonOf(await app.as(ada).graphql(ACCEPT, { id: ben.id }))).toBe('NOTIFICATION_REQUEST_NOT_FOUND');
  });

  it('counts a follower after three days, and a person as new for thirty', async () => {
    const [ada, follower, recent, old] = (await cast('ada', 'follower', 'recent', 'old')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    for (const person of [follower, recent]) await follow(person, ada);
    await app.rows("update follows set created_at = now() - interval '4 days' where follower_id = $1", [follower.id]);
    await app.rows("update users set created_at = now() - interval '31 days' where id = $1", [old.id]);
    await app.settled();
    await app.rows('delete from notifications where recipient_id = $1', [ada.id]);
    const quack = await talk.say(ada, 'a quack');

    await choose(ada, { notFollowers: 'REQUEST' });
    for (const person of [follower, recent]) await nod(person, quack);
    expect(await waiting(ada)).toEqual([[recent.handle, 1]]);

    await choose(ada, { notFollowers: 'ACCEPT', newPeople: 'REQUEST' });
    for (const person of [recent, old]) await talk.say(person, `@${ada.handle} hello`);
    expect(await waiting(ada)).toEqual([[recent.handle, 2]]);
    expect((await inbox(ada)).groups).toEqual([
      ['MENTION', [old.handle]],
      ['NOD', [follower.handle]],
    ]);
  });

  it('lets staff through, and applies the strictest choice to everyone else', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    const staff = await app.world.another('staff', { role: 'admin' });
    await choose(ada, { notFollowing: 'REQUEST', newPeople: 'IGNORE' });
    for (const person of [staff, ben]) await talk.say(person, `@${ada.handle} hello`);

    expect((await inbox(ada)).groups).toEqual([['MENTION', [staff.handle]]]);
    expect(await waiting(ada)).toEqual([]);
  });

  it('has limited people wait unless one follows them', async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await follow(ada, cyd);
    for (const person of [ben, cyd]) await limit(person);
    const quack = await talk.say(ada, 'a quack');
    for (const person of [ben, cyd]) await nod(person, quack);

    expect(await waiting(ada)).toEqual([[ben.handle, 1]]);
    expect((await inbox(ada)).groups).toEqual([['NOD', [cyd.handle]]]);
  });

  it('makes requests that are neither live nor marked as read with the rest', async () => {
    const [ada, ben, friend] = (await cast('ada', 'ben', 'friend')) as [Person, Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    await follow(ada, friend);
    const quack = await talk.say(ada, 'a quack');
    const live = new Listening<Json>(app.as(ada), 'subscription { notificationAdded { kind actors { handle } } }', {});
    await until(() => app.get(LiveNotifications).listenerCount === 1, 'the subscription');

    await nod(ben, quack);
    await app.settled();
    await nod(friend, quack);
    await app.settled();
    await until(() => live.arrivals.length > 0, 'the friend');
    await app.as(ada).graphql('mutation { markNotificationsRead { viewer { unreadNotificationCount } } }');
    await app.as(ada).graphql(ACCEPT, { id: ben.id });

    expect(live.arrivals).toEqual([{ kind: 'NOD', actors: [{ handle: friend.handle }] }]);
    expect((await inbox(ada)).unread).toBe(1);
    await live.stop();
  });

  it('forgets with what was undone, deleted or blocked', async () => {
    const [ada, ben, cyd, dot] = (await cast('ada', 'ben', 'cyd', 'dot')) as [Person, Person, Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    const mention = await talk.say(cyd, `@${ada.handle} hello`);
    await nod(dot, quack);
    expect((await waiting(ada)).map(([handle]) => handle)).toEqual([dot.handle, cyd.handle, ben.handle]);

    await app.as(ben).delete(`/likes/posts/${quack}`);
    await talk.delete(cyd, mention);
    await app.as(ada).graphql('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', { id: dot.id });

    expect(await waiting(ada)).toEqual([]);
    expect((await requests(ada)).notificationRequestCount).toBe(0);
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });

  it("is a person's own, and goes with the account", async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await choose(ada, { notFollowing: 'REQUEST' });
    await nod(ben, await talk.say(ada, 'a quack'));
    await app.settled();

    expect(reasonOf(await app.as(cyd).graphql(ACCEPT, { id: ben.id }))).toBe('NOTIFICATION_REQUEST_NOT_FOUND');
    await app.as(ada).graphql(ACCEPT, { id: ben.id });
    const removed = await app
      .as(ada)
      .graphql(
        'mutation ($password: String!, $handle: String!) { deleteAccountAtOnce(password: $password, handle: $handle) { deletesAt } }',
        { password: ada.password, handle: ada.handle },
      );
    await app.settled();

    expect(removed.errors).toBeUndefined();
    const left = await app.rows(
      'select user_id from notification_policies where user_id = $1 union all select user_id from notification_senders where user_id = $1',
      [ada.id],
    );
    expect(left).toEqual([]);
  });
});
