import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Inbox } from '#notifications/inbox/inbox.js';
import { LISTENERS_OF } from '#notifications/inbox/post-writes.js';
import { NotificationHandlers } from '#notifications/inbox/notification.handlers.js';
import { PostPublished } from '#posts/model/post.events.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar } from './support/calendar.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const CHOOSE = `mutation ($id: ID!, $choice: PostNotifications!) {
  choosePostNotifications(id: $id, choice: $choice) { user { viewerPostNotifications } } }`;
const CHOSEN = 'query ($handle: String!) { user(handle: $handle) { viewerPostNotifications } }';
const APPROVE = 'mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const FILTER = 'mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }';
const PREFER = 'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { email } } }';
const PUSH = `mutation ($input: UpdateNotificationSettingsInput!) {
  updateNotificationSettings(input: $input) { viewer { notificationSettings { pushedKinds } } } }`;
const CHOSEN_KINDS = '{ viewer { preferences { notifiedKinds mailedKinds } notificationSettings { pushedKinds } } }';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Followers who asked for nothing. $1 whom they follow. */
const CROWD = `
with crowd as (
  insert into users (id, handle, handle_key, email, email_key, display_name, password_hash, role, is_active, email_verified_at, created_at, updated_at)
  select gen_random_uuid(), 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.org', 'crowd' || n || '@example.org',
    'crowd', '', 'basic', true, now(), now(), now() from generate_series(1, 2000) n returning id
)
insert into follows (id, follower_id, followee_id, created_at) select gen_random_uuid(), id, $1::uuid, now() from crowd returning id`;
const INBOX = `{ viewer { unreadNotificationCount notifications(first: 50) { edges { node {
  kind actorCount actCount isRead actors { handle } post { id } } } } } }`;

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  talk = new Conversation(app);
});
afterAll(() => app.stop());

type Six = [Person, Person, Person, Person, Person, Person];
type Choice = 'OFF' | 'ORIGINALS' | 'ALL';

const follow = (by: Person, { id }: Person) => app.as(by).post(`/follows/${id}`);
const unfollow = (by: Person, { id }: Person) => app.as(by).delete(`/follows/${id}`);
const choose = (by: Person, { id }: Person, choice: Choice | 'SOME') => app.as(by).graphql(CHOOSE, { id, choice });
const reasonOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['reason'];
const chosen = async (by: Person, { handle }: Person): Promise<Choice> =>
  (await app.as(by).graphql(CHOSEN, { handle })).data.user.viewerPostNotifications;
const cast = async (...stems: string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const stem of stems) people.push(await app.world.another(stem));
  return people;
};

interface Told {
  kind: string;
  post: { id: string } | null;
}

/** What someone finds in their notifications, the oldest first. */
async function inbox(of: Person): Promise<Told[]> {
  await app.settled();
  const { data, errors } = await app.as(of).graphql(INBOX);
  expect(errors).toBeUndefined();
  return data.viewer.notifications.edges.map(({ node }: { node: Told }) => node).toReversed();
}
const kinds = async (of: Person) => (await inbox(of)).map(({ kind }) => kind).toSorted();
/** The posts of which someone is notified because they asked for it, the oldest first. */
const told = async (of: Person) => (await inbox(of)).filter(({ kind }) => kind === 'POST').map(({ post }) => post?.id);

async function say(by: Person, input: object): Promise<string> {
  const { data, errors } = await app.as(by).graphql(CREATE, { input });
  expect(errors).toBeUndefined();
  return data.createPost.post.id as string;
}

/** People who asked to be notified of the posts of Ben, who is the second one. */
async function listeners(choice: Choice, first: string, ...others: string[]): Promise<Person[]> {
  const [ann, ben, ...more] = await cast(first, 'ben', ...others);
  for (const person of [ann!, ...more]) {
    await follow(person, ben!);
    await choose(person, ben!, choice);
  }
  await app.settled();
  return [ann!, ben!, ...more];
}

