import type { Visibility } from '@mallard/rules/visibility';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { LiveCounts } from '#posts/live/live-counts.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { LiveReplies } from '#posts/threads/live-replies.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const CREATE =
  'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id visibility media { url } } } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { visibility } } }`;
const POST = 'query ($id: ID!) { post(id: $id) { content visibility } }';
const NOBODY = '0193a000-0000-7000-8000-000000000000';

let app: TestApp;
let author: Person;
let follower: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  [author, follower, stranger] = (await app.world.people('vis_author', 'vis_follower', 'vis_stranger')) as [
    Person,
    Person,
    Person,
  ];
  await app.as(follower).post(`/follows/${author.id}`);
});
afterAll(() => app.stop());

const create = (by: Person, input: Record<string, unknown>) => app.as(by).graphql(CREATE, { input });
async function publish(by: Person, content: string, visibility?: Visibility, more: object = {}): Promise<Json> {
  const { data, errors } = await create(by, { content, ...(visibility && { visibility }), ...more });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post;
}
const reads = async (by: Person | null, id: string): Promise<boolean> =>
  (await (by ? app.as(by) : app.visitor).graphql(POST, { id })).data.post !== null;
const drift = () => app.get(CounterAudit).audit();

describe('a quack for followers', () => {
  it('is read by followers, by those it mentions, and by its author, as long as they are', async () => {
    const [named, leaving, blocked] = (await app.world.people('vis_named', 'vis_leaving', 'vis_blocked')) as [
      Person,
      Person,
      Person,
    ];
    for (const person of [leaving, blocked]) await app.as(person).post(`/follows/${author.id}`);
    const { id } = await publish(author, `for you, @${named.handle} and @${blocked.handle}`, 'FOLLOWERS');
    await app.settled();
    const before = [];
    for (const person of [author, follower, named, leaving, blocked, stranger, null])
      before.push(await reads(person, id));

    await app.as(leaving).delete(`/follows/${author.id}`);
    await app.as(author).post(`/blocks/${blocked.id}`);

    expect(before).toEqual([true, true, true, true, true, false, false]);
    expect([await reads(leaving, id), await reads(blocked, id), await reads(named, id)]).toEqual([false, false, true]);
    const told = await app.as(named).graphql('{ viewer { notifications { edges { node { post { id } } } } } }');
    expect(told.data.viewer.notifications.edges).toEqual([{ node: { post: { id } } }]);
  });

  it('answers strangers like a missing one, whatever they do with it, at the same cost', async () => {
    const { id } = await publish(author, 'not for strangers #vishidden', 'FOLLOWERS');
    const reply = await publish(follower, 'nor this', undefined, { parentPostId: id });
    await app.settled();
    const onId = (field: string, answer = '{ post { id } }') => `mutation ($id: ID!) { ${field}(id: $id) ${answer} }`;
    const acts: Record<string, (client: Client, post: string) => Promise<Json>> = {
      read: (client, post) => client.graphql(POST, { id: post }),
      thread: (client, post) =>
        client.graphql('query ($id: ID!) { thread(postId: $id) { post { id } } }', { id: post }),
      newReplies: (client, post) =>
        client.graphql('query ($id: ID!) { newReplies(postId: $id, since: "2020-01-01T00:00:00Z") { id } }', {
          id: post,
        }),
      nod: (client, post) => client.graphql(onId('nodPost'), { id: post }),
      unnod: (client, post) => client.graphql(onId('unnodPost'), { id: post }),
      pin: (client, post) => client.graphql(onId('pinPost'), { id: post }),
      unpin: (client, post) => client.graphql(onId('unpinPost'), { id: post }),
      delete: (client, post) => client.graphql(onId('deletePost', '{ deletedId }'), { id: post }),
      edit: (client, post) => client.graphql(UPDATE, { id: post, input: { content: 'x' } }),
      reply: (client, post) => client.graphql(CREATE, { input: { content: 'x', parentPostId: post } }),
      report: (client, post) =>
        client.graphql('mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }', {
          input: { postId: post, category: 'SPAM' },
        }),
      'GET post': (client, post) => client.get(`/posts/${post}`),
      'GET thread': (client, post) => client.get(`/posts/${post}/thread`),
      'GET replies': (client, post) => client.get(`/posts/${post}/replies`),
      'GET reply count': (client, post) => client.get(`/posts/${post}/reply-count`),
      'GET nods': (client, post) => client.get(`/likes/posts/${post}`),
      'GET nods in numbers': (client, post) => client.get(`/likes/posts/${post}/stats`),
      'GET mentions': (client, post) => client.get(`/mentions/posts/${post}`),
    };
    // Sessions are read again every two seconds.
    const answerTo = async (act: (client: Client, post: string) => Promise<Json>, client: Client, post: string) => {
      let answer: Json = null;
      const statements = await app.statementsDuring(async () => {
        const { status, body, data, errors } = await act(client, post);
        answer = { status, body: body && { ...body, timestamp: '', path: '' }, data, errors };
      });
      return {
        answer: JSON.stringify(answer).replaceAll(post, 'ID'),
        statements: statements.filter((each) => !each.includes('from sessions s')).length,
      };
    };

    for (const [name, act] of Object.entries(acts)) {
      const client = app.as(stranger);
      await act(client, NOBODY);
      const missing = await answerTo(act, client, NOBODY);
      expect(missing.answer).not.toContain('VALIDATION');
      for (const post of [id, reply.id])
        expect({ name, ...(await answerTo(act, client, post)) }).toEqual({ name, ...missing });
    }
    expect(await reads(follower, reply.id)).toBe(true);
    expect(await reads(stranger, reply.id)).toBe(false);
    const page = await app.visitor.raw(`/post/${id}`);
    const absent = await app.visitor.raw(`/post/${NOBODY}`);
    const text = async (response: Json, post: string) => String(await response.text()).replaceAll(post, 'ID');
    expect([page.status, await text(page, id)]).toEqual([absent.status, await text(absent, NOBODY)]);
  });

  it('keeps its pictures behind tickets, and its hashtags out of every count', async () => {
    const bytes = await picture(32, 32).png().toBuffer();
    const upload = async () => (await app.as(author).post('/media/upload', filesForm([bytes]))).body.data.id as string;
    const open = await publish(author, 'open picture', 'UNLISTED', { mediaIds: [await upload()] });
    const closed = await publish(author, 'closed picture #visclosed', 'FOLLOWERS', { mediaIds: [await upload()] });
    const address: string = closed.media[0].url;
    const below = await publish(follower, 'mine', undefined, {
      parentPostId: closed.id,
      mediaIds: [(await app.as(follower).post('/media/upload', filesForm([bytes]))).body.data.id],
    });
    const status = async (path: string) => (await app.visitor.raw(path)).status;

    expect(open.media[0].url).not.toContain('ticket');
    expect(below.media[0].url).toContain('ticket');
    expect(await status(address)).toBe(200);
    expect(await status(address.split('?')[0]!)).toBe(await status(`/media/files/${NOBODY}.webp`));
    expect(await status(`/api/hashtags/stats/visclosed`)).toBe(404);
    const { data } = await app
      .as(follower)
      .graphql('{ searchHashtags(query: "visclo") { tag } hashtag(tag: "visclosed") { postCount } }');
    expect(data).toEqual({ searchHashtags: [], hashtag: null });
    expect(await drift()).toEqual({});
  });

  it('is searched by its hashtag and its words by those who read it', async () => {
    const { id } = await publish(author, 'viswordy #visfound', 'FOLLOWERS');
    const search = async (by: Person, query: string): Promise<string[]> =>
      (
        await app
          .as(by)
          .graphql('query ($query: String!) { searchPosts(query: $query) { edges { node { id } } } }', { query })
      ).data.searchPosts.edges.map(({ node }: Json) => node.id);

    for (const query of ['viswordy', '#visfound', `from:${author.handle} viswordy`])
      expect([await search(follower, query), await search(stranger, query)]).toEqual([[id], []]);
  });

  it('reaches only its readers while they listen', async () => {
    const root = (await publish(author, 'live, for followers', 'FOLLOWERS')).id as string;
    const asked: [Client, string, Record<string, unknown>][] = [
      [app.as(follower), 'subscription { postAdded(feed: FOLLOWING) { content } }', {}],
      [app.as(follower), 'subscription { postAdded(feed: EVERYONE) { content } }', {}],
      [app.as(stranger), 'subscription { postAdded(feed: EVERYONE) { content } }', {}],
      [app.visitor, 'subscription { postAdded(tag: "vislive") { content } }', {}],
      [app.as(follower), 'subscription ($id: ID!) { replyAdded(rootPostId: $id) { content } }', { id: root }],
      [app.as(stranger), 'subscription ($id: ID!) { replyAdded(rootPostId: $id) { content } }', { id: root }],
      [app.as(stranger), 'subscription ($id: ID!) { postCountsChanged(ids: [$id]) { nodCount } }', { id: root }],
    ];
    const streams = asked.map(([by, query, variables]) => new Listening<Json>(by, query, variables));
    await until(
      () =>
        app.get(LivePosts).listenerCount === 4 &&
        app.get(LiveReplies).listenerCount === 1 &&
        app.get(LiveCounts).watchedCount === 1 &&
        streams[5]!.errors.length > 0,
      'the subscriptions',
    );

    for (const visibility of ['FOLLOWERS', 'UNLISTED'] as const)
      await publish(author, `${visibility.toLowerCase()} #vislive`, visibility);
    await publish(author, 'a reply for followers', undefined, { parentPostId: root });
    await app.as(follower).post(`/likes/posts/${root}`);
    await app.settled();
    await publish(author, 'public #vislive');
    await until(
      () => [0, 1, 2, 3].every((n) => streams[n]!.arrivals.some(({ content }) => /^public/.test(content))),
      'the public one',
    );

    const arrived = streams.map(({ arrivals }) => arrivals.map(({ content }) => content as string).toSorted());
    const [missing] = streams[5]!.errors as Json[];
    await Promise.all(streams.map((stream) => stream.stop()));
    expect(arrived).toEqual([
      ['followers #vislive', 'public #vislive', 'unlisted #vislive'],
      ['public #vislive'],
      ['public #vislive'],
      ['public #vislive'],
      ['a reply for followers'],
      [],
      [],
    ]);
    expect(missing.extensions.reason).toBe('POST_NOT_FOUND');
  });

  it('can be reported by its readers, with a copy for moderators', async () => {
    const admin = await app.world.person('vis_admin', { role: 'admin' });
    const { id } = await publish(author, 'something bad, for followers', 'FOLLOWERS');

    const reported = await app
      .as(follower)
      .graphql('mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }', {
        input: { postId: id, category: 'SPAM' },
      });
    const copies = await app
      .as(admin)
      .graphql(`query { cases(first: 100) { edges { node { subjectId reports { reportedPosts { id content } } } } } }`);

    expect(reported.errors).toBeUndefined();
    expect(copies.data.cases.edges).toMatchObject([
      { node: { subjectId: id, reports: [{ reportedPosts: [{ id, content: 'something bad, for followers' }] }] } },
    ]);
  });

  it('lets those who were mentioned at the top of a thread read what is below, and no one else', async () => {
    const named = await app.world.person('vis_named_above');
    const root = await publish(author, `top for @${named.handle}`, 'FOLLOWERS');
    const below = await publish(follower, `below, with @${stranger.handle}`, undefined, { parentPostId: root.id });
    const deeper = await publish(author, 'deeper', undefined, { parentPostId: below.id });
    await app.settled();
    const outsider = (await app.as(stranger).get(`/posts/${below.id}/thread`)).body.data;

    expect([await reads(named, below.id), await reads(named, deeper.id)]).toEqual([true, true]);
    expect([await reads(stranger, below.id), await reads(stranger, deeper.id)]).toEqual([true, false]);
    expect(outsider.ancestors).toMatchObject([{ id: root.id, isDeleted: true, authorId: null, content: '' }]);
    expect(JSON.stringify(outsider)).not.toContain('deeper');
  });
});

