import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { LiveReplies } from '#posts/threads/live-replies.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const FILTER = 'filter { id title action contexts exceptFollowing endsAt terms { kind term isWhole } }';
const CREATE = `mutation ($input: FilterInput!) { createFilter(input: $input) { ${FILTER} } }`;
const UPDATE = `mutation ($id: ID!, $input: FilterInput!) { updateFilter(id: $id, input: $input) { ${FILTER} } }`;
const DELETE = 'mutation ($id: ID!) { deleteFilter(id: $id) { deletedId } }';
const POST = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const STREAM = `query ($feed: Feed, $first: Int, $after: String) { stream(feed: $feed, first: $first, after: $after) {
  edges { node { content filtered { title action contexts } } } pageInfo { hasNextPage endCursor } } }`;
const ONE = 'query ($id: ID!) { post(id: $id) { content filtered { title action } } }';
const INBOX = `{ viewer { unreadNotificationCount notifications {
  edges { node { kind actCount actors { handle } post { content } } } } } }`;

const EVERYWHERE = ['HOME', 'NOTIFICATIONS', 'LISTS', 'THREADS', 'PROFILES'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['reason'];
const input = (terms: (string | object)[], more: object = {}) => ({
  title: 'Birds',
  action: 'HIDE',
  contexts: EVERYWHERE,
  terms: terms.map((term) => (typeof term === 'string' ? { term } : term)),
  ...more,
});
const create = (by: Person, terms: (string | object)[], more: object = {}) =>
  app.as(by).graphql(CREATE, { input: input(terms, more) });
async function filter(by: Person, terms: (string | object)[], more: object = {}): Promise<string> {
  const { data, errors } = await create(by, terms, more);
  if (errors) throw new Error(errors[0]?.message);
  return data.createFilter.filter.id as string;
}
async function publish(by: Person, content: string, more: object = {}): Promise<string> {
  const { data, errors } = await app.as(by).graphql(POST, { input: { content, ...more } });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post.id as string;
}
async function stream(by: Person, variables: Record<string, unknown> = {}): Promise<Json> {
  return (await app.as(by).graphql(STREAM, variables)).data.stream;
}
const contents = ({ edges }: Json): string[] => edges.map(({ node }: Json) => node.content as string);
async function inbox(of: Person): Promise<{ unread: number; told: Json[] }> {
  await app.settled();
  const { data } = await app.as(of).graphql(INBOX);
  return {
    unread: data.viewer.unreadNotificationCount as number,
    told: data.viewer.notifications.edges.map(({ node }: Json) => [node.kind, node.actCount, node.post?.content]),
  };
}
/** A reader who follows a writer. */
async function pair(stem: string): Promise<[Person, Person]> {
  const [reader, writer] = (await app.world.people(`${stem}_reader`, `${stem}_writer`)) as [Person, Person];
  await app.as(reader).post(`/follows/${writer.id}`);
  return [reader, writer];
}

describe('a filter', () => {
  it('is made, listed, changed and deleted by its owner alone, over GraphQL and REST', async () => {
    const [ada, ben] = (await app.world.people('own_ada', 'own_ben')) as [Person, Person];

    const made = await create(ada, ['Ducks', '#Geese', '鸭子', { term: 'geese', kind: 'TAG' }, 'ducks'], {
      contexts: ['LISTS', 'HOME'],
    });
    const { id } = made.data.createFilter.filter;
    const byBen = [
      await app.as(ben).graphql(UPDATE, { id, input: input(['x']) }),
      await app.as(ben).graphql(DELETE, { id }),
    ].map(reasonOf);
    const byBenRest = [await app.as(ben).delete(`/filters/${id}`), await app.as(ben).get('/filters')];
    const renamed = await app
      .as(ada)
      .rest('PUT', `/filters/${id}`, input(['swans'], { title: 'Other', action: 'BLUR' }));
    const listed = await app.as(ada).get('/filters');
    const second = await app.as(ada).post('/filters', input(['crows']));
    const deleted = await app.as(ada).graphql(DELETE, { id });
    const left = await app.as(ada).graphql('{ viewer { filters { id title } } }');

    expect(made.data.createFilter.filter).toEqual({
      ...{ id, title: 'Birds', action: 'HIDE', contexts: ['HOME', 'LISTS'], exceptFollowing: false, endsAt: null },
      terms: [
        { kind: 'PHRASE', term: 'ducks', isWhole: true },
        { kind: 'TAG', term: 'geese', isWhole: true },
        { kind: 'PHRASE', term: '鸭子', isWhole: false },
      ],
    });
    expect(byBen).toEqual(['FILTER_NOT_FOUND', 'FILTER_NOT_FOUND']);
    expect([byBenRest[0]!.status, byBenRest[1]!.body.data]).toEqual([404, []]);
    expect(renamed.body.data).toMatchObject({ id, title: 'Other', action: 'BLUR', terms: [{ term: 'swans' }] });
    expect(listed.body.data).toHaveLength(1);
    expect(deleted.data.deleteFilter.deletedId).toBe(id);
    expect(left.data.viewer.filters).toEqual([{ id: second.body.data.id, title: 'Birds' }]);
  });

  it('is refused where it would filter nothing, or is too much', async () => {
    const ada = await app.world.person('ref_ada');
    const many = Array.from({ length: 100 }, (_, n) => `word${n}`);

    const refused = [
      await create(ada, []),
      await create(ada, ['x'], { contexts: [] }),
      await create(ada, ['x'], { title: '  ' }),
      await create(ada, ['x'], { title: 'x'.repeat(257) }),
      await create(ada, ['\u05b8']),
      await create(ada, ['a\nb']),
      await create(ada, ['x'.repeat(101)]),
      await create(ada, [{ kind: 'TAG', term: 'no tag' }]),
      await create(ada, ['x'], { endsAt: new Date(Date.now() - 1_000).toISOString() }),
    ].map(reasonOf);
    const first = await filter(ada, many);
    await filter(
      ada,
      many.map((word) => `other ${word}`),
    );
    const over = await create(ada, ['one more']);
    const overByUpdate = await app.as(ada).graphql(UPDATE, { id: first, input: input([...many, 'one more']) });

    expect(refused).toEqual([
      ...['FILTER_WITHOUT_TERMS', 'FILTER_WITHOUT_CONTEXTS', 'INVALID_FILTER_TITLE', 'INVALID_FILTER_TITLE'],
      ...[
        'INVALID_FILTER_TERM',
        'INVALID_FILTER_TERM',
        'INVALID_FILTER_TERM',
        'INVALID_FILTER_TERM',
        'FILTER_END_PAST',
      ],
    ]);
    expect([over, overByUpdate].map(reasonOf)).toEqual(['TOO_MANY_FILTER_TERMS', 'TOO_MANY_FILTER_TERMS']);
  });

  it('is one of at most 100, also of those that are made at once', async () => {
    const ada = await app.world.person('hundred_ada');
    for (let n = 0; n < 98; n += 1) await filter(ada, [`word${n}`]);

    const made = await Promise.all(['a', 'b', 'c', 'd'].map((term) => create(ada, [term])));

    expect(made.map(reasonOf).sort()).toEqual(['TOO_MANY_FILTERS', 'TOO_MANY_FILTERS', undefined, undefined]);
  });

  it('names what it matches in words, warnings, descriptions and hashtags, whatever the spelling', async () => {
    const [reader, writer] = await pair('match');
    const pictureForm = filesForm([await picture(8, 8).png().toBuffer()]);
    const mediaId = (await app.as(writer).post('/media/upload', pictureForm)).body.data.id as string;
    await app
      .as(writer)
      .graphql('mutation ($id: ID!) { updateMedia(id: $id, input: { altText: "A heron stands" }) { id } }', {
        id: mediaId,
      });
    const posts = [
      await publish(writer, 'plain', { contentWarning: 'Herons? A HERON!' }),
      await publish(writer, 'with a picture', { mediaIds: [mediaId] }),
      await publish(writer, 'שָׁלוֹם לכולם'),
      await publish(writer, '我喜欢鸭子和猫'),
      await publish(writer, 'so many 🦆🦆'),
      await publish(writer, 'tagged #שלום_לך'),
      await publish(writer, 'herons are no words of it'),
    ];
    await filter(reader, ['heron', 'שלום', '鸭子', '🦆', '#שָׁלוֹם_לך'], { action: 'WARN' });

    const found = [];
    for (const id of posts) found.push((await app.as(reader).graphql(ONE, { id })).data.post.filtered.length);

    expect(found).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });

  it('sees what a quack quotes: words, warning, descriptions, answers and hashtags, in lists, profiles and by id', async () => {
    const [reader, writer] = await pair('quoting');
    const other = await app.world.person('quoting_other');
    const poll = { options: ['zebrafinch', 'no'], durationMinutes: 60 };
    const quoted = [
      await publish(other, 'zebrafinch here'),
      await publish(other, 'plain', { contentWarning: 'zebrafinch' }),
      await publish(other, 'asking', { poll }),
      await publish(other, 'tagged #zebratag'),
    ];
    for (const [index, quotePostId] of quoted.entries()) await publish(writer, `look ${index}`, { quotePostId });
    const again = await publish(writer, 'look at mine', { quotePostId: await publish(reader, 'my zebrafinch') });
    const quote = await publish(writer, 'look here', { quotePostId: quoted[0] });
    await publish(writer, 'two steps away', { quotePostId: quote });

    await filter(reader, ['zebrafinch', '#zebratag'], { title: 'Finches' });
    const home = await stream(reader, { feed: 'FOLLOWING' });
    const profile = await app.as(reader).get(`/posts/user/${writer.id}`);
    const byId = await app.as(reader).graphql(ONE, { id: quote });
    const own = await app.as(reader).graphql(ONE, { id: again });

    expect(contents(home)).toEqual(['two steps away', 'look at mine', 'my zebrafinch']);
    expect(profile.body.data.map(({ content }: Json) => content)).toEqual(['two steps away', 'look at mine']);
    expect(byId.data.post.filtered).toEqual([{ title: 'Finches', action: 'HIDE' }]);
    expect(own.data.post.filtered).toEqual([]);
  });

  it('tells nothing of quoted words that the viewer can’t read', async () => {
    const [reader, writer] = await pair('blind');
    const other = await app.world.person('blind_other');
    const secret = await publish(other, 'zebrafinch');
    const quote = await publish(writer, 'look', { quotePostId: secret });
    await app.as(other).post(`/blocks/${reader.id}`);

    await filter(reader, ['zebrafinch']);

    expect((await app.as(reader).graphql(ONE, { id: quote })).data.post.filtered).toEqual([]);
  });

  it('hides in lists of its contexts, and tells in others; what one opens is shown', async () => {
    const [reader, writer] = await pair('where');
    const id = await publish(writer, 'a whereword #wheretag');
    await publish(writer, 'open #wheretag');
    await publish(reader, 'my own whereword');
    await filter(reader, ['whereword'], { contexts: ['HOME'], title: 'Where' });
    const profile = `{ user(handle: "${writer.handle}") { posts { edges { node { content } } } } }`;
    const tag = '{ hashtag(tag: "wheretag") { posts { edges { node { content } } } } }';

    const home = contents(await stream(reader));
    const everyone = (await stream(reader, { feed: 'EVERYONE', first: 3 })).edges.at(-1).node;
    const tagged = (await app.as(reader).graphql(tag)).data.hashtag.posts.edges.length;
    const opened = (await app.as(reader).graphql(ONE, { id })).data.post;
    await filter(reader, ['whereword'], { contexts: ['LISTS', 'PROFILES'] });
    const rest = await app.as(reader).get('/posts?pageSize=3');
    const restAuthor = await app.as(reader).get(`/posts/user/${writer.id}`);
    const profiled = (await app.as(reader).graphql(profile)).data.user.posts.edges.length;
    const taggedLater = (await app.as(reader).graphql(tag)).data.hashtag.posts.edges.length;

    expect(home).toEqual(['my own whereword', 'open #wheretag']);
    expect(everyone).toEqual({
      content: 'a whereword #wheretag',
      filtered: [{ title: 'Where', action: 'HIDE', contexts: ['HOME'] }],
    });
    expect([tagged, opened.filtered]).toEqual([2, [{ title: 'Where', action: 'HIDE' }]]);
    expect(rest.body.data.map((post: Json) => post.content)).not.toContain('a whereword #wheretag');
    expect([restAuthor.body.data.length, profiled, taggedLater]).toEqual([1, 1, 1]);
  });

  it('spares people whom one follows, if so chosen, and ends by itself', async () => {
    const [reader, writer] = await pair('spare');
    const stranger = await app.world.person('spare_stranger');
    const ids = [await publish(writer, 'a spareword'), await publish(stranger, 'a spareword')];
    const of = async () => {
      const found = [];
      for (const id of ids) found.push((await app.as(reader).graphql(ONE, { id })).data.post.filtered.length);
      return found;
    };

    const id = await filter(reader, ['spareword'], { action: 'WARN', exceptFollowing: true });
    const spared = await of();
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    await app.as(reader).graphql(UPDATE, { id, input: input(['spareword'], { action: 'WARN', endsAt }) });
    const before = await of();
    // An hour later. The session is read anew within two seconds.
    await app.rows("update filters set ends_at = now() - interval '1 second' where owner_id = $1", [reader.id]);
    await app.rows('update users set filters_version = gen_random_uuid() where id = $1', [reader.id]);
    let after = before;
    while (after[0] === 1) after = await of();

    expect([spared, before, after]).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
    ]);
    expect((await app.as(reader).get('/filters')).body.data).toHaveLength(1);
  });
});