describe('the choice of notifications about the posts of a person', () => {
  it('is off for a new follow, can be changed, and ends with the follow', async () => {
    const [ann, ben] = (await cast('ann', 'ben')) as [Person, Person];
    await follow(ann, ben);

    const before = await chosen(ann, ben);
    const all = await choose(ann, ben, 'ALL');
    const rest = await app.as(ann).put(`/follows/${ben.id}/notifications`, { choice: 'ORIGINALS' });
    const kept = await follow(ann, ben);
    await unfollow(ann, ben);
    const ended = await chosen(ann, ben);
    const anew = await follow(ann, ben);

    expect(before).toBe('OFF');
    expect(all.data.choosePostNotifications.user).toEqual({ viewerPostNotifications: 'ALL' });
    expect(rest.body.data).toMatchObject({ isFollowing: true, postNotifications: 'ORIGINALS' });
    expect(kept.body.data.postNotifications).toBe('ORIGINALS');
    expect(ended).toBe('OFF');
    expect(anew.body.data.postNotifications).toBe('OFF');
  });

  it('is a matter of the follower alone', async () => {
    const [ann, ben, cyd] = (await cast('ann', 'ben', 'cyd')) as [Person, Person, Person];
    for (const person of [ann, cyd]) await follow(person, ben);
    await follow(ben, ann);
    await choose(ann, ben, 'ALL');

    expect(await chosen(cyd, ben)).toBe('OFF');
    expect(await chosen(ben, ann)).toBe('OFF');
    expect((await app.visitor.graphql(CHOSEN, { handle: ben.handle })).data.user.viewerPostNotifications).toBe('OFF');
    expect((await app.visitor.get(`/follows/${ben.id}/stats`)).body.data.postNotifications).toBe('OFF');
  });

  it('needs a follow, a person who can be found, and a choice that there is', async () => {
    const [ann, ben, cyd] = (await cast('ann', 'ben', 'cyd')) as [Person, Person, Person];
    await app.as(cyd).post(`/blocks/${ann.id}`);

    const [stranger, off, self] = [
      await choose(ann, ben, 'ALL'),
      await choose(ann, ben, 'OFF'),
      await choose(ann, ann, 'ALL'),
    ];
    const blocked = await choose(ann, cyd, 'ALL');
    const unknown = await choose(ann, ben, 'SOME');
    const rest = await app.as(ann).put(`/follows/${ben.id}/notifications`, { choice: 'SOME' });
    const visitor = await app.visitor.put(`/follows/${ben.id}/notifications`, { choice: 'ALL' });

    expect([reasonOf(stranger), reasonOf(self), reasonOf(blocked)]).toEqual([
      'NOT_FOLLOWING',
      'NOT_FOLLOWING',
      'USER_NOT_FOUND',
    ]);
    expect(off.data.choosePostNotifications.user.viewerPostNotifications).toBe('OFF');
    expect(unknown.errors?.[0]?.message).toContain('PostNotifications');
    expect([rest.status, rest.body.messages]).toEqual([400, ['choice must be one of OFF, ORIGINALS, ALL.']]);
    expect(visitor.status).toBe(401);
  });

  it('waits with a request to follow, and is passed on when that is accepted', async () => {
    const [kim, ann, ben, cyd] = (await cast('kim', 'ann', 'ben', 'cyd')) as [Person, Person, Person, Person];
    await app.as(kim).graphql(APPROVE);
    for (const person of [ann, ben, cyd]) await follow(person, kim);
    await choose(ann, kim, 'ALL');
    await choose(ben, kim, 'ORIGINALS');
    await choose(cyd, kim, 'ALL');

    const asked = await chosen(ann, kim);
    await app.as(kim).post(`/follows/requests/${ann.id}/accept`);
    await app.as(kim).post(`/follows/requests/${cyd.id}/reject`);
    await app.as(kim).graphql('mutation { acceptAllFollows { acceptedCount } }');

    expect(asked).toBe('ALL');
    expect([await chosen(ann, kim), await chosen(ben, kim), await chosen(cyd, kim)]).toEqual([
      'ALL',
      'ORIGINALS',
      'OFF',
    ]);
  });

  it('ends with a block', async () => {
    const [ann, ben] = (await cast('ann', 'ben')) as [Person, Person];
    await follow(ann, ben);
    await choose(ann, ben, 'ALL');

    await app.as(ben).post(`/blocks/${ann.id}`);
    await app.as(ben).delete(`/blocks/${ann.id}`);

    expect(await chosen(ann, ben)).toBe('OFF');
  });
});

