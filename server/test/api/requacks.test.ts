import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveCounts } from '#posts/live/live-counts.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { activityOf } from '#portability/exports/activity.js';
import { checkMarks, markRow } from '#posts/model/post-marks.js';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const SCHEDULE =
  'mutation ($id: ID!, $at: DateTime!) { schedulePost(input: { content: "later", quotePostId: $id, publishAt: $at }) { id } }';
const REQUACK =
  'mutation ($id: ID!) { requackPost(id: $id) { post { id content requackCount viewerHasRequacked requackOf { id } } } }';
const UNDO =
  'mutation ($id: ID!) { unrequackPost(id: $id) { post { id requackCount viewerHasRequacked requackOf { id } } } }';
const NODE = 'id content author { handle } requackOf { id content author { handle } }';
const HOME = `query ($first: Int, $after: String) {
  stream(feed: FOLLOWING, first: $first, after: $after) { edges { node { ${NODE} } } pageInfo { hasNextPage endCursor } } }`;
const PROFILE = `query ($handle: String!) { user(handle: $handle) { postCount posts { edges { node { ${NODE} } } } } }`;
const NOTIFICATIONS = `{ viewer { notifications { edges { node { kind actorCount actors { handle } post { id } } } } } }`;
const NOBODY = '0193a000-0000-7000-8000-000000000000';