describe('a page with hidden posts', () => {
  it('is refilled, and goes on where it ended', async () => {
    const [reader, writer] = await pair('refill');
    for (let n = 0; n < 9; n += 1) await publish(writer, n % 2 === 0 ? `shown ${n}` : `refillword ${n}`);
    await filter(reader, ['refillword']);

    const first = await stream(reader, { first: 3 });
    const second = await stream(reader, { first: 3, after: first.pageInfo.endCursor });

    expect([contents(first), first.pageInfo.hasNextPage]).toEqual([['shown 8', 'shown 6', 'shown 4'], true]);
    expect([contents(second), second.pageInfo.hasNextPage]).toEqual([['shown 2', 'shown 0'], false]);
  });

  it('may be empty where nearly everything is hidden, and says that there is more', async () => {
    const [reader, writer] = await pair('empty');
    await publish(writer, 'the first');
    for (let n = 0; n < 103; n += 1) await publish(writer, `emptyword ${n}`);
    await filter(reader, ['emptyword']);

    const first = await stream(reader, { first: 2 });
    const second = await stream(reader, { first: 2, after: first.pageInfo.endCursor });

    expect([contents(first), first.pageInfo.hasNextPage]).toEqual([[], true]);
    expect([contents(second), second.pageInfo.hasNextPage]).toEqual([['the first'], false]);
  });

  it('costs at most two statements more, and no post of a person without filters costs any', async () => {
    const [reader, writer] = await pair('cost');
    for (let n = 0; n < 60; n += 1) await publish(writer, `costword ${n}`);
    await app.settled();
    const costs = async () => (await app.statementsDuring(() => stream(reader, { first: 5 }))).length;

    const without = await costs();
    await filter(reader, ['nothinghere']);
    await stream(reader);
    const unmatched = await costs();
    await filter(reader, ['costword']);
    await stream(reader);
    const hidden = await costs();

    expect([without, unmatched, hidden]).toEqual([1, 1, 3]);
  });
});

