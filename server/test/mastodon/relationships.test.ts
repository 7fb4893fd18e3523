import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient, type mastodon } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
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

const about = (id: string) => masto.v1.accounts.$select(id);
const graphql = (by: Person, text: string, variables: object = {}) => app.as(by).graphql(text, { ...variables });
const askApproval = (by: Person) =>
  graphql(by, 'mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }');
const mutedScopes = async ({ handle }: Person) => {
  const { data } = await graphql(
    ada,
    `
      query ($handle: String!) {
        user(handle: $handle) {
          viewerRelationship {
            muted
            mutedUntil
            note
          }
        }
      }
    `,
    { handle },
  );
  return data.user.viewerRelationship as { muted: string[]; mutedUntil: string | null; note: string | null } | null;
};

describe('Relationships', () => {
  it('of 40 people are read in one statement, in the order that was asked for', async () => {
    const people = await app.world.people(...Array.from({ length: 40 }, (_, n) => `crowd${n}`));
    const ids = people.map(({ id }) => id).reverse();
    let found: mastodon.v1.Relationship[] = [];

    await masto.v1.accounts.relationships.fetch({ id: ids });
    const statements = await app.statementsDuring(async () => {
      found = await masto.v1.accounts.relationships.fetch({ id: ids });
    });

    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(statements).toHaveLength(1);
  });

  it('have every field, and leave out people who are not there', async () => {
    const bea = await app.world.another('bea');

    const { body } = await client.get(
      `/v1/accounts/relationships?id[]=${bea.id}&id[]=0&id[]=109348684738838&id[]=${crypto.randomUUID()}`,
    );

    expect(body).toEqual([
      {
        ...{ id: bea.id, following: false, showing_reblogs: false, notifying: false, languages: [] },
        ...{ followed_by: false, blocking: false, blocked_by: false, muting: false, muting_notifications: false },
        ...{ muting_expires_at: null, requested: false, requested_by: false, domain_blocking: false },
        ...{ endorsed: false, note: '' },
      },
    ]);
    expect((await client.get('/v1/accounts/relationships')).body).toEqual([]);
    expect((await client.get(`/v1/accounts/relationships?id=${bea.id}`)).body).toHaveLength(1);
  });
});