interface Node {
  id: string;
  content: string;
  author: { handle: string };
  requackOf: Node | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Someone who follows some people. */
async function readersOf(stem: string, ...followed: Person[]): Promise<Person> {
  const reader = await app.world.another(`${stem}_reader`);
  for (const { id } of followed) await app.as(reader).post(`/follows/${id}`);
  return reader;
}
const another = (stem: string) => app.world.another(`rq_${stem}`);
async function publish(by: Person, content: string, more: object = {}): Promise<string> {
  const { data, errors } = await app.as(by).graphql(CREATE, { input: { content, ...more } });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post.id;
}
const requack = (by: Person, id: string) => app.as(by).graphql(REQUACK, { id });
const undo = (by: Person, id: string) => app.as(by).graphql(UNDO, { id });
/** A row of a list as "words" or "who: words". */
const shown = ({ content, author, requackOf }: Node) =>
  requackOf ? `${author.handle}: ${requackOf.content}` : content;
const nodes = (connection: Json): Node[] => connection.edges.map(({ node }: { node: Node }) => node);
const home = async (reader: Person, variables: object = { first: 50 }): Promise<string[]> =>
  nodes((await app.as(reader).graphql(HOME, { ...variables })).data.stream).map(shown);
const profile = async (of: Person, by: Person | null = null): Promise<string[]> =>
  nodes((await (by ? app.as(by) : app.visitor).graphql(PROFILE, { handle: of.handle })).data.user.posts).map(shown);
const drift = () => app.get(CounterAudit).audit();

describe('a requack', () => {
  it('shows a quack to followers and in the profile, once however often it is asked for, and undo takes it back', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const reader = await readersOf('rq_shows', ada);
    const id = await publish(author, 'worth a look');

    const [first, again] = [await requack(ada, id), await requack(ada, id)];

    const original = { id, content: 'worth a look', requackCount: 1, viewerHasRequacked: true, requackOf: null };
    expect([first.data.requackPost.post, again.data.requackPost.post]).toEqual([original, original]);
    expect(await home(reader)).toEqual([`${ada.handle}: worth a look`]);
    expect(await profile(ada)).toEqual([`${ada.handle}: worth a look`]);
    const { data } = await app.visitor.graphql(PROFILE, { handle: ada.handle });
    expect(data.user).toMatchObject({ postCount: 0, posts: { edges: [{ node: { content: '' } }] } });

    const undone = [await undo(ada, id), await undo(ada, id)];
    expect(undone.map((answer) => answer.data.unrequackPost.post)).toEqual(
      undone.map(() => ({ id, requackCount: 0, viewerHasRequacked: false, requackOf: null })),
    );
    expect([await home(reader), await profile(ada)]).toEqual([[], []]);
    expect(await app.rows('select 1 from posts where requack_of = $1::uuid', [id])).toEqual([]);
    expect(await drift()).toEqual({});
  });

  it('of a requack is one of the original, and its id stands for the original when it is taken back', async () => {
    const [author, ada, ben] = [await another('author'), await another('ada'), await another('ben')];
    const id = await publish(author, 'passed on');
    await requack(ada, id);
    const [row] = await app.rows<{ id: string }>('select id from posts where requack_of = $1::uuid', [id]);

    const onward = await requack(ben, row!.id);
    const own = await requack(author, id);
    const deleted = await app.as(ada).graphql('mutation ($id: ID!) { deletePost(id: $id) { deletedId } }', {
      id: row!.id,
    });

    expect(onward.data.requackPost.post).toMatchObject({ id, requackCount: 2 });
    expect(own.data.requackPost.post).toMatchObject({ id, requackCount: 3 });
    expect(deleted.data.deletePost.deletedId).toBe(row!.id);
    const { data } = await app.visitor.graphql(
      'query ($id: ID!) { post(id: $id) { requackCount requackedBy { edges { node { handle } } } } }',
      { id },
    );
    const by = data.post.requackedBy.edges.map(({ node }: Json) => node.handle);
    expect([data.post.requackCount, by]).toEqual([2, [author.handle, ben.handle]]);
  });

  it('is no post of its own for anyone else: not in lists, and not to act on', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const id = await publish(author, 'the only one #rqalone');
    await requack(ada, id);
    const [row] = await app.rows<{ id: string }>('select id from posts where requack_of = $1::uuid', [id]);
    const holds = (answer: Json) => JSON.stringify(answer).includes(row!.id);
    const read = [
      await app.visitor.graphql('{ stream(feed: EVERYONE, first: 50) { edges { node { id } } } }'),
      await app.visitor.graphql('{ frontPosts(first: 20) { id } popularPosts { edges { node { id } } } }'),
      await app.as(ada).graphql(`{ searchPosts(query: "from:${ada.handle}") { edges { node { id } } } }`),
      await app.visitor.graphql('{ hashtag(tag: "rqalone") { posts { edges { node { id } } } } }'),
      await app.visitor.get('/posts?pageSize=50'),
      await app.visitor.get(`/posts/user/${ada.id}`),
    ];

    const acts = [
      await app.as(ada).post(`/likes/posts/${row!.id}`),
      await app.as(ada).graphql(CREATE, { input: { content: 'to nothing', parentPostId: row!.id } }),
      await app.as(ada).graphql('mutation ($id: ID!) { pinPost(id: $id) { post { id } } }', { id: row!.id }),
      await app.as(ada).graphql('query ($id: ID!) { thread(postId: $id) { post { id } } }', { id: row!.id }),
      await app.as(ada).put(`/posts/${row!.id}`, { content: 'words of my own' }),
      await app.as(ada).graphql(CREATE, { input: { content: 'around a rule', quotePostId: row!.id } }),
      await app.as(ada).graphql(SCHEDULE, { id: row!.id, at: new Date(Date.now() + 3_600_000).toISOString() }),
      await app
        .as(ada)
        .graphql('mutation ($id: ID!) { setQuoteRule(postId: $id, rule: NOBODY) { post { id } } }', { id: row!.id }),
      await app
        .as(ada)
        .graphql('mutation ($id: ID!) { setReplyRule(postId: $id, rule: [NOBODY]) { post { id } } }', { id: row!.id }),
      await app.as(ada).graphql('mutation ($id: ID!) { hideReply(id: $id) { post { id } } }', { id: row!.id }),
      await app.as(ada).graphql('mutation ($id: ID!) { muteThread(postId: $id) { post { id } } }', { id: row!.id }),
    ];

    expect(read.map(holds)).toEqual(read.map(() => false));
    expect(
      acts.map((answer) => /POST_NOT_FOUND|"thread":null/.test(JSON.stringify(answer)) || answer.status === 404),
    ).toEqual(acts.map(() => true));
    const rest = await app.visitor.get(`/posts/${row!.id}`);
    expect(rest.body.data).toMatchObject({ content: '', authorHandle: ada.handle, requackOfId: id });
  });

