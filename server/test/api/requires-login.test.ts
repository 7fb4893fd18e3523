import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

/** Part of everything that needs a session, and of nothing else. */
const SECRET = 'zugzwang';
const PLACE = { latitude: 32.08, longitude: 34.78 };

const TEXTS = `content media { altText } author { bio location }`;
const LIST = `edges { node { ${TEXTS} } }`;
const PEOPLE = 'edges { node { handle bio location website } }';

/** A way to read what a user wrote or is: a path below /api, a page of the site, or a query. */
type Road = { rest: string } | { page: string } | { query: string };

/** The values in braces are created in `beforeAll`. Every signed-in user finds the secret through each of these. */
const ROADS: readonly Road[] = [
  { rest: '/posts?pageSize=100' },
  { rest: '/posts/user/{shy}' },
  { rest: '/posts/{quack}' },
  { rest: '/posts/{quack}/thread' },
  { rest: '/posts/{open}/replies' },
  { rest: '/posts/{open}/thread' },
  { rest: '/posts/{answer}/thread' },
  { rest: '/likes/posts/{open}' },
  { rest: '/likes/users/{ben}' },
  { rest: '/follows/{ben}/followers' },
  { rest: '/follows/{ben}/following' },
  { rest: '/mentions/users/{ben}' },
  { rest: `/hashtags/tag/${SECRET}` },
  { rest: `/hashtags/stats/${SECRET}` },
  { rest: `/hashtags/posts/${SECRET}` },
  { rest: '/hashtags/search?searchTerm=zugz' },
  { query: `{ stream(feed: EVERYONE, first: 50) { ${LIST} } }` },
  { query: `{ post(id: "{quack}") { ${TEXTS} } }` },
  { query: `{ post(id: "{open}") { replies { ${LIST} } } }` },
  { query: '{ post(id: "{open}") { noddedBy { edges { node { bio } } } } }' },
  { query: '{ post(id: "{open}") { mentions { bio } } }' },
  { query: `{ post(id: "{answer}") { parent { ${TEXTS} } } }` },
  { query: `{ post(id: "{answer}") { root { ${TEXTS} } } }` },
  { query: `{ thread(postId: "{open}") { replies { post { ${TEXTS} } } } }` },
  { query: `{ thread(postId: "{answer}") { ancestors { ${TEXTS} } } }` },
  { query: `{ hashtag(tag: "${SECRET}") { name } }` },
  { query: '{ searchHashtags(query: "zugz") { tag } }' },
  { query: `{ searchPosts(query: "${SECRET}") { ${LIST} } }` },
  { query: `{ searchPosts(query: "from:shy has:media") { ${LIST} } }` },
  { query: `{ nearbyPosts(latitude: 32.08, longitude: 34.78) { ${LIST} } }` },
  { query: `{ searchUsers(query: "shy") { ${PEOPLE} } }` },
  { query: '{ suggestedUsers(first: 20) { handle bio } }' },
  { query: '{ user(handle: "shy") { bio location website } }' },
  { query: `{ user(handle: "shy") { posts { ${LIST} } } }` },
  { query: `{ user(handle: "shy") { posts(filter: REPLIES) { ${LIST} } } }` },
  { query: `{ user(handle: "shy") { posts(filter: MEDIA) { ${LIST} } } }` },
  { query: `{ user(handle: "ben") { nods { ${LIST} } } }` },
  { query: `{ user(handle: "ben") { followers { ${PEOPLE} } } }` },
  { query: `{ user(handle: "ben") { following { ${PEOPLE} } } }` },
];

/** Pages are for visitors, so none contains the secret. */
const PAGES = [
  '/user/shy',
  '/post/{quack}',
  '/post/{open}',
  `/hashtag/${SECRET}`,
  '/user/shy/feed.atom',
  `/hashtag/${SECRET}/feed.atom`,
  '/sitemap.xml',
];

