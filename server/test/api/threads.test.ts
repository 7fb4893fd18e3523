import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { THREAD } from '#posts/threads/thread-statements.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Conversation, type Outline, outlineOf } from './support/conversation.js';
import type { Person } from './support/world.js';

const REPLY = 'depth hasMore post { content author { handle } }';
const THREAD_OF = `query($id: ID!, $depth: Int) { thread(postId: $id, maxDepth: $depth) {
  post { content } ancestors { content }
  replies { ${REPLY} replies { ${REPLY} replies { ${REPLY} replies { ${REPLY} replies { ${REPLY} } } } } } } }`;
const READ_AT = 'query($id: ID!) { thread(postId: $id) { readAt } }';
const NEW_REPLIES = `query($id: ID!, $since: DateTime!, $first: Int) {
  newReplies(postId: $id, since: $since, first: $first) { content parent { id } } }`;
const HOUR_MS = 3_600_000;

describe('threads', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy_author')) as [Person, Person, Person];
  });
  afterAll(() => app.stop());
  beforeEach(() => app.rows('update users set requires_login = false, is_active = true returning id'));

  async function threadOf(client: Client, id: string, depth?: number | null): Promise<Json> {
    const { data, errors } = await client.graphql(THREAD_OF, { id, depth });
    expect(errors).toBeUndefined();
    return data.thread;
  }

  async function outline(client: Client, id: string, depth?: number | null): Promise<Outline> {
    return outlineOf((await threadOf(client, id, depth))?.replies);
  }

  it('show what a reply answers, root first, and what answers it, oldest first', async () => {
    const root = await said.say(ada, 'root');
    const first = await said.say(ben, 'first', root);
    await said.say(ben, 'beside', root);
    const middle = await said.say(ada, 'middle', first);
    await said.say(ada, 'a', middle);
    const b = await said.say(ben, 'b', middle);
    await said.say(ada, 'under b', b);

    const thread = await threadOf(app.visitor, middle);

    expect(thread.post.content).toBe('middle');
    expect(thread.ancestors).toEqual([{ content: 'root' }, { content: 'first' }]);
    expect(outlineOf(thread.replies)).toEqual({ a: {}, b: { 'under b': {} } });
    expect(thread.replies[0]).toMatchObject({ depth: 1, post: { author: { handle: 'ada' } } });
    expect(thread.replies[1].replies[0].depth).toBe(2);
    expect(await outline(app.visitor, root)).toEqual({
      first: { middle: { a: {}, 'b +': {} } },
      beside: {},
    });
  });

  it('are three levels deep unless asked for 1 to 10, and mark where there are more replies below', async () => {
    const [root] = await said.chain(ada, 13);

    expect(await outline(ben && app.as(ben), root!)).toEqual({ 'level 2': { 'level 3': { 'level 4 +': {} } } });
    expect(await outline(app.visitor, root!, null)).toEqual({ 'level 2': { 'level 3': { 'level 4 +': {} } } });
    expect(await outline(app.visitor, root!, 1)).toEqual({ 'level 2 +': {} });
    expect(await outline(app.visitor, root!, -7)).toEqual({ 'level 2 +': {} });
    const depths = await Promise.all([10, 11, 2_000_000_000].map((depth) => restDepth(root!, depth)));
    expect(depths).toEqual([10, 10, 10]);
  });

  async function restDepth(id: string, maxDepth: number): Promise<number> {
    const { body } = await app.visitor.get(`/posts/${id}/thread?maxDepth=${maxDepth}`);
    let [depth, level] = [0, body.data];
    for (; level.replies.length > 0; depth += 1) [level] = level.replies;
    expect(level.hasMoreReplies).toBe(true);
    return depth;
  }

  it('tell what was answered since they were read, wherever in the thread, oldest first', async () => {
    const root = await said.say(ada, 'root');
    const first = await said.say(ben, 'first', root);
    const other = await said.say(ada, 'another thread');
    const { data } = await app.visitor.graphql(READ_AT, { id: first });
    const readAt = data.thread.readAt as string;
    expect(Math.abs(Date.parse(readAt) - Date.now())).toBeLessThan(HOUR_MS);
    await said.say(ada, 'below', first);
    await said.say(shy, 'beside', root);
    const gone = await said.say(ben, 'gone', root);
    await said.delete(ben, gone);
    await said.say(ben, 'elsewhere', other);

    const ask = async (client: Client, since: string, more = {}) => {
      const { data: found, errors } = await client.graphql(NEW_REPLIES, { id: first, since, ...more });
      expect(errors).toBeUndefined();
      return found.newReplies as Json[];
    };

    expect(await ask(app.visitor, readAt)).toEqual([
      { content: 'first', parent: { id: root } },
      { content: 'below', parent: { id: first } },
      { content: 'beside', parent: { id: root } },
    ]);
    expect(await ask(app.visitor, readAt, { first: 1 })).toHaveLength(1);
    expect(await ask(app.visitor, new Date(Date.now() + HOUR_MS).toISOString())).toHaveLength(3);
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
    expect(await ask(app.visitor, readAt)).toHaveLength(2);
    expect(await ask(app.as(ben), readAt)).toHaveLength(3);
  });

  it('tell nothing of what was answered long before they were read', async () => {
    const root = await said.say(ada, 'root');
    const id = newId(Date.now() - HOUR_MS);
    await app.rows(
      `with parent as (update posts set reply_count = reply_count + 1 where id = $3)
       insert into posts (id, author_id, content, created_at, parent_id, root_id)
       values ($1, $2, 'long ago', now(), $3, $3) returning id`,
      [id, ben.id, root],
    );
    const since = (ago: number) => ({ id: root, since: new Date(Date.now() - ago).toISOString() });

    const [lately, before] = [
      await app.visitor.graphql(NEW_REPLIES, since(0)),
      await app.visitor.graphql(NEW_REPLIES, since(2 * HOUR_MS)),
    ];

    expect(lately.data.newReplies).toEqual([]);
    expect(before.data.newReplies).toMatchObject([{ content: 'long ago' }]);
  });

  it('refuse a time that is none, and more new replies than a page has', async () => {
    const root = await said.say(ada, 'root');
    const since = new Date().toISOString();

    const answers = [
      await app.visitor.graphql(NEW_REPLIES, { id: root, since: 'yesterday' }),
      await app.visitor.graphql(NEW_REPLIES, { id: root, since, first: 101 }),
      await app.visitor.graphql(NEW_REPLIES, { id: 'x', since }),
    ];

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(3).fill('BAD_USER_INPUT'));
  });

  it('show tombstones of deleted posts that have replies, and only of those', async () => {
    const root = await said.say(ada, 'root');
    const gone = await said.say(ada, 'gone', root);
    const under = await said.say(ben, 'under', gone);
    const leaf = await said.say(ada, 'leaf', root);
    const last = await said.say(ben, 'last', under);

    await said.delete(ada, gone);
    await said.delete(ada, leaf);

    expect(await outline(app.visitor, root)).toEqual({ '—': { under: { last: {} } } });
    expect((await threadOf(app.visitor, last)).ancestors).toEqual([{ content: 'root' }, null, { content: 'under' }]);
    expect(await threadOf(app.visitor, gone)).toBeNull();

    await said.delete(ada, root);
    expect(await threadOf(app.visitor, root)).toBeNull();
    expect((await threadOf(app.visitor, under)).ancestors).toEqual([null, null]);
  });

  it('drop the tombstones of deleted posts once nothing is below them', async () => {
    const root = await said.say(ada, 'root');
    const [a, b, c, d] = (await said.chain(ben, 4, root)) as [string, string, string, string];
    const other = await said.say(ben, 'other', b);
    for (const id of [b, c, a]) await said.delete(ben, id);
    expect(await outline(app.visitor, root, 5)).toEqual({ '—': { '—': { '—': { 'level 4': {} }, other: {} } } });

    await said.delete(ben, d);
    expect(await outline(app.visitor, root)).toEqual({ '—': { '—': { other: {} } } });
    await said.delete(ben, other);

    expect(await outline(app.visitor, root)).toEqual({});
    expect(await outline(app.visitor, root, 1)).toEqual({});
    const left = await app.rows('select id from posts where root_id = $1::uuid and in_thread', [root]);
    expect(left).toEqual([]);
  });

  it('agree about places however many delete at once', async () => {
    const root = await said.say(ada, 'root');
    const holders = await Promise.all(Array.from({ length: 4 }, (_, n) => said.say(ben, `holder ${n}`, root)));
    const leaves = await Promise.all(
      holders.flatMap((holder) => Array.from({ length: 5 }, (_, n) => said.say(ben, `leaf ${n}`, holder))),
    );

    await Promise.all([...leaves, ...holders].map((id) => said.delete(ben, id)));

    expect(await outline(app.visitor, root)).toEqual({});
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });

  it('hide the quacks of those who require login from visitors, and of the deactivated from everyone', async () => {
    const root = await said.say(ada, 'root');
    const hidden = await said.say(shy, 'hidden', root);
    await said.say(shy, 'hidden leaf', root);
    const answer = await said.say(ada, 'answer', hidden);
    await said.say(ada, 'plain', root);
    const lonely = await said.say(shy, 'lonely', root);
    await said.say(shy, 'lonelier', lonely);
    const whole = {
      hidden: { answer: {} },
      'hidden leaf': {},
      plain: {},
      lonely: { lonelier: {} },
    };
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);

    expect(await outline(app.as(ben), root)).toEqual(whole);
    expect(await outline(app.visitor, root)).toEqual({ '—': { answer: {} }, plain: {} });
    expect(await outline(app.visitor, root, 1)).toEqual({ '— +': {}, plain: {} });
    expect((await threadOf(app.visitor, answer)).ancestors).toEqual([{ content: 'root' }, null]);
    expect(await threadOf(app.visitor, hidden)).toBeNull();
    expect((await app.visitor.get(`/posts/${hidden}/thread`)).status).toBe(404);

    await app.rows('update users set is_active = false where id = $1::uuid returning id', [shy.id]);
    expect(await outline(app.as(ben), root)).toEqual({ '—': { answer: {} }, plain: {} });
    expect(await threadOf(app.as(ben), hidden)).toBeNull();
  });

  it('hold two hundred quacks at most, nearest levels first, and mark what is left out', async () => {
    const root = await said.say(ada, 'root');
    const wide = await said.addReplies(ben, root, root, 150);
    await said.addReplies(ben, root, wide, 150);
    const hidden = await said.addReplies(shy, root, root, 30);
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);

    const { replies } = await threadOf(app.visitor, root);
    const withAnswers = replies.filter((reply: Json) => reply.replies.length > 0);
    const { body } = await app.as(ben).get(`/posts/${root}/thread`);

    expect(replies).toHaveLength(150);
    expect(withAnswers).toHaveLength(49);
    expect(replies.map(({ hasMore }: Json) => hasMore)).toEqual(wide.map((_, index) => index >= 49));
    expect(body.data.replies).toHaveLength(150 + hidden.length);
  });

  it('of a great many replies begin with the oldest', async () => {
    const root = await said.say(ada, 'root');
    const all = await said.addReplies(ben, root, root, 450);

    const { body } = await app.visitor.get(`/posts/${root}/thread`);

    expect(body.data.replies.map(({ id }: Json) => id)).toEqual(all.slice(0, 199));
    expect(body.data.post.replyCount).toBe(450);
  });

  it('of a reply at the end of hundreds show the nearest above, and leave room for what is below', async () => {
    const root = await said.say(ada, 'root');
    let above: string[] = [root];
    for (let level = 0; level < 130; level += 1)
      above = [...above, ...(await said.addReplies(ben, root, above.at(-1)!, 1))];
    const last = above.at(-1)!;
    await said.addReplies(ada, root, last, 120);

    const { body } = await app.visitor.get(`/posts/${last}/thread`);

    expect(body.data.ancestors.map(({ id }: Json) => id)).toEqual(above.slice(-100, -1));
    expect(body.data.replies).toHaveLength(100);
  });

  it('take two statements of any size, and four with everything there is to say of them', async () => {
    const small = await said.say(ada, 'small');
    await said.say(ben, 'for @ada', small);
    const large = await said.say(ada, 'large');
    const wide = await said.addReplies(ben, large, large, 100);
    await said.addReplies(ben, large, wide, 100);
    const count = async (id: string): Promise<number[]> => [
      (await app.statementsDuring(() => app.visitor.graphql(THREAD_OF, { id }))).length,
      (await app.statementsDuring(() => app.as(ben).get(`/posts/${id}/thread?maxDepth=10`))).length,
      (
        await app.statementsDuring(() =>
          app
            .as(ben)
            .graphql(
              'query($id: ID!) { thread(postId: $id) { post { id mentions { handle } } replies { post { id mentions { handle } viewerHasPinned } } } }',
              { id },
            ),
        )
      ).length,
    ];

    expect(await count(small)).toEqual([2, 2, 4]);
    expect((await count(large)).slice(0, 2)).toEqual([2, 2]);
  });

  it('are read from the index, at most five rows for each that is shown', async () => {
    const root = await said.say(ada, 'root');
    const replies = await said.addReplies(ben, root, root, 200);
    for (let n = 0; n < 40; n += 1) await said.addReplies(ben, root, replies, 200);
    const quiet = await said.say(ada, 'quiet');
    await said.addReplies(ben, quiet, quiet, 200);
    await app.rows('vacuum analyze posts, users');

    for (const [id, depth] of [
      [quiet, 3],
      [root, 3],
      [replies[7], 10],
    ]) {
      const scans = await scansOf(app, THREAD, [id, depth, null]);
      const ofPosts = scans.filter(({ table }) => table === 'posts');

      expect(ofPosts.filter(({ index }) => index === null)).toEqual([]);
      expect(ofPosts.filter(({ rows }) => rows > 2).map(({ node, index }) => [node, index])).toEqual(
        ofPosts.filter(({ rows }) => rows > 2).map(() => ['Index Only Scan', 'posts_by_parent']),
      );
      const read = ofPosts.reduce((sum, { rows }) => sum + rows, 0);
      const { body } = await app.visitor.get(`/posts/${id}/thread?maxDepth=${depth}`);
      expect(read).toBeLessThanOrEqual(5 * quacksIn(body.data));
    }
  });

  function quacksIn(level: Json): number {
    return level.replies.reduce((sum: number, reply: Json) => sum + quacksIn(reply), 1);
  }
});
