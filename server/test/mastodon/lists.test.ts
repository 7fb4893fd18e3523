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

const idsIn = (people: readonly Json[]) => people.map(({ id }: { id: string }) => id);

describe('Lists', () => {
  it('are made, changed and deleted', async () => {
    const made = await masto.v1.lists.create({ title: 'Birds' });
    expect(made).toMatchObject({ title: 'Birds', repliesPolicy: 'list', exclusive: false });

    const changed = await masto.v1.lists.$select(made.id).update({ title: 'Ducks', exclusive: true });
    expect(changed).toEqual({ id: made.id, title: 'Ducks', repliesPolicy: 'list', exclusive: true });
    const { body } = await client.put(`/v1/lists/${made.id}`, { replies_policy: 'followed' });
    expect(body).toEqual({ id: made.id, title: 'Ducks', replies_policy: 'followed', exclusive: true });
    expect(await masto.v1.lists.list()).toHaveLength(1);
    expect(await masto.v1.lists.$select(made.id).fetch()).toMatchObject({ title: 'Ducks' });

    await masto.v1.lists.$select(made.id).remove();
    expect((await client.get(`/v1/lists/${made.id}`)).status).toBe(404);
  });

  it('hold people, who are added, listed page by page and taken out', async () => {
    const list = await masto.v1.lists.create({ title: 'Crowd' });
    const people = await app.world.people(...Array.from({ length: 5 }, (_, n) => `member${n}`));
    const ids = people.map(({ id }) => id);
    const accounts = masto.v1.lists.$select(list.id).accounts;

    await accounts.create({ accountIds: ids });
    await accounts.create({ accountIds: [ids[0]!] });
    const pages: string[][] = [];
    for await (const page of accounts.list({ limit: 2 })) pages.push(idsIn(page));
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual([...ids].reverse());

    await accounts.remove({ accountIds: [ids[1]!] });
    await client.delete(`/v1/lists/${list.id}/accounts?account_ids[]=${ids[2]}`);
    const all = await client.get(`/v1/lists/${list.id}/accounts?limit=0`);
    expect(idsIn(all.body)).toEqual([ids[4], ids[3], ids[0]]);
  });

  it('are read whole with a limit of 0', async () => {
    const list = await masto.v1.lists.create({ title: 'Many' });
    const people = await app.world.people(...Array.from({ length: 85 }, (_, n) => `many${n}`));
    for (let from = 0; from < people.length; from += 40)
      await masto.v1.lists.$select(list.id).accounts.create({ accountIds: idsIn(people.slice(from, from + 40)) });

    const all = await client.get(`/v1/lists/${list.id}/accounts?limit=0`);
    const most = await client.get(`/v1/lists/${list.id}/accounts?limit=1000000000`);

    expect([all.body.length, most.body.length]).toEqual([85, 80]);
    expect(all.headers.get('link')).not.toContain('rel="next"');
  });

  it('with hashtags and phrases show, and keep those', async () => {
    const made = await client.post('/v1/lists', { title: 'Mixed' });
    const bea = await app.world.another('bea');
    const add = 'mutation ($id: ID!) { addToList(id: $id, member: { hashtag: "ducks" }) { list { id } } }';
    const added = await app.as(ada).graphql(add, { id: made.body.id });
    expect(added.errors).toBeUndefined();

    await client.post(`/v1/lists/${made.body.id}/accounts`, { account_ids: [bea.id] });

    expect(idsIn((await client.get(`/v1/lists/${made.body.id}/accounts`)).body)).toEqual([bea.id]);
    const read = await app.as(ada).graphql('query ($id: ID!) { list(id: $id) { hashtags } }', { id: made.body.id });
    expect(read.data.list.hashtags).toEqual(['ducks']);
  });
});

describe('Lists are refused', () => {
  it('with titles, policies and people that are not any', async () => {
    const { body: list } = await client.post('/v1/lists', { title: 'Mine' });
    const at = `/v1/lists/${list.id}`;

    const tried = [
      await client.post('/v1/lists', {}),
      await client.post('/v1/lists', { title: ' ' }),
      await client.post('/v1/lists', { title: ['a'] }),
      await client.post('/v1/lists', { title: 'a\0b' }),
      await client.post('/v1/lists', { title: 'A', replies_policy: 'all' }),
      await client.put(at, { exclusive: 'perhaps' }),
      await client.post(`${at}/accounts`, {}),
      await client.post(`${at}/accounts`, { account_ids: Array.from({ length: 41 }, () => ada.id) }),
      await client.post(`${at}/accounts`, { account_ids: [{ id: ada.id }] }),
    ];

    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 422));
    const missing = [
      await client.post(`${at}/accounts`, { account_ids: ['1'] }),
      await client.post(`${at}/accounts`, { account_ids: [crypto.randomUUID()] }),
      await client.delete(`${at}/accounts?account_ids[]=x`),
      await client.get('/v1/lists/12'),
    ];
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('to everyone but their owner', async () => {
    const { body: list } = await client.post('/v1/lists', { title: 'Mine' });
    const bea = await app.world.another('bea');
    const beas = await clientOf(app, bea);
    const at = `/v1/lists/${list.id}`;

    const tried = [
      await beas.get(at),
      await beas.put(at, { title: 'Yours' }),
      await beas.delete(at),
      await beas.get(`${at}/accounts`),
      await beas.post(`${at}/accounts`, { account_ids: [bea.id] }),
      await beas.delete(`${at}/accounts?account_ids[]=${bea.id}`),
    ];

    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    expect((await app.visitor.get(at)).status).toBe(401);
  });
});