describe('who reads a reply', () => {
  it('is decided by what it answers, and never wider', async () => {
    const asked = async (parent: Visibility, wanted?: Visibility) => {
      const { id } = await publish(author, `above ${parent}`, parent);
      const { data, errors } = await create(follower, {
        ...{ content: `below ${parent}`, parentPostId: id },
        ...(wanted && { visibility: wanted }),
      });
      return errors ? errors[0]!.extensions.reason : data.createPost.post.visibility;
    };
    await app
      .as(follower)
      .graphql('mutation { updatePreferences(input: { defaultVisibility: FOLLOWERS }) { viewer { id: email } } }');

    const defaults = [await asked('PUBLIC'), await asked('UNLISTED'), await asked('FOLLOWERS')];
    await app
      .as(follower)
      .graphql('mutation { updatePreferences(input: { defaultVisibility: PUBLIC }) { viewer { id: email } } }');

    expect(defaults).toEqual(['PUBLIC', 'UNLISTED', 'FOLLOWERS']);
    expect(await asked('PUBLIC', 'UNLISTED')).toBe('UNLISTED');
    for (const [parent, wanted] of [
      ['PUBLIC', 'FOLLOWERS'],
      ['UNLISTED', 'PUBLIC'],
      ['UNLISTED', 'FOLLOWERS'],
      ['FOLLOWERS', 'PUBLIC'],
      ['FOLLOWERS', 'UNLISTED'],
    ] as const)
      expect([parent, wanted, await asked(parent, wanted)]).toEqual([parent, wanted, 'VISIBILITY_OF_REPLY']);
    const audiences = await app.rows<{ audience_id: string }>(
      'select distinct audience_id from posts where audience_id is not null',
    );
    expect(audiences).toEqual([{ audience_id: author.id }]);
  });
});

