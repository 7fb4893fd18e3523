import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HashtagTrends } from '#posts/hashtags/hashtag-trends.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const POPULAR = '{ popularHashtags(first: 10) { edges { node { tag monthAuthorCount recentAuthorCount } } } }';
const TRENDING = '{ trendingHashtags(first: 10) { tag trend { authorCount newcomerWeight } } }';

let app: TestApp;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp();
  people = await app.world.people('ada', 'ben', 'cleo', 'dov', 'eve', 'fay');
});
afterAll(() => app.stop());

async function quack(person: Person, content: string, more: object = {}): Promise<string> {
  const path = 'parentPostId' in more ? '/posts/replies' : '/posts';
  const { status, body } = await app.as(person).post(path, { content, ...more });
  expect(status).toBe(200);
  await app.settled();
  return body.data.id as string;
}

/** Popular tags with their number of users, as both APIs return them. */
async function popular(): Promise<[string, number][]> {
  const { data } = await app.visitor.graphql(POPULAR);
  const rest = await app.visitor.get('/hashtags/popular');
  const nodes = (data.popularHashtags.edges as Json[]).map(({ node }) => node);
  expect((rest.body.data as Json[]).map(({ tag }) => tag as string)).toEqual(nodes.map(({ tag }) => tag as string));
  for (const { monthAuthorCount, recentAuthorCount } of nodes) expect(monthAuthorCount).toBe(recentAuthorCount);
  return nodes.map(({ tag, monthAuthorCount }) => [tag as string, monthAuthorCount as number]);
}

async function trending(): Promise<Json[]> {
  await app.get(HashtagTrends).run();
  return (await app.visitor.graphql(TRENDING)).data.trendingHashtags as Json[];
}

describe('On a site without a past', () => {
  it('a hashtag is popular from its first use on, without waiting for the next count', async () => {
    const [ada, ben, cleo] = people as [Person, Person, Person];
    const first = await quack(ada, 'the very first #pond');
    await quack(ada, 'mine again: #pond');
    expect(await popular()).toEqual([['pond', 1]]);

    await quack(ben, 'and #reeds at the #pond');
    const edited = await quack(cleo, 'nothing yet');
    await quack(cleo, 'a reply does not count #reeds', { parentPostId: first });
    expect(await popular()).toEqual([
      ['pond', 2],
      ['reeds', 1],
    ]);

    await app.as(cleo).put(`/posts/${edited}`, { content: 'now #reeds' });
    await app.settled();
    expect(await popular()).toEqual([
      ['pond', 2],
      ['reeds', 2],
    ]);
  });

  it('people who require login, whose quacks visitors do not see, make nothing popular', async () => {
    const shy = await app.world.person('shy');
    await app.as(shy).put('/identity/profile', { requiresLogin: true });

    await quack(shy, 'mine alone #hushed');

    expect((await popular()).map(([tag]) => tag)).not.toContain('hushed');
  });

  it('new accounts count in full as long as most accounts are new, and for a fifth later', async () => {
    for (const person of people.slice(0, 5)) await quack(person, 'up it goes #dawn');

    expect(await trending()).toEqual([{ tag: 'dawn', trend: { authorCount: 5, newcomerWeight: 1 } }]);

    await app.world.people(...Array.from({ length: 9 }, (_, n) => `elder${n}`));
    await app.rows("update users set created_at = now() - interval '30 days' where handle like 'elder%'");
    for (const person of people.slice(0, 5)) await quack(person, 'and another #dusk');

    const later = await trending();
    expect(later.map(({ tag }) => tag as string)).not.toContain('dusk');
    expect(later.every(({ trend }) => trend.newcomerWeight === 0.2)).toBe(true);
  });
});
