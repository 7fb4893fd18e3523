import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import { until as eventually } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar, codeOf, NOTICES, PUBLISH, reasonOf } from './support/calendar.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const SEND = `mutation ($input: CreatePostInput!, $seconds: Int!) { sendPost(input: $input, undoSeconds: $seconds) {
  id content publishAt visibility quoteRule media { id } thread { content } parentPostId } }`;
const UNDO = `mutation ($id: ID!) { undoPost(id: $id) {
  id content revision media { id } thread { content media { id } } parentPostId failure } }`;
const OUTGOING =
  '{ viewer { outgoingPosts { id content publishAt } drafts { edges { node { id content failure } } } } }';
const SAVE = 'mutation ($id: ID, $input: PostDraftInput!) { saveDraft(id: $id, input: $input) { id revision } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

describe('a post that can still be undone', () => {
  let app: TestApp;
  let calendar: Calendar;
  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
  });
  afterAll(() => app.stop());

  const send = (person: Person, input: Record<string, unknown>, seconds = 60, key?: string) =>
    app.as(person).graphql(SEND, { input, seconds }, key ? { 'idempotency-key': key } : {});
  const sent = async (person: Person, input: Record<string, unknown>): Promise<Json> => {
    const { data, errors } = await send(person, input);
    if (errors) throw new Error(errors[0]?.message);
    return data.sendPost;
  };
  const undo = (person: Person, id: string) => app.as(person).graphql(UNDO, { id });
  const mine = async (person: Person): Promise<{ outgoing: Json[]; drafts: Json[] }> => {
    const { viewer } = (await app.as(person).graphql(OUTGOING)).data;
    return { outgoing: viewer.outgoingPosts, drafts: viewer.drafts.edges.map(({ node }: Json) => node) };
  };
  const noticesOf = async (person: Person): Promise<Json[]> =>
    (await app.as(person).graphql(NOTICES)).data.viewer.notifications.edges;

  it('is seen by no one else, counted nowhere, and tells no one before it leaves', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    await app.as(ben).post(`/follows/${ada.id}`);
    const parentPostId = (await app.as(ben).graphql(CREATE, { input: { content: 'hi' } })).data.createPost.post.id;
    const live = new Listening<Json>(app.as(ben), 'subscription { postAdded(tag: "soon") { content } }', {});
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    const quack = await sent(ada, { content: `@${ben.handle} #soon`, thread: [{ content: 'and more' }] });
    const reply = await sent(ada, { content: 'a reply', parentPostId });
    await app.settled();

    expect(await calendar.quacks(ada)).toEqual({ count: 0, contents: [] });
    expect(await app.rows('select id from posts where author_id = $1::uuid', [ada.id])).toEqual([]);
    expect(await noticesOf(ben)).toEqual([]);
    expect(live.arrivals).toEqual([]);
    const { data } = await app
      .as(ben)
      .graphql('query ($id: ID!) { post(id: $id) { replyCount } }', { id: parentPostId });
    expect(data.post.replyCount).toBe(0);
    expect((await mine(ben)).outgoing).toEqual([]);
    expect((await mine(ada)).outgoing.map(({ id }) => id)).toEqual([quack.id, reply.id]);

    await calendar.letPass(quack.id, reply.id);
    await until(() => live.arrivals.length > 0, 'the quack');
    expect((await noticesOf(ben)).map(({ node }) => node.kind).toSorted()).toEqual(['MENTION', 'REPLY']);
    expect((await calendar.quacks(ada)).contents).toEqual([`@${ben.handle} #soon`]);
    expect(await mine(ada)).toEqual({ outgoing: [], drafts: [] });
    await live.stop();
  });

  it('waits as long as its author wants', async () => {
    const ada = await calendar.newPerson();
    const before = Date.now();

    const { publishAt } = await sent(ada, { content: 'in a minute' });

    const seconds = (new Date(publishAt).getTime() - before) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThan(120);
    for (const wrong of [0, 5, 61]) expect(codeOf(await send(ada, { content: 'x' }, wrong))).toBe('BAD_USER_INPUT');
  });

  it('becomes a draft again when it is undone, with everything, under its id', async () => {
    const ada = await calendar.newPerson();
    const [one, two] = [await calendar.picture(ada), await calendar.picture(ada)];
    const id = randomUUID();
    const input = { content: 'oops', mediaIds: [one], thread: [{ content: 'more', mediaIds: [two] }] };
    await app.as(ada).graphql(SAVE, { id, input });
    const outgoing = await sent(ada, { ...input, draftId: id });

    const answers = [await undo(ada, id), await undo(ada, id)];

    expect(outgoing.id).toBe(id);
    for (const { data } of answers)
      expect(data.undoPost).toMatchObject({
        ...{ id, content: 'oops', media: [{ id: one }], failure: null },
        thread: [{ content: 'more', media: [{ id: two }] }],
      });
    await calendar.letPass();
    expect((await calendar.quacks(ada)).count).toBe(0);
    expect((await mine(ada)).drafts).toMatchObject([{ id }]);
    const again = await sent(ada, { ...input, draftId: id });
    await calendar.letPass(again.id);
    expect((await calendar.quacks(ada)).contents).toEqual(['oops']);
  });

  it('can’t be undone once it has left, and says what it has become', async () => {
    const ada = await calendar.newPerson();
    const { id } = await sent(ada, { content: 'gone' });
    const published = await app.as(ada).graphql(PUBLISH, { id });
    const postId = published.data.publishScheduledPost.post.id as string;

    const answer = await undo(ada, id);

    expect([codeOf(answer), reasonOf(answer), answer.errors![0]!.extensions.values]).toEqual([
      ...['CONFLICT', 'ALREADY_PUBLISHED', { postId }],
    ]);
    expect((await app.as(ada).graphql(PUBLISH, { id })).data.publishScheduledPost.post.id).toBe(postId);
    expect((await calendar.quacks(ada)).count).toBe(1);
  });

  it('is its author’s', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const { id } = await sent(ada, { content: 'mine' });

    expect(reasonOf(await undo(ben, id))).toBe('OUTGOING_POST_NOT_FOUND');
    expect(reasonOf(await app.as(ben).graphql(PUBLISH, { id }))).toBe('SCHEDULED_POST_NOT_FOUND');
    expect((await mine(ada)).outgoing).toMatchObject([{ id }]);
  });

  it('is refused at once for what createPost refuses', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const closed = await app.as(ben).graphql(CREATE, { input: { content: 'alone', replyRule: ['NOBODY'] } });
    const parentPostId = closed.data.createPost.post.id as string;
    const theirs = await calendar.picture(ben);

    const answers = [
      await send(ada, { content: '' }),
      await send(ada, { content: 'x', parentPostId: randomUUID() }),
      await send(ada, { content: 'x', parentPostId }),
      await send(ada, { content: 'x', quotePostId: randomUUID() }),
      await send(ada, { content: 'x', mediaIds: [theirs] }),
    ];

    expect(answers.map(reasonOf)).toEqual([
      ...['POST_EMPTY', 'POST_NOT_FOUND', 'REPLIES_LIMITED', 'POST_NOT_FOUND', 'MEDIA_NOT_FOUND'],
    ]);
    expect(await mine(ada)).toEqual({ outgoing: [], drafts: [] });
  });

  it('becomes a draft with the reason where it can’t be published any more, and its author is told', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const answered = await app.as(ben).graphql(CREATE, { input: { content: 'answer me' } });
    const parentPostId = answered.data.createPost.post.id as string;
    const { id } = await sent(ada, { content: 'answer', parentPostId });
    await app.as(ben).graphql('mutation ($id: ID!) { deletePost(id: $id) { deletedId } }', { id: parentPostId });

    await calendar.letPass(id);

    expect(await mine(ada)).toMatchObject({
      ...{ outgoing: [], drafts: [{ id, content: 'answer', failure: 'POST_NOT_FOUND' }] },
    });
    expect(await noticesOf(ada)).toEqual([{ node: { kind: 'SYSTEM', reason: 'OUTGOING_POST_FAILED' } }]);
    expect(await calendar.waiting(ada)).toEqual([]);
  });

  it('is sent once for each idempotency key, and a late repetition says what became of it', async () => {
    const ada = await calendar.newPerson();
    const again = () => send(ada, { content: 'once' }, 60, 'sent-once');

    const answers = await Promise.all([again(), again(), again()]);
    const ids = new Set(answers.map(({ data }) => data.sendPost.id as string));
    const [id] = [...ids];

    expect(ids.size).toBe(1);
    await calendar.letPass(id!);
    expect(reasonOf(await again())).toBe('ALREADY_PUBLISHED');
    expect((await calendar.quacks(ada)).count).toBe(1);
  });

  it('is published once by two servers', async () => {
    const ada = await calendar.newPerson();
    const replica = await app.replica();
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1)
      ids.push((await sent(ada, { content: `quack ${n}`, thread: [{ content: `more ${n}` }] })).id);

    await app.rows('update scheduled_posts set due_at = now() where id = any($1::uuid[])', [ids]);
    await Promise.all([app, replica].flatMap((server) => [1, 2].map(() => server.get(ScheduledPublisher).run())));
    await app.get(ScheduledPublisher).run();
    await replica.settled();
    await replica.stop();

    expect((await calendar.quacks(ada)).count).toBe(6);
    const [count] = await app.rows<{ n: number }>('select count(*)::int as n from posts where author_id = $1::uuid', [
      ada.id,
    ]);
    expect(count!.n).toBe(12);
  });

  it('leaves by itself, although the server would have looked much later', async () => {
    const ada = await calendar.newPerson();
    await app.get(ScheduledPublisher).run();

    await send(ada, { content: 'by itself' }, 10);

    await eventually(async () => (await calendar.quacks(ada)).count === 1, 50_000);
    expect((await mine(ada)).outgoing).toEqual([]);
  }, 60_000);

  it('is undone or published, never both', async () => {
    const ada = await calendar.newPerson();
    const { id } = await sent(ada, { content: 'either' });

    const [undone, published] = await Promise.all([undo(ada, id), app.as(ada).graphql(PUBLISH, { id })]);

    expect([undone, published].filter(({ errors }) => errors)).toHaveLength(1);
    expect((await calendar.quacks(ada)).count).toBe(published.errors ? 0 : 1);
  });

  it('has a preferred time to undo', async () => {
    const ada = await calendar.newPerson();
    const prefer = (seconds: number) =>
      app
        .as(ada)
        .graphql(
          `mutation ($seconds: Int) { updatePreferences(input: { undoSeconds: $seconds }) { viewer { preferences { undoSeconds } } } }`,
          { seconds },
        );

    const before = await app.as(ada).graphql('{ viewer { preferences { undoSeconds } } }');
    const after = await prefer(30);

    expect(before.data.viewer.preferences.undoSeconds).toBe(0);
    expect(after.data.updatePreferences.viewer.preferences.undoSeconds).toBe(30);
    expect(codeOf(await prefer(20))).toBe('BAD_USER_INPUT');
  });
});