  it('of what is for followers is its author alone to make, and strangers find it missing', async () => {
    const author = await another('author');
    const follower = await readersOf('rq_audience', author);
    const stranger = await another('stranger');
    const id = await publish(author, 'among us', { visibility: 'FOLLOWERS' });

    const [byFollower, byStranger, byNoOne] = [
      await requack(follower, id),
      await requack(stranger, id),
      await requack(stranger, NOBODY),
    ];
    const byAuthor = await requack(author, id);

    expect(byFollower.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'CANNOT_REQUACK' } }]);
    expect(byStranger.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', reason: 'POST_NOT_FOUND' } }]);
    expect(byStranger.errors).toEqual(byNoOne.errors);
    expect(byAuthor.errors).toBeUndefined();
    expect(await home(follower)).toEqual([`${author.handle}: among us`]);
    expect(await profile(author, stranger)).toEqual([]);
  });

  it('is refused between people one of whom blocks the other, as a nod is', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const id = await publish(author, 'not to you');
    await app.as(author).post(`/blocks/${ada.id}`);

    const byBlocked = await requack(ada, id);
    const missing = await requack(ada, NOBODY);
    await app.as(author).delete(`/blocks/${ada.id}`);
    await app.as(ada).post(`/blocks/${author.id}`);
    const byBlocker = await requack(ada, id);

    expect(byBlocked.errors).toEqual(missing.errors);
    expect(byBlocker.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'YOU_BLOCK_THEM' } }]);
  });

  it('goes with its original for all readers at once, and its row soon after', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const reader = await readersOf('rq_gone', ada);
    const id = await publish(author, 'soon gone');
    await requack(ada, id);

    await app.as(author).delete(`/posts/${id}`);
    const atOnce = [await home(reader), await profile(ada)];
    await app.settled();

    expect(atOnce).toEqual([[], []]);
    expect(await app.rows('select 1 from posts where requack_of = $1::uuid', [id])).toEqual([]);
    expect(await drift()).toEqual({});
  });

  it('counts exactly when forty people requack and half of them take it back at once', async () => {
    const author = await another('author');
    const id = await publish(author, 'a crowd favourite');
    const crowd = await app.world.people(...Array.from({ length: 40 }, (_, n) => `rq_crowd_${n}`));
    const batches = Array.from({ length: 8 }, (_, n) => crowd.slice(n * 5, n * 5 + 5));

    for (const batch of batches)
      await Promise.all(batch.flatMap((person) => [requack(person, id), requack(person, id)]));
    for (const batch of batches.slice(0, 4))
      await Promise.all(batch.flatMap((person) => [undo(person, id), undo(person, id)]));

    const { data } = await app.visitor.graphql('query ($id: ID!) { post(id: $id) { requackCount } }', { id });
    expect(data.post.requackCount).toBe(20);
    expect(await drift()).toEqual({});
  });
});

