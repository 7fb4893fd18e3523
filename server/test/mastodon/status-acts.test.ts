import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

let app: TestApp;
let ada: Person;
let ben: Person;
let asAda: Client;
let asBen: Client;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  [asAda, asBen] = [await clientOf(app, ada), await clientOf(app, ben)];
});
afterAll(() => app.stop());

const publish = async (body: object): Promise<Json> => (await asAda.post('/v1/statuses', body)).body;
const act = async (client: Client, id: string, name: string): Promise<Json> =>
  (await client.post(`/v1/statuses/${id}/${name}`)).body;
const ACTS = [
  'favourite',
  'unfavourite',
  'reblog',
  'unreblog',
  'bookmark',
  'unbookmark',
  'mute',
  'unmute',
  'pin',
  'unpin',
];

describe('A status', () => {
  it('is favourited, bookmarked and muted by masto, each time as often as asked', async () => {
    const { id } = await publish({ status: 'Three ducks' });
    const statuses = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ben) }).v1.statuses.$select(
      id,
    );

    await statuses.favourite();
    expect(await statuses.favourite()).toMatchObject({ favourited: true, favouritesCount: 1 });
    expect(await statuses.bookmark()).toMatchObject({ bookmarked: true, favourited: true });
    expect(await statuses.mute()).toMatchObject({ muted: true });

    await statuses.unfavourite();
    expect(await statuses.unfavourite()).toMatchObject({ favourited: false, favouritesCount: 0 });
    expect(await statuses.unbookmark()).toMatchObject({ bookmarked: false });
    expect(await statuses.unmute()).toMatchObject({ muted: false });
  });

  it('is reblogged as a status of its own, on which acts are about the original', async () => {
    const original = await publish({ status: 'Hello @ben' });

    const reblog = await act(asBen, original.id, 'reblog');
    const again = await act(asBen, original.id, 'reblog');

    expect(reblog.id).not.toBe(original.id);
    expect(again.id).toBe(reblog.id);
    expect(reblog).toMatchObject({
      content: '',
      account: { id: ben.id },
      reblogged: true,
      reblog: { id: original.id, reblogged: true, reblogs_count: 1, mentions: [{ acct: 'ben' }] },
    });
    expect(await act(asAda, reblog.id, 'favourite')).toMatchObject({ id: original.id, favourited: true });
    expect(await act(asAda, reblog.id, 'bookmark')).toMatchObject({ id: original.id, bookmarked: true });
    expect(await act(asBen, reblog.id, 'unreblog')).toMatchObject({ id: original.id, reblogged: false });
  });

  it('is pinned by its author', async () => {
    const { id } = await publish({ status: 'Read this first' });

    expect(await act(asAda, id, 'pin')).toMatchObject({ id, pinned: true });
    const refused = await asBen.post(`/v1/statuses/${id}/pin`);
    expect(await act(asAda, id, 'unpin')).toMatchObject({ id, pinned: false });

    expect([refused.status, refused.body.error]).toEqual([
      422,
      'Validation failed: Only a quack of your own can be pinned.',
    ]);
  });

  it('is pinned with four others at most', async () => {
    const client = await clientOf(app, await app.world.person('pinner'));
    const ids: string[] = [];
    for (const status of ['1', '2', '3', '4', '5', '6'])
      ids.push((await client.post('/v1/statuses', { status })).body.id as string);
    for (const id of ids.slice(0, 5)) expect((await act(client, id, 'pin')).pinned).toBe(true);

    const { status, body } = await client.post(`/v1/statuses/${ids[5]}/pin`);

    expect([status, body.error]).toEqual([422, 'You can feature at most 5 quacks.']);
  });

  it('says who may quote it, and can leave a quote', async () => {
    const { id } = await publish({ status: 'Quote me', quote_approval_policy: 'public' });
    const quote = (await asBen.post('/v1/statuses', { status: 'Look', quoted_status_id: id })).body;

    const closed = await asAda.put(`/v1/statuses/${id}/interaction_policy`, { quote_approval_policy: 'nobody' });
    const revoked = await asAda.post(`/v1/statuses/${id}/quotes/${quote.id}/revoke`);

    expect(closed.body).toMatchObject({ id, quote_approval: { automatic: [], manual: [] } });
    expect(revoked.body).toMatchObject({ id: quote.id, quote: { state: 'revoked', quoted_status: null } });
    expect((await asBen.put(`/v1/statuses/${id}/interaction_policy`, { quote_approval_policy: 'public' })).status).toBe(
      403,
    );
    expect((await asBen.post(`/v1/statuses/${id}/quotes/${quote.id}/revoke`)).status).toBe(404);
  });

  it('is not translated', async () => {
    const { id } = await publish({ status: 'שלום' });

    const { status, body } = await asBen.post(`/v1/statuses/${id}/translate`, { lang: 'en' });

    expect([status, body.error]).toEqual([404, 'Record not found']);
  });

  it.each(ACTS)('for followers is not found by others who would %s it, nor is one that is nowhere', async (name) => {
    const { id } = await publish({ status: 'For followers', visibility: 'private' });

    for (const each of [id, '0', '110224538612341312', '0192f7a0-0000-7000-8000-000000000000']) {
      const { status, body } = await asBen.post(`/v1/statuses/${each}/${name}`);
      expect([each, status, body.error]).toEqual([each, 404, 'Record not found']);
    }
    expect((await app.visitor.post(`/v1/statuses/${id}/${name}`)).status).toBe(401);
  });
});

