import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient, type mastodon } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

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

const keywordsOf = ({ keywords }: Json) => keywords.map(({ keyword }: Json) => keyword as string);
const CREATE = `mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }`;
const OWN = '{ viewer { filters { id title action contexts exceptFollowing terms { id kind term isWhole } } } }';
const graphqlFilter = async (id: string) => {
  const { data } = await app.as(ada).graphql(OWN);
  return data.viewer.filters.find((filter: Json) => filter.id === id);
};

describe('Filters', () => {
  it('are made with keywords, changed by their ids, and deleted', async () => {
    const made = await masto.v2.filters.create({
      title: 'Sport',
      context: ['home', 'public', 'thread'],
      filterAction: 'hide',
      expiresIn: 3_600,
      keywordsAttributes: [{ keyword: 'goal', wholeWord: true }, { keyword: '#football' }, { keyword: 'offside' }],
    });
    expect(made).toMatchObject({ title: 'Sport', context: ['home', 'public', 'thread'], filterAction: 'hide' });
    expect(made.statuses).toEqual([]);
    expect(new Date(made.expiresAt!).getTime() - Date.now()).toBeGreaterThan(3_590_000);
    const [goal, football, offside] = made.keywords;
    expect([goal, football]).toMatchObject([{ keyword: 'goal', wholeWord: true }, { keyword: '#football' }]);
    expect(await graphqlFilter(made.id)).toMatchObject({
      contexts: ['HOME', 'LISTS', 'THREADS'],
      terms: [{ kind: 'PHRASE' }, { kind: 'TAG', term: 'football' }, { kind: 'PHRASE' }],
    });

    const changed = await masto.v2.filters.$select(made.id).update({
      title: 'Sports',
      context: ['account'],
      filterAction: 'blur',
      keywordsAttributes: [
        { id: goal!.id, keyword: 'goals', wholeWord: false },
        { id: offside!.id, _destroy: true },
        { keyword: 'match' },
      ],
    });
    expect(changed).toMatchObject({ title: 'Sports', context: ['account'], filterAction: 'blur' });
    expect(changed.expiresAt).toBe(made.expiresAt);
    expect(changed.keywords).toEqual([
      { id: goal!.id, keyword: 'goals', wholeWord: false },
      football,
      { id: expect.any(String), keyword: 'match', wholeWord: true },
    ]);

    await masto.v2.filters.$select(made.id).remove();
    expect((await client.get(`/v2/filters/${made.id}`)).status).toBe(404);
  });

  it('are made empty by clients that add the keywords one by one', async () => {
    const made = await client.post('/v2/filters', { title: 'Birds', context: ['home'] });
    expect(made.body).toMatchObject({ filter_action: 'warn', keywords: [], expires_at: null });

    const keywords = masto.v2.filters.$select(made.body.id as string).keywords;
    const goose = await keywords.create({ keyword: 'goose', wholeWord: true });
    const swan = await keywords.create({ keyword: 'swan' });
    expect(await keywords.create({ keyword: 'Goose', wholeWord: true })).toMatchObject({ id: goose.id });

    const one = masto.v2.filters.keywords.$select(goose.id);
    expect(await one.update({ keyword: 'geese', wholeWord: false })).toEqual({
      ...{ id: goose.id, keyword: 'geese', wholeWord: false },
    });
    expect(await one.fetch()).toMatchObject({ keyword: 'geese' });
    expect((await keywords.list()).map(({ id }) => id)).toEqual([goose.id, swan.id]);
    await one.remove();
    await masto.v2.filters.keywords.$select(swan.id).remove();
    expect(await keywords.list()).toEqual([]);
  });

  it('keep both of two keywords that are added at the same time', async () => {
    const { body } = await client.post('/v2/filters', { title: 'Both', context: ['home'] });

    await Promise.all(
      ['one', 'two', 'three', 'four'].map((keyword) => client.post(`/v2/filters/${body.id}/keywords`, { keyword })),
    );

    const filter = await client.get(`/v2/filters/${body.id}`);
    expect(keywordsOf(filter.body).sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  it('come as forms with numbered keywords, and lose their end with an empty one', async () => {
    const form = new URLSearchParams([
      ['title', 'Form'],
      ['context[]', 'home'],
      ['context[]', 'notifications'],
      ['filter_action', 'warn'],
      ['expires_in', '600'],
      ['keywords_attributes[0][keyword]', 'first'],
      ['keywords_attributes[0][whole_word]', 'false'],
      ['keywords_attributes[1][keyword]', 'second'],
    ]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };

    const made = await client.post('/v2/filters', form.toString(), headers);
    expect([made.status, keywordsOf(made.body)]).toEqual([200, ['first', 'second']]);
    expect(made.body.keywords[0].whole_word).toBe(false);
    expect(made.body.expires_at).toMatch(/Z$/);

    const endless = await client.put(`/v2/filters/${made.body.id}`, 'expires_in=', headers);
    expect(endless.body.expires_at).toBeNull();
  });

  it('keep what Mastodon does not know of them', async () => {
    const input = {
      ...{ title: 'Strangers', action: 'HIDE', contexts: ['HOME'], exceptFollowing: true },
      terms: [{ term: 'ducks', kind: 'TAG' }],
    };
    const { data } = await app.as(ada).graphql(CREATE, { input });
    const { id } = data.createFilter.filter;

    await client.put(`/v2/filters/${id}`, { title: 'Others' });

    expect(await graphqlFilter(id)).toMatchObject({
      ...{ title: 'Others', exceptFollowing: true, contexts: ['HOME'] },
      terms: [{ kind: 'TAG', term: 'ducks' }],
    });
  });

  it('say in a status which of their keywords match, and when they end', async () => {
    const { body: filter } = await client.post('/v2/filters', {
      ...{ title: 'Birds', context: ['home', 'public'], expires_in: 3_600 },
      keywords_attributes: [{ keyword: 'Zzyzx' }, { keyword: 'heron' }, { keyword: '#coots' }],
    });
    const bea = await app.world.another('bea');
    const published = await (await clientOf(app, bea)).post('/v1/statuses', { status: 'A zzyzx among #Coots' });

    const { filtered } = (await client.get(`/v1/statuses/${published.body.id}`)).body;

    expect(filtered).toEqual([
      {
        filter: {
          ...{ id: filter.id, title: 'Birds', context: ['home', 'public'], filter_action: 'warn' },
          expires_at: filter.expires_at,
        },
        keyword_matches: ['Zzyzx', '#coots'],
        status_matches: [],
      },
    ]);
    await client.rest('DELETE', `/v2/filters/${filter.id}`);
  });

  it('of single posts are not offered', async () => {
    const { body } = await client.post('/v2/filters', { title: 'Posts', context: ['home'] });
    const at = `/v2/filters/${body.id}/statuses`;

    expect((await client.get(at)).body).toEqual([]);
    const { status, body: refused } = await client.post(at, { status_id: crypto.randomUUID() });
    expect([status, refused.code]).toEqual([422, 'NOT_OFFERED']);
  });
});

describe('Filters as older clients know them', () => {
  const asked = { phrase: 'rain', context: ['home', 'thread'] as const };

  it('are words, which are made, changed and deleted by themselves', async () => {
    const made = await masto.v1.filters.create({ ...asked, irreversible: true, wholeWord: true });
    expect(made).toEqual({
      ...{ id: made.id, phrase: 'rain', context: ['home', 'thread'], irreversible: true, wholeWord: true },
      expiresAt: null,
    });

    const one = masto.v1.filters.$select(made.id);
    expect(await one.update({ phrase: 'snow', context: ['public'], wholeWord: false })).toEqual({
      ...{ id: made.id, phrase: 'snow', context: ['public'], irreversible: true, wholeWord: false, expiresAt: null },
    });
    expect(await one.fetch()).toMatchObject({ phrase: 'snow' });
    expect((await masto.v1.filters.list()).map(({ id }) => id)).toContain(made.id);

    await one.remove();
    expect((await client.get(`/v1/filters/${made.id}`)).status).toBe(404);
    expect((await client.get('/v2/filters')).body.map(({ title }: Json) => title)).not.toContain('rain');
  });

  it('change in what is named alone', async () => {
    const { body: made } = await client.post('/v1/filters', {
      ...{ phrase: 'fog', context: ['home'], irreversible: true, whole_word: false, expires_in: 3_600 },
    });
    const change = async (named: object) => (await client.put(`/v1/filters/${made.id}`, named)).body;

    expect(await change({ whole_word: true })).toEqual({ ...made, whole_word: true });
    expect(await change({ context: ['thread'] })).toEqual({ ...made, whole_word: true, context: ['thread'] });
    expect(await change({ phrase: 'mist' })).toMatchObject({ phrase: 'mist', irreversible: true, whole_word: true });
    expect(await change({ irreversible: false })).toMatchObject({ phrase: 'mist', irreversible: false });
    const keyword = await client.put(`/v2/filters/keywords/${made.id}`, { whole_word: false });
    expect(keyword.body).toEqual({ id: made.id, keyword: 'mist', whole_word: false });
  });

  it('change nothing of the other words of the same filter', async () => {
    const { body } = await client.post('/v2/filters', {
      ...{ title: 'Weather', context: ['home'], filter_action: 'hide' },
      keywords_attributes: [{ keyword: 'wind' }, { keyword: 'hail' }],
    });
    const [wind, hail] = body.keywords;

    const elsewhere = await client.put(`/v1/filters/${wind.id}`, { phrase: 'storm', context: ['public'] });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'NOT_OFFERED']);
    const same = { phrase: 'storm', context: ['home'], irreversible: 'true' };
    expect((await client.put(`/v1/filters/${wind.id}`, same)).body).toMatchObject({ id: wind.id, phrase: 'storm' });

    await client.delete(`/v1/filters/${wind.id}`);
    const left = await client.get(`/v2/filters/${body.id}`);
    expect(left.body.keywords).toEqual([hail]);
  });
});

describe('Filters are refused', () => {
  it('with values that are not any', async () => {
    const { body } = await client.post('/v2/filters', { title: 'Mine', context: ['home'] });
    const base = { title: 'A', context: ['home'] };

    const tried = [
      await client.post('/v2/filters', {}),
      await client.post('/v2/filters', { title: 'A' }),
      await client.post('/v2/filters', { title: 'A', context: [] }),
      await client.post('/v2/filters', { title: 'A', context: ['everywhere'] }),
      await client.post('/v2/filters', { ...base, title: ['A'] }),
      await client.post('/v2/filters', { ...base, title: 'a\0b' }),
      await client.post('/v2/filters', { ...base, filter_action: 'erase' }),
      await client.post('/v2/filters', { ...base, expires_in: -5 }),
      await client.post('/v2/filters', { ...base, expires_in: 1e15 }),
      await client.post('/v2/filters', { ...base, expires_in: 'tomorrow' }),
      await client.post('/v2/filters', { ...base, keywords_attributes: [{ keyword: '' }] }),
      await client.post('/v2/filters', { ...base, keywords_attributes: [{}] }),
      await client.post('/v2/filters', { ...base, keywords_attributes: ['word'] }),
      await client.post(`/v2/filters/${body.id}/keywords`, { keyword: [['a']] }),
      await client.post('/v1/filters', { phrase: '', context: ['home'] }),
    ];

    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 422));
    expect(tried[2]!.body.error).toBe('Validation failed: A filter must work in at least one place.');
  });

  it('that are not there, or someone else’s', async () => {
    const { body } = await client.post('/v2/filters', {
      ...{ title: 'Mine', context: ['home'], keywords_attributes: [{ keyword: 'word' }] },
    });
    const beas = await clientOf(app, await app.world.another('bea'));
    const other = { title: 'Yours', context: ['home'], keywords_attributes: [{ id: crypto.randomUUID() }] };

    const tried = [
      await beas.get(`/v2/filters/${body.id}`),
      await beas.put(`/v2/filters/${body.id}`, { title: 'Yours' }),
      await beas.delete(`/v2/filters/${body.id}`),
      await beas.get(`/v2/filters/${body.id}/keywords`),
      await beas.put(`/v2/filters/keywords/${body.keywords[0].id}`, { keyword: 'mine' }),
      await beas.delete(`/v2/filters/keywords/${body.keywords[0].id}`),
      await beas.get(`/v1/filters/${body.keywords[0].id}`),
      await client.put(`/v2/filters/${body.id}`, other),
      await client.get('/v2/filters/12'),
      await client.get('/v2/filters/keywords/0'),
      await client.get('/v1/filters/0'),
    ];

    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
  });
});
