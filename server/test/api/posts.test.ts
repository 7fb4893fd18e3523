import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const POST =
  'id content contentWarning replyCount nodCount viewerHasNodded viewerCanEdit editedAt author { handle } entities { kind start end text target }';
const CREATE = `mutation($input: CreatePostInput!) { createPost(input: $input) { post { ${POST} parent { id } root { id } mentions { handle } } } }`;
const READ = `query($id: ID!) { post(id: $id) { ${POST} } }`;
const EDIT = `mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { ${POST} } } }`;
const DELETE = 'mutation($id: ID!) { deletePost(id: $id) { deletedId } }';
const STREAM = `query($feed: Feed, $first: Int, $after: String) { stream(feed: $feed, first: $first, after: $after) {
  edges { cursor node { id content author { handle } } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const NEWER = `query($feed: Feed!, $newerThan: ID, $first: Int!) {
  stream(feed: $feed, newerThan: $newerThan, first: $first) { edges { node { id } } pageInfo { hasNextPage } }
  hashtag(tag: "newerones") { posts(newerThan: $newerThan, first: $first) { edges { node { id } } pageInfo { hasNextPage } } } }`;
const MISSING = '01890000-0000-7000-8000-000000000000';

describe('quacks', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startTestApp();
    ada = await app.world.person('ada');
    ben = await app.world.person('ben');
  });
  afterAll(() => app.stop());

  async function quack(person: Person, content: string, extra: object = {}): Promise<string> {
    const { data, errors } = await app.as(person).graphql(CREATE, { input: { content, ...extra } });
    expect(errors).toBeUndefined();
    return data.createPost.post.id as string;
  }

  it('keep their words, and know their mentions, hashtags and links', async () => {
    const content = 'שלום @Ben! read https://example.org/a about #Birding and #צִפֳּרִים 🦆';

    const { data } = await app.as(ada).graphql(CREATE, { input: { content: `  ${content}\r\n` } });

    expect(data.createPost.post).toMatchObject({
      content,
      replyCount: 0,
      nodCount: 0,
      viewerCanEdit: true,
      editedAt: null,
    });
    expect(data.createPost.post.mentions).toEqual([{ handle: 'ben' }]);
    expect(
      data.createPost.post.entities.map(({ kind, text, target }: Record<string, string>) => [kind, text, target]),
    ).toEqual([
      ['MENTION', '@Ben', 'Ben'],
      ['LINK', 'https://example.org/a', 'https://example.org/a'],
      ['HASHTAG', '#Birding', 'birding'],
      ['HASHTAG', '#צִפֳּרִים'.normalize('NFC'), 'צפרים'],
    ]);
  });

  it('are the same over REST', async () => {
    const created = await app
      .as(ada)
      .post('/posts', { content: 'Over REST, @ben and @nobody_here #rest', authorId: ben.id, replyCount: 7 });
    expect(created.status).toBe(200);

    const read = await app.visitor.get(`/posts/${created.body.data.id as string}`);

    expect(read.body).toMatchObject({
      succeeded: true,
      messages: [],
      data: {
        authorId: ada.id,
        authorHandle: 'ada',
        replyCount: 0,
        likeCount: 0,
        hasLikes: false,
        isDeleted: false,
        hashtags: ['rest'],
        media: [],
        mentions: [
          { userId: ben.id, handle: 'ben', exists: true, startIndex: 11, length: 4 },
          { userId: null, handle: 'nobody_here', exists: false },
        ],
      },
    });
  });

  it('take over REST only the fields that its routes have', async () => {
    const id = await quack(ada, 'Soup!', { contentWarning: 'food' });
    const extra = { contentWarning: 'none', place: { latitude: 52.5, longitude: 13.4 } };

    const edited = await app.as(ada).put(`/posts/${id}`, { content: 'Soup?', ...extra, removePlace: 1 });
    const reply = await app.as(ben).post('/posts/replies', { content: 'Where?', parentPostId: id, ...extra });

    expect(edited.body.data).toMatchObject({ content: 'Soup?', contentWarning: 'food' });
    expect(reply.body.data).toMatchObject({ content: 'Where?', contentWarning: null, parentPostId: id });
  });

  it('can be edited by their author only, and say so afterwards', async () => {
    const id = await quack(ada, 'Frist! #typo');

    const foreign = await app.as(ben).graphql(EDIT, { id, input: { content: 'mine now' } });
    const own = await app.as(ada).graphql(EDIT, { id, input: { content: 'First! #typos' } });

    expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NOT_POST_AUTHOR' });
    expect(own.data.updatePost.post).toMatchObject({ content: 'First! #typos', editedAt: expect.any(String) });
    const tags = await app.rows<{ tag: string }>('select tag from post_hashtags where post_id = $1::uuid', [id]);
    expect(tags).toEqual([{ tag: 'typos' }]);
  });

  it('are gone everywhere once deleted', async () => {
    const id = await quack(ada, 'Soon gone #ephemeral');

    const foreign = await app.as(ben).delete(`/posts/${id}`);
    const own = await app.as(ada).graphql(DELETE, { id });
    const again = await app.as(ada).graphql(DELETE, { id });

    expect(foreign.status).toBe(403);
    expect(own.data.deletePost.deletedId).toBe(id);
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await app.visitor.graphql(READ, { id })).data.post).toBeNull();
    expect((await app.visitor.get(`/posts/${id}`)).body.messages).toEqual(['Post not found']);
    expect((await app.as(ada).post(`/likes/posts/${id}`)).status).toBe(404);
    const kept = await app.rows('select content, entities from posts where id = $1::uuid', [id]);
    expect(kept).toEqual([{ content: '', entities: [] }]);
  });

  it('count their replies exactly, also when replies are deleted', async () => {
    const root = await quack(ada, 'Who is awake?');
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => quack(ben, `me ${n}`, { parentPostId: root })),
    );
    const nested = await quack(ada, 'hello', { parentPostId: replies[0] });

    await app.as(ben).graphql(DELETE, { id: replies[1] });

    const { data } = await app
      .as(ada)
      .graphql(
        `query($id: ID!, $nested: ID!) { post(id: $id) { replyCount replies(first: 20) { edges { node { id } } } } nested: post(id: $nested) { parent { id } root { id } } }`,
        { id: root, nested },
      );
    expect(data.post.replyCount).toBe(11);
    expect(data.post.replies.edges).toHaveLength(11);
    expect(data.nested).toEqual({ parent: { id: replies[0] }, root: { id: root } });
    const [person] = await app.rows<{ post_count: number }>('select post_count from users where id = $1::uuid', [
      ben.id,
    ]);
    expect(person?.post_count).toBe(0);
  });

  it('tell that they are replies, also when the quack that they answer is gone', async () => {
    const root = await quack(ada, 'A question');
    const reply = await quack(ben, 'an answer', { parentPostId: root });
    const lineage = async () => {
      const fields = 'isReply parent { id } root { id }';
      const query = `query($root: ID!, $reply: ID!) { root: post(id: $root) { ${fields} } reply: post(id: $reply) { ${fields} } }`;
      return (await app.visitor.graphql(query, { root, reply })).data as unknown;
    };

    expect(await lineage()).toEqual({
      root: { isReply: false, parent: null, root: null },
      reply: { isReply: true, parent: { id: root }, root: { id: root } },
    });
    await app.as(ada).graphql(DELETE, { id: root });
    expect(await lineage()).toEqual({ root: null, reply: { isReply: true, parent: null, root: null } });
  });

  it('are made once for each idempotency key, however often and at once they are sent', async () => {
    const input = { content: 'Only once, please' };
    const headers = { 'idempotency-key': 'key-1' };

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.as(ada).graphql(CREATE, { input }, headers)),
    );
    const overRest = await app.as(ada).post('/posts', input, headers);
    const other = await app.as(ada).graphql(CREATE, { input: { content: 'Another payload' } }, headers);
    const somebodyElse = await app.as(ben).graphql(CREATE, { input }, headers);

    const ids = new Set(answers.map(({ data }) => data.createPost.post.id as string));
    expect(ids.size).toBe(1);
    expect(overRest.body.data.id).toBe([...ids][0]);
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'IDEMPOTENCY_KEY_REUSED' });
    expect(ids.has(somebodyElse.data.createPost.post.id)).toBe(false);
    const rows = await app.rows("select 1 from posts where content = 'Only once, please'");
    expect(rows).toHaveLength(2);
  });

  it('keep exact counts under twenty nods at once', async () => {
    const id = await quack(ada, 'Nod if you can hear me');
    const crowd = await app.world.people(...Array.from({ length: 20 }, (_, n) => `nodder${n}`));
    const NOD = 'mutation($id: ID!) { nodPost(id: $id) { post { nodCount viewerHasNodded } } }';
    const UNNOD = 'mutation($id: ID!) { unnodPost(id: $id) { post { nodCount viewerHasNodded } } }';

    const nods = await Promise.all(
      [...crowd, ...crowd].map((person) => served(() => app.as(person).graphql(NOD, { id }))),
    );
    const taken = await Promise.all(
      crowd.slice(0, 5).map((person) => served(() => app.as(person).graphql(UNNOD, { id }))),
    );

    expect([...nods, ...taken].flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(nods.every(({ data }) => data.nodPost.post.viewerHasNodded === true)).toBe(true);
    expect(taken.every(({ data }) => data.unnodPost.post.viewerHasNodded === false)).toBe(true);
    const stats = await app.as(crowd[6] ?? ada).get(`/likes/posts/${id}/stats`);
    expect(stats.body.data).toEqual({ postId: id, isLikedByUser: true, hasLikes: true, likeCount: 15 });
    const people = await app.visitor.get(`/likes/posts/${id}?pageSize=10`);
    expect(people.body).toMatchObject({ totalCount: 15, totalPages: 2, hasNextPage: true, currentPage: 1 });
  });

  it('answer a visitor who wants to write with a request to sign in', async () => {
    const overGraphql = await app.visitor.graphql(CREATE, { input: { content: 'hi' } });
    const overRest = await app.visitor.post('/posts', { content: 'hi' });

    expect(overGraphql.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(overRest.status).toBe(401);
    expect(overRest.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('that do not exist are not found, and null in GraphQL', async () => {
    expect((await app.visitor.graphql(READ, { id: MISSING })).data.post).toBeNull();
    expect((await app.as(ada).graphql(DELETE, { id: MISSING })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await app.as(ada).put(`/posts/${MISSING}`, { content: 'x' })).status).toBe(404);
  });

  it('of a user who requires login are for signed-in users only, in every API', async () => {
    const shy = await app.world.person('shy_one');
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);
    const id = await quack(shy, 'Between us #shytag');

    expect((await app.visitor.graphql(READ, { id })).data.post).toBeNull();
    expect((await app.visitor.get(`/posts/${id}`)).status).toBe(404);
    expect((await app.visitor.get(`/posts/user/${shy.id}`)).body).toMatchObject({ data: [], totalCount: 0 });
    expect((await app.visitor.get(`/likes/posts/${id}/stats`)).status).toBe(404);
    const stream = await app.visitor.graphql(STREAM, { feed: 'EVERYONE', first: 100 });
    expect(stream.data.stream.edges.map(({ node }: { node: { id: string } }) => node.id)).not.toContain(id);
    const tag = await app.visitor.graphql('{ hashtag(tag: "#ShyTag") { posts { edges { node { id } } } } }');
    expect(tag.data.hashtag).toBeNull();
    expect((await app.as(ben).get(`/posts/${id}`)).status).toBe(200);
  });
});

describe('the stream', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function pages(person: Person, feed: string, first: number): Promise<string[]> {
    const contents: string[] = [];
    let after: string | null = null;
    do {
      const answer = await app.as(person).graphql(STREAM, { feed, first, after });
      const { edges, pageInfo } = answer.data.stream;
      expect(edges.length).toBeLessThanOrEqual(first);
      if (pageInfo.hasNextPage) expect(edges).toHaveLength(first);
      contents.push(...edges.map(({ node }: { node: { content: string } }) => node.content));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor as string) : null;
    } while (after !== null);
    return contents;
  }

  it('holds own quacks and those of people followed, newest first, and its pages concatenate to the whole', async () => {
    const [reader, friend, stranger] = (await app.world.people('reader', 'friend', 'stranger')) as [
      Person,
      Person,
      Person,
    ];
    await app.as(reader).post(`/follows/${friend.id}`);
    const expected: string[] = [];
    for (let n = 0; n < 13; n += 1) {
      const author = [reader, friend, stranger][n % 3] as Person;
      const answer = await app.as(author).post('/posts', { content: `quack ${n}` });
      expect(answer.status).toBe(200);
      if (author !== stranger) expected.unshift(`quack ${n}`);
    }

    expect(await pages(reader, 'FOLLOWING', 3)).toEqual(expected);
    expect(await pages(reader, 'FOLLOWING', 100)).toEqual(expected);
    expect(await pages(reader, 'EVERYONE', 5)).toHaveLength(13);
    const rest = await app.visitor.get('/posts?pageNumber=2&pageSize=5');
    expect(rest.body.data.map(({ content }: { content: string }) => content)).toEqual([
      'quack 7',
      'quack 6',
      'quack 5',
      'quack 4',
      'quack 3',
    ]);
    expect(rest.body).toMatchObject({
      currentPage: 2,
      pageSize: 5,
      totalPages: 3,
      totalCount: 13,
      hasPreviousPage: true,
      hasNextPage: true,
    });
  });

  it('can be asked for as far as they are newer than one', async () => {
    const [reader, friend] = (await app.world.people('newer_reader', 'newer_friend')) as [Person, Person];
    await app.as(reader).post(`/follows/${friend.id}`);
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { body } = await app.as(friend).post('/posts', { content: `newer ${n} #newerones` });
      ids.push(body.data.id as string);
    }
    const newer = async (feed: string, newerThan: string | undefined, first = 20) => {
      const { data, errors } = await app.as(reader).graphql(NEWER, { feed, newerThan, first });
      expect(errors).toBeUndefined();
      return [data.stream, data.hashtag.posts].map(({ edges, pageInfo }) => [
        edges.map(({ node }: { node: { id: string } }) => ids.indexOf(node.id)),
        pageInfo.hasNextPage,
      ]);
    };

    for (const feed of ['FOLLOWING', 'EVERYONE']) {
      expect(await newer(feed, ids[1])).toEqual(Array(2).fill([[3, 2], false]));
      expect(await newer(feed, ids[0], 2)).toEqual(Array(2).fill([[3, 2], true]));
      expect(await newer(feed, ids[3])).toEqual(Array(2).fill([[], false]));
    }
    expect(await newer('FOLLOWING', undefined)).toEqual(Array(2).fill([[3, 2, 1, 0], false]));
    const { errors } = await app.as(reader).graphql(NEWER, { feed: 'EVERYONE', newerThan: 'x', first: 5 });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('finds the quacks of people followed also far below what everyone else has written', async () => {
    const [quiet, fan, loud] = (await app.world.people('quiet', 'fan', 'loud')) as [Person, Person, Person];
    await app.as(fan).post(`/follows/${quiet.id}`);
    for (let n = 0; n < 3; n += 1) await app.as(quiet).post('/posts', { content: `rare ${n}` });
    await app.rows(
      `insert into posts (id, author_id, content, created_at)
       select (lpad(to_hex((extract(epoch from now()) * 1000 + n)::bigint), 12, '0') || '7000a000000000000000')::uuid, $1::uuid, 'noise ' || n, now()
       from generate_series(1, 1500) n returning id`,
      [loud.id],
    );

    expect(await pages(fan, 'FOLLOWING', 2)).toEqual(['rare 2', 'rare 1', 'rare 0']);
  });

  it("needs a viewer for the posts they follow, and none for everyone's posts", async () => {
    const following = await app.visitor.graphql('{ stream { edges { node { id } } } }');
    const everyone = await app.visitor.graphql('{ stream(feed: EVERYONE) { edges { node { id } } } }');

    expect(following.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(everyone.errors).toBeUndefined();
  });

  it('takes one statement for a page, whatever is on it', async () => {
    const person = await app.world.person('counter_of_statements');
    const query = `query { stream(feed: FOLLOWING, first: 20) { edges { node { id content nodCount viewerHasNodded entities { kind target }
      author { handle displayName imageUrl viewerIsFollowing } } } pageInfo { hasNextPage endCursor } } }`;
    for (let n = 0; n < 25; n += 1)
      await app.as(person).post('/posts', { content: `#tag${n} for @reader, https://example.org/${n}` });

    const statements = await app.statementsDuring(() => app.as(person).graphql(query));

    expect(statements).toHaveLength(1);
  });

  it('writes a quack by one statement and reads it by another, and a nod likewise', async () => {
    const [person, friend] = (await app.world.people('writer_of_statements', 'friend_of_statements')) as [
      Person,
      Person,
    ];
    const card = 'post { id content nodCount viewerHasNodded author { handle viewerIsFollowing } }';
    const publish = `mutation($content: String!) { createPost(input: { content: $content }) { ${card} } }`;
    const quack = await app.as(person).graphql(publish, { content: 'Warm up, @reader #counting' });
    const { id } = quack.data.createPost.post as { id: string };
    await app.settled();

    const written = await app.statementsDuring(() => app.as(person).graphql(publish, { content: 'A word for nobody' }));
    const withKey = await app.statementsDuring(() =>
      app.as(person).graphql(publish, { content: 'A word for nobody, once' }, { 'idempotency-key': 'counted' }),
    );
    await app.settled();
    const withAll = await app.statementsDuring(async () => {
      await app
        .as(person)
        .graphql(publish, { content: `For @${friend.handle} #counting` }, { 'idempotency-key': 'counted-too' });
      await app.settled();
    });
    const nodded = await app.statementsDuring(() =>
      app.as(person).graphql(`mutation($id: ID!) { nodPost(id: $id) { ${card} } }`, { id }),
    );

    expect(written).toHaveLength(2);
    expect(withKey).toHaveLength(2);
    expect(nodded).toHaveLength(2);
    // The others store the notification, and count the hashtag, of which one is only for hashtags with few users.
    expect(withAll).toHaveLength(5);
  });
});

