import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient, type mastodon } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

const POST = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

let app: TestApp;
let ada: Person;
let client: Client;
let masto: mastodon.rest.Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  ada = await app.world.person('ada');
  client = await clientOf(app, ada);
  masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });
});
afterAll(() => app.stop());

async function write(by: Person, content: string): Promise<void> {
  const { errors } = await app.as(by).graphql(POST, { input: { content } });
  if (errors) throw new Error(errors[0]?.message);
}

describe('A tag', () => {
  it('has its use on each of seven days, and how many people used it', async () => {
    const bea = await app.world.another('bea');
    await write(ada, 'Look: #Ducks');
    await write(ada, 'More #ducks');
    await write(bea, 'And #Ducks');
    await app.settled();

    const tag = await masto.v1.tags.$select('DUCKS').fetch();

    expect(tag).toMatchObject({ id: 'ducks', following: false, featuring: false });
    expect(tag.name.toLowerCase()).toBe('ducks');
    expect(tag.url).toMatch(/\/hashtag\/ducks$/);
    expect(tag.history).toHaveLength(7);
    expect(tag.history![0]).toMatchObject({ uses: '3', accounts: '2' });
    expect(tag.history!.slice(1).map(({ uses }) => uses)).toEqual(['0', '0', '0', '0', '0', '0']);
    const days = tag.history!.map(({ day }) => Number(day));
    expect(days.map((day) => day % 86_400)).toEqual(days.map(() => 0));
    expect(days).toEqual(days.map((_, index) => days[0]! - index * 86_400));
    expect(days[0]).toBeLessThanOrEqual(Date.now() / 1_000);
  });

  it('that no one used is shown all the same, to visitors too', async () => {
    const { status, body } = await app.visitor.get(`/v1/tags/${encodeURIComponent('שלום')}`);

    expect([status, body.name, body.following]).toEqual([200, 'שלום', null]);
    expect(body.history[0]).toMatchObject({ uses: '0', accounts: '0' });
  });

  it.each(['two%20words', '%00', '123', '%23', 'a'.repeat(2_000)])('is refused where it is none: %s', async (name) => {
    expect((await client.get(`/v1/tags/${name}`)).status).toBe(422);
    expect((await client.post(`/v1/tags/${name}/follow`)).status).toBe(422);
  });
});

describe('Following tags', () => {
  it('is told of each, and listed page by page both ways', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) expect(await masto.v1.tags.$select(name).follow()).toMatchObject({ following: true });

    const pages: string[][] = [];
    for await (const page of masto.v1.followedTags.list({ limit: 2 })) pages.push(page.map(({ name }) => name));
    expect(pages).toEqual([['five', 'four'], ['three', 'two'], ['one']]);

    const last = await client.get('/v1/followed_tags?limit=2');
    const oldest = /<([^>]+)>; rel="next"/.exec(last.headers.get('link')!)![1]!;
    const next = await client.get(`/v1/followed_tags${new URL(oldest).search}`);
    const newer = /<([^>]+)>; rel="prev"/.exec(next.headers.get('link')!)![1]!;
    const back = await client.get(`/v1/followed_tags${new URL(newer).search}`);
    expect(back.body.map(({ name }: { name: string }) => name)).toEqual(['five', 'four']);

    expect(await masto.v1.tags.$select('three').unfollow()).toMatchObject({ name: 'three', following: false });
    const left = await client.get('/v1/followed_tags?limit=-1');
    expect(left.body).toHaveLength(1);
    expect((await client.get('/v1/followed_tags?limit=1000000000')).body).toHaveLength(4);
  });

  it('is the same as on the site', async () => {
    const bea = await app.world.another('bea');
    const beas = await clientOf(app, bea);
    await app.as(bea).graphql('mutation { followHashtag(tag: "#Geese") { followedHashtags { tag } } }');

    expect((await beas.get('/v1/followed_tags')).body).toMatchObject([{ id: 'geese', following: true }]);
    await beas.post('/v1/tags/geese/unfollow');
    const { data } = await app.as(bea).graphql('{ viewer { followedHashtags { tag } } }');
    expect(data.viewer.followedHashtags).toEqual([]);
  });

  it('needs its scope; tags on one’s profile are not offered', async () => {
    const reading = await clientOf(app, ada, 'read');

    expect((await reading.post('/v1/tags/one/follow')).status).toBe(403);
    expect((await app.visitor.get('/v1/followed_tags')).status).toBe(401);
    expect((await client.get('/v1/featured_tags')).body).toEqual([]);
    expect((await client.post('/v1/tags/one/feature')).status).toBe(404);
    expect((await client.post('/v1/featured_tags', { name: 'one' })).status).toBe(422);
  });
});