describe('posts of a user who requires login', () => {
  let app: TestApp;
  let shy: Person;
  let ben: Person;
  let cleo: Person;
  let places: Record<string, string>;
  let pictureUrl: string;

  beforeAll(async () => {
    app = await startTestApp({ withPages: true });
    [shy, ben, cleo] = (await app.world.people('shy', 'ben', 'cleo')) as [Person, Person, Person];
    const asShy = app.as(shy);
    await asShy.put('/identity/profile', {
      ...{ bio: `of ${SECRET}`, location: SECRET, website: `https://${SECRET}.example`, requiresLogin: true },
    });
    const post = async (as: Client, path: string, body: object): Promise<string> =>
      (await as.post(path, body)).body.data.id as string;
    const form = filesForm([await picture(16, 16).png().toBuffer()], { altText: SECRET });
    const media = (await asShy.post('/media/upload', form)).body.data;
    const { data } = await asShy.graphql(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id media { url } } } }',
      { input: { content: `@ben sees ${SECRET} #${SECRET}`, mediaIds: [media.id], place: PLACE } },
    );
    const quack = data.createPost.post.id as string;
    pictureUrl = data.createPost.post.media[0].url as string;
    const open = await post(app.as(ben), '/posts', { content: 'open to everybody, @shy' });
    await post(asShy, '/posts/replies', { parentPostId: open, content: `a reply of ${SECRET}` });
    const answer = await post(app.as(ben), '/posts/replies', { parentPostId: quack, content: 'an open answer' });
    await app.as(ben).post(`/likes/posts/${quack}`);
    await asShy.post(`/likes/posts/${open}`);
    await asShy.post(`/follows/${ben.id}`);
    await app.as(ben).post(`/follows/${shy.id}`);
    await app.settled();
    places = { shy: shy.id, ben: ben.id, quack, open, answer };
  });
  afterAll(() => app.stop());

  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => places[name] ?? all);

  async function textOf(client: Client, road: Road): Promise<string> {
    if ('rest' in road) return JSON.stringify((await client.get(filled(road.rest))).body);
    if ('page' in road) return (await client.raw(filled(road.page))).text();
    const { data, errors } = await client.graphql(filled(road.query));
    if (errors) throw new Error(errors[0]?.message);
    return JSON.stringify(data);
  }

  it.each(ROADS)('is for people who are signed in, and nothing of it for visitors: $rest$query', async (road) => {
    expect(await textOf(app.as(cleo), road)).toContain(SECRET);
    expect(await textOf(app.visitor, road)).not.toContain(SECRET);
  });

  it.each(PAGES)('is on no server-rendered page: %s', async (page) => {
    const text = await textOf(app.visitor, { page });

    expect(text.length).toBeGreaterThan(0);
    // The response may repeat the requested address, which anyone could have made up.
    expect(text).not.toMatch(new RegExp(`(of|sees) ${SECRET}`));
  });

  it.each<Road>([
    { rest: '/likes/posts/{open}' },
    { rest: '/follows/{ben}/followers' },
    { rest: '/follows/{ben}/following' },
    { query: '{ post(id: "{open}") { noddedBy { edges { node { handle } } } } }' },
    { query: '{ user(handle: "ben") { followers { edges { node { handle } } } } }' },
    { query: '{ user(handle: "ben") { following { edges { node { handle } } } } }' },
  ])('comes from somebody whom visitors meet in no list of what others do: $rest$query', async (road) => {
    expect(await textOf(app.as(cleo), road)).toContain('"handle":"shy"');
    expect(await textOf(app.visitor, road)).not.toContain('"handle":"shy"');
  });

  it('fills no page of such a list for visitors: the next ones move up', async () => {
    await app.as(cleo).post(`/likes/posts/${places.open!}`);
    await app.as(cleo).post(`/follows/${ben.id}`);
    const first =
      '{ post(id: "{open}") { noddedBy(first: 1) { edges { node { handle } } pageInfo { hasNextPage } } } user(handle: "ben") { followers(first: 1) { edges { node { handle } } pageInfo { hasNextPage } } } }';

    const { data } = await app.visitor.graphql(filled(first));

    const alone = { edges: [{ node: { handle: 'cleo' } }], pageInfo: { hasNextPage: false } };
    expect(data).toEqual({ post: { noddedBy: alone }, user: { followers: alone } });
    const followers = (await app.visitor.get(filled('/follows/{ben}/followers'))).body;
    expect([followers.data.length, followers.totalCount]).toEqual([1, 1]);
  });

  it.each<Road>([
    { rest: '/posts/{open}' },
    { rest: '/posts/{open}/reply-count' },
    { rest: '/posts?pageSize=100' },
    { query: '{ post(id: "{open}") { id replyCount } }' },
    { query: '{ stream(feed: EVERYONE, first: 50) { edges { node { id replyCount } } } }' },
    { query: '{ thread(postId: "{open}") { post { id replyCount } } }' },
  ])('is not counted for visitors among the replies of others: $rest$query', async (road) => {
    const countFor = async (client: Client) => {
      const text = await textOf(client, road);
      const own = new RegExp(`"id":"${places.open!}"[^]*?"replyCount":(\\d+)|^{"succeeded":true,"data":(\\d+)`).exec(
        text,
      );
      return Number(own?.[1] ?? own?.[2]);
    };

    expect(await countFor(app.as(cleo))).toBe(1);
    expect(await countFor(app.visitor)).toBe(0);
  });

  it('has pictures with a ticket only', async () => {
    const [bare] = pictureUrl.split('?');

    expect((await app.visitor.raw(pictureUrl)).status).toBe(200);
    expect((await app.visitor.raw(bare!)).status).toBe(404);
    expect((await app.as(cleo).raw(bare!)).status).toBe(404);
  });

  it('hides their follows, nods and counts', async () => {
    const nothing = { data: [], totalCount: 0 };
    for (const list of ['likes/users/{shy}', 'follows/{shy}/followers', 'follows/{shy}/following', 'posts/user/{shy}'])
      expect((await app.visitor.get(filled(`/${list}`))).body).toMatchObject(nothing);
    for (const path of ['posts/{quack}', 'posts/{quack}/thread', 'posts/{quack}/replies', 'posts/{quack}/reply-count'])
      expect((await app.visitor.get(filled(`/${path}`))).status).toBe(404);
    for (const path of ['likes/posts/{quack}', 'likes/posts/{quack}/stats', 'mentions/posts/{quack}'])
      expect((await app.visitor.get(filled(`/${path}`))).status).toBe(404);
    const stats = (await app.visitor.get(filled('/follows/{shy}/stats'))).body.data;
    expect(stats).toMatchObject({ followersCount: 0, followingCount: 0 });
    const { data } = await app.visitor.graphql(
      '{ user(handle: "shy") { postCount followerCount followingCount nods { edges { node { id } } } followers { edges { node { id } } } following { edges { node { id } } } } }',
    );
    const empty = { edges: [] };
    expect(data.user).toEqual({
      ...{ postCount: 0, followerCount: 0, followingCount: 0 },
      ...{ nods: empty, followers: empty, following: empty },
    });
  });
});