describe('notifications about the posts of a person', () => {
  it('come to each who asked: originals without replies, or all, and never of requacks', async () => {
    const [ann, ben, cyd, dan] = (await cast('ann', 'ben', 'cyd', 'dan')) as [Person, Person, Person, Person];
    for (const person of [ann, cyd, dan]) await follow(person, ben);
    await choose(ann, ben, 'ALL');
    await choose(cyd, ben, 'ORIGINALS');
    const elsewhere = await talk.say(dan, 'a quack of someone else');

    const quack = await talk.say(ben, 'a quack');
    const quote = await say(ben, { content: 'a quote', quotePostId: elsewhere });
    const reply = await talk.say(ben, 'a reply', elsewhere);
    await app.as(ben).post(`/posts/${elsewhere}/requack`);

    expect(await told(ann)).toEqual([quack, quote, reply]);
    expect(await told(cyd)).toEqual([quack, quote]);
    expect(await told(dan)).toEqual([]);
    expect(await told(ben)).toEqual([]);
    const { data } = await app.as(ann).graphql(INBOX);
    expect(data.viewer.unreadNotificationCount).toBe(3);
    expect(data.viewer.notifications.edges[0].node).toMatchObject({
      ...{ kind: 'POST', actorCount: 1, actCount: 1, isRead: false },
      actors: [{ handle: ben.handle }],
    });
  });

  it('tell of a thread that is published at once by its beginning, and of a part that is added later', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    const thread = { content: 'first', thread: [{ content: 'second' }, { content: 'third' }] };

    const first = await say(ben, thread);
    await app.settled();
    const whole = await told(ann);
    await app.rows("update posts set created_at = created_at - interval '1 hour' where id = $1 returning id", [first]);
    const later = await talk.say(ben, 'an afterthought', first);

    expect(whole).toEqual([first]);
    expect(await told(ann)).toEqual([first, later]);
  });

  it('end with the choice and with the follow', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    const first = await talk.say(ben, 'while it is on');
    await app.settled();
    await choose(ann, ben, 'OFF');
    await talk.say(ben, 'while it is off');
    await app.settled();
    await choose(ann, ben, 'ALL');
    await unfollow(ann, ben);
    await talk.say(ben, 'while no one follows');
    await app.settled();
    await follow(ann, ben);
    await talk.say(ben, 'after a new follow');

    expect(await told(ann)).toEqual([first]);
  });

  it('are one for each post, however often its event is delivered, and go with the post', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    const [kept, gone] = [await talk.say(ben, 'kept'), await talk.say(ben, 'deleted')];
    await app.settled();

    for (const id of [kept, kept, gone])
      await app
        .get(NotificationHandlers)
        .onPostPublished(new PostPublished(id, ben.id, null, null, [], [], null, false));
    await app.rows('update notifications set day = day - 1 where recipient_id = $1::uuid returning id', [ann.id]);
    await app
      .get(NotificationHandlers)
      .onPostPublished(new PostPublished(kept, ben.id, null, null, [], [], null, false));
    const both = await told(ann);
    await talk.delete(ben, gone);
    await app.settled();
    await app
      .get(NotificationHandlers)
      .onPostPublished(new PostPublished(gone, ben.id, null, null, [], [], null, false));

    expect(both).toEqual([kept, gone]);
    expect(await told(ann)).toEqual([kept]);
    expect(await app.rows('select id from notifications where post_id = $1::uuid', [gone])).toEqual([]);
  });

  it('are no second ones of what answers, mentions or quotes the recipient', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    const quack = await talk.say(ann, 'a quack');

    await talk.say(ben, 'a reply', quack);
    await talk.say(ben, `about @${ann.handle}`);
    await say(ben, { content: 'a quote', quotePostId: quack });

    expect(await kinds(ann)).toEqual(['MENTION', 'QUOTE', 'REPLY']);
  });

  it('come of what only followers read to followers alone, and of a thread for others not at all', async () => {
    const [ann, ben, cyd] = (await listeners('ALL', 'ann', 'cyd')) as [Person, Person, Person];
    const top = await say(cyd, { content: 'for the followers of cyd', visibility: 'FOLLOWERS' });
    await follow(ben, cyd);

    const quack = await say(ben, { content: 'for my followers', visibility: 'FOLLOWERS' });
    await talk.say(ben, 'a reply where only some read', top);
    await app.settled();
    const before = await told(ann);
    await unfollow(ann, ben);

    expect(before).toEqual([quack]);
    expect(await told(ann)).toEqual([]);
  });

  it('respect mutes of people, conversations and words, blocks, and accounts that no one sees', async () => {
    const [ann, ben, cyd, dot, eve, fay] = (await listeners('ALL', 'ann', 'cyd', 'dot', 'eve', 'fay')) as Six;
    const elsewhere = await talk.say(dot, 'a conversation');
    await app.as(ann).put(`/mutes/${ben.id}`, { scopes: ['NOTIFICATIONS'] });
    await app.as(cyd).post(`/blocks/${ben.id}`);
    await app.as(eve).post(`/posts/${elsewhere}/quiet`);
    await app.as(dot).graphql(FILTER, {
      input: { title: 'spoiler', action: 'HIDE', contexts: ['NOTIFICATIONS'], terms: [{ term: 'spoiler' }] },
    });
    await app.rows('update users set is_active = false where id = $1 returning id', [fay.id]);

    const reply = await talk.say(ben, 'with a spoiler', elsewhere);
    const quack = await talk.say(ben, 'a spoiler');
    const plain = await talk.say(ben, 'a quack');
    await app.settled();
    await app.rows('update users set is_active = true where id = $1 returning id', [fay.id]);

    expect([await told(ann), await told(cyd), await told(fay)]).toEqual([[], [], []]);
    expect(await told(dot)).toEqual([plain]);
    expect(await told(eve)).toEqual([quack, plain]);
    expect(reply).not.toBe(quack);
  });

  it('come of scheduled posts once they are published', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    const calendar = new Calendar(app);
    const id = await calendar.schedule(ben, 'later');
    await app.settled();
    const before = await told(ann);

    await calendar.letPass(id);

    expect(before).toEqual([]);
    expect(await told(ann)).toHaveLength(1);
  });

  it('are told to all who asked by one statement, and cost one where no one did', async () => {
    const [, ben] = (await listeners('ALL', 'fan', ...Array.from({ length: 11 }, (_, n) => `fan${n}`))) as [
      Person,
      Person,
    ];
    const quiet = await app.world.another('quiet');
    const [heard, unheard] = [await talk.say(ben, 'a quack'), await talk.say(quiet, 'a quack')];
    await app.settled();

    const recording = (id: string) => app.statementsDuring(() => app.get(Inbox).recordPost(id));
    const [some, none] = [await recording(heard), await recording(unheard)];

    expect(some).toHaveLength(2);
    expect(none).toHaveLength(1);
    expect(
      await app.rows("select recipient_id from notifications where kind = 'POST' and post_id = $1::uuid", [heard]),
    ).toHaveLength(12);
  });

  it('are found without a look at followers who did not ask', async () => {
    const [ann, ben] = (await listeners('ALL', 'ann')) as [Person, Person];
    await app.rows(CROWD, [ben.id]);
    await app.rows('analyze users, follows');
    const quack = await talk.say(ben, 'a quack');

    const scans = await scansOf(app, LISTENERS_OF, [quack, FIRST_ID, 500]);

    expect(scans.find(({ table }) => table === 'follows')).toMatchObject({ index: 'follows_notified', rows: 1 });
    expect(await told(ann)).toEqual([quack]);
  });

  it('are not made for those who turned the kind off, pushed by default, and emailed to those who want that', async () => {
    const [ann, ben, cyd] = (await listeners('ALL', 'ann', 'cyd')) as [Person, Person, Person];
    const prefer = (who: Person, input: object) => app.as(who).graphql(PREFER, { input });
    const usual = (await app.as(ann).graphql(CHOSEN_KINDS)).data.viewer;
    await prefer(ann, { notifiedKinds: ['REPLY', 'MENTION'] });
    await prefer(cyd, { mailedKinds: ['POST'] });
    const pushed = await app.as(cyd).graphql(PUSH, { input: { pushedKinds: ['NOD', 'POST'] } });
    const unpushed = await app.as(ann).graphql(PUSH, { input: { pushedKinds: ['NOD'] } });
    await app.rows("update users set last_seen_at = now() - interval '2 hours' where id = $1 returning id", [cyd.id]);

    const quack = await talk.say(ben, 'a quack');

    expect(usual.preferences.notifiedKinds).toContain('POST');
    expect(usual.preferences.mailedKinds).not.toContain('POST');
    expect(usual.notificationSettings.pushedKinds).toContain('POST');
    expect(pushed.data.updateNotificationSettings.viewer.notificationSettings.pushedKinds).toEqual(['NOD', 'POST']);
    expect(unpushed.data.updateNotificationSettings.viewer.notificationSettings.pushedKinds).toEqual(['NOD']);
    expect([await told(ann), await told(cyd)]).toEqual([[], [quack]]);
    expect((await app.mailbox.latestTo(cyd.email)).subject).toBe(`\u2066@${ben.handle}\u2069 quacked`);
  });
});