describe('home', () => {
  it('shows a quack once, where it was last requacked, and again where it was when that is taken back', async () => {
    const [author, ada, ben] = [await another('author'), await another('ada'), await another('ben')];
    const reader = await readersOf('rq_once', author, ada, ben);
    const id = await publish(author, 'first');
    await publish(author, 'second');
    await requack(ada, id);
    await publish(ben, 'third');
    await requack(ben, id);

    const all = await home(reader);
    await undo(ben, id);
    const less = await home(reader);
    await undo(ada, id);

    expect(all).toEqual([`${ben.handle}: first`, 'third', 'second']);
    expect(less).toEqual(['third', `${ada.handle}: first`, 'second']);
    expect(await home(reader)).toEqual(['third', 'second', 'first']);
  });

  it.each([
    ['few', 0],
    ['many', 301],
  ])('pages through %s people without a gap or a repeat, also of what is requacked meanwhile', async (name, more) => {
    const authors = await app.world.people(...Array.from({ length: 4 }, (_, n) => `rq_${name}_${n}`));
    const reader = await readersOf(`rq_pages_${name}`, ...authors);
    await app.rows('update users set following_count = following_count + $2 where id = $1::uuid returning id', [
      ...[reader.id, more],
    ]);
    const ids: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      ids.push(await publish(authors[n % 4]!, `quack ${n}`));
      if (n % 3 === 0) await requack(authors[(n + 1) % 4]!, ids[Math.floor(n / 2)]!);
      if (n % 4 === 0) await requack(authors[(n + 2) % 4]!, ids[Math.floor(n / 2)]!);
    }

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Json = await app.as(reader).graphql(HOME, { first: 3, after });
      const page = nodes(data.stream);
      seen.push(...page.map(({ content, requackOf }) => requackOf?.content ?? content));
      // Below the last one there may be rows that are shown further up.
      expect(page).toHaveLength(seen.length === ids.length && page.length === 0 ? 0 : 3);
      // What is still to come must not move above what was read.
      if (seen.length === 6) for (const by of authors) await requack(by, ids[2]!);
      after = data.stream.pageInfo.hasNextPage ? data.stream.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen.toSorted()).toEqual(ids.map((_, n) => `quack ${n}`).toSorted());
    await app.rows('update users set following_count = following_count - $2 where id = $1::uuid returning id', [
      ...[reader.id, more],
    ]);
  });

  it('holds a page of different quacks where everyone requacks the same one', async () => {
    const author = await another('author');
    const crowd = await app.world.people(...Array.from({ length: 25 }, (_, n) => `rq_viral_${n}`));
    const reader = await readersOf('rq_viral', ...crowd);
    for (const person of crowd.slice(0, 8)) await publish(person, `${person.handle} says`);
    const id = await publish(author, 'viral');
    for (const person of crowd) await requack(person, id);

    const page = await app.as(reader).graphql(HOME, { first: 5 });

    expect(nodes(page.data.stream).map(shown)).toEqual([
      `${crowd[24]!.handle}: viral`,
      ...[7, 6, 5, 4].map((n) => `${crowd[n]!.handle} says`),
    ]);
    expect(page.data.stream.pageInfo.hasNextPage).toBe(true);
    expect(await home(reader)).toHaveLength(9);
  });

  it('asks both authors: whose requacks are muted, whose quacks are, and who is blocked', async () => {
    const [xeno, ada] = [await another('xeno'), await another('ada')];
    const reader = await readersOf('rq_both', xeno, ada);
    const [theirs, hers] = [await publish(xeno, 'by xeno'), await publish(ada, 'by ada')];
    await requack(xeno, hers);
    await requack(reader, theirs);
    const mute = (person: Person, ...scopes: string[]) => app.as(reader).put(`/mutes/${person.id}`, { scopes });
    const before = await home(reader);

    await mute(xeno, 'HOME_REQUACKS');
    const withoutRequacks = await home(reader);
    await mute(xeno, 'HOME_QUACKS');
    const withoutQuacks = await home(reader);
    await mute(xeno);
    await app.as(reader).post(`/blocks/${xeno.id}`);
    await requack(ada, theirs);
    const blocked = await home(reader);

    expect(before).toEqual([`${reader.handle}: by xeno`, `${xeno.handle}: by ada`]);
    expect(withoutRequacks).toEqual([`${reader.handle}: by xeno`, 'by ada']);
    expect(withoutQuacks).toEqual([`${xeno.handle}: by ada`]);
    expect(blocked).toEqual(['by ada']);
  });

  it('leaves out a requack of a reply to someone who is muted there', async () => {
    const [muted, replier, ada] = [await another('muted'), await another('replier'), await another('ada')];
    const reader = await readersOf('rq_reply', ada);
    const root = await publish(muted, 'look at me');
    const reply = await publish(replier, 'I look', { parentPostId: root });
    await requack(ada, reply);
    const before = await home(reader);

    await app.as(reader).put(`/mutes/${muted.id}`, { scopes: ['HOME_QUACKS'] });

    expect(before).toEqual([`${ada.handle}: I look`]);
    expect(await home(reader)).toEqual([]);
  });

  it('is one statement, requacks or not', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const reader = await readersOf('rq_statements', author, ada);
    const id = await publish(author, 'counted');
    await app.settled();
    // The session is read once.
    await home(reader);
    const without = await app.statementsDuring(() => home(reader));
    await requack(ada, id);
    await app.settled();
    await home(reader);

    const withOne = await app.statementsDuring(() => home(reader));

    expect([without.length, withOne.length]).toEqual([1, 1]);
  });
});