describe('threads', () => {
  it('have no gaps: what a filter hides is there, with what it matches', async () => {
    const [reader, writer] = await pair('gaps');
    const root = await publish(writer, 'root');
    const reply = await publish(writer, 'a gapword', { parentPostId: root });
    await publish(writer, 'below', { parentPostId: reply });
    await filter(reader, ['gapword']);

    const { data } = await app
      .as(reader)
      .graphql('query ($id: ID!) { thread(postId: $id) { flatReplies { post { content filtered { action } } } } }', {
        id: root,
      });

    expect(data.thread.flatReplies).toEqual([
      { post: { content: 'a gapword', filtered: [{ action: 'HIDE' }] } },
      { post: { content: 'below', filtered: [] } },
    ]);
  });
});

describe('live updates', () => {
  it('follow the filters of each listener, at the cost of none', async () => {
    const [reader, writer] = await pair('live');
    const [other, third] = (await app.world.people('live_other', 'live_third')) as [Person, Person];
    for (const each of [other, third]) await app.as(each).post(`/follows/${writer.id}`);
    const root = await publish(writer, 'root');
    await app.settled();
    const added = 'subscription { postAdded(feed: FOLLOWING) { content filtered { action } } }';
    const homes = [reader, other, third].map((each) => new Listening<Json>(app.as(each), added, {}));
    const replies = new Listening<Json>(
      app.as(reader),
      'subscription ($id: ID!) { replyAdded(rootPostId: $id) { content filtered { action } } }',
      { id: root },
    );
    await until(() => app.get(LivePosts).listenerCount === 3, 'the streams');
    await until(() => app.get(LiveReplies).listenerCount === 1, 'the thread');
    await filter(reader, ['liveword']);
    await filter(other, ['liveword'], { action: 'WARN' });
    await publish(writer, 'warming up');
    await until(() => homes.every(({ arrivals }) => arrivals.length === 1), 'the first');
    await app.settled();

    const statements = await app.statementsDuring(async () => {
      await publish(writer, 'a liveword');
      await publish(writer, 'the last');
      await until(() => homes.every(({ arrivals }) => arrivals.at(-1)?.content === 'the last'), 'the last');
    });
    await publish(writer, 'a liveword below', { parentPostId: root });
    await until(() => replies.arrivals.length === 1, 'the reply');

    const words = homes.map(({ arrivals }) => arrivals.slice(1).map(({ content, filtered }) => [content, filtered]));
    expect(words).toEqual([
      [['the last', []]],
      [
        ['a liveword', [{ action: 'WARN' }]],
        ['the last', []],
      ],
      [
        ['a liveword', []],
        ['the last', []],
      ],
    ]);
    expect(replies.arrivals).toEqual([{ content: 'a liveword below', filtered: [{ action: 'HIDE' }] }]);
    expect(statements.filter((statement) => /\bfilters\b/.test(statement))).toEqual([]);
    for (const each of [...homes, replies]) await each.stop();
  });
});

