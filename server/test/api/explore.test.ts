import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HashtagPopularity } from '#posts/hashtags/hashtag-popularity.js';
import { PopularPosts } from '#posts/popular/popular-posts.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const POPULAR = `query($first: Int, $after: String) { popularPosts(first: $first, after: $after) {
  edges { cursor node { id content } } pageInfo { hasNextPage endCursor } } }`;
const TOP = 'query($tag: String!) { hashtag(tag: $tag) { topPosts(first: 3) { content } } }';
const SUGGESTED = '{ suggestedHashtags(first: 10) { tag people(first: 5) { handle } } }';
const NOD = 'mutation($id: ID!) { nodPost(id: $id) { post { id } } }';
const DAY_MS = 86_400_000;

/** What Explore asks first. */
const EXPLORE = `{ trendingHashtags(first: 5) { tag name recentPostCount recentAuthorCount history { postCount }
    trend { expected computedAt } topPosts(first: 2) { id content author { handle } media { id } } }
  popularHashtags(first: 5) { edges { node { tag recentPostCount topPosts(first: 2) { id content } } } }
  popularPosts(first: 10) { edges { node { id content author { handle } } } } }`;

describe('what Explore shows', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let shy: Person;
  let fans: Person[];

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy')) as [Person, Person, Person];
    fans = await app.world.people('fan1', 'fan2', 'fan3', 'fan4');
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
  });
  afterAll(() => app.stop());

  async function quack(person: Person, content: string, parentPostId?: string): Promise<string> {
    const [path, more] = parentPostId ? ['/posts/replies', { parentPostId }] : ['/posts', {}];
    const { status, body } = await app.as(person).post(path, { content, ...more });
    expect(status).toBe(200);
    return body.data.id as string;
  }

  async function nods(postId: string, people: readonly Person[]): Promise<void> {
    for (const person of people) {
      const { errors } = await app.as(person).graphql(NOD, { id: postId });
      expect(errors).toBeUndefined();
    }
  }

  async function popular(as?: Person, page: Record<string, unknown> = {}) {
    const { data, errors } = await (as ? app.as(as) : app.visitor).graphql(POPULAR, page);
    expect(errors).toBeUndefined();
    return data.popularPosts as {
      edges: { node: { id: string; content: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const contents = ({ edges }: { edges: { node: { content: string } }[] }) => edges.map(({ node }) => node.content);

  const compute = (now = new Date()) => app.get(PopularPosts).compute(now);

  it('lists the quacks that most people reacted to, and not what their author alone likes', async () => {
    const [liked, own, best, hidden] = [
      await quack(ada, 'liked by two'),
      await quack(ben, 'liked by its author alone'),
      await quack(ben, 'liked by three, and answered'),
      await quack(shy, 'liked by four, for members'),
    ];
    await nods(liked, fans.slice(0, 2));
    await nods(own, [ben]);
    await quack(ben, 'and answered by its author', own);
    await nods(best, fans.slice(0, 3));
    await quack(fans[3]!, 'an answer', best);
    await nods(hidden, fans);
    await compute();

    expect(contents(await popular())).toEqual(['liked by three, and answered', 'liked by two']);
    expect(contents(await popular(ada))).toEqual([
      'liked by four, for members',
      'liked by three, and answered',
      'liked by two',
    ]);
  });

  it('lets others come before the second quack of one person', async () => {
    const second = await quack(ben, 'the second of one person');
    await nods(second, fans.slice(0, 3));
    await compute();

    expect(contents(await popular())).toEqual([
      'liked by three, and answered',
      'liked by two',
      'the second of one person',
    ]);
  });

  it('pages popular quacks without a gap, and leaves out one that is deleted', async () => {
    const first = await popular(undefined, { first: 1 });
    const rest = await popular(undefined, { first: 5, after: first.pageInfo.endCursor });

    expect([...contents(first), ...contents(rest)]).toHaveLength(3);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    await app.as(ben).delete(`/posts/${rest.edges.at(-1)!.node.id}`);
    expect(contents(await popular())).toHaveLength(2);
    const { errors } = await app.visitor.graphql(POPULAR, { after: 'cG9wdWxhclBvc3RzOng' });
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'INVALID_CURSOR' });
  });

  it('drops quacks that are more than a week old, and takes those of the day where there are ten', async () => {
    await compute(new Date(Date.now() + 3 * DAY_MS));
    expect(contents(await popular())).toHaveLength(2);
    await compute(new Date(Date.now() + 8 * DAY_MS));
    expect(contents(await popular())).toEqual([]);
  });

  it('gives the best quacks of a hashtag, of different people', async () => {
    const [one, two] = [await quack(ada, 'first of #heron'), await quack(ada, 'second of #heron')];
    await quack(ben, 'by another #heron');
    await quack(shy, 'for members #heron');
    await nods(one, fans.slice(0, 1));
    await nods(two, fans.slice(0, 2));

    const { data } = await app.visitor.graphql(TOP, { tag: 'heron' });

    expect(data.hashtag.topPosts).toEqual([{ content: 'second of #heron' }, { content: 'by another #heron' }]);
    const tooMany = await app.visitor.graphql('{ hashtag(tag: "heron") { topPosts(first: 4) { id } } }');
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({ reason: 'INVALID_PAGE_SIZE' });
  });

  it('suggests people by the hashtags one uses, and not those one follows', async () => {
    for (let use = 0; use < 3; use += 1) await quack(ben, `a loaf ${use} #sourdough`);
    await quack(shy, 'a loaf for members #sourdough');
    await quack(fans[0]!, 'my first loaf #sourdough');
    await quack(fans[1]!, 'mine too #sourdough');
    await app.get(HashtagPopularity).compute(new Date());
    await quack(ada, 'and mine #sourdough');
    await quack(ada, 'and mine again #sourdough');
    await quack(ada, 'one more #sourdough');

    const { data } = await app.as(ada).graphql(SUGGESTED);

    expect(data.suggestedHashtags[0]).toEqual({
      tag: 'sourdough',
      people: ['ben', expect.any(String), expect.any(String), expect.any(String)].map((handle) => ({ handle })),
    });
    await app.as(ada).graphql('mutation($id: ID!) { followUser(id: $id) { user { id } } }', { id: ben.id });
    const later = await app.as(ada).graphql(SUGGESTED);
    expect(later.data.suggestedHashtags[0].people).toHaveLength(3);
    expect(later.data.suggestedHashtags[0].people).not.toContainEqual({ handle: 'ben' });
    const visitor = await app.visitor.graphql(SUGGESTED);
    const people = visitor.data.suggestedHashtags.flatMap((each: { people: object[] }) => each.people);
    expect(people).not.toContainEqual({ handle: 'shy' });
  });

  it('lists popular quacks of the viewer’s hashtags, of people near theirs, and of people whom few follow', async () => {
    const [eva, friend, near, far] = (await app.world.people('eva', 'friend', 'near', 'far')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const follow = async (from: Person, { id }: Person) => {
      const { errors } = await app
        .as(from)
        .graphql('mutation($id: ID!) { followUser(id: $id) { user { id } } }', { id });
      expect(errors).toBeUndefined();
    };
    await follow(eva, friend);
    await follow(friend, near);
    await app.as(eva).graphql('mutation { followHashtag(tag: "reeds") { hashtag { tag } } }');
    const written = [
      await quack(friend, 'by someone eva follows'),
      await quack(near, 'by someone whom a friend follows'),
      await quack(far, 'with her hashtag #reeds'),
      await quack(eva, 'by eva herself #reeds'),
    ];
    for (const id of written) await nods(id, fans.slice(0, 2));
    await app.rows('update users set follower_count = 51 where id = $1', [near.id]);
    await compute();

    const among = async (viewer: Person | undefined, name: string) => {
      const { data, errors } = await (viewer ? app.as(viewer) : app.visitor).graphql(
        `{ popularPosts(first: 50, among: ${name}) { edges { node { content } } } }`,
      );
      expect(errors).toBeUndefined();
      return contents(data.popularPosts);
    };
    expect(await among(eva, 'HASHTAGS')).toEqual(['by eva herself #reeds', 'with her hashtag #reeds']);
    expect(await among(eva, 'NETWORK')).toEqual(['by someone whom a friend follows']);
    expect(await among(eva, 'QUIET')).not.toContain('by someone whom a friend follows');
    expect(await among(eva, 'QUIET')).toEqual(expect.arrayContaining(['by someone eva follows']));
    expect(await among(eva, 'EVERYONE')).toEqual(expect.arrayContaining(['by someone whom a friend follows']));
    for (const name of ['HASHTAGS', 'NETWORK']) expect(await among(undefined, name)).toEqual([]);
  });

  it('needs few statements, however many hashtags and quacks there are', async () => {
    await app.rows(
      `insert into hashtag_trends (tag, authors, observed, expected, score, peak, peak_at, standing, computed_at)
       select tag, 9, 9, 1, 9, 9, now(), 9, now() from hashtags`,
    );
    await compute();

    const statements = await app.statementsDuring(() => app.as(ada).graphql(EXPLORE));

    expect(statements.length).toBeLessThanOrEqual(12);
  });
});
