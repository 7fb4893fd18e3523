import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPLIES_RELEVANT } from '#posts/threads/reply.statements.js';
import { SHORT_THREAD } from '#posts/threads/thread-statements.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Conversation, outlineOf } from './support/conversation.js';
import type { Person } from './support/world.js';

const REPLIES = `query($id: ID!, $sort: ReplySort, $first: Int, $after: String) { post(id: $id) {
  replies(sort: $sort, first: $first, after: $after) {
    edges { node { id content } } pageInfo { hasNextPage endCursor } } } }`;
const REPLY = 'postId parentId depth hasMore post { content }';
const THREAD = `query($id: ID!, $depth: Int, $most: Int, $sort: ReplySort) {
  thread(postId: $id, maxDepth: $depth, maxReplies: $most, sort: $sort) {
    flatReplies { ${REPLY} } replies { ${REPLY} replies { ${REPLY} replies { ${REPLY} } } } } }`;

describe('the order of replies', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;
  let cleo: Person;
  let dan: Person;

  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben, cleo, dan] = (await app.world.people('ada', 'ben', 'cleo', 'dan')) as [Person, Person, Person, Person];
  });
  afterAll(() => app.stop());

  async function pageOf(client: Client, id: string, variables: Json): Promise<Json> {
    const { data, errors } = await client.graphql(REPLIES, { id, ...variables });
    expect(errors).toBeUndefined();
    return data.post.replies;
  }

  async function contents(client: Client, id: string, sort?: string): Promise<string[]> {
    const { edges } = await pageOf(client, id, { sort });
    return edges.map(({ node }: Json) => node.content);
  }

  async function allIds(client: Client, id: string, sort: string, first: number): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Json = await pageOf(client, id, { sort, first, after });
      found.push(...edges.map(({ node }: Json) => node.id));
      if (!pageInfo.hasNextPage) return found;
      after = pageInfo.endCursor;
    }
  }

  async function threadOf(client: Client, id: string, variables: Json): Promise<Json> {
    const { data, errors } = await client.graphql(THREAD, { id, ...variables });
    expect(errors).toBeUndefined();
    return data.thread;
  }

  const nod = (person: Person, id: string) => app.as(person).post(`/likes/posts/${id}`);

  /** Replies by strangers, one of them nodded and one answered, and then by the author and someone followed. */
  async function discussion(): Promise<string> {
    const root = await said.say(ada, 'root');
    await said.say(cleo, 'plain', root);
    const nodded = await said.say(cleo, 'nodded', root);
    const answered = await said.say(cleo, 'answered twice', root);
    await said.say(cleo, 'plain too', root);
    await said.say(dan, 'by a friend of Ben', root);
    await said.say(ada, 'by the author', root);
    await nod(ben, nodded);
    for (const text of ['one', 'two']) await said.say(cleo, text, answered);
    return root;
  }

  it('is by age unless asked for, and starts at either end', async () => {
    const root = await discussion();
    const written = ['plain', 'nodded', 'answered twice', 'plain too', 'by a friend of Ben', 'by the author'];

    expect(await contents(app.visitor, root)).toEqual(written);
    expect(await contents(app.visitor, root, 'OLDEST')).toEqual(written);
    expect(await contents(app.visitor, root, 'NEWEST')).toEqual(written.toReversed());
  });

  it('by relevance begins with the author and the people whom the viewer follows, then with what others reacted to', async () => {
    const root = await discussion();
    await app.as(ben).post(`/follows/${dan.id}`);

    expect(await contents(app.as(ben), root, 'RELEVANT')).toEqual([
      'by a friend of Ben',
      'by the author',
      'answered twice',
      'nodded',
      'plain',
      'plain too',
    ]);
    expect((await contents(app.visitor, root, 'RELEVANT'))[0]).toBe('by the author');
    const { replies, flatReplies } = await threadOf(app.as(ben), root, { sort: 'RELEVANT' });
    expect(Object.keys(outlineOf(replies))).toEqual(await contents(app.as(ben), root, 'RELEVANT'));
    expect(flatReplies.map(({ post }: Json) => post.content).slice(2, 5)).toEqual(['answered twice', 'one', 'two']);
    expect(flatReplies[3]).toMatchObject({ depth: 2, parentId: flatReplies[2].postId });
  });

  it('prefers a recent reply to an old one that as many nodded', async () => {
    const root = await said.say(ada, 'root');
    const [old, recent] = [await said.say(cleo, 'old', root), await said.say(cleo, 'recent', root)];
    for (const id of [old, recent]) await nod(ben, id);
    await app.rows(`update posts set created_at = now() - interval '3 days' where id = $1::uuid returning id`, [old]);

    expect(await contents(app.visitor, root, 'RELEVANT')).toEqual(['recent', 'old']);
    for (const person of [ada, cleo, dan]) await nod(person, old);
    for (const text of ['one', 'two']) await said.say(dan, text, old);
    expect(await contents(app.visitor, root, 'RELEVANT')).toEqual(['old', 'recent']);
  });

  it('by relevance is continued by its cursors, each reply once, through the ranked ones and on', async () => {
    const root = await said.say(ada, 'root');
    const many = await said.addReplies(cleo, root, root, 230);
    const nodded = [many[150]!, many[20]!, many[190]!];
    for (const id of nodded) await nod(ben, id);
    await nod(ben, many[215]!);
    const [late] = await said.addReplies(ada, root, root, 1);

    const found = await allIds(app.as(dan), root, 'RELEVANT', 50);

    expect(found.slice(0, 3)).toEqual([many[20], many[150], many[190]]);
    expect(found.slice(3, 230)).toEqual(many.filter((id) => !nodded.includes(id)));
    expect(found.slice(230)).toEqual([late]);
    expect(await allIds(app.as(dan), root, 'NEWEST', 100)).toEqual([late, ...many.toReversed()]);
  });

  it('refuses the cursors of another order, and invented ones', async () => {
    const root = await discussion();
    const { pageInfo } = await pageOf(app.visitor, root, { sort: 'NEWEST', first: 2 });
    const forged = ['2,0,x', `0,${'9'.repeat(30)},${root}`, `1,0,${root}x`].map((position) =>
      Buffer.from(`replies.relevant:${position}`).toString('base64url'),
    );

    for (const after of [pageInfo.endCursor, ...forged]) {
      const { errors } = await app.visitor.graphql(REPLIES, { id: root, sort: 'RELEVANT', after });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_CURSOR' });
    }
  });

  it('hides nothing else from visitors than age does, and keeps tombstones in their place', async () => {
    const shy = await app.world.person('shy_replier');
    const root = await said.say(ada, 'root');
    const hidden = await said.say(shy, 'hidden', root);
    const gone = await said.say(cleo, 'gone', root);
    await said.say(ben, 'below', gone);
    await nod(ben, hidden);
    await said.delete(cleo, gone);
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);

    for (const sort of ['RELEVANT', 'NEWEST', 'OLDEST']) {
      expect(await contents(app.visitor, root, sort)).toEqual([]);
      expect(await contents(app.as(ben), root, sort)).toEqual(['hidden']);
      const { replies } = await threadOf(app.visitor, root, { sort });
      expect(outlineOf(replies)).toEqual({ '—': { below: {} } });
    }
  });

  it('of a short thread leaves room for answers, and says where there are more', async () => {
    const root = await said.say(ada, 'root');
    const wide = await said.addReplies(cleo, root, root, 35);
    await said.addReplies(ben, root, wide[0]!, 5);
    await said.addReplies(ben, root, wide[29]!, 1);
    await said.addReplies(ben, root, wide.slice(1, 20), 19);

    const { flatReplies, replies } = await threadOf(app.visitor, root, { most: 40, sort: 'OLDEST' });

    expect(flatReplies).toHaveLength(40);
    expect(replies.map(({ postId }: Json) => postId)).toEqual(wide.slice(0, 30));
    expect(replies[0].replies).toHaveLength(3);
    const short = replies.filter(({ hasMore }: Json) => hasMore).map(({ postId }: Json) => wide.indexOf(postId));
    expect(short).toEqual([0, ...Array.from({ length: 12 }, (_, index) => index + 8), 29]);
  });

  it('refuses a thread of no replies, or of more than there ever are', async () => {
    const root = await said.say(ada, 'root');
    for (const most of [0, -1, 200]) {
      const { errors } = await app.visitor.graphql(THREAD, { id: root, most });
      expect(errors?.[0]).toMatchObject({ message: 'maxReplies must be a number from 1 to 199.' });
    }
  });

  it('costs a short thread two statements, and few rows of a busy one', async () => {
    const root = await said.say(ada, 'root');
    const direct = await said.addReplies(cleo, root, root, 400);
    for (let n = 0; n < 20; n += 1) await said.addReplies(ben, root, direct, 400);
    await app.rows('vacuum analyze posts, users, follows');

    const statements = await app.statementsDuring(() =>
      app.as(ben).graphql(THREAD, { id: root, most: 40, sort: 'RELEVANT' }),
    );
    const scans = await scansOf(app, SHORT_THREAD.RELEVANT, [root, 3, ben.id, 40]);
    const page = await scansOf(app, REPLIES_RELEVANT, [root, ben.id, -1, 0, direct[0]!, 41]);

    expect(statements).toHaveLength(2);
    for (const [found, most] of [
      [scans, 700],
      [page, 500],
    ] as const) {
      const ofPosts = found.filter(({ table }) => table === 'posts');
      expect(ofPosts.filter(({ index }) => index === null)).toEqual([]);
      expect(ofPosts.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(most);
    }
  });

  it('shows what the replies of a person reply to without a statement for each', async () => {
    const eve = await app.world.person('eve');
    const REPLIES_OF = `{ user(handle: "eve") { posts(filter: REPLIES) { edges { node {
      content parent { content author { displayName } media { id } } } } } } }`;
    const count = async () => (await app.statementsDuring(() => app.visitor.graphql(REPLIES_OF))).length;
    await said.say(eve, 'first', await said.say(ada, 'one'));
    const before = await count();
    for (const text of ['two', 'three', 'four']) await said.say(eve, `to ${text}`, await said.say(ada, text));
    const gone = await said.say(ada, 'gone');
    await said.say(eve, 'to what is gone', gone);
    await said.delete(ada, gone);

    expect(await count()).toBe(before);
    const { data } = await app.visitor.graphql(REPLIES_OF);
    const parents = data.user.posts.edges.map(({ node }: Json) => node.parent?.content ?? null);
    expect(parents).toEqual([null, 'four', 'three', 'two', 'one']);
  });
});
