import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import generator from 'megalodon';
import { PopularPosts } from '#posts/popular/popular-posts.job.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { Conversation } from '../api/support/conversation.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

let app: TestApp;
let talk: Conversation;
let ada: Person;
let bea: Person;
let client: Client;
let quacks: string[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  talk = new Conversation(app);
  [ada, bea] = (await app.world.people('ada_mallard', 'bea_teal')) as [Person, Person];
  client = await clientOf(app, ada);
  quacks = [
    await talk.say(bea, 'The marshland is quiet #marshland'),
    await talk.say(ada, 'Marshland again, with @bea_teal'),
    await talk.say(bea, 'Marshland at last'),
  ];
  await app.settled();
});
afterAll(() => app.stop());

const search = async (query: Record<string, string>): Promise<Json> =>
  (await client.get(`/v2/search?${new URLSearchParams(query).toString()}`)).body;
const idsOf = (rows: Json[]): string[] => rows.map(({ id }) => id);

describe('A search', () => {
  it('finds people, posts with their mentions, and hashtags', async () => {
    const found = await search({ q: 'marshland' });

    expect(idsOf(found.statuses)).toEqual(quacks.toReversed());
    expect(found.statuses[1].mentions).toMatchObject([{ acct: 'bea_teal' }]);
    expect(found.hashtags).toMatchObject([{ name: 'marshland', following: false, history: expect.any(Array) }]);
    expect(found.accounts).toEqual([]);
    expect((await search({ q: 'bea' })).accounts).toMatchObject([{ id: bea.id, acct: 'bea_teal' }]);
  });

  it('can be for one type, one author, and part of what it finds', async () => {
    const only = await search({ q: 'marshland', type: 'hashtags' });
    expect([only.statuses, only.hashtags.length]).toEqual([[], 1]);

    const byBea = await search({ q: 'marshland', type: 'statuses', account_id: bea.id });
    expect(idsOf(byBea.statuses)).toEqual([quacks[2], quacks[0]]);
    const second = await search({ q: 'marshland', type: 'statuses', limit: '1', offset: '1' });
    expect(idsOf(second.statuses)).toEqual([quacks[1]]);
    expect((await search({ q: 'marshland', account_id: '12' })).statuses).toEqual([]);
  });

  it('finds posts by the beginning of a word where the word finds none', async () => {
    expect(idsOf((await search({ q: 'marshl', type: 'statuses' })).statuses)).toEqual(quacks.toReversed());
  });

  it('can be among those whom one follows', async () => {
    const cy = await app.world.person('teal_cy');
    expect((await search({ q: 'teal', following: 'true' })).accounts).toEqual([]);
    await app.as(ada).post(`/follows/${cy.id}`);
    expect(idsOf((await search({ q: 'teal', following: 'true', resolve: 'true' })).accounts)).toEqual([cy.id]);
  });

  it('for an address of the site finds what it leads to', async () => {
    const { body: self } = await client.get('/v1/accounts/verify_credentials');
    const { origin, host } = new URL(self.url as string);

    expect(idsOf((await search({ q: `${origin}/@bea_teal` })).accounts)).toEqual([bea.id]);
    expect(idsOf((await search({ q: `@bea_teal@${host}` })).accounts)).toEqual([bea.id]);
    for (const path of [`/@bea_teal/${quacks[0]}`, `/post/${quacks[0]}`])
      expect(idsOf((await search({ q: origin + path, resolve: 'true' })).statuses)).toEqual([quacks[0]]);
    expect((await search({ q: `${origin}/hashtag/marshland` })).hashtags).toMatchObject([{ name: 'marshland' }]);
    expect(await search({ q: `${origin}/@bea_teal/113` })).toEqual({ accounts: [], statuses: [], hashtags: [] });
  });

  it('never finds what one may not read', async () => {
    const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
    const input = { content: 'a secret marshland', visibility: 'FOLLOWERS' };
    const { data } = await app.as(bea).graphql(CREATE, { input });
    const { id } = data.createPost.post;
    const { body: self } = await client.get('/v1/accounts/verify_credentials');

    expect((await search({ q: 'secret', type: 'statuses' })).statuses).toEqual([]);
    expect((await search({ q: `${new URL(self.url as string).origin}/@bea_teal/${id}` })).statuses).toEqual([]);
  });

  it.each([
    'q=',
    'q[]=a&q[]=b',
    'q=a&type=everything',
    'q=a&limit=-1',
    'q=a&offset=-5',
    'q=%00',
    `q=${'a'.repeat(4_000)}`,
    '',
  ])('takes ?%s or refuses it, and never fails', async (query) => {
    for (const version of ['v1', 'v2'])
      expect([200, 422]).toContain((await client.get(`/${version}/search?${query}`)).status);
  });

  it('is what masto and megalodon read, and in its older form has names of hashtags', async () => {
    const accessToken = await appToken(app, ada);
    const masto = createRestAPIClient({ url: app.url, accessToken });
    const megalodon = generator('mastodon', app.url, accessToken);

    expect((await masto.v2.search.list({ q: 'marshland' })).statuses).toHaveLength(3);
    const { data } = await megalodon.search('bea', { type: 'accounts' });
    expect(data.accounts[0]!.acct).toBe('bea_teal');
    expect((await client.get('/v1/search?q=marshland')).body.hashtags).toEqual(['marshland']);
  });
});

describe('What apps show besides', () => {
  it('is what is popular and whom to follow', async () => {
    const cy = await app.world.person('cy_widgeon');
    await app.as(cy).post(`/likes/posts/${quacks[2]}`);
    await app.settled();
    await app.get(PopularPosts).compute(new Date());

    expect(idsOf((await client.get('/v1/trends/statuses')).body)).toContain(quacks[2]);
    expect((await client.get('/v1/trends/statuses?offset=40')).body).toEqual([]);
    for (const path of ['/v1/trends', '/v1/trends/tags', '/v1/trends/links', '/v1/directory'])
      expect((await app.visitor.get(path)).body).toEqual([]);
    const suggestions = (await client.get('/v2/suggestions')).body;
    expect(suggestions.map(({ account }: Json) => account.id)).toContain(bea.id);
    expect((await client.get('/v1/suggestions?limit=1')).body).toEqual([suggestions[0].account]);
    expect((await client.delete(`/v1/suggestions/${bea.id}`)).status).toBe(422);
  });
});