describe('notifications', () => {
  it('leave out what filters hide, live, in the list and in the count, and bring it back with the filter', async () => {
    const [reader, writer] = await pair('notes');
    const own = await publish(reader, 'mine');
    await publish(writer, 'an open reply', { parentPostId: own });
    await app.settled();
    const heard = new Listening<Json>(
      app.as(reader),
      'subscription { notificationAdded { kind post { content } } }',
      {},
    );
    await until(() => app.get(LiveNotifications).listenerCount === 1, 'the subscription');
    const id = await filter(reader, ['noteword']);
    await publish(writer, 'a noteword reply', { parentPostId: own });
    await publish(writer, `@${reader.handle} a noteword`);
    await publish(writer, `@${reader.handle} hello`);
    await app.settled();
    await until(() => heard.arrivals.length > 0, 'the mention');

    const filtered = await inbox(reader);
    await app.as(reader).graphql(DELETE, { id });
    const all = await inbox(reader);

    expect(heard.arrivals.map(({ post }) => post.content)).toEqual([`@${reader.handle} hello`]);
    expect(filtered).toEqual({
      unread: 2,
      told: [
        ['MENTION', 1, `@${reader.handle} hello`],
        ['REPLY', 1, 'an open reply'],
      ],
    });
    expect(all).toEqual({
      unread: 3,
      told: [
        ['MENTION', 1, `@${reader.handle} hello`],
        ['MENTION', 1, `@${reader.handle} a noteword`],
        ['REPLY', 2, 'a noteword reply'],
      ],
    });
    await heard.stop();
  });

  it('are not mailed where a filter hides them', async () => {
    const [reader, writer] = await pair('mail');
    const own = await publish(reader, 'mine');
    await app.rows("update users set last_seen_at = now() - interval '2 hours' where id = $1", [reader.id]);
    await filter(reader, ['mailword']);
    await app.rows("update users set last_seen_at = now() - interval '2 hours' where id = $1", [reader.id]);
    const mailed = async () => {
      await app.settled();
      const [row] = await app.rows('select notified_by_mail_at is not null as mailed from users where id = $1', [
        reader.id,
      ]);
      return (row as Json).mailed as boolean;
    };

    await publish(writer, 'a mailword', { parentPostId: own });
    const hidden = await mailed();
    await publish(writer, 'another reply', { parentPostId: own });

    expect([hidden, await mailed()]).toEqual([false, true]);
  });
});

