import type { ReplyAudience } from '@mallard/rules/reply-rules';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { LiveReplies } from '#posts/threads/live-replies.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const TERMS = 'id replyRule repliesCloseAt viewerCanReply isFolded hiddenReplyCount';
const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { ${TERMS} } } }`;
const SET = `mutation ($id: ID!, $rule: [ReplyAudience!]!, $closeAt: DateTime) {
  setReplyRule(postId: $id, rule: $rule, closeAt: $closeAt) { post { ${TERMS} } } }`;
const SCHEDULE = `mutation ($input: SchedulePostInput!) { schedulePost(input: $input) {
  id replyRule repliesCloseAfterHours } }`;
const PUBLISH_NOW = `mutation ($id: ID!) { publishScheduledPost(id: $id) { post { ${TERMS} } } }`;
const POST = `query ($id: ID!) { post(id: $id) { ${TERMS} hiddenReplies { edges { node { id } } } } }`;
const THREAD = 'query ($id: ID!) { thread(postId: $id) { flatReplies { postId } } }';
const NEW = 'query ($id: ID!) { newReplies(postId: $id, since: "2020-01-01T00:00:00Z") { id } }';
const BLOCK = 'mutation ($id: ID!, $hide: Boolean) { blockUser(id: $id, hideReplies: $hide) { user { id } } }';
const NOBODY = '0193a000-0000-7000-8000-000000000000';
const HOUR_MS = 3_600_000;

let app: TestApp;
let author: Person;
let follower: Person;
let followed: Person;
let mentioned: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  [author, follower, followed, mentioned, stranger] = (await app.world.people(
    ...['rc_author', 'rc_follower', 'rc_followed', 'rc_mentioned', 'rc_stranger'],
  )) as [Person, Person, Person, Person, Person];
  await app.as(follower).post(`/follows/${author.id}`);
  await app.as(author).post(`/follows/${followed.id}`);
});
afterAll(() => app.stop());

const create = (by: Person, input: object): Promise<Json> => app.as(by).graphql(CREATE, { input });
async function publish(by: Person, input: object): Promise<Json> {
  const { data, errors } = await create(by, { content: 'words', ...input });
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data.createPost.post;
}
const reply = (by: Person, parentPostId: string) => create(by, { content: 'a reply', parentPostId });
/** The reason of a refusal, or null. */
const reason = ({ errors }: Json): string | null => errors?.[0]?.extensions.reason ?? null;
const setRule = (by: Person, id: string, rule: readonly ReplyAudience[], closeAt: Date | null = null): Promise<Json> =>
  app.as(by).graphql(SET, { id, rule, closeAt });
const seen = async (client: Client, id: string): Promise<Json> => (await client.graphql(POST, { id })).data.post;
const hide = async (by: Person, id: string): Promise<Json> =>
  app.as(by).graphql('mutation ($id: ID!) { hideReply(id: $id) { post { isFolded } } }', { id });
const unhide = async (by: Person, id: string): Promise<Json> =>
  app.as(by).graphql('mutation ($id: ID!) { unhideReply(id: $id) { post { isFolded } } }', { id });
const inThread = async (client: Client, id: string): Promise<string[]> =>
  (await client.graphql(THREAD, { id })).data.thread.flatReplies.map(({ postId }: Json) => postId);
const hiddenIn = async (client: Client, id: string): Promise<string[]> =>
  (await seen(client, id)).hiddenReplies.edges.map(({ node }: Json) => node.id);
const notificationsOf = async (person: Person): Promise<Json> =>
  (await app.as(person).graphql('{ viewer { notifications { edges { node { id } } } } }')).data.viewer.notifications;
/** Lets the end of replies pass, which nobody can set to a time that has passed. */
const close = (id: string) =>
  app.rows(`update posts set replies_close_at = now() - interval '1 second' where id = $1 returning id`, [id]);

describe('who can reply', () => {
  const EVERYONE = ['follower', 'followed', 'mentioned', 'stranger'] as const;
  const TABLE: readonly [rule: ReplyAudience[], who: readonly (typeof EVERYONE)[number][]][] = [
    [[], EVERYONE],
    [['FOLLOWERS'], ['follower']],
    [['FOLLOWING'], ['followed']],
    [['MENTIONED'], ['mentioned']],
    [
      ['FOLLOWERS', 'FOLLOWING'],
      ['follower', 'followed'],
    ],
    [
      ['FOLLOWERS', 'MENTIONED'],
      ['follower', 'mentioned'],
    ],
    [
      ['FOLLOWERS', 'FOLLOWING', 'MENTIONED'],
      ['follower', 'followed', 'mentioned'],
    ],
    [['NOBODY'], []],
  ];

  it.each(TABLE)('is by the rule %j only %j, beside the author, at every level of the thread', async (rule, who) => {
    const people = { follower, followed, mentioned, stranger };
    const root = await publish(author, { content: `hello @${mentioned.handle}` });
    const below = (await reply(follower, root.id)).data.createPost.post.id;
    await setRule(author, root.id, rule);

    for (const name of EVERYONE) {
      const isAllowed = who.includes(name);
      const expected = isAllowed ? null : 'REPLIES_LIMITED';
      for (const id of [root.id, below]) {
        const refused = await reply(people[name], id);
        const { viewerCanReply, replyRule } = await seen(app.as(people[name]), id);

        expect([name, id === below, reason(refused)]).toEqual([name, id === below, expected]);
        const values = { rule: rule.join(',') };
        if (!isAllowed) expect(refused.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', values });
        expect({ viewerCanReply, replyRule }).toEqual({
          viewerCanReply: isAllowed ? 'YES' : 'LIMITED',
          replyRule: rule,
        });
      }
    }
    expect([reason(await reply(author, root.id)), reason(await reply(author, below))]).toEqual([null, null]);
    const forVisitors = rule.includes('NOBODY') ? 'LIMITED' : 'SIGN_IN';
    expect((await seen(app.visitor, root.id)).viewerCanReply).toBe(forVisitors);
    const page = (await app.visitor.raw(`/post/${root.id}`)).text();
    expect((await page).includes('The author limits who can reply.')).toBe(rule.length > 0);
  });

  it('is set with a new quack, and in REST, and told by both', async () => {
    const root = await publish(author, { replyRule: ['MENTIONED', 'FOLLOWERS'], repliesCloseAfterHours: 24 });
    const byRest = await app.as(author).post('/posts', { content: 'rest', replyRule: ['NOBODY'] });
    const open = new Date(Date.now() + HOUR_MS).toISOString();
    const changed = await app.as(author).put(`/posts/${root.id}/reply-rule`, { rule: [], closeAt: open });

    expect(root.replyRule).toEqual(['FOLLOWERS', 'MENTIONED']);
    expect(Math.abs(Date.parse(root.repliesCloseAt) - Date.now() - 24 * HOUR_MS)).toBeLessThan(HOUR_MS);
    expect(byRest.body.data).toMatchObject({ replyRule: ['NOBODY'], repliesCloseOn: null, canReply: 'YES' });
    expect(changed.body.data).toMatchObject({ replyRule: [], repliesCloseOn: open });
    expect(reason(await reply(stranger, byRest.body.data.id))).toBe('REPLIES_LIMITED');
    const answer = await app.as(stranger).post('/posts/replies', { content: 'x', parentPostId: byRest.body.data.id });
    expect(answer.status).toBe(403);
  });

  it('ends when the clock of the database says so, and begins again when the author says so', async () => {
    const root = await publish(author, { replyRule: ['FOLLOWERS'], repliesCloseAfterHours: 1 });
    const below = (await reply(follower, root.id)).data.createPost.post.id;
    await close(root.id);

    const refused = [await reply(follower, root.id), await reply(follower, below)];
    const { repliesCloseAt, viewerCanReply } = await seen(app.as(follower), below);
    const limited = reason(await reply(stranger, root.id));
    const byAuthor = reason(await reply(author, below));
    const kept = await setRule(author, root.id, [], new Date(repliesCloseAt));
    const visitor = await seen(app.visitor, root.id);
    await setRule(author, root.id, []);

    expect(refused.map(({ errors }) => errors[0].extensions)).toEqual(
      refused.map(() => ({ code: 'FORBIDDEN', reason: 'REPLIES_CLOSED', values: { since: repliesCloseAt } })),
    );
    expect([viewerCanReply, limited, byAuthor, reason(kept), visitor.viewerCanReply]).toEqual([
      'CLOSED',
      'REPLIES_LIMITED',
      null,
      null,
      'CLOSED',
    ]);
    expect(reason(await reply(stranger, below))).toBeNull();
  });

  it('is decided before a reply or after it where both come at once', async () => {
    const root = await publish(author, {});

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => reply(stranger, root.id)),
      setRule(author, root.id, ['NOBODY']),
      ...Array.from({ length: 10 }, () => reply(follower, root.id)),
    ]);
    const after = reason(await reply(stranger, root.id));
    await app.settled();

    const stored = answers.filter(({ data }) => data?.createPost).length;
    expect(answers.filter((answer) => reason(answer) === 'REPLIES_LIMITED')).toHaveLength(20 - stored);
    expect(await app.rows('select id from posts where root_id = $1', [root.id])).toHaveLength(stored);
    expect(after).toBe('REPLIES_LIMITED');
  });

  it('is scheduled with a quack, and its end counts from the publication', async () => {
    const publishAt = new Date(Date.now() + 48 * HOUR_MS).toISOString();
    const input = { content: 'later', publishAt, replyRule: ['FOLLOWING'], repliesCloseAfterHours: 1 };
    const scheduled = (await app.as(author).graphql(SCHEDULE, { input })).data.schedulePost;
    const update = `mutation ($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) {
      replyRule repliesCloseAfterHours } }`;
    const words = { content: 'later, better', publishAt };
    const kept = await app.as(author).graphql(update, { id: scheduled.id, input: words });
    const longer = { ...words, replyRule: ['FOLLOWING'], repliesCloseAfterHours: 168 };
    await app.as(author).graphql(update, { id: scheduled.id, input: longer });

    const { data } = await app.as(author).graphql(PUBLISH_NOW, { id: scheduled.id });

    const { post } = data.publishScheduledPost;
    expect(scheduled).toMatchObject({ replyRule: ['FOLLOWING'], repliesCloseAfterHours: 1 });
    expect(kept.data.updateScheduledPost).toEqual({ replyRule: ['FOLLOWING'], repliesCloseAfterHours: 1 });
    expect(post.replyRule).toEqual(['FOLLOWING']);
    expect(Math.abs(Date.parse(post.repliesCloseAt) - Date.now() - 168 * HOUR_MS)).toBeLessThan(HOUR_MS);
    expect([reason(await reply(stranger, post.id)), reason(await reply(followed, post.id))]).toEqual([
      'REPLIES_LIMITED',
      null,
    ]);
  });

  it('is changed by the author of the quack alone, with values that make sense', async () => {
    const root = await publish(author, {});
    const below = await publish(follower, { parentPostId: root.id });
    const past = new Date(Date.now() - HOUR_MS);
    const far = new Date(Date.now() + 400 * 24 * HOUR_MS);

    const reasons = [
      await setRule(stranger, root.id, []),
      await setRule(follower, below.id, []),
      await setRule(author, NOBODY, []),
      await setRule(author, root.id, ['NOBODY', 'FOLLOWERS']),
      await setRule(author, root.id, [], past),
      await setRule(author, root.id, [], far),
      await create(author, { content: 'x', replyRule: ['NOBODY', 'MENTIONED'] }),
      await create(author, { content: 'x', repliesCloseAfterHours: 0 }),
      await create(author, { content: 'x', repliesCloseAfterHours: 9_000 }),
      await create(author, { content: 'x', parentPostId: root.id, replyRule: ['NOBODY'] }),
    ].map(reason);

    expect(reasons).toEqual([
      ...['NOT_POST_AUTHOR', 'REPLY_RULE_OF_REPLY', 'POST_NOT_FOUND', 'REPLY_RULE_NOBODY'],
      ...['REPLIES_CLOSE_AT', 'REPLIES_CLOSE_AT', 'REPLY_RULE_NOBODY', 'REPLIES_CLOSE_TIME', 'REPLIES_CLOSE_TIME'],
      'REPLY_RULE_OF_REPLY',
    ]);
  });

  it('is not told of what one cannot see: hidden and missing quacks answer alike, at the same cost', async () => {
    const hidden = await publish(author, { visibility: 'FOLLOWERS', replyRule: ['NOBODY'], repliesCloseAfterHours: 1 });
    const acts: Record<string, (client: Client, id: string) => Promise<Json>> = {
      read: (client, id) => client.graphql(POST, { id }),
      reply: (client, id) => client.graphql(CREATE, { input: { content: 'x', parentPostId: id } }),
      setReplyRule: (client, id) => client.graphql(SET, { id, rule: [] }),
      hide: (client, id) => client.graphql('mutation ($id: ID!) { hideReply(id: $id) { post { id } } }', { id }),
      'GET hidden replies': (client, id) => client.get(`/posts/${id}/hidden-replies`),
      'PUT rule': (client, id) => client.put(`/posts/${id}/reply-rule`, { rule: [] }),
    };
    const answerTo = async (act: (client: Client, id: string) => Promise<Json>, id: string) => {
      let answer = '';
      const statements = await app.statementsDuring(async () => {
        const { status, body, data, errors } = await act(app.as(stranger), id);
        answer = JSON.stringify({ status, body: body && { ...body, timestamp: '', path: '' }, data, errors });
      });
      return [answer.replaceAll(id, 'ID'), statements.filter((each) => !each.includes('from sessions s')).length];
    };

    for (const act of Object.values(acts)) {
      await answerTo(act, NOBODY);
      expect(await answerTo(act, hidden.id)).toEqual(await answerTo(act, NOBODY));
    }
  });

  it('is what each listener may do in replies that arrive live', async () => {
    const root = await publish(author, { replyRule: ['FOLLOWERS'] });
    const query = 'subscription ($id: ID!) { replyAdded(rootPostId: $id) { viewerCanReply } }';
    const listening = [follower, stranger].map(
      (person) => new Listening<{ viewerCanReply: string }>(app.as(person), query, { id: root.id }),
    );
    await until(() => app.get(LiveReplies).listenerCount === 2, 'two listeners');

    await publish(follower, { parentPostId: root.id });
    await until(() => listening.every(({ arrivals }) => arrivals.length === 1), 'a reply for each');

    expect(listening.map(({ arrivals }) => arrivals[0]?.viewerCanReply)).toEqual(['YES', 'LIMITED']);
    for (const each of listening) await each.stop();
  });
});

describe('hidden replies', () => {
  it('leave the thread for a list at its end, for everyone, and come back', async () => {
    const root = await publish(author, {});
    const rude = await publish(stranger, { parentPostId: root.id });
    const below = await publish(follower, { parentPostId: rude.id });
    const kind = await publish(follower, { parentPostId: root.id });
    const nested = await publish(stranger, { parentPostId: kind.id });

    await app.settled();
    const told = await notificationsOf(stranger);

    await hide(author, rude.id);
    await hide(author, nested.id);
    await hide(author, nested.id);
    await app.settled();

    for (const client of [app.as(author), app.as(stranger), app.visitor]) {
      expect(await inThread(client, root.id)).toEqual([kind.id]);
      expect(await hiddenIn(client, root.id)).toEqual([rude.id, nested.id]);
      expect(await seen(client, root.id)).toMatchObject({ hiddenReplyCount: 2 });
      expect(await seen(client, rude.id)).toMatchObject({ isFolded: true });
      expect(await inThread(client, rude.id)).toEqual([below.id]);
      const late = await client.graphql(NEW, { id: root.id });
      expect(late.data.newReplies.map(({ id }: Json) => id)).toEqual([below.id, kind.id]);
      const { body } = await client.get(`/posts/${root.id}/replies`);
      expect(body.data.map(({ id }: Json) => id)).toEqual([kind.id]);
      const folded = await client.get(`/posts/${root.id}/hidden-replies`);
      expect(folded.body.data.map(({ id }: Json) => id)).toEqual([rude.id, nested.id]);
    }
    for (const sort of ['OLDEST', 'NEWEST', 'RELEVANT']) {
      const list = `query ($id: ID!) { post(id: $id) { replies(sort: ${sort}) { edges { node { id } } } }
        thread(postId: $id, sort: ${sort}) { flatReplies { postId hasMore } } }`;
      const { data } = await app.as(follower).graphql(list, { id: root.id });
      expect(data.post.replies.edges.map(({ node }: Json) => node.id)).toEqual([kind.id]);
      expect(data.thread.flatReplies).toEqual([{ postId: kind.id, hasMore: false }]);
    }
    expect(await notificationsOf(stranger)).toEqual(told);

    const counted = `query ($id: ID!) { post(id: $id) { replyCount } }`;
    expect((await app.visitor.graphql(counted, { id: root.id })).data.post.replyCount).toBe(1);
    expect(await app.get(CounterAudit).audit()).toEqual({});

    await unhide(author, rude.id);
    await unhide(author, nested.id);
    expect(await inThread(app.visitor, root.id)).toEqual([rude.id, below.id, kind.id, nested.id]);
    expect(await seen(app.visitor, root.id)).toMatchObject({ hiddenReplyCount: 0 });
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });

  it('are hidden by the author of the thread alone, and stay unseen by those their author blocks', async () => {
    const root = await publish(author, {});
    const rude = await publish(stranger, { parentPostId: root.id });

    expect(
      [await hide(follower, rude.id), await hide(stranger, rude.id), await hide(author, root.id)].map(reason),
    ).toEqual(Array(3).fill('NOT_THREAD_AUTHOR'));
    await hide(author, rude.id);
    expect(reason(await unhide(stranger, rude.id))).toBe('NOT_THREAD_AUTHOR');
    await app.as(stranger).post(`/blocks/${followed.id}`);
    expect(await hiddenIn(app.as(followed), root.id)).toEqual([]);
    expect((await app.as(followed).get(`/posts/${root.id}/hidden-replies`)).body.data).toEqual([]);
    await app.as(stranger).delete(`/blocks/${followed.id}`);
  });

  it('are counted until they are deleted, and at most 300', async () => {
    const root = await publish(author, {});
    const [first, second] = [
      await publish(stranger, { parentPostId: root.id }),
      await publish(stranger, { parentPostId: root.id }),
    ];
    await hide(author, first.id);
    await app.as(stranger).delete(`/posts/${first.id}`);
    expect(await seen(app.visitor, root.id)).toMatchObject({ hiddenReplyCount: 0 });
    expect(await app.get(CounterAudit).audit()).toEqual({});

    await app.rows('update posts set folded_count = 300 where id = $1 returning id', [root.id]);
    expect(reason(await hide(author, second.id))).toBe('TOO_MANY_HIDDEN_REPLIES');
    await app.rows('update posts set folded_count = 0 where id = $1 returning id', [root.id]);
  });

  it('are all of a person whom the author blocks and asks so', async () => {
    const [troll, other] = await app.world.people('rc_troll', 'rc_other');
    const [mine, theirs] = [await publish(author, {}), await publish(other!, {})];
    const rude = [];
    for (const { id } of [mine, mine, theirs]) rude.push((await publish(troll!, { parentPostId: id })).id);
    const count = 'query ($handle: String!) { user(handle: $handle) { replyCountBelowViewer } }';
    const { data } = await app.as(author).graphql(count, { handle: 'rc_troll' });

    await app.as(author).graphql(BLOCK, { id: troll!.id, hide: true });
    await app.settled();

    expect(data.user.replyCountBelowViewer).toBe(2);
    expect(await hiddenIn(app.visitor, mine.id)).toEqual(rude.slice(0, 2));
    expect(await inThread(app.visitor, theirs.id)).toEqual([rude[2]]);
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });
});

it('reads plain threads with as many statements as before', async () => {
  const root = await publish(author, {});
  await reply(stranger, root.id);
  const limited = await publish(author, { replyRule: ['FOLLOWERS'] });
  await reply(follower, limited.id);
  const counted = async (id: string) =>
    (await app.statementsDuring(async () => void (await app.as(stranger).graphql(THREAD, { id })))).filter(
      (each) => !each.includes('from sessions s'),
    ).length;

  expect(await counted(limited.id)).toBe(await counted(root.id));
});
