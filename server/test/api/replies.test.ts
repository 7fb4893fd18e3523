import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { PostPublished } from '#posts/model/post.events.js';
import { LiveReplies } from '#posts/threads/live-replies.js';
import { ReplyAddedHandlers } from '#posts/threads/reply-added.handlers.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const MISSING = '01890000-0000-7000-8000-000000000000';

describe('replies', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy_author')) as [Person, Person, Person];
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);
  });
  afterAll(() => app.stop());

  it('over REST are posts with a parent and a root', async () => {
    const root = await said.say(ada, 'root');
    const first = await app.as(ben).post('/posts/replies', { parentPostId: root, content: 'first #tagged' });
    const second = await app.as(ada).post('/posts/replies', {
      parentPostId: first.body.data.id,
      content: 'second',
      rootPostId: MISSING,
      id: MISSING,
    });

    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      authorHandle: 'ben',
      content: 'first #tagged',
      parentPostId: root,
      rootPostId: root,
      hashtags: ['tagged'],
      replyCount: 0,
      isDeleted: false,
      isPinnedByUser: false,
      filtered: [],
    });
    expect(second.body.data).toMatchObject({ parentPostId: first.body.data.id, rootPostId: root });
    expect((await app.visitor.get(`/posts/${root}/reply-count`)).body.data).toBe(1);
    expect((await app.visitor.get('/posts?pageSize=1')).body.data[0].content).toBe('root');
  });

  it('need a user, a text, and an existing post', async () => {
    const root = await said.say(ada, 'root');
    const gone = await said.say(ada, 'gone', root);
    await said.delete(ada, gone);
    const left = await app.world.person('left_us');
    const orphan = await said.say(left, 'by somebody who left');
    await app.rows('update users set is_active = false where id = $1::uuid returning id', [left.id]);
    const reply = (as: Client, body: unknown) => as.post('/posts/replies', body).then(({ status }) => status);

    expect(await reply(app.visitor, { parentPostId: root, content: 'hi' })).toBe(401);
    expect(await reply(app.as(ben), { parentPostId: root, content: ' ' })).toBe(400);
    expect(await reply(app.as(ben), { content: 'hi' })).toBe(400);
    expect(await reply(app.as(ben), { parentPostId: MISSING, content: 'hi' })).toBe(404);
    expect(await reply(app.as(ben), { parentPostId: gone, content: 'hi' })).toBe(404);
    expect(await reply(app.as(ben), { parentPostId: orphan, content: 'hi' })).toBe(404);
  });

  it('are made once for each idempotency key, on both roads', async () => {
    const root = await said.say(ada, 'root');
    const headers = { 'idempotency-key': 'reply-1' };
    const body = { parentPostId: root, content: 'once' };

    const answers = await Promise.all([1, 2, 3].map(() => app.as(ben).post('/posts/replies', body, headers)));
    const overGraphql = await app
      .as(ben)
      .graphql(
        'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }',
        { input: body },
        headers,
      );
    const other = await app.as(ben).post('/posts/replies', { ...body, content: 'other' }, headers);

    const ids = new Set(answers.map(({ body: { data } }) => data.id as string));
    expect([...ids]).toEqual([overGraphql.data.createPost.post.id]);
    expect(other.status).toBe(409);
    expect((await app.visitor.get(`/posts/${root}/reply-count`)).body.data).toBe(1);
  });

  it('are listed by page, oldest first, and their pages concatenate to the whole', async () => {
    const root = await said.say(ada, 'root');
    const all: string[] = [];
    for (let n = 0; n < 7; n += 1) all.push(await said.say(n % 2 ? ada : ben, `reply ${n}`, root));
    await said.say(ada, 'nested', all[0]);
    await said.delete(ben, all[2]!);
    const standing = all.filter((_, n) => n !== 2);

    const pages = await Promise.all(
      [1, 2, 3, 4].map((n) => app.visitor.get(`/posts/${root}/replies?pageNumber=${n}&pageSize=2`)),
    );

    expect(pages.flatMap(({ body }) => body.data.map(({ id }: Json) => id as string))).toEqual(standing);
    expect(pages[1]!.body).toMatchObject({
      currentPage: 2,
      pageSize: 2,
      totalPages: 3,
      totalCount: 6,
      hasPreviousPage: true,
      hasNextPage: true,
    });
    expect(pages[3]!.body).toMatchObject({ data: [], totalCount: 6, hasNextPage: false });
    const first = await app.visitor.get(`/posts/${root}/replies`);
    expect(first.body).toMatchObject({ pageSize: 20, totalCount: 6 });
  });

  it('by and below a user who requires login are for signed-in users only', async () => {
    const root = await said.say(ada, 'root');
    await said.say(shy, 'for people', root);
    const open = await said.say(ben, 'for everyone', root);
    const closed = await said.say(shy, 'closed');
    await said.say(ben, 'below', closed);
    const contents = async (as: Client, id: string) => {
      const { body } = await as.get(`/posts/${id}/replies`);
      return [body.totalCount, body.data.map(({ content }: Json) => content)];
    };

    expect(await contents(app.visitor, root)).toEqual([1, ['for everyone']]);
    expect(await contents(app.as(ada), root)).toEqual([2, ['for people', 'for everyone']]);
    expect((await app.visitor.get(`/posts/${open}/thread`)).status).toBe(200);
    expect(await contents(app.as(ada), closed)).toEqual([1, ['below']]);
    for (const route of ['replies', 'thread', 'reply-count'])
      expect((await app.visitor.get(`/posts/${closed}/${route}`)).status).toBe(404);
    expect((await app.as(ada).get(`/posts/${closed}/reply-count`)).body.data).toBe(1);
  });

  it('of a deleted or missing quack are not found on any route', async () => {
    const root = await said.say(ada, 'root');
    await said.say(ben, 'reply', root);
    await said.delete(ada, root);

    for (const id of [root, MISSING]) {
      for (const route of ['replies', 'thread', 'reply-count']) {
        const answer = await app.as(ada).get(`/posts/${id}/${route}`);
        expect([answer.status, answer.body.messages]).toEqual([404, ['Post not found']]);
      }
    }
  });

  it('are in a REST thread, with tombstones for deleted ones', async () => {
    const root = await said.say(ada, 'root');
    const gone = await said.say(ben, 'gone', root);
    const reply = await said.say(ada, 'hello @ben', gone);
    await app.as(ben).post(`/likes/posts/${gone}`);
    await said.delete(ben, gone);

    const below = await app.as(ben).get(`/posts/${root}/thread`);
    const above = await app.visitor.get(`/posts/${reply}/thread?maxDepth=1`);

    const tombstone = {
      id: gone,
      isDeleted: true,
      content: '',
      authorId: null,
      author: null,
      authorHandle: null,
      authorName: null,
      authorImageUrl: null,
      parentPostId: root,
      rootPostId: root,
      replyCount: 1,
      likeCount: 0,
      createdOn: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(below.body.data.post).toMatchObject({ id: root, replyCount: 0 });
    expect(below.body.data.ancestors).toEqual([]);
    expect(below.body.data.replies).toMatchObject([
      { ...tombstone, hasMoreReplies: false, replies: [{ id: reply, replies: [], hasMoreReplies: false }] },
    ]);
    expect(below.body.data.replies[0].replies[0].mentions).toMatchObject([{ userId: ben.id, exists: true }]);
    expect(above.body.data.ancestors).toMatchObject([{ id: root, isDeleted: false }, tombstone]);
    expect(Object.keys(above.body.data.ancestors[1]).sort()).toEqual(Object.keys(above.body.data.post).sort());
  });

  it('are counted exactly while many reply and delete at once', async () => {
    const root = await said.say(ada, 'root');
    const replies = await Promise.all(Array.from({ length: 15 }, (_, n) => said.say(ben, `early ${n}`, root)));

    const late = await Promise.all([
      ...replies.map((id) => app.as(ben).delete(`/posts/${id}`)),
      ...replies.map((id) => app.as(ben).delete(`/posts/${id}`)),
      ...replies.map(() => app.as(ada).post('/posts/replies', { parentPostId: root, content: 'late' })),
      ...replies.map((id) => app.as(ada).post('/posts/replies', { parentPostId: id, content: 'nested' })),
    ]);

    expect(late.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect((await app.visitor.get(`/posts/${root}/reply-count`)).body.data).toBe(15);
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });

  describe('live', () => {
    const ADDED = `subscription($id: ID!) { replyAdded(rootPostId: $id) {
      id content viewerCanEdit viewerHasPinned parent { id } author { handle viewerIsFollowing } } }`;
    const open: Listening<Json>[] = [];

    function listen(client: Client, id: string, query = ADDED): Listening<Json> {
      const listening = new Listening<Json>(client, query, { id });
      open.push(listening);
      return listening;
    }
    const contents = (listening: Listening<Json>) =>
      listening.arrivals.map(({ content }) => content as string).toSorted();
    const subscribed = (count: number) =>
      until(() => app.get(LiveReplies).listenerCount === count, 'the subscriptions');
    const arrived = (listening: Listening<Json>, content: string) =>
      until(() => contents(listening).includes(content), content);

    afterEach(async () => {
      await Promise.all(open.splice(0).map((listening) => listening.stop()));
      await subscribed(0);
    });

    it('reach subscribers of any post above them, as each can see them', async () => {
      const root = await said.say(ada, 'root');
      const branch = await said.say(ben, 'branch', root);
      const other = await said.say(ada, 'another root');
      await app.as(ben).post(`/follows/${ada.id}`);
      const [ofRoot, ofBranch, ofOther, ofAuthor] = [
        listen(app.as(ben), root),
        listen(app.visitor, branch),
        listen(app.visitor, other),
        listen(app.as(ada), branch),
      ];
      await subscribed(4);

      await said.say(ada, 'beside', root);
      const deep = await said.say(ada, 'deep', branch);
      await said.say(ada, 'deeper', deep);
      await said.say(ada, 'elsewhere', other);
      await arrived(ofOther, 'elsewhere');
      await until(() => ofRoot.arrivals.length === 3, 'the replies below the root');
      await until(() => [ofBranch, ofAuthor].every(({ arrivals }) => arrivals.length === 2), 'those of the branch');

      expect(contents(ofRoot)).toEqual(['beside', 'deep', 'deeper']);
      expect(contents(ofBranch)).toEqual(['deep', 'deeper']);
      expect(contents(ofOther)).toEqual(['elsewhere']);
      expect(ofRoot.arrivals.find(({ content }) => content === 'deep')).toMatchObject({
        parent: { id: branch },
        viewerCanEdit: false,
        author: { handle: 'ada', viewerIsFollowing: true },
      });
      expect(ofAuthor.arrivals[0]).toMatchObject({ viewerCanEdit: true, author: { viewerIsFollowing: false } });
    });

    it('stop for visitors when the quack or the reply is for signed-in people, and for all when it is deleted', async () => {
      const owner = await app.world.person('changes_mind');
      const root = await said.say(owner, 'root');
      const visitor = listen(app.visitor, root);
      const person = listen(app.as(ben), root);
      await subscribed(2);

      await said.say(shy, 'for people', root);
      await said.say(ada, 'for everyone', root);
      await arrived(visitor, 'for everyone');
      await app.rows('update users set requires_login = true where id = $1::uuid returning id', [owner.id]);
      const kept = await said.say(ada, 'after closing', root);
      await arrived(person, 'after closing');
      await said.delete(owner, root);
      await said.say(ada, 'after deleting', kept);
      await app.settled();
      const probe = await said.say(ada, 'probe');
      const last = listen(app.visitor, probe);
      await subscribed(3);
      await said.say(ada, 'the last one', probe);
      await arrived(last, 'the last one');

      expect(contents(visitor)).toEqual(['for everyone']);
      expect(contents(person)).toEqual(['after closing', 'for everyone', 'for people']);
    });

    it('are refused for a quack that cannot be read, and the socket lives on', async () => {
      const closed = await said.say(shy, 'closed');
      const errorsOf = async (client: Client, id: string): Promise<unknown[]> => {
        const listening = listen(client, id);
        await until(() => listening.errors.length > 0, 'an error');
        return listening.errors;
      };

      expect(await errorsOf(app.visitor, closed)).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect(await errorsOf(app.as(ada), MISSING)).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect(await errorsOf(app.as(ada), 'nonsense')).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    });

    it('need the same number of statements for one listener and for thirty', async () => {
      const crowd = await app.world.people(...Array.from({ length: 30 }, (_, n) => `listener${n}`));
      const root = await said.say(ada, 'root');
      const branch = await said.say(ada, 'branch', root);
      const publish = async (people: Person[]): Promise<number> => {
        const query = 'subscription($id: ID!) { replyAdded(rootPostId: $id) { content author { viewerIsFollowing } } }';
        const listening = people.map((person, n) => listen(app.as(person), n % 2 ? root : branch, query));
        await subscribed(people.length);
        const statements = await app.statementsDuring(async () => {
          await app.as(ada).post('/posts/replies', { parentPostId: branch, content: `to ${people.length}` });
          await until(() => listening.every(({ arrivals }) => arrivals.length >= 1), 'the reply everywhere');
        });
        await Promise.all(listening.map((one) => one.stop()));
        await subscribed(0);
        return statements.length;
      };

      const few = await publish([ben]);
      const many = await publish(crowd);

      expect(many).toBe(few);
    });

    it('arrive once, also when their event is delivered again', async () => {
      const root = await said.say(ada, 'root');
      const listening = listen(app.visitor, root);
      await subscribed(1);
      const id = await said.say(ben, 'only once', root);
      await arrived(listening, 'only once');

      const event = new PostPublished(id, ben.id, root, root, [], []);
      await app.get(ReplyAddedHandlers).onPostPublished(event);
      await app.get(ReplyAddedHandlers).onPostPublished(event);
      await said.say(ben, 'next', root);
      await arrived(listening, 'next');

      expect(contents(listening)).toEqual(['next', 'only once']);
    });
  });
});

describe('replies of a new user', () => {
  it('count as quacks do: thirty an hour together, then the answer says when to go on', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const person = await app.world.person('eager_newcomer');
      const root = await new Conversation(app).say(person, 'root');
      const reply = () => app.as(person).post('/posts/replies', { parentPostId: root, content: 'and another thing' });

      const within = await Promise.all(Array.from({ length: 29 }, reply));
      const beyond = await reply();

      expect(within.every(({ status }) => status === 200)).toBe(true);
      expect(beyond.status).toBe(429);
      expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await app.stop();
    }
  });
});