describe('a muted conversation', () => {
  const HAS = 'query ($id: ID!) { post(id: $id) { viewerHasMutedThread } }';
  const has = async (by: Person, id: string) =>
    (await app.as(by).graphql(HAS, { id })).data.post.viewerHasMutedThread as boolean;

  it('notifies of neither replies nor mentions in it until it is unmuted', async () => {
    const [ada, ben] = (await app.world.people('quiet_ada', 'quiet_ben')) as [Person, Person];
    const root = await publish(ada, 'root');
    const reply = await publish(ben, 'before', { parentPostId: root });
    const own = await publish(ada, 'own', { parentPostId: reply });
    await app.settled();
    const mute = 'mutation ($id: ID!) { muteThread(postId: $id) { post { id viewerHasMutedThread } } }';

    const muted = await app.as(ada).graphql(mute, { id: reply });
    const again = await app.as(ada).post(`/posts/${root}/quiet`);
    await publish(ben, 'muted', { parentPostId: own });
    await publish(ben, `muted too, @${ada.handle}`, { parentPostId: reply });
    await publish(ben, `@${ada.handle} elsewhere`);
    const quiet = await inbox(ada);
    const seen = [await has(ada, own), await has(ben, own)];
    const unmuted = await app.as(ada).delete(`/posts/${own}/quiet`);
    await publish(ben, 'heard', { parentPostId: own });
    const loud = await inbox(ada);

    expect(muted.data.muteThread.post).toEqual({ id: reply, viewerHasMutedThread: true });
    expect([again.body.data, unmuted.body.data, seen]).toEqual([root, own, [true, false]]);
    expect(quiet.told).toEqual([
      ['MENTION', 1, `@${ada.handle} elsewhere`],
      ['REPLY', 1, 'before'],
    ]);
    expect(loud.told[0]).toEqual(['REPLY', 1, 'heard']);
  });

  it('is one of 1,000: then the one muted first is unmuted; what one may not read is not found', async () => {
    const [ada, ben] = (await app.world.people('oldest_ada', 'oldest_ben')) as [Person, Person];
    const [first, second, hidden] = [
      await publish(ada, 'first'),
      await publish(ada, 'second'),
      await publish(ben, 'for followers', { visibility: 'FOLLOWERS' }),
    ];
    await app.as(ada).post(`/posts/${first}/quiet`);
    await app.rows(
      `insert into posts (id, author_id, content, entities, created_at)
       select gen_random_uuid(), $1, 'crowd', '[]', now() from generate_series(1, 999)`,
      [ben.id],
    );
    await app.rows(
      `insert into muted_threads (owner_id, root_id, id)
       select $1, p.id, 'ffffffff-0000-7000-8000-000000000000' from posts p where p.author_id = $2 and p.content = 'crowd'`,
      [ada.id, ben.id],
    );

    await app.as(ada).post(`/posts/${second}/quiet`);
    const answers = [
      await app.as(ada).post(`/posts/${hidden}/quiet`),
      await app.as(ada).post('/posts/01890000-0000-7000-8000-00000000dead/quiet'),
    ].map(({ status, body }) => [status, body]);

    expect([await has(ada, first), await has(ada, second)]).toEqual([false, true]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe(404);
  });
});