describe('those who are told', () => {
  it('is the author, in a group, until it is taken back or the kind is turned off', async () => {
    const [author, ada, ben] = [await another('author'), await another('ada'), await another('ben')];
    const id = await publish(author, 'tell me');
    const told = async () => {
      await app.settled();
      const { data } = await app.as(author).graphql(NOTIFICATIONS);
      return nodes(data.viewer.notifications) as unknown as Json[];
    };
    for (const person of [ada, ben, author]) await requack(person, id);
    const both = await told();
    await undo(ben, id);
    const one = await told();
    await undo(ada, id);
    const none = await told();

    expect(both).toMatchObject([{ kind: 'REQUACK', actorCount: 2, post: { id } }]);
    expect(one).toMatchObject([{ kind: 'REQUACK', actorCount: 1, actors: [{ handle: ada.handle }] }]);
    expect(none).toEqual([]);

    const { data } = await app
      .as(author)
      .graphql(
        `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { preferences { notifiedKinds } } } }`,
        { input: { notifiedKinds: ['FOLLOW', 'MENTION', 'NOD', 'REPLY'] } },
      );
    await requack(ada, id);
    expect(data.updatePreferences.viewer.preferences.notifiedKinds).toEqual(['FOLLOW', 'MENTION', 'NOD', 'REPLY']);
    expect(await told()).toEqual([]);
  });

  it('are the open homes of followers who see both people, and all who watch the counts', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const reader = await readersOf('rq_live', ada);
    const muter = await readersOf('rq_live_muter', ada);
    const blocker = await readersOf('rq_live_blocker', ada);
    await app.as(muter).put(`/mutes/${ada.id}`, { scopes: ['HOME_REQUACKS'] });
    await app.as(blocker).post(`/blocks/${author.id}`);
    const id = await publish(author, 'live now');
    await app.settled();
    const ADDED = `subscription ($feed: Feed) { postAdded(feed: $feed) { ${NODE} } }`;
    const feeds = [reader, muter, blocker].map(
      (person) => new Listening<Node>(app.as(person), ADDED, { feed: 'FOLLOWING' }),
    );
    const everyone = new Listening<Node>(app.visitor, ADDED, { feed: 'EVERYONE' });
    const counts = new Listening<Json[]>(
      app.visitor,
      'subscription ($ids: [ID!]!) { postCountsChanged(ids: $ids) { requackCount } }',
      { ids: [id] },
    );
    await until(() => app.get(LivePosts).listenerCount === 4, 'the subscriptions');
    await until(() => app.get(LiveCounts).watchedCount === 1 && counts.arrivals.length > 0, 'the counts');

    await requack(ada, id);
    await until(() => feeds[0]!.arrivals.length === 1, 'the requack');
    await until(() => counts.arrivals.at(-1)?.[0].requackCount === 1, 'the count');
    await publish(ada, 'and words');
    await until(() => feeds.every(({ arrivals }) => arrivals.some(({ content }) => content !== '')), 'the words');

    expect(feeds.map(({ arrivals }) => arrivals.map(shown))).toEqual([
      [`${ada.handle}: live now`, 'and words'],
      ['and words'],
      ['and words'],
    ]);
    expect(everyone.arrivals.map(shown)).toEqual(['and words']);
    for (const one of [...feeds, everyone]) await one.stop();
    await counts.stop();
  });
});

describe('leaving', () => {
  it('takes requacks along as announcements of what others wrote', () => {
    const [id, original] = ['0193a000-0000-7000-8000-000000000001', '0193a000-0000-7000-8000-000000000002'];
    const row = {
      ...{ id, content: '', entities: [], content_warning: null, ...markRow(checkMarks({})), edited_at: null },
      ...{ created_at: new Date('2026-11-26T10:00:00Z'), parent_id: null, requack_of: original, media: null },
      ...{ is_listed: false, audience_id: null, quote_of: null, poll: null },
    };

    const activity = activityOf('https://pond.example', 'ada', row);

    expect(activity).toMatchObject({
      id: `https://pond.example/post/${id}#announce`,
      type: 'Announce',
      actor: 'https://pond.example/user/ada',
      object: `https://pond.example/post/${original}`,
    });
  });

  it('takes the requacks of a deleted account along', async () => {
    const [author, ada] = [await another('author'), await another('ada')];
    const admin = await app.world.another('rq_admin', { role: 'admin' });
    const id = await publish(author, 'it stays');
    await requack(ada, id);

    const answer = await app.as(admin).delete(`/identity/users/${ada.id}`);
    await app.settled();

    expect(answer.status).toBe(200);
    expect(await app.rows('select requack_count from posts where id = $1::uuid', [id])).toEqual([{ requack_count: 0 }]);
    expect(await drift()).toEqual({});
  });
});