describe('Following', () => {
  it('a person and ending it answers how one stands to them', async () => {
    const bea = await app.world.another('bea');

    expect(await about(bea.id).follow()).toMatchObject({ following: true, requested: false, showingReblogs: true });
    expect(await about(bea.id).unfollow()).toMatchObject({ following: false, showingReblogs: false });
  });

  it('a person who decides about followers is a request, which they accept or reject', async () => {
    const bea = await app.world.another('bea');
    await askApproval(bea);
    const beas = await clientOf(app, bea);

    expect(await about(bea.id).follow()).toMatchObject({ following: false, requested: true });
    const [asking] = (await beas.get('/v1/follow_requests')).body;
    expect(asking).toMatchObject({ id: ada.id, acct: 'ada' });
    expect((await beas.get(`/v1/accounts/relationships?id[]=${ada.id}`)).body[0].requested_by).toBe(true);

    const accepted = await beas.post(`/v1/follow_requests/${ada.id}/authorize`);
    expect(accepted.body).toMatchObject({ id: ada.id, followed_by: true, requested_by: false });
    expect((await beas.get('/v1/follow_requests')).body).toEqual([]);
    const removed = await beas.post(`/v1/accounts/${ada.id}/remove_from_followers`);
    expect(removed.body).toMatchObject({ followed_by: false });

    await about(bea.id).follow();
    const rejected = await beas.post(`/v1/follow_requests/${ada.id}/reject`);
    expect(rejected.body).toMatchObject({ followed_by: false, requested_by: false });
    expect((await beas.post(`/v1/follow_requests/${ada.id}/authorize`)).status).toBe(404);
  });

  it('without requacks hides those at home, until they are wanted again', async () => {
    const bea = await app.world.another('bea');

    expect(await about(bea.id).follow({ reblogs: false })).toMatchObject({
      following: true,
      showingReblogs: false,
      muting: false,
    });
    expect((await mutedScopes(bea))?.muted).toEqual(['HOME_REQUACKS']);
    expect((await client.get('/v1/mutes')).body).not.toContainEqual(expect.objectContaining({ id: bea.id }));

    expect(await about(bea.id).follow({ reblogs: true })).toMatchObject({ showingReblogs: true });
    expect(await mutedScopes(bea)).toBeNull();
  });

  it('with notify has one notified of what the person posts, until it is turned off or the follow ends', async () => {
    const bea = await app.world.another('bea');
    const choice = async () => {
      const query = '{ user(handle: "' + bea.handle + '") { viewerPostNotifications } }';
      return (await graphql(ada, query)).data.user.viewerPostNotifications as string;
    };

    expect(await about(bea.id).follow()).toMatchObject({ following: true, notifying: false });
    expect(await about(bea.id).follow({ notify: true })).toMatchObject({ notifying: true });
    expect(await choice()).toBe('ORIGINALS');
    expect(await about(bea.id).follow({ reblogs: true })).toMatchObject({ notifying: true });
    expect(await about(bea.id).follow({ notify: false })).toMatchObject({ notifying: false });

    await graphql(ada, `mutation { choosePostNotifications(id: "${bea.id}", choice: ALL) { user { id } } }`);
    expect(await about(bea.id).follow({ notify: true })).toMatchObject({ notifying: true });
    expect(await choice()).toBe('ALL');
    expect(await about(bea.id).unfollow()).toMatchObject({ notifying: false });
  });

  it('with notify keeps that for a person who accepts later', async () => {
    const bea = await app.world.another('bea');
    await askApproval(bea);
    const beas = await clientOf(app, bea);

    expect(await about(bea.id).follow({ notify: true })).toMatchObject({ requested: true, notifying: true });
    await beas.post(`/v1/follow_requests/${ada.id}/authorize`);

    const [{ following, notifying }] = (await client.get(`/v1/accounts/relationships?id[]=${bea.id}`)).body;
    expect([following, notifying]).toEqual([true, true]);
  });

  it('oneself, or no one, is refused', async () => {
    expect((await client.post(`/v1/accounts/${ada.id}/follow`)).status).toBe(422);
    for (const id of ['0', '109348684738838', crypto.randomUUID(), '%00']) {
      const { status, body } = await client.post(`/v1/accounts/${id}/follow`);
      expect([status, body.error]).toEqual([404, 'Record not found']);
    }
  });
});