describe('A poll', () => {
  const asked = () => publish({ status: 'Which?', poll: { options: ['North', 'South'], expires_in: 600 } });

  it('counts as voted for its author, who can not vote', async () => {
    const { id, poll } = await asked();

    const own = { voted: true, own_votes: [] };
    expect(poll).toMatchObject(own);
    expect((await asAda.get(`/v1/polls/${id}`)).body).toMatchObject(own);
    expect((await asAda.get(`/v1/statuses/${id}`)).body.poll).toMatchObject(own);
    expect((await asBen.get(`/v1/statuses/${id}`)).body.poll).toMatchObject({ voted: false, own_votes: [] });
    expect((await app.visitor.get(`/v1/polls/${id}`)).body).toMatchObject({ voted: false, own_votes: [] });
    expect((await act(asAda, id, 'reblog')).reblog.poll).toMatchObject(own);
  });

  it('is read by the id of its status, and voted in once', async () => {
    const { id } = await asked();
    const polls = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ben) }).v1.polls.$select(id);

    expect(await polls.fetch()).toMatchObject({ id, voted: false, expired: false, votesCount: 0 });
    expect(await polls.votes.create({ choices: [1] })).toMatchObject({ voted: true, ownVotes: [1], votersCount: 1 });

    const { status, body } = await asBen.post(`/v1/polls/${id}/votes`, 'choices%5B%5D=0', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([status, body.error]).toEqual([422, 'You have voted in this poll already.']);
  });

  it.each([
    [{}],
    [{ choices: [] }],
    [{ choices: [0, 1] }],
    [{ choices: [7] }],
    [{ choices: ['x'] }],
    [{ choices: [{}] }],
  ])('takes no vote of %j', async (body) => {
    const { id } = await asked();

    expect((await asBen.post(`/v1/polls/${id}/votes`, body)).status).toBe(422);
  });

  it('is not found where there is none, and its author has no vote', async () => {
    const { id } = await publish({ status: 'No question' });

    expect((await asBen.get(`/v1/polls/${id}`)).status).toBe(404);
    expect((await asBen.post(`/v1/polls/${id}/votes`, { choices: [0] })).status).toBe(404);
    expect((await asBen.get('/v1/polls/17')).status).toBe(404);
    expect((await asAda.post(`/v1/polls/${(await asked()).id}/votes`, { choices: [0] })).status).toBe(403);
  });
});
