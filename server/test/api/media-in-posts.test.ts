import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const MEDIA = 'media { id url thumbnailUrl kind width height altText placeholder }';
const CREATE = `mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content ${MEDIA} } } }`;

describe('media in quacks', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let bytes: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    bytes = await picture(64, 48).png().toBuffer();
  });
  afterAll(() => app.stop());

  const uploaded = async (person: Person = ada, altText = ''): Promise<Json> =>
    (await app.as(person).post('/media/upload', filesForm([bytes], { altText }))).body.data;
  const create = (input: Record<string, unknown>, person: Person = ada) => app.as(person).graphql(CREATE, { input });
  const quack = async (input: Record<string, unknown>, person: Person = ada): Promise<Json> => {
    const { data, errors } = await create(input, person);
    if (errors) throw new Error(errors[0]?.message);
    return data.createPost.post;
  };
  const status = async (path: string) => (await app.visitor.raw(path)).status;

  it('are in the chosen order, in GraphQL and REST alike', async () => {
    const [first, second] = [await uploaded(ada, 'One'), await uploaded(ada, 'Two')];

    const post = await quack({ content: 'two pictures', mediaIds: [second.id, first.id.toUpperCase()] });

    expect(post.media).toMatchObject([
      { id: second.id, altText: 'Two', kind: 'IMAGE', width: 64, height: 48, placeholder: expect.any(String) },
      { id: first.id, altText: 'One' },
    ]);
    const { data } = (await app.visitor.get(`/posts/${post.id}`)).body;
    expect(data.media.map(({ url }: Json) => url)).toEqual(post.media.map(({ url }: Json) => url));
    expect(data.media[0]).toMatchObject({ format: 'webp', resourceType: 'image', publicId: second.id });
  });

  it('come by their addresses too, and with replies', async () => {
    const [a, b] = [await uploaded(), await uploaded()];
    const client = app.as(ada);

    const post = await client.post('/posts', { content: 'by address', mediaUrls: [`http://localhost:3000${a.url}`] });
    const reply = await client.post('/posts/replies', {
      content: 'there',
      parentPostId: post.body.data.id,
      mediaIds: [b.id],
    });
    const elsewhere = await client.post('/posts', { content: 'x', mediaUrls: ['https://example.com/a.webp'] });

    expect(post.body.data.media[0].id).toBe(a.id);
    expect(reply.body.data.media[0].id).toBe(b.id);
    expect([elsewhere.status, elsewhere.body.messages]).toEqual([
      400,
      ['This is not the address of an upload on this site.'],
    ]);
  });

  it('can be all that a post contains, also after an edit', async () => {
    const post = await quack({ content: '  ', mediaIds: [(await uploaded()).id] });
    const edit = (id: string, content: string) => app.as(ada).put(`/posts/${id}`, { content });

    expect([post.content, post.media.length]).toEqual(['', 1]);
    expect((await edit(post.id, 'words')).body.data.content).toBe('words');
    expect((await edit(post.id, '')).body.data.media).toHaveLength(1);
    expect((await edit((await quack({ content: 'no picture' })).id, '')).status).toBe(400);
  });

  it.each<[string, () => Promise<string[]>, string]>([
    [
      'five',
      async () => (await Promise.all([1, 2, 3, 4, 5].map(() => uploaded()))).map(({ id }) => id as string),
      'INVALID_INPUT',
    ],
    ['one twice', async () => Array<string>(2).fill((await uploaded()).id as string), 'MEDIA_TWICE'],
    ["somebody else's", async () => [(await uploaded(ben)).id as string], 'MEDIA_NOT_FOUND'],
    [
      'unknown',
      async () => [(await uploaded()).id as string, '01890000-0000-7000-8000-000000000000'],
      'MEDIA_NOT_FOUND',
    ],
    [
      'in another quack',
      async () =>
        (await quack({ content: 'taken', mediaIds: [(await uploaded()).id] })).media.map(({ id }: Json) => id),
      'MEDIA_NOT_FOUND',
    ],
    ['no ids', () => Promise.resolve(['x']), 'INVALID_INPUT'],
  ])('are refused where they are %s, and nothing is published', async (_, mediaIds, reason) => {
    const ids = await mediaIds();
    const before = await app.rows('select count(*) as n from posts');

    const { errors } = await create({ content: 'refused', mediaIds: ids });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason, fields: [{ field: 'mediaIds' }] });
    expect(await app.rows('select count(*) as n from posts')).toEqual(before);
  });

  it('are taken by one of two quacks at the same time', async () => {
    const { id } = await uploaded();

    const answers = await Promise.all([1, 2, 3, 4].map((n) => create({ content: `race ${n}`, mediaIds: [id] })));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('are part of what an idempotency key identifies', async () => {
    const [a, b] = [await uploaded(), await uploaded()];
    const send = (mediaIds: string[]) =>
      app.as(ada).graphql(CREATE, { input: { content: 'once', mediaIds } }, { 'idempotency-key': 'media-once' });

    const [first, again, other] = [await send([a.id]), await send([a.id]), await send([b.id])];

    expect(again.data.createPost.post.id).toBe(first.data.createPost.post.id);
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('go with their quack, files and all', async () => {
    const post = await quack({ content: 'soon gone', mediaIds: [(await uploaded()).id] });
    const [{ url, thumbnailUrl }] = post.media;
    expect(await Promise.all([url, thumbnailUrl].map(status))).toEqual([200, 200]);

    await app.as(ada).delete(`/posts/${post.id}`);

    expect(await Promise.all([url, thumbnailUrl].map(status))).toEqual([404, 404]);
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });

  it('make a tab of a profile, replies among them', async () => {
    const cyd = await app.world.person('cyd');
    const top = await quack({ content: 'top', mediaIds: [(await uploaded(cyd)).id] }, cyd);
    await quack({ content: 'no picture' }, cyd);
    await quack({ content: 'reply', parentPostId: top.id, mediaIds: [(await uploaded(cyd)).id] }, cyd);
    const tab = async (after: string | null, client = app.visitor) => {
      const query = `query($after: String) { user(handle: "cyd") { posts(filter: MEDIA, first: 1, after: $after) { edges { node { content } } pageInfo { endCursor hasNextPage } } } }`;
      return (await client.graphql(query, { after })).data.user.posts;
    };

    const first = await tab(null);
    const second = await tab(first.pageInfo.endCursor);
    await app.as(cyd).put('/identity/profile', { requiresLogin: true });

    expect([first.edges[0].node.content, first.pageInfo.hasNextPage]).toEqual(['reply', true]);
    expect([second.edges[0].node.content, second.pageInfo.hasNextPage]).toEqual(['top', false]);
    expect((await tab(null)).edges).toEqual([]);
    expect((await tab(null, app.as(ben))).edges).toHaveLength(1);
  });

  it('are found by has:media, with words, people and hashtags', async () => {
    await quack({ content: 'herons at the weir #weir', mediaIds: [(await uploaded()).id] });
    await quack({ content: 'herons elsewhere #weir' });
    const found = async (query: string) => {
      const document = 'query($query: String!) { searchPosts(query: $query) { edges { node { content } } } }';
      const { data } = await app.visitor.graphql(document, { query });
      return data.searchPosts.edges.map(({ node }: Json) => node.content);
    };

    for (const query of ['herons has:media', '#weir has:media', 'heron from:ada has:media', '#weir heron has:media'])
      expect([query, await found(query)]).toEqual([query, ['herons at the weir #weir']]);
    expect(await found('herons')).toHaveLength(2);
    expect(await found('has:media from:ada')).toContain('herons at the weir #weir');
    expect(await found('has:media')).toContain('herons at the weir #weir');
  });

  it('cost a page no further statement', async () => {
    const stream = (fields: string) => () =>
      app
        .as(ben)
        .graphql(`{ stream(feed: EVERYONE, first: 20) { edges { node { id ${fields} author { handle } } } } }`);
    await stream(MEDIA)();

    const without = await app.statementsDuring(stream(''));
    const along = await app.statementsDuring(stream(MEDIA));

    expect(along.length).toBe(without.length);
    expect(along.length).toBeLessThanOrEqual(2);
  });

  it('come with a quack that arrives live', async () => {
    const listening = new Listening<Json>(
      app.as(ben),
      `subscription { postAdded(feed: EVERYONE) { content ${MEDIA} } }`,
      {},
    );
    const { id } = await uploaded();
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');
    await create({ content: 'live with a picture', mediaIds: [id] });

    await until(() => listening.arrivals.some(({ content }) => content === 'live with a picture'), 'the quack');

    expect(listening.arrivals.find(({ content }) => content === 'live with a picture').media[0].id).toBe(id);
    await listening.stop();
  });
});
