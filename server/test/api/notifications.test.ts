import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ActorAudit } from '#notifications/inbox/actor-audit.job.js';
import { Inbox } from '#notifications/inbox/inbox.js';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { NotificationHandlers } from '#notifications/inbox/notification.handlers.js';
import { UserFollowed, UserUnfollowed } from '#people/follows/follow.events.js';
import { PostEdited, PostNodded, PostPublished, PostRemoved, PostUnnodded } from '#posts/model/post.events.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import { Holding } from './support/holding.js';
import { Listening, until } from './support/listening.js';
import { until as eventually } from '../plumbing/support/until.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const GROUP =
  'id kind createdAt isRead actorCount actCount reason actors { handle viewerIsFollowing } post { id content }';
const LIST = `query($filter: NotificationFilter, $first: Int, $after: String) { viewer { unreadNotificationCount
  notifications(filter: $filter, first: $first, after: $after) { edges { node { ${GROUP} } } pageInfo { hasNextPage endCursor } } } }`;
const MARK = 'mutation($upTo: ID) { markNotificationsRead(upTo: $upTo) { viewer { unreadNotificationCount } } }';
const EDIT =
  'mutation($id: ID!, $content: String!) { updatePost(id: $id, input: { content: $content }) { post { id } } }';
const ADDED = `subscription { notificationAdded { ${GROUP} } }`;

interface Group {
  id: string;
  kind: string;
  isRead: boolean;
  actorCount: number;
  actCount: number;
  reason: string | null;
  actors: { handle: string; viewerIsFollowing: boolean }[];
  post: { id: string; content: string } | null;
}