describe('who reads a quack', () => {
  it('can be narrowed from everyone to unlisted, which takes it out of lists and counts, and nothing else', async () => {
    const { id } = await publish(author, 'narrowed #visnarrow', 'PUBLIC');
    const edit = async (visibility: Visibility) => {
      const { data, errors } = await app
        .as(author)
        .graphql(UPDATE, { id, input: { content: 'narrowed #visnarrow', visibility } });
      return errors?.[0]?.extensions.reason ?? data.updatePost.post.visibility;
    };

    const answers = [];
    for (const to of ['FOLLOWERS', 'PUBLIC', 'UNLISTED', 'UNLISTED', 'PUBLIC', 'FOLLOWERS'] as const)
      answers.push(await edit(to));

    expect(answers).toEqual([
      'VISIBILITY_FIXED',
      'PUBLIC',
      'UNLISTED',
      'UNLISTED',
      'VISIBILITY_FIXED',
      'VISIBILITY_FIXED',
    ]);
    expect((await app.visitor.get('/hashtags/stats/visnarrow')).status).toBe(404);
    expect(JSON.stringify((await app.visitor.get('/posts?pageSize=100')).body)).not.toContain(id);
    expect(await reads(null, id)).toBe(true);
    expect(await drift()).toEqual({});
  });

  it('is what its author prefers, by GraphQL, REST and schedule, unless they say otherwise', async () => {
    const ada = await app.world.person('vis_prefers');
    const PREFER =
      'mutation ($to: Visibility) { updatePreferences(input: { defaultVisibility: $to }) { viewer { preferences { defaultVisibility } } } }';
    const first = await publish(ada, 'before');
    const chosen = await app.as(ada).graphql(PREFER, { to: 'FOLLOWERS' });
    const SCHEDULE = 'mutation ($input: SchedulePostInput!) { schedulePost(input: $input) { id visibility } }';
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = async (input: object) =>
      (await app.as(ada).graphql(SCHEDULE, { input: { content: 'later', publishAt, ...input } })).data.schedulePost;

    const preferred = await publish(ada, 'after');
    const other = await publish(ada, 'after', 'UNLISTED');
    const overRest = await app.as(ada).post('/posts', { content: 'rest' });
    const chosenOverRest = await app.as(ada).post('/posts', { content: 'rest', visibility: 'PUBLIC' });
    const refused = await app.as(ada).post('/posts', { content: 'rest', visibility: 'SECRET' });
    const later = await scheduled({});
    const [openLater] = [await scheduled({ visibility: 'UNLISTED' })];
    const out = await app
      .as(ada)
      .graphql('mutation ($id: ID!) { publishScheduledPost(id: $id) { post { visibility } } }', { id: openLater.id });

    expect(chosen.data.updatePreferences.viewer.preferences).toEqual({ defaultVisibility: 'FOLLOWERS' });
    expect([first, preferred, other].map(({ visibility }) => visibility)).toEqual(['PUBLIC', 'FOLLOWERS', 'UNLISTED']);
    expect([overRest, chosenOverRest].map(({ body }) => body.data.visibility)).toEqual(['FOLLOWERS', 'PUBLIC']);
    expect(refused.status).toBe(400);
    expect([later.visibility, openLater.visibility]).toEqual(['FOLLOWERS', 'UNLISTED']);
    expect(out.data.publishScheduledPost.post.visibility).toBe('UNLISTED');
  });

  it('is unlisted at most while its author is limited', async () => {
    const limited = await app.world.person('vis_limited');
    const { id } = limited;
    await app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, id, { kind: 'LIMIT' }));

    const written = await publish(limited, 'while limited #vislimited');

    expect(written.visibility).toBe('UNLISTED');
    expect(await drift()).toEqual({});
  });
});

