import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar, codeOf, noon, NOTICES, reasonOf } from './support/calendar.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) {
  post { id content visibility replyRule quoteRule quote { state } } } }`;
const SCHEDULE = `mutation ($input: SchedulePostInput!) { schedulePost(input: $input) {
  id thread { content media { id } poll { options } } } }`;
const UPDATE = `mutation ($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) {
  id media { id } thread { content media { id } } } }`;
const PUBLISH = 'mutation ($id: ID!) { publishScheduledPost(id: $id) { post { id } } }';
const POST = `query ($id: ID!) { post(id: $id) { id content contentWarning visibility replyCount replyRule quoteRule isSensitive
  media { id } poll { options { text } } ownPlace { latitude } parent { id } } }`;

describe('a thread that is published as a whole', () => {
  let app: TestApp;
  let calendar: Calendar;
  let ada: Person;
  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
    ada = await calendar.newPerson();
  });
  afterAll(() => app.stop());

  const create = (input: Record<string, unknown>, person = ada, key?: string) =>
    app.as(person).graphql(CREATE, { input }, key ? { 'idempotency-key': key } : {});
  const idOf = ({ data, errors }: { data: Json; errors?: { message: string }[] }): string => {
    if (errors) throw new Error(errors[0]?.message);
    return data.createPost.post.id as string;
  };
  const postsOf = (person: Person) =>
    app.rows<{ id: string; content: string; parent_id: string | null; root_id: string | null }>(
      'select id, content, parent_id, root_id from posts where author_id = $1::uuid order by id',
      [person.id],
    );
  const post = async (id: string, person = ada): Promise<Json> =>
    (await app.as(person).graphql(POST, { id })).data.post;
  const parts = (...contents: string[]) => contents.map((content) => ({ content }));

  it('has up to 25 quacks, each of which answers the one before', async () => {
    const [person, reader] = [await calendar.newPerson(), await calendar.newPerson()];
    const contents = Array.from({ length: 25 }, (_, n) => `quack ${n} of #many`);

    const id = idOf(await create({ content: contents[0], thread: parts(...contents.slice(1)) }, person));

    const posts = await postsOf(person);
    expect(posts.map(({ content }) => content)).toEqual(contents);
    expect(posts.map(({ parent_id: parent }) => parent)).toEqual([null, ...posts.slice(0, -1).map((each) => each.id)]);
    expect(new Set(posts.slice(1).map(({ root_id: root }) => root))).toEqual(new Set([id]));
    expect((await post(posts[3]!.id, reader)).replyCount).toBe(1);
    expect(await calendar.quacks(person)).toEqual({ count: 1, contents: [contents[0]] });
    expect(codeOf(await create({ content: 'x', thread: parts(...contents) }, person))).toBe('BAD_USER_INPUT');
    await app.get(CounterAudit).audit();
    expect((await calendar.quacks(person)).count).toBe(1);
  });

  it('gives each quack its own warning, media and poll, and the rest to the first', async () => {
    const [person, reader] = [await calendar.newPerson(), await calendar.newPerson()];
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => calendar.picture(person)));
    const quoted = idOf(await create({ content: 'quote me' }, reader));
    const poll = { options: ['tea', 'water'], durationMinutes: 60 };

    const id = idOf(
      await create(
        {
          ...{ content: 'first', mediaIds: [one], quotePostId: quoted, quoteRule: 'NOBODY', replyRule: ['FOLLOWERS'] },
          ...{ repliesCloseAfterHours: 5, place: { latitude: 10, longitude: 10 } },
          thread: [
            { content: 'second', contentWarning: 'careful', mediaIds: [two, three], isSensitive: true },
            { content: 'third', poll },
          ],
        },
        person,
      ),
    );

    const ids = (await postsOf(person)).map((each) => each.id);
    const [first, second, third] = await Promise.all(ids.map((each) => post(each, person)));
    expect(first).toMatchObject({
      id,
      media: [{ id: one }],
      replyRule: ['FOLLOWERS'],
      quoteRule: 'NOBODY',
      poll: null,
    });
    expect(first.ownPlace).not.toBeNull();
    expect(second).toMatchObject({ contentWarning: 'careful', isSensitive: true, quoteRule: 'NOBODY', ownPlace: null });
    expect(second.media.map((each: Json) => each.id)).toEqual([two, three]);
    expect(third).toMatchObject({ media: [], poll: { options: [{ text: 'tea' }, { text: 'water' }] } });
    const reply = await create({ content: 'may I?', parentPostId: ids[2] }, reader);
    expect(reasonOf(reply)).toBe('REPLIES_LIMITED');
    const quotes = await app.rows('select post_id from quotes where quoted_id = $1::uuid', [quoted]);
    expect(quotes).toEqual([{ post_id: id }]);
  });

  it('is read by the same people throughout', async () => {
    const [person, follower, other] = [
      await calendar.newPerson(),
      await calendar.newPerson(),
      await calendar.newPerson(),
    ];
    await app.as(follower).post(`/follows/${person.id}`);
    await create(
      { content: 'for followers', visibility: 'FOLLOWERS', thread: parts('so is this', 'and this') },
      person,
    );

    const ids = (await postsOf(person)).map((each) => each.id);

    for (const id of ids) {
      expect((await post(id, follower)).visibility).toBe('FOLLOWERS');
      expect(await post(id, other)).toBeNull();
    }
    const unlisted = await create({ content: 'aside', visibility: 'UNLISTED', thread: parts('still aside') });
    const below = (await postsOf(ada)).find(({ parent_id: parent }) => parent === idOf(unlisted))!;
    expect((await post(below.id)).visibility).toBe('UNLISTED');
  });

  it('can be a reply', async () => {
    const [person, other] = [await calendar.newPerson(), await calendar.newPerson()];
    const root = idOf(await create({ content: 'root' }, other));
    const parentPostId = idOf(await create({ content: 'reply', parentPostId: root }, other));

    const id = idOf(await create({ content: 'one', parentPostId, thread: parts('two') }, person));

    const [first, second] = await postsOf(person);
    expect(first).toMatchObject({ id, parent_id: parentPostId, root_id: root });
    expect(second).toMatchObject({ content: 'two', parent_id: id, root_id: root });
    await app.settled();
    const { data } = await app.as(other).graphql(NOTICES);
    expect(data.viewer.notifications.edges).toEqual([{ node: { kind: 'REPLY', reason: null } }]);
  });

  it('is the same over REST', async () => {
    const person = await calendar.newPerson();
    const input = { content: 'one', thread: [{ content: 'two' }, { content: 'three' }] };

    const { body } = await app.as(person).post('/posts', input);
    const refused = await app.as(person).post('/posts', { ...input, thread: [{ content: '' }] });

    const posts = await postsOf(person);
    expect(posts.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    expect([body.data.id, refused.status]).toEqual([posts[0]!.id, 400]);
  });

  it('notifies whom its quacks mention', async () => {
    const [person, friend] = [await calendar.newPerson(), await calendar.newPerson()];

    await create({ content: 'hello', thread: parts('nobody here', `@${friend.handle}, look`) }, person);
    await app.settled();

    const { data } = await app.as(friend).graphql(NOTICES);
    expect(data.viewer.notifications.edges).toEqual([{ node: { kind: 'MENTION', reason: null } }]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a quack that is too long', { content: 'x'.repeat(501) }, 'POST_TOO_LONG', 'thread.1.content'],
    ['an empty quack', { content: ' ' }, 'POST_EMPTY', 'thread.1.content'],
    [
      'a poll with one answer',
      { content: 'x', poll: { options: ['a'], durationMinutes: 60 } },
      ...(['POLL_OPTIONS_NUMBER', 'thread.1.poll.options'] as const),
    ],
    [
      'a long warning',
      { content: 'x', contentWarning: 'y'.repeat(200) },
      'INVALID_CONTENT_WARNING',
      'thread.1.contentWarning',
    ],
  ])('stores nothing with %s, and says which it is', async (_, part, reason, field) => {
    const person = await calendar.newPerson();

    const answer = await create({ content: 'fine', thread: [{ content: 'fine too' }, part] }, person);

    expect([reasonOf(answer), answer.errors![0]!.extensions.fields[0].field]).toEqual([reason, field]);
    expect(await postsOf(person)).toEqual([]);
  });

  it('stores nothing where the last quack can’t be stored', async () => {
    const person = await calendar.newPerson();
    const [mine, theirs] = [await calendar.picture(person), await calendar.picture(ada)];
    const thread = [
      { content: 'two', mediaIds: [mine] },
      { content: 'three', mediaIds: [theirs] },
    ];

    expect(reasonOf(await create({ content: 'one', thread }, person))).toBe('MEDIA_NOT_FOUND');
    await app.rows(`create function refuse_last() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await app.rows(`create trigger refuse_last before insert on posts for each row when (new.content = 'last of all')
      execute function refuse_last()`);
    const failed = await create({ content: 'one', mediaIds: [mine], thread: parts('two', 'last of all') }, person);
    await app.rows('drop trigger refuse_last on posts');

    expect(codeOf(failed)).toBe('INTERNAL_SERVER_ERROR');
    expect(await postsOf(person)).toEqual([]);
    expect((await calendar.quacks(person)).count).toBe(0);
    idOf(await create({ content: 'now', mediaIds: [mine], thread: parts('all of it') }, person));
    expect(await postsOf(person)).toHaveLength(2);
  });

  it('is stored once for each idempotency key', async () => {
    const person = await calendar.newPerson();
    const again = (last: string) => create({ content: 'one', thread: parts('two', last) }, person, 'a-thread');

    const answers = await Promise.all(['three', 'three', 'three'].map(again));

    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await postsOf(person)).toHaveLength(3);
    expect(reasonOf(await again('four'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('waits with all its quacks, is edited, and is published once with its media', async () => {
    const person = await calendar.newPerson();
    const [one, two] = [await calendar.picture(person), await calendar.picture(person)];
    const input = {
      ...{ content: 'first', publishAt: noon(3), mediaIds: [one] },
      thread: [
        { content: 'second', mediaIds: [two] },
        { content: 'third', poll: { options: ['a', 'b'], durationMinutes: 60 } },
      ],
    };
    const { data } = await app.as(person).graphql(SCHEDULE, { input });
    const { id } = data.schedulePost;
    const edit = async (changes: object): Promise<Json> =>
      (await app.as(person).graphql(UPDATE, { id, input: { content: 'first', publishAt: noon(3), ...changes } })).data
        .updateScheduledPost;

    expect(data.schedulePost.thread).toEqual([
      { content: 'second', media: [{ id: two }], poll: null },
      { content: 'third', media: [], poll: { options: ['a', 'b'] } },
    ]);
    expect((await edit({})).thread).toHaveLength(2);
    const moved = { mediaIds: [two], thread: [{ content: 'second', mediaIds: [one] }, { content: 'third' }] };
    expect(await edit(moved)).toMatchObject({ media: [{ id: two }], thread: [{ media: [{ id: one }] }, {}] });
    await calendar.letPass(id);
    await calendar.letPass(id);

    const posts = await postsOf(person);
    expect(posts.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
    expect(posts.map(({ parent_id: parent }) => parent)).toEqual([null, posts[0]!.id, posts[1]!.id]);
    expect((await post(posts[1]!.id)).media).toEqual([{ id: one }]);
    expect((await app.as(person).graphql(PUBLISH, { id })).data.publishScheduledPost.post.id).toBe(posts[0]!.id);
    expect(await postsOf(person)).toHaveLength(3);
  });

  it('can lose its other quacks while it waits, which frees their media', async () => {
    const person = await calendar.newPerson();
    const picture = await calendar.picture(person);
    const input = { content: 'first', publishAt: noon(4), thread: [{ content: '', mediaIds: [picture] }] };
    const { data } = await app.as(person).graphql(SCHEDULE, { input });
    const { id } = data.schedulePost;

    const edited = await app.as(person).graphql(UPDATE, { id, input: { ...input, thread: null } });

    expect(edited.data.updateScheduledPost.thread).toEqual([]);
    expect(reasonOf(await create({ content: 'mine', mediaIds: [picture] }, person))).toBeUndefined();
  });
});

describe('a thread with a word of the site’s list', () => {
  let app: TestApp;
  let calendar: Calendar;
  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
    const staff = await app.world.person('staff', { role: 'admin' });
    await app
      .as(staff)
      .graphql('mutation { addHeldWord(input: { kind: PHRASE, text: "free ducks" }) { heldWord { id } } }');
  });
  afterAll(() => app.stop());

  it('is refused as a whole, also when its time has come', async () => {
    const person = await calendar.newPerson();
    const thread = [{ content: 'fine' }, { content: 'get free ducks' }];

    const published = await app.as(person).graphql(CREATE, { input: { content: 'hi', thread } });
    const scheduled = await app.as(person).graphql(SCHEDULE, { input: { content: 'hi', thread, publishAt: noon(1) } });

    expect([reasonOf(published), reasonOf(scheduled)]).toEqual(['THREAD_NEEDS_REVIEW', 'THREAD_NEEDS_REVIEW']);
    const input = { content: 'hi', thread: [{ content: 'fine' }], publishAt: noon(1) };
    const { id } = (await app.as(person).graphql(SCHEDULE, { input })).data.schedulePost;
    await app.rows(
      `update scheduled_posts set thread = jsonb_set(thread, '{0,content}', '"free ducks"') where id = $1::uuid`,
      [id],
    );
    await calendar.letPass(id);
    expect(await calendar.waiting(person)).toMatchObject([{ id, failure: 'THREAD_NEEDS_REVIEW' }]);
    expect(await app.rows('select id from posts where author_id = $1::uuid', [person.id])).toEqual([]);
  });
});

describe('limits on posting', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.stop());

  it('count each quack of a thread', async () => {
    const person = await app.world.person('talkative');
    const thread = (length: number) => Array.from({ length }, (_, n) => ({ content: `part ${n}` }));
    const publish = (more: number) =>
      app.as(person).graphql(CREATE, { input: { content: 'hi', thread: thread(more) } });

    const first = await publish(24);
    const second = await publish(5);
    const third = await publish(3);

    expect([first.errors, codeOf(second), third.errors]).toEqual([undefined, 'RATE_LIMITED', undefined]);
  });
});