describe('notifications', () => {
  let app: TestApp;
  let talk: Conversation;
  let serial = 0;

  beforeAll(async () => {
    app = await startTestApp();
    talk = new Conversation(app);
  });
  afterAll(() => app.stop());

  /** Users whom no other test has used. */
  async function cast<const Names extends readonly string[]>(...names: Names): Promise<{ [I in keyof Names]: Person }> {
    serial += 1;
    return (await app.world.people(...names.map((name) => `${name}_${serial}`))) as { [I in keyof Names]: Person };
  }

  async function viewer(person: Person, variables: object = {}): Promise<Json> {
    await app.settled();
    const { data, errors } = await app.as(person).graphql(LIST, { ...variables });
    expect(errors).toBeUndefined();
    return data.viewer;
  }

  async function groups(person: Person, variables: object = {}): Promise<Group[]> {
    const { notifications } = await viewer(person, variables);
    return notifications.edges.map(({ node }: { node: Group }) => node) as Group[];
  }

  const handles = (group: Group | undefined): string[] => group?.actors.map(({ handle }) => handle) ?? [];
  const nod = (person: Person, id: string) => app.as(person).post(`/likes/posts/${id}`);
  const unnod = (person: Person, id: string) => app.as(person).delete(`/likes/posts/${id}`);
  const follow = (person: Person, { id }: Person) => app.as(person).post(`/follows/${id}`);
  const unfollow = (person: Person, { id }: Person) => app.as(person).delete(`/follows/${id}`);

  /** Moves everything recorded so far to the previous day. */
  async function yesterday(person: Person): Promise<void> {
    await app.settled();
    await app.rows('update notifications set day = day - 1 where recipient_id = $1::uuid returning id', [person.id]);
  }

  it('tell of nods, replies, mentions and follows, the latest first', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    await app.settled();
    const reply = await talk.say(ben, 'a reply', quack);
    await app.settled();
    const mention = await talk.say(ben, `about @${ada.handle.toUpperCase()}`);
    await app.settled();
    await follow(ben, ada);

    const told = await groups(ada);

    expect(told.map(({ kind, post, actorCount, isRead }) => [kind, post?.id ?? null, actorCount, isRead])).toEqual([
      ['FOLLOW', null, 1, false],
      ['MENTION', mention, 1, false],
      ['REPLY', reply, 1, false],
      ['NOD', quack, 1, false],
    ]);
    expect(told.map(handles)).toEqual(Array(4).fill([ben.handle]));
    expect((await viewer(ada)).unreadNotificationCount).toBe(4);
    expect(await groups(ben)).toEqual([]);
  });

  it('group acts on the same post on the same day, latest actor first', async () => {
    const [ada, ben, cyd, dot] = await cast('ada', 'ben', 'cyd', 'dot');
    const [first, second] = [await talk.say(ada, 'first'), await talk.say(ada, 'second')];
    for (const person of [ben, cyd]) await nod(person, first);
    await nod(ben, second);
    await yesterday(ada);
    await nod(dot, first);

    const told = await groups(ada);

    expect(told.map((group) => [group.post?.content, handles(group), group.actorCount])).toEqual([
      ['first', [dot.handle], 1],
      ['second', [ben.handle], 1],
      ['first', [cyd.handle, ben.handle], 2],
    ]);
    expect((await viewer(ada)).unreadNotificationCount).toBe(3);
  });

  it('group replies to the same post on the same day, and count people and replies', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const [first, second] = [await talk.say(ada, 'first'), await talk.say(ada, 'second')];
    for (const [person, text] of [
      [ben, 'one'],
      [cyd, 'two'],
      [ben, 'three'],
    ] as const) {
      await talk.say(person, text, first);
      await app.settled();
    }
    const other = await talk.say(ben, 'four', second);
    await app.settled();
    await yesterday(ada);
    const latest = await talk.say(cyd, 'five', first);

    const told = await groups(ada);

    expect(told.map((group) => [group.post?.content, handles(group), group.actorCount, group.actCount])).toEqual([
      ['five', [cyd.handle], 1, 1],
      ['four', [ben.handle], 1, 1],
      ['three', [ben.handle, cyd.handle], 2, 3],
    ]);
    expect((await viewer(ada)).unreadNotificationCount).toBe(3);
    expect(told.map(({ post }) => post?.id)).toEqual([latest, other, expect.any(String)]);
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });

  it('take a deleted reply out of its group, which goes with its last reply', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const quack = await talk.say(ada, 'a quack');
    const one = await talk.say(ben, 'one', quack);
    await app.settled();
    const two = await talk.say(cyd, 'two', quack);

    await app.settled();
    await talk.delete(cyd, two);
    expect(await groups(ada)).toMatchObject([{ actorCount: 1, actCount: 1, post: { content: 'one' } }]);
    expect(await app.get(ActorAudit).audit()).toEqual({});

    await talk.delete(ben, one);
    expect(await groups(ada)).toEqual([]);
    expect(await app.rows('select 1 from notifications where recipient_id = $1::uuid', [ada.id])).toEqual([]);
  });

  it('show ten people of a crowd and count them all, however many come at once', async () => {
    const [ada] = await cast('ada');
    const quack = await talk.say(ada, 'popular');
    const crowd = await app.world.people(...Array.from({ length: 14 }, (_, n) => `crowd${n}`));

    const answers = await Promise.all(crowd.map((person) => served(() => nod(person, quack))));

    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    const [group, ...others] = await groups(ada);
    expect(others).toEqual([]);
    expect([group?.actorCount, group?.actors.length]).toEqual([14, 10]);
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });

  it("are not made of one's own acts", async () => {
    const [ada] = await cast('ada');
    const quack = await talk.say(ada, `to myself, @${ada.handle}`);
    await nod(ada, quack);
    await talk.say(ada, 'and an answer', quack);

    expect(await groups(ada)).toEqual([]);
  });

  it("report a reply that also mentions the parent's author once", async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const quack = await talk.say(ada, 'a quack');
    await talk.say(ben, `@${ada.handle} and @${cyd.handle}, look`, quack);

    expect((await groups(ada)).map(({ kind }) => kind)).toEqual(['REPLY']);
    expect((await groups(cyd)).map(({ kind }) => kind)).toEqual(['MENTION']);
  });

  it('tell the first ten people that a quack mentions', async () => {
    const [ada] = await cast('ada');
    const crowd = await app.world.people(...Array.from({ length: 12 }, (_, n) => `told${11 - n}`));
    await talk.say(ada, crowd.map(({ handle }) => `@${handle}`).join(' '));

    const counts = await Promise.all(crowd.map(async (person) => (await groups(person)).length));

    expect(counts).toEqual([...Array(10).fill(1), 0, 0]);
  });

  it('are taken back with the nod, and with the follow', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const quack = await talk.say(ada, 'a quack');
    for (const person of [ben, cyd]) await nod(person, quack);
    for (const person of [ben, cyd]) await follow(person, ada);
    await app.settled();

    await unnod(cyd, quack);
    await unfollow(cyd, ada);
    const half = await groups(ada);
    await unnod(ben, quack);
    await unfollow(ben, ada);
    const none = await groups(ada);

    expect(half.map((group) => [group.kind, handles(group), group.actorCount])).toEqual([
      ['FOLLOW', [ben.handle], 1],
      ['NOD', [ben.handle], 1],
    ]);
    expect(none).toEqual([]);
    expect(await app.rows('select 1 from notification_acts where recipient_id = $1::uuid', [ada.id])).toEqual([]);
  });

  it('stay read when an actor who came after the reading leaves again', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    await app.settled();
    await app.as(ada).graphql(MARK);

    await nod(cyd, quack);
    const joined = await groups(ada);
    await unnod(cyd, quack);
    const left = await groups(ada);

    expect(joined).toMatchObject([{ isRead: false, actorCount: 2 }]);
    expect(left).toMatchObject([{ isRead: true, actorCount: 1, id: joined[0]?.id }]);
  });

  it('are gone with the quack that they are about', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    const quack = await talk.say(ada, 'a quack');
    await nod(ben, quack);
    const reply = await talk.say(ben, 'a reply', quack);
    const mention = await talk.say(ben, `@${ada.handle}`);
    expect(await groups(ada)).toHaveLength(3);

    await talk.delete(ben, reply);
    await talk.delete(ben, mention);
    await talk.delete(ada, quack);

    expect((await viewer(ada)).unreadNotificationCount).toBe(0);
    expect(await groups(ada)).toEqual([]);
    expect(await app.rows('select 1 from notifications where recipient_id = $1::uuid', [ada.id])).toEqual([]);
  });

  it('of a mention are gone also when an edit takes it out while they are written', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    const quack = await talk.say(ada, `@${ben.handle}`);
    await app.settled();
    await app.rows('delete from notifications where post_id = $1::uuid', [quack]);
    const EDITED = `with gone as (delete from post_mentions where post_id = $1::uuid)
      update posts set entities = '[]', content = 'nobody' where id = $1::uuid`;
    const edit = await Holding.take(app, EDITED, [quack]);
    const recorded = app.get(Inbox).recordMentions(quack);
    await edit.untilAwaited();

    await edit.commit();
    await recorded;

    expect(await groups(ben)).toEqual([]);
  });

  it('of a mention come with the edit that adds it, once, and are gone with the one that removes it', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const quack = await talk.say(ada, `@${ben.handle}`);
    await follow(ben, cyd);
    await app.settled();
    for (const person of [ben, cyd]) await app.as(person).graphql(MARK);
    const edit = (content: string) => app.as(ada).graphql(EDIT, { id: quack, content });

    await edit(`@${ben.handle} and @${cyd.handle}`);
    expect(await groups(cyd)).toMatchObject([
      { kind: 'MENTION', isRead: false, post: { id: quack } },
      { kind: 'FOLLOW' },
    ]);
    await app.as(cyd).graphql(MARK);
    await edit(`@${ben.handle} and @${cyd.handle}!`);
    expect(await groups(ben)).toMatchObject([{ kind: 'MENTION', isRead: true, actorCount: 1 }]);
    expect(await groups(cyd)).toMatchObject([{ kind: 'MENTION', isRead: true, actorCount: 1 }, { kind: 'FOLLOW' }]);
    await edit('no one');

    expect(await groups(ben)).toEqual([]);
    expect(await groups(cyd)).toMatchObject([{ kind: 'FOLLOW' }]);
  });

  it('of a mention that an edit adds are refused as those of a new quack are', async () => {
    const [ada, blocker, ignoring, silent, told] = await cast('ada', 'blocker', 'ignoring', 'silent', 'told');
    const policy =
      'mutation($input: UpdateNotificationPolicyInput!) { updateNotificationPolicy(input: $input) { __typename } }';
    const preferences = 'mutation($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { __typename } }';
    const choose = (notifiedKinds: string[]) => app.as(silent).graphql(preferences, { input: { notifiedKinds } });
    await app.as(blocker).post(`/blocks/${ada.id}`);
    await app.as(ignoring).graphql(policy, { input: { notFollowing: 'IGNORE' } });
    await choose(['FOLLOW']);
    const quack = await talk.say(ada, `@${silent.handle}`);
    await app.settled();
    await choose(['MENTION']);

    const content = [silent, blocker, ignoring, told].map(({ handle }) => `@${handle}`).join(' ');
    await app.as(ada).graphql(EDIT, { id: quack, content });

    expect((await groups(told)).map(({ post }) => post?.id)).toEqual([quack]);
    for (const person of [blocker, ignoring, silent]) expect(await groups(person)).toEqual([]);
  });

  it('hide posts and users that are gone before a handler ran', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const [gone, kept] = [await talk.say(ada, 'gone'), await talk.say(ada, 'kept')];
    for (const id of [gone, kept]) await nod(ben, id);
    await nod(cyd, kept);
    await follow(ben, ada);
    await talk.say(ben, `@${ada.handle}`);
    await app.settled();

    await app.rows('update posts set deleted_at = now() where id = $1::uuid returning id', [gone]);
    await app.rows('update users set is_active = false where id = $1::uuid returning id', [ben.id]);

    const told = await groups(ada);
    expect(told.map((group) => [group.kind, handles(group), group.actorCount])).toEqual([['NOD', [cyd.handle], 1]]);
    expect((await viewer(ada)).unreadNotificationCount).toBe(1);
  });

  it('are not made for people who are not active', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    const quack = await talk.say(ada, 'a quack');
    await app.rows('update users set is_active = false where id = $1::uuid returning id', [ada.id]);

    await app.get(Inbox).recordFollow(ben.id, ada.id);
    await talk.say(ben, `@${ada.handle}`);
    await app.rows('insert into nods (id, post_id, user_id, created_at) values ($1, $2, $3, now()) returning id', [
      quack.replace(/.$/, '0'),
      quack,
      ben.id,
    ]);
    await app.get(Inbox).recordNod(ben.id, quack);
    await app.settled();

    expect(await app.rows('select 1 from notifications where recipient_id = $1::uuid', [ada.id])).toEqual([]);
  });

  it('can be asked for by mentions and by what is unread, each list in pages that make up the whole', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    for (let n = 0; n < 3; n += 1) {
      await talk.say(ben, `@${ada.handle} ${n}`);
      await app.settled();
    }
    await app.as(ada).graphql(MARK);
    await follow(ben, ada);
    await talk.say(ben, `@${ada.handle} 3`);
    await app.settled();

    const pages: Group[] = [];
    let after: string | null = null;
    do {
      const { notifications } = await viewer(ada, { first: 2, after });
      pages.push(...notifications.edges.map(({ node }: { node: Group }) => node));
      after = notifications.pageInfo.hasNextPage ? notifications.pageInfo.endCursor : null;
    } while (after !== null);

    expect(pages.map(({ kind }) => kind)).toEqual(['MENTION', 'FOLLOW', 'MENTION', 'MENTION', 'MENTION']);
    const mentions = await groups(ada, { filter: 'MENTIONS' });
    expect(mentions.map(({ post }) => post?.content.slice(-1))).toEqual(['3', '2', '1', '0']);
    expect((await groups(ada, { filter: 'UNREAD' })).map(({ kind }) => kind)).toEqual(['MENTION', 'FOLLOW']);
    const foreign = (await viewer(ada, { first: 1 })).notifications.pageInfo.endCursor;
    const refused = await app.as(ada).graphql(LIST, { filter: 'UNREAD', after: foreign });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_CURSOR' });
  });

  it('of an act that is delivered twice at the same time are recorded once, without an error', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    await app.as(ben).post(`/follows/${ada.id}`);
    await app.settled();
    await app.rows('delete from notifications where recipient_id = $1', [ada.id]);
    await app.as(cyd).post(`/follows/${ada.id}`);
    await app.settled();
    const holding = await Holding.take(app, 'select id from notifications where recipient_id = $1::uuid for update', [
      ada.id,
    ]);

    const deliveries = Promise.allSettled([1, 2].map(() => app.get(Inbox).recordFollow(ben.id, ada.id)));
    const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await eventually(async () => (await app.rows(WAITING)).length > 1);
    await holding.release();

    expect((await deliveries).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await groups(ada)).toMatchObject([{ kind: 'FOLLOW', actorCount: 2 }]);
  });

  it('are marked as read up to one of them, or all at once, and only by their owner', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    for (let n = 0; n < 3; n += 1) {
      await talk.say(ben, `@${ada.handle} ${n}`);
      await app.settled();
    }
    const [, middle] = await groups(ada);

    const foreign = await app.as(cyd).graphql(MARK, { upTo: middle?.id });
    const upTo = await app.as(ada).graphql(MARK, { upTo: middle?.id });
    const told = await groups(ada);
    const all = await app.as(ada).graphql(MARK);

    expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'NOTIFICATION_NOT_FOUND' });
    expect(upTo.data.markNotificationsRead.viewer.unreadNotificationCount).toBe(1);
    expect(told.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect(all.data.markNotificationsRead.viewer.unreadNotificationCount).toBe(0);
    const visitor = await app.visitor.graphql(MARK);
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('say what the product itself has to say once for each subject', async () => {
    const [ada] = await cast('ada');
    const subject = '01890000-0000-7000-8000-000000000001';
    await app.get(Inbox).recordSystem(ada.id, subject, 'SCHEDULED_POST_FAILED');
    await yesterday(ada);
    await app.get(Inbox).recordSystem(ada.id, subject, 'SCHEDULED_POST_FAILED');

    expect(await groups(ada)).toMatchObject([
      { kind: 'SYSTEM', reason: 'SCHEDULED_POST_FAILED', actors: [], actorCount: 0, post: null },
    ]);
  });

  describe('of events that are delivered twice', () => {
    let handlers: NotificationHandlers;
    beforeAll(() => {
      handlers = app.get(NotificationHandlers);
    });

    async function twice(deliver: () => Promise<void>): Promise<void> {
      await deliver();
      await deliver();
    }

    it('are the same for a nod, also on the next day, and for a nod taken back', async () => {
      const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
      const quack = await talk.say(ada, 'a quack');
      for (const person of [ben, cyd]) await nod(person, quack);
      await yesterday(ada);

      await twice(() => handlers.onPostNodded(new PostNodded(quack, ada.id, ben.id)));
      expect((await groups(ada)).map((group) => [handles(group), group.actorCount])).toEqual([
        [[cyd.handle, ben.handle], 2],
      ]);

      await unnod(cyd, quack);
      await app.settled();
      await twice(() => handlers.onPostUnnodded(new PostUnnodded(quack, cyd.id)));
      expect((await groups(ada)).map((group) => [handles(group), group.actorCount])).toEqual([[[ben.handle], 1]]);
    });

    it('follow the current state, not the order of events: a late nod does not come back, a late withdrawal removes nothing', async () => {
      const [ada, ben] = await cast('ada', 'ben');
      const quack = await talk.say(ada, 'a quack');
      await nod(ben, quack);
      await unnod(ben, quack);
      await app.settled();

      await twice(() => handlers.onPostNodded(new PostNodded(quack, ada.id, ben.id)));
      expect(await groups(ada)).toEqual([]);

      await nod(ben, quack);
      await app.settled();
      await twice(() => handlers.onPostUnnodded(new PostUnnodded(quack, ben.id)));
      expect(await groups(ada)).toHaveLength(1);
    });

    it('are the same for a follow and a farewell', async () => {
      const [ada, ben] = await cast('ada', 'ben');
      await follow(ben, ada);
      await yesterday(ada);
      await twice(() => handlers.onUserFollowed(new UserFollowed(ben.id, ada.id)));
      expect(await groups(ada)).toMatchObject([{ kind: 'FOLLOW', actorCount: 1 }]);

      await unfollow(ben, ada);
      await app.settled();
      await twice(() => handlers.onUserUnfollowed(new UserUnfollowed(ben.id, ada.id)));
      expect(await groups(ada)).toEqual([]);
    });

    it('are the same for a quack that replies and mentions, for its edit, and for its end', async () => {
      const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
      const quack = await talk.say(ada, 'a quack');
      const reply = await talk.say(ben, `@${cyd.handle}, see`, quack);
      await app.settled();

      await twice(() => handlers.onPostPublished(new PostPublished(reply, ben.id, quack, quack, [], [cyd.id])));
      await twice(() => handlers.onPostEdited(new PostEdited(reply, ben.id, [cyd.id])));
      expect([(await groups(ada)).length, (await groups(cyd)).length]).toEqual([1, 1]);

      await twice(() => handlers.onPostRemoved(new PostRemoved(reply, ben.id, ben.id, null)));
      expect([(await groups(ada)).length, (await groups(cyd)).length]).toEqual([1, 1]);
      await talk.delete(ben, reply);
      await app.settled();
      await twice(() => handlers.onPostRemoved(new PostRemoved(reply, ben.id, ben.id, null)));
      await twice(() => handlers.onPostPublished(new PostPublished(reply, ben.id, quack, quack, [], [cyd.id])));
      expect([(await groups(ada)).length, (await groups(cyd)).length]).toEqual([0, 0]);
    });

    it('come out right when many nod and take it back at the same time', async () => {
      const [ada] = await cast('ada');
      const quack = await talk.say(ada, 'a quack');
      const crowd = await app.world.people(...Array.from({ length: 8 }, (_, n) => `fickle${n}`));

      await Promise.all(
        crowd.map(async (person, n) => {
          for (let turn = 0; turn <= 4 + (n % 2); turn += 1) {
            const { status } = await served(() => (turn % 2 ? unnod : nod)(person, quack));
            expect(status).toBe(200);
          }
        }),
      );

      const [group] = await groups(ada);
      expect(handles(group).toSorted()).toEqual(['fickle0', 'fickle2', 'fickle4', 'fickle6']);
      expect(group?.actorCount).toBe(4);
      expect(await app.get(ActorAudit).audit()).toEqual({});
    });
  });

  describe('live', () => {
    async function listening(...people: Person[]): Promise<Listening<Group>[]> {
      const before = app.get(LiveNotifications).listenerCount;
      const all = people.map((person) => new Listening<Group>(app.as(person), ADDED, {}));
      await until(() => app.get(LiveNotifications).listenerCount === before + people.length, 'the subscriptions');
      return all;
    }

    it("reach only the recipient's tabs, and come again under the same id when another user joins", async () => {
      const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
      await follow(ada, ben);
      const quack = await talk.say(ada, 'a quack');
      await app.settled();
      const all = await listening(ada, ada, ben, cyd);
      const [tab, otherTab, ...others] = all;

      await nod(ben, quack);
      await until(() => tab?.arrivals.length === 1, 'the first nod');
      await nod(cyd, quack);
      await until(() => tab?.arrivals.length === 2 && otherTab?.arrivals.length === 2, 'the second nod');

      const [first, second] = tab?.arrivals ?? [];
      expect(first).toMatchObject({
        kind: 'NOD',
        isRead: false,
        actorCount: 1,
        actors: [{ handle: ben.handle, viewerIsFollowing: true }],
        post: { id: quack },
      });
      expect(second).toMatchObject({ id: first?.id, actorCount: 2 });
      expect(handles(second)).toEqual([cyd.handle, ben.handle]);
      expect(others.map(({ arrivals }) => arrivals.length)).toEqual([0, 0]);
      await Promise.all(all.map((one) => one.stop()));
    });

    it('ignore what is delivered again', async () => {
      const [ada, ben] = await cast('ada', 'ben');
      await follow(ben, ada);
      await app.settled();
      const all = await listening(ada);

      await app.get(NotificationHandlers).onUserFollowed(new UserFollowed(ben.id, ada.id));
      const quack = await talk.say(ada, 'a quack');
      await nod(ben, quack);
      await until(() => all[0]?.arrivals.length === 1, 'the nod');

      expect(all[0]?.arrivals[0]?.kind).toBe('NOD');
      await all[0]?.stop();
    });

    it('are refused to visitors with a message', async () => {
      const refused = new Listening<Group>(app.visitor, ADDED, {});
      await refused.ended;

      expect(refused.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      await refused.stop();
    });
  });

  it('need the same number of statements for one and for thirty', async () => {
    const [few, many, ben] = await cast('few', 'many', 'ben');
    await nod(ben, await talk.say(few, 'one'));
    for (let n = 0; n < 15; n += 1) {
      await nod(ben, await talk.say(many, `quack ${n}`));
      await talk.say(ben, `@${many.handle} ${n}`);
    }
    await app.settled();
    const query = `{ viewer { unreadNotificationCount notifications(first: 50) { edges { node { ${GROUP} } } } } }`;

    const ofFew = await app.statementsDuring(() => app.as(few).graphql(query));
    const ofMany = await app.statementsDuring(() => app.as(many).graphql(query));

    // The viewer, the count, the list, the groups, their users, their posts.
    expect(ofFew).toHaveLength(6);
    expect(ofMany).toHaveLength(6);
  });

  it('cost a nod one statement behind the answer', async () => {
    const [ada, ben] = await cast('ada', 'ben');
    const nod = (id: string) =>
      app.as(ben).graphql('mutation($id: ID!) { nodPost(id: $id) { post { nodCount } } }', { id });
    const quack = await talk.say(ada, 'a quack');
    // Of newcomers, the server also counts from how many people they come.
    await app.rows('update users set is_established = true where id = $1::uuid', [ada.id]);
    await nod(await talk.say(ada, 'an earlier one'));
    await app.settled();

    const statements = await app.statementsDuring(async () => {
      await nod(quack);
      await app.settled();
    });

    // The pool also checks whether its connections are alive.
    const own = statements.filter((statement) => /\bposts\b|\bnods\b|\bnotification/.test(statement));
    expect(own.filter((statement) => statement.includes('notification_acts'))).toHaveLength(1);
    expect(statements.filter((statement) => /^(begin|commit)/i.test(statement))).toEqual([]);
    expect(own).toHaveLength(3);
  });

  it('of a crowd that nods at once cost few statements, tell each group once, and are those of one at a time', async () => {
    const [ada, dot] = await cast('ada', 'dot');
    const quacks = await Promise.all([talk.say(ada, 'one'), talk.say(ada, 'two'), talk.say(dot, 'three')]);
    const crowd = await app.world.people(...Array.from({ length: 12 }, (_, n) => `gathered${n}`));
    await app.settled();
    const inbox = app.get(Inbox);
    for (const person of crowd.slice(0, 6))
      await app.rows(
        `insert into nods (id, post_id, user_id, created_at)
         select gen_random_uuid(), q, $1::uuid, now() from unnest($2::uuid[]) q returning id`,
        [person.id, quacks],
      );

    const statements = await app.statementsDuring(() =>
      Promise.all(
        crowd.flatMap(({ id }) => quacks.flatMap((quack) => [inbox.recordNod(id, quack), inbox.undoNod(id, quack)])),
      ),
    );

    const own = statements.filter((statement) => statement.includes('notification_acts'));
    expect(own.length).toBeLessThanOrEqual(4);
    expect((await groups(ada)).map(({ kind, actorCount }) => [kind, actorCount])).toEqual([
      ['NOD', 6],
      ['NOD', 6],
    ]);
    expect((await groups(dot)).map(({ actorCount }) => actorCount)).toEqual([6]);
    expect((await app.get(ActorAudit).audit())['notifications.actor_count']).toBeUndefined();
  });

  it('of quacks that mention people at once each find their own', async () => {
    const [ada, ben, cyd] = await cast('ada', 'ben', 'cyd');
    const said = await Promise.all(
      Array.from({ length: 5 }, (_, n) => talk.say(ada, `${n}: @${ben.handle}${n % 2 ? ` @${cyd.handle}` : ''}`)),
    );

    const [toBen, toCyd] = [await groups(ben), await groups(cyd)];

    expect(toBen.map(({ post }) => post?.id).toSorted()).toEqual(said.toSorted());
    expect(toCyd.map(({ post }) => post?.id).toSorted()).toEqual([said[1], said[3]].toSorted());
    expect(await app.get(ActorAudit).audit()).toEqual({});
  });
});