describe('Muting', () => {
  it('covers posts and notifications, and shows in the list of mutes', async () => {
    const bea = await app.world.another('bea');

    expect(await about(bea.id).mute()).toMatchObject({ muting: true, mutingNotifications: true });
    expect((await mutedScopes(bea))?.muted).toHaveLength(8);
    const [first] = (await client.get('/v1/mutes')).body;
    expect(first).toMatchObject({ id: bea.id, mute_expires_at: null });

    expect(await about(bea.id).unmute()).toMatchObject({ muting: false, mutingNotifications: false });
    expect(await mutedScopes(bea)).toBeNull();
  });

  it('may leave notifications alone', async () => {
    const bea = await app.world.another('bea');

    expect(await about(bea.id).mute({ notifications: false })).toMatchObject({
      muting: true,
      mutingNotifications: false,
    });
    const scopes = (await mutedScopes(bea))!.muted;
    expect(scopes).not.toContain('NOTIFICATIONS');
    expect(scopes).toEqual(expect.arrayContaining(['HOME_QUACKS', 'HOME_REQUACKS', 'LISTS', 'THREADS']));
  });

  it('changes in what is named alone', async () => {
    const bea = await app.world.another('bea');
    const mute = async (named: object) => (await client.post(`/v1/accounts/${bea.id}/mute`, named)).body;
    const { muting_expires_at: end } = await mute({ duration: 3_600, notifications: false });
    await about(bea.id).note.create({ comment: 'Met in Oslo' });

    const same = { muting: true, muting_notifications: false, muting_expires_at: end, note: 'Met in Oslo' };
    expect(await mute({})).toMatchObject(same);
    expect((await client.post(`/v1/accounts/${bea.id}/follow`, { notify: true })).body).toMatchObject(same);
    expect((await client.post(`/v1/accounts/${bea.id}/follow`, {})).body).toMatchObject({ ...same, notifying: true });
    expect((await client.post(`/v1/accounts/${bea.id}/follow`, { languages: ['he'] })).body).toMatchObject(same);
    expect((await client.post(`/v1/accounts/${bea.id}/follow`, { reblogs: false })).body).toMatchObject(same);
    expect((await client.post(`/v1/accounts/${bea.id}/note`, { comment: 'Oslo' })).body).toMatchObject({
      ...same,
      note: 'Oslo',
    });
    expect(await mute({ notifications: true })).toMatchObject({ muting_notifications: true, muting_expires_at: end });
    expect(await mute({ duration: 0 })).toMatchObject({ muting_notifications: true, muting_expires_at: null });
    expect(await mute({ notifications: false })).toMatchObject({ muting_notifications: false, note: 'Oslo' });
    expect(await mute({ duration: 60 })).toMatchObject({ muting_notifications: false, note: 'Oslo' });
  });

  it('of some things stays that, and leaves requacks hidden', async () => {
    const bea = await app.world.another('bea');
    const scopes = '[HOME_REQUACKS, WHISPERS]';
    await graphql(ada, `mutation ($id: ID!) { muteUser(id: $id, scopes: ${scopes}) { __typename } }`, { id: bea.id });

    await client.post(`/v1/accounts/${bea.id}/mute`, { duration: 600 });
    expect((await mutedScopes(bea))!.muted).toEqual(['HOME_REQUACKS', 'WHISPERS']);
    await client.post(`/v1/accounts/${bea.id}/mute`, { notifications: true });
    expect((await mutedScopes(bea))!.muted).toEqual(['HOME_REQUACKS', 'NOTIFICATIONS', 'WHISPERS']);
  });

  it('may end by itself, after a minute, too', async () => {
    const bea = await app.world.another('bea');

    const { body } = await client.post(`/v1/accounts/${bea.id}/mute`, { duration: '60' });
    const remaining = new Date(body.muting_expires_at as string).getTime() - Date.now();
    expect(remaining).toBeGreaterThan(50_000);
    expect(remaining).toBeLessThan(70_000);
    expect((await client.get('/v1/mutes')).body[0].mute_expires_at).toBe(body.muting_expires_at);

    for (const duration of [-1, 1e10, 1e11, 1e15, 'soon', [1], { a: 1 }]) {
      expect((await client.post(`/v1/accounts/${bea.id}/mute`, { duration })).status).toBe(422);
    }
  });

  it('has room for a note, which stays when the mute changes', async () => {
    const bea = await app.world.another('bea');
    const refused = await client.post(`/v1/accounts/${bea.id}/note`, { comment: 'Met in Oslo' });
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringMatching(/whom you have muted/)]);
    expect((await client.post(`/v1/accounts/${bea.id}/note`, { comment: '' })).status).toBe(200);

    await about(bea.id).mute({ duration: 86_400 });
    expect(await about(bea.id).note.create({ comment: 'Met in Oslo' })).toMatchObject({ note: 'Met in Oslo' });
    expect(await about(bea.id).mute({ notifications: false })).toMatchObject({ note: 'Met in Oslo' });
  });
});

