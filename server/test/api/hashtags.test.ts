import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { HashtagPopularityJob } from '#posts/hashtags/hashtag-popularity.job.js';
import { HashtagTrends } from '#posts/hashtags/hashtag-trends.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const HASHTAG = 'tag name postCount recentPostCount recentAuthorCount';
const POPULAR = `query($first: Int, $after: String) { popularHashtags(first: $first, after: $after) {
  edges { node { tag monthAuthorCount } } pageInfo { hasNextPage endCursor } } }`;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('hashtags', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let shy: Person;
  let crowd: string[];

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy')) as [Person, Person, Person];
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
    crowd = await people('old', 12, 100);
  });
  afterAll(() => app.stop());

  /** Accounts without sessions. */
  async function people(prefix: string, count: number, daysOld: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    await app.rows(
      `insert into users (id, handle, handle_key, email, email_key, password_hash, display_name, email_verified_at, created_at, updated_at)
       select id, $2 || n, $2 || n, $2 || n || '@example.org', $2 || n || '@example.org', '!', $2, now(),
         now() - make_interval(days => $3::int), now()
       from unnest($1::uuid[]) with ordinality p (id, n)`,
      [ids, prefix, daysOld],
    );
    return ids;
  }

  async function quack(person: Person, content: string): Promise<string> {
    const { status, body } = await app.as(person).post('/posts', { content });
    expect(status).toBe(200);
    return body.data.id as string;
  }

  /** Each of them used the hashtag once, some hours ago. */
  async function used(tag: string, authors: readonly string[], hoursAgo: number): Promise<void> {
    for (const author of authors) {
      const id = newId(Date.now() - hoursAgo * HOUR_MS);
      await app.rows(
        `with post as (insert into posts (id, author_id, content, created_at) values ($1::uuid, $2::uuid, '#' || $3, now())),
         tag as (insert into hashtags (tag, name, post_count, first_used_at, last_used_at) values ($3, $3, 1, now(), now())
           on conflict (tag) do update set post_count = hashtags.post_count + 1 returning tag)
         insert into post_hashtags (tag, post_id, author_id, is_reply, name) select tag, $1::uuid, $2::uuid, false, $3 from tag`,
        [id, author, tag],
      );
    }
  }

  async function trending(as?: Person): Promise<string[]> {
    const { data } = await (as ? app.as(as) : app.visitor).graphql('{ trendingHashtags { tag } }');
    return data.trendingHashtags.map(({ tag }: { tag: string }) => tag);
  }

  it('are found as one types, also in Hebrew and with a mistake', async () => {
    for (const text of ['#Birding', '#birds #birding', '#lovebirds', '#ציפורים', '#צִפּוֹר', '#photography'])
      await quack(ada, `about ${text}`);
    const search = async (term: string) => {
      const { data } = await app.visitor.graphql('query($query: String!) { searchHashtags(query: $query) { tag } }', {
        query: term,
      });
      const rest = await app.visitor.get(`/hashtags/search?searchTerm=${encodeURIComponent(term)}`);
      const tags = rest.body.data.map(({ tag }: { tag: string }) => tag) as string[];
      expect(data.searchHashtags.map(({ tag }: { tag: string }) => tag)).toEqual(tags);
      return tags;
    };

    expect(await search('bird')).toEqual(['birding', 'birds', 'lovebirds']);
    expect(await search('#BIRDS')).toEqual(expect.arrayContaining(['birds', 'lovebirds']));
    expect((await search('b')).slice(0, 2)).toEqual(['birding', 'birds']);
    expect(await search('צי')).toEqual(['ציפורים']);
    expect(await search('צפ')).toEqual(['צפור']);
    expect(await search('photografy')).toEqual(['photography']);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('')).toEqual([]);
    expect((await app.visitor.get('/hashtags/search')).body.data).toEqual([]);
  });

  it('are the same with and without accents', async () => {
    await quack(ada, '#Català');
    await quack(ben, '#CATALA');
    const names = `query ($tag: String!) { hashtag(tag: $tag) { tag postCount } searchHashtags(query: $tag) { tag } }`;

    for (const tag of ['català', 'Catala', '#CATALÀ']) {
      const { data } = await app.visitor.graphql(names, { tag });
      expect(data.hashtag).toEqual({ tag: 'catala', postCount: 2 });
      expect(data.searchHashtags).toEqual([{ tag: 'catala' }]);
    }
  });

  it('have a page, and know how much they are used', async () => {
    await quack(ada, 'first #Pageש');
    await quack(ada, 'second #pageש');
    await quack(ben, 'third #PAGEש');
    const path = encodeURIComponent('#Pageש');

    const page = await app.visitor.get(`/hashtags/tag/${path}`);
    const posts = await app.visitor.get(`/hashtags/posts/${path}?pageSize=2`);
    const stats = await app.visitor.get(`/hashtags/stats/${path}`);
    const { data } = await app.visitor.graphql(`query($tag: String!) { hashtag(tag: $tag) { ${HASHTAG} } }`, {
      tag: 'PAGEש',
    });

    expect(page.body.data).toEqual({
      tag: 'pageש',
      name: 'Pageש',
      postCount: 3,
      lastUsedOn: expect.stringMatching(/Z$/),
    });
    expect(posts.body).toMatchObject({ totalCount: 3, totalPages: 2, hasNextPage: true });
    expect(posts.body.data.map(({ content }: { content: string }) => content)).toEqual([
      'third #PAGEש',
      'second #pageש',
    ]);
    expect(stats.body.data).toMatchObject({ tag: 'pageש', postCount: 3, todayCount: 3, weekCount: 3, uniqueUsers: 2 });
    expect(data.hashtag).toMatchObject({ tag: 'pageש', postCount: 3, recentPostCount: 3, recentAuthorCount: 2 });
    expect((await app.visitor.get('/hashtags/tag/unheardof')).status).toBe(404);
    expect((await app.visitor.get('/hashtags/stats/unheardof')).status).toBe(404);
    expect((await app.visitor.get('/hashtags/posts/unheardof')).body).toMatchObject({ data: [], totalCount: 0 });
  });

  it('are called what most people type', async () => {
    await quack(ada, 'one #nameTag');
    for (const text of ['two #NameTag', 'three #NameTag']) await quack(ben, text);
    await app.get(HashtagTrends).run();

    expect((await app.visitor.get('/hashtags/tag/nametag')).body.data.name).toBe('NameTag');
  });

  it('of people who require login stay among the signed-in', async () => {
    await quack(shy, 'mine alone: #shyestoftags');

    expect((await app.visitor.get('/hashtags/tag/shyestoftags')).status).toBe(404);
    expect((await app.visitor.get('/hashtags/stats/shyestoftags')).status).toBe(404);
    expect((await app.visitor.get('/hashtags/search?searchTerm=shyest')).body.data).toEqual([]);
    expect((await app.visitor.get('/hashtags/posts/shyestoftags')).body).toMatchObject({ data: [], totalCount: 0 });
    expect((await app.as(ada).get('/hashtags/tag/shyestoftags')).status).toBe(200);
    expect((await app.as(ada).get('/hashtags/posts/shyestoftags')).body.data).toHaveLength(1);
  });

  it('trend by how many more people use them than yesterday', async () => {
    const fresh = await people('new', 8, 1);
    await used('risen', crowd.slice(0, 9), 2);
    await used('steady', crowd.slice(0, 8), 2);
    await used('steady', crowd.slice(0, 8), 30);
    await used('few', crowd.slice(0, 4), 2);
    await used('farm', fresh, 2);
    await used(
      'loud',
      [...Array(20).keys()].map(() => crowd[0]!),
      2,
    );
    await used('smaller', crowd.slice(0, 6), 2);

    await app.get(HashtagTrends).run();

    expect(await trending()).toEqual(['risen', 'smaller']);
    expect((await app.visitor.get('/hashtags/trending')).body.data.map(({ tag }: { tag: string }) => tag)).toEqual([
      'risen',
      'smaller',
    ]);
    const [why] = await app.rows("select authors, observed, expected, score from hashtag_trends where tag = 'risen'");
    expect(why).toEqual({ authors: 9, observed: 9, expected: 0, score: 64 });
  });

  it('tell how each of the last seven days was, and why they trend', async () => {
    await used('week', crowd.slice(0, 3), 1);
    await used('week', crowd.slice(0, 2), 25);
    await used('week', crowd.slice(0, 1), 24 * 6 + 12);
    await used('week', crowd.slice(0, 4), 24 * 7 + 1);
    const tell = async (tag: string) =>
      (
        await app.visitor.graphql(
          `query($tag: String!) { hashtag(tag: $tag) { recentPostCount history { from postCount }
             trend { authorCount observed expected peakAt computedAt } } }`,
          { tag },
        )
      ).data.hashtag;

    const week = await tell('week');
    const risen = await tell('risen');
    const { data } = await app.visitor.graphql('{ trendingHashtags { tag history { postCount } } }');

    expect(week.history.map(({ postCount }: { postCount: number }) => postCount)).toEqual([1, 0, 0, 0, 0, 2, 3]);
    expect(week.recentPostCount).toBe(3);
    const begins = week.history.map(({ from }: { from: string }) => Date.parse(from)) as number[];
    expect(begins.slice(1).map((begin, day) => begin - begins[day]!)).toEqual(Array(6).fill(DAY_MS));
    expect(week.trend).toBeNull();
    expect(risen.trend).toMatchObject({ authorCount: 9, observed: 9, expected: 0 });
    expect(Date.parse(risen.trend.computedAt)).toBeGreaterThanOrEqual(Date.parse(risen.trend.peakAt));
    expect(data.trendingHashtags.map(({ history }: { history: object[] }) => history.length)).toEqual([7, 7]);
  });

  it('fall by half every four hours, and are forgotten', async () => {
    const trends = app.get(HashtagTrends);
    const standing = async () =>
      (await app.rows<{ standing: number }>("select standing from hashtag_trends where tag = 'risen'"))[0]?.standing;
    const now = Date.now();

    await trends.compute(new Date(now + 23 * HOUR_MS));
    const [peak] = await app.rows<{ peak: number }>("select peak from hashtag_trends where tag = 'risen'");
    const once = await standing();
    await trends.compute(new Date(now + 60 * HOUR_MS));

    expect(peak?.peak).toBe(64);
    expect(once).toBeCloseTo(64 * 0.5 ** (23 / 4), 1);
    expect(await standing()).toBeUndefined();
  });

  it('do not trend by deactivated or hidden people', async () => {
    const leavers = await people('leaver', 6, 100);
    await used('leaving', leavers, 1);
    await app.rows('update users set is_active = false where id = any($1::uuid[])', [leavers]);
    const hidden = await people('hidden', 6, 100);
    await app.rows('update users set requires_login = true where id = any($1::uuid[])', [hidden]);
    await used('hiding', hidden, 1);

    await app.get(HashtagTrends).run();
    await app.get(HashtagPopularityJob).run();

    expect(await trending(ada)).not.toEqual(expect.arrayContaining(['leaving']));
    expect(await trending(ada)).not.toEqual(expect.arrayContaining(['hiding']));
    const { data } = await app.as(ada).graphql(POPULAR, { first: 100 });
    const tags = data.popularHashtags.edges.map(({ node }: { node: { tag: string } }) => node.tag);
    expect(tags).not.toEqual(expect.arrayContaining(['leaving', 'hiding']));
  });

  it('are popular by different people in 30 days, page by page', async () => {
    await used('longago', crowd, (31 * DAY_MS) / HOUR_MS);
    await used('evergreen', crowd.slice(0, 11), (20 * DAY_MS) / HOUR_MS);
    await app.get(HashtagPopularityJob).run();

    const seen: string[] = [];
    const people: number[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await app.visitor.graphql(POPULAR, { first: 3, after });
      expect(errors).toBeUndefined();
      seen.push(...data.popularHashtags.edges.map(({ node }: { node: { tag: string } }) => node.tag));
      people.push(
        ...data.popularHashtags.edges.map(({ node }: { node: { monthAuthorCount: number } }) => node.monthAuthorCount),
      );
      after = data.popularHashtags.pageInfo.hasNextPage ? data.popularHashtags.pageInfo.endCursor : null;
    } while (after !== null);
    const rest = await app.visitor.get('/hashtags/popular?pageSize=3');

    expect(seen.slice(0, 3)).toEqual(['evergreen', 'risen', 'farm']);
    expect(people[0]).toBe(11);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(seen).not.toContain('longago');
    expect(new Set(seen).size).toBe(seen.length);
    expect(rest.body.data.map(({ tag }: { tag: string }) => tag)).toEqual(seen.slice(0, 3));
    expect(rest.body).toMatchObject({ totalCount: seen.length, hasNextPage: true });
  });

  it('tell numbers in one answer that agree, however long ago the lists were counted', async () => {
    const many = await people('many', 110, 100);
    await used('agreeing', many.slice(0, 102), 1);
    await app.get(HashtagTrends).run();
    await app.get(HashtagPopularityJob).run();
    await used('agreeing', many.slice(102), 0);
    await quack(ada, 'and one over the door #agreeing');
    await app.settled();

    const { data } = await app.visitor.graphql(
      `{ hashtag(tag: "agreeing") { postCount recentPostCount recentAuthorCount monthAuthorCount
        history { postCount } trend { authorCount } } }`,
    );

    expect(data.hashtag).toMatchObject({
      ...{ recentPostCount: 111, recentAuthorCount: 111, monthAuthorCount: 111, trend: { authorCount: 111 } },
    });
    expect(data.hashtag.history.at(-1).postCount).toBe(111);
  });

  it('are parsed from a text', async () => {
    const parse = async (content: string) =>
      (await app.visitor.post('/hashtags/parse', { content })).body.data as unknown;

    expect(await parse('#One #ONE ＃שָׁלוֹם and a#b, #7, #תל_אביב')).toEqual({
      hashtags: ['one', 'שלום', 'תל_אביב'],
      count: 3,
    });
    expect(await parse('x'.repeat(20_000))).toEqual({ hashtags: [], count: 0 });
  });
});