describe('an unlisted quack', () => {
  it('is read by its address and in the profile, where neither search engines nor feeds are led to it', async () => {
    const ada = await app.world.person('vis_unlisted');
    const { id } = await publish(ada, 'unlisted words', 'UNLISTED');
    await publish(ada, 'public words');
    const read = async (path: string) => String(await (await app.visitor.raw(path)).text());

    const page = await read(`/post/${id}`);
    const elsewhere = [`/user/${ada.handle}`, `/user/${ada.handle}/feed.atom`, '/sitemap.xml'];
    const profile = (await app.visitor.get(`/posts/user/${ada.id}`)).body;

    expect(page).toContain('unlisted words');
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain('og:title');
    for (const path of elsewhere) expect(await read(path)).not.toMatch(new RegExp(`unlisted words|${id}`));
    expect(profile.data.map(({ content }: Json) => content)).toEqual(['public words', 'unlisted words']);
  });
});

describe('a quack for followers, in pages by number', () => {
  it("isn't counted in the pages of its author for those who don't read it", async () => {
    const [writer, fan, other] = (await app.world.people('vis_counted', 'vis_fan', 'vis_other')) as [
      Person,
      Person,
      Person,
    ];
    await app.as(fan).post(`/follows/${writer.id}`);
    for (const content of ['one', 'two']) await publish(writer, content);
    await publish(writer, 'three', 'FOLLOWERS');
    const pageOf = async (by: Person, at = '') => {
      const { body } = await app.as(by).get(`/posts/user/${writer.id}?pageSize=2${at}`);
      return [body.data.length, body.totalCount, body.totalPages, body.hasNextPage];
    };

    expect(await pageOf(other)).toEqual([2, 2, 1, false]);
    expect(await pageOf(fan)).toEqual([2, 3, 2, true]);
    expect(await pageOf(fan, '&pageNumber=2')).toEqual([1, 3, 2, false]);
  });
});