describe('the nightly recount', () => {
  it('finds nothing after ordinary use, and tells of a counter that is wrong', async () => {
    const app = await startTestApp();
    try {
      const [one, two] = (await app.world.people('one_person', 'two_person')) as [Person, Person];
      const { body } = await app.as(one).post('/posts', { content: 'Count on me #counting' });
      await app.as(two).post(`/likes/posts/${body.data.id as string}`);
      await app.as(two).post(`/follows/${one.id}`);
      const audit = app.get(CounterAudit);

      expect(await audit.audit()).toEqual({});
      await app.rows('update posts set nod_count = 5 where id = $1::uuid', [body.data.id]);
      expect(await audit.audit()).toEqual({ 'posts.nod_count': 1 });
    } finally {
      await app.stop();
    }
  });
});

describe('a new user', () => {
  it('publishes thirty posts an hour in the first day, and learns when to go on', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const person = await app.world.person('eager_newcomer');
      const publish = (n: number) => app.as(person).post('/posts', { content: `eager ${n}` });

      const first = await Promise.all(Array.from({ length: 30 }, (_, n) => publish(n)));
      const next = await publish(31);

      expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(next.status).toBe(429);
      expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(next.body.messages[0]).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/);
    } finally {
      await app.stop();
    }
  });
});