describe('Blocking', () => {
  it('ends the follow, shows in the list, and is told the other side', async () => {
    const bea = await app.world.another('bea');
    await about(bea.id).follow();

    expect(await about(bea.id).block()).toMatchObject({ blocking: true, following: false, blockedBy: false });
    expect((await client.get('/v1/blocks')).body[0]).toMatchObject({ id: bea.id });
    const beas = await clientOf(app, bea);
    const seen = await beas.get(`/v1/accounts/relationships?id[]=${ada.id}`);
    expect(seen.body[0]).toMatchObject({ blocked_by: true, blocking: false });
    expect((await client.post(`/v1/accounts/${bea.id}/follow`)).status).toBe(403);

    expect(await about(bea.id).unblock()).toMatchObject({ blocking: false });
    expect((await client.get('/v1/domain_blocks')).body).toEqual([]);
  });

  it('is listed page by page to the end, by the links', async () => {
    const cleo = await app.world.another('cleo');
    const people = await app.world.people(...Array.from({ length: 7 }, (_, n) => `blocked${n}`));
    const cleos = createRestAPIClient({ url: app.url, accessToken: await appToken(app, cleo) });
    for (const { id } of people) await cleos.v1.accounts.$select(id).block();

    const pages: string[][] = [];
    for await (const page of cleos.v1.blocks.list({ limit: 3 })) pages.push(page.map(({ id }) => id));

    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(people.map(({ id }) => id).reverse());
  });

  it('is listed back to the top by the links, without a gap', async () => {
    const cleo = await clientOf(app, await app.world.another('cleo'));
    const people = await app.world.people(...Array.from({ length: 7 }, (_, n) => `back${n}`));
    for (const { id } of people) await cleo.post(`/v1/accounts/${id}/block`);
    const linkTo = (headers: Headers, rel: string) =>
      new RegExp(`<[^>]+/api([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];

    let page = await cleo.get('/v1/blocks?limit=2');
    for (let next = linkTo(page.headers, 'next'); next; next = linkTo(page.headers, 'next'))
      page = await cleo.get(next);
    const seen: string[] = [];
    while (page.body.length > 0) {
      seen.unshift(...page.body.map(({ id }: { id: string }) => id));
      page = await cleo.get(linkTo(page.headers, 'prev')!);
    }

    expect(seen).toEqual(people.map(({ id }) => id).reverse());
  });

  it('lists have limits that are clamped, and begin where they are asked to', async () => {
    const cleo = await clientOf(app, await app.world.another('cleo'));
    const people = await app.world.people('dan', 'eve', 'fay', 'gus');
    const [dan, eve, fay, gus] = people.map(({ id }) => id);
    await cleo.post(`/v1/accounts/${dan}/block`);
    const { headers } = await cleo.get('/v1/blocks?limit=-1');
    const previous = /[?&]min_id=([^&>]+)/.exec(headers.get('link')!)![1];
    const above = async (query: string) =>
      (await cleo.get(`/v1/blocks?${query}`)).body.map(({ id }: { id: string }) => id);

    expect(await above(`min_id=${previous}`)).toEqual([]);
    for (const id of [eve, fay, gus]) await cleo.post(`/v1/accounts/${id}/block`);

    expect(await above(`limit=1000000000&min_id=${previous}`)).toEqual([gus, fay, eve]);
    expect(await above(`limit=2&min_id=${previous}`)).toEqual([fay, eve]);
    expect(await above(`limit=2&since_id=${previous}`)).toEqual([gus, fay]);
    expect(await above(`max_id=${previous}&since_id=${previous}`)).toEqual([]);
    expect(await above(`max_id=${previous}&min_id=0`)).toEqual([]);
    expect(await above('max_id=0')).toHaveLength(4);
  });

  it.each(['mutes', 'follow_requests', 'blocks'])('and %s can be read from below', async (list) => {
    const { status, body } = await client.get(`/v1/${list}?min_id=00000000-0000-0000-0000-000000000000&limit=1`);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(1);
  });
});

describe('What is not offered', () => {
  it.each(['pin', 'unpin', 'endorse'])('%s a person is not found', async (act) => {
    const { status, body } = await client.post(`/v1/accounts/${ada.id}/${act}`);
    expect([status, body.error]).toEqual([404, 'Record not found']);
  });
});
