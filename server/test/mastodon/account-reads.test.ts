import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { Acts } from './support/acts.js';
import { appToken, clientOf } from './support/client-app.js';
import { followed, idsOf } from './support/pages.js';
import { expectShape } from './support/shapes.js';

const MISSING = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let acts: Acts;
let ada: Person;
let bob: Person;
let cyd: Person;
let client: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  acts = new Acts(app);
  [ada, bob] = (await app.world.people('ada', 'bob')) as [Person, Person];
  cyd = await app.world.person('cyd', { displayName: 'שרה לוי' });
  await acts.follow(ada, bob);
  client = await clientOf(app, ada);
}, 60_000);
afterAll(() => app.stop());

const account = async (id: string, by = client): Promise<Json> => (await by.get(`/v1/accounts/${id}`)).body;

describe('An account', () => {
  it('has everything that clients read, with the links of the profile', async () => {
    await acts.profile(bob, { bio: 'Ducks & <geese>', location: 'Pond', website: 'https://bob.example/' });
    const update =
      'mutation ($links: [ProfileLinkInput!]!) { updateProfileLinks(input: { links: $links }) { __typename } }';
    await acts.graphql(bob, update, { links: [{ label: 'Blog', url: 'https://blog.example/me' }] });
    await acts.quack(bob, 'first words');
    const shown = await account(bob.id);

    expectShape('Account', shown);
    expect(shown).toMatchObject({
      id: bob.id,
      acct: 'bob',
      url: 'http://localhost:3000/@bob',
      note: '<p>Ducks &amp; &lt;geese&gt;</p>',
      followers_count: 1,
      statuses_count: 1,
      last_status_at: new Date().toISOString().slice(0, 10),
    });
    expect(shown.created_at).toMatch(/T00:00:00\.000Z$/);
    expect(shown.fields.map(({ name, verified_at }: Json) => [name, verified_at])).toEqual([
      ['Location', null],
      ['Website', null],
      ['Blog', null],
    ]);
    expect(shown.fields[2].value).toContain('rel="nofollow noopener me"');
    const [status] = (await client.get('/v1/timelines/home')).body;
    expect(status.account).toEqual(shown);
  });

  it('of someone who requires login hides as much from visitors as everywhere', async () => {
    const shy = await app.world.person('shy');
    await acts.profile(shy, { bio: 'secret', location: 'hidden', requiresLogin: true });
    const update =
      'mutation ($links: [ProfileLinkInput!]!) { updateProfileLinks(input: { links: $links }) { __typename } }';
    await acts.graphql(shy, update, { links: [{ label: 'Blog', url: 'https://secret.example/me' }] });
    await acts.quack(shy, 'a secret');

    expect(await account(shy.id, app.visitor)).toMatchObject({
      note: '',
      fields: [],
      last_status_at: null,
      noindex: true,
    });
    expect((await app.visitor.get(`/v1/accounts/${shy.id}/statuses`)).body).toEqual([]);
    expect(await account(shy.id)).toMatchObject({ note: '<p>secret</p>', discoverable: false });
  });

  it('is found by its address on this site, and by a former handle', async () => {
    const lookup = async (acct: string) => {
      const { status, body } = await app.visitor.get(`/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`);
      return body.id ?? status;
    };

    for (const acct of ['bob', '@bob', 'BOB', 'bob@localhost:3000', '@bob@LOCALHOST:3000'])
      expect([acct, await lookup(acct)]).toEqual([acct, bob.id]);
    for (const acct of ['bob@elsewhere.example', 'bob@localhost:3000@x', '', 'no-one', 'a\0b'])
      expect([acct, await lookup(acct)]).toEqual([acct, acct === 'a\0b' ? 422 : 404]);
    expect((await app.visitor.get('/v1/accounts/lookup')).status).toBe(422);
  });

  it('is one of several that are asked for at once, in their order', async () => {
    const { body } = await client.get(`/v1/accounts?id[]=${cyd.id}&id[]=${MISSING}&id[]=7&id[]=${bob.id}`);

    expect(idsOf(body)).toEqual([cyd.id, bob.id]);
    expectShape('Account', body);
  });

  it.each(['0', '109372843234987234', MISSING])('with the id %s is not found', async (id) => {
    for (const path of ['', '/statuses', '/followers', '/following', '/lists']) {
      const { status, body } = await client.get(`/v1/accounts/${id}${path}`);
      expect([path, status, body.error]).toEqual([path, 404, 'Record not found']);
    }
  });

  it('has nothing of what no one can have here', async () => {
    for (const path of ['featured_tags', 'endorsements', 'identity_proofs'])
      expect((await client.get(`/v1/accounts/${bob.id}/${path}`)).body).toEqual([]);
  });
});

describe('People are found', () => {
  it('by handle and name, the best match first, and among those whom one follows', async () => {
    const search = async (query: string) => idsOf((await client.get(`/v1/accounts/search?${query}`)).body);

    expect(await search('q=bob')).toEqual([bob.id]);
    expect(await search('q=@bob@localhost:3000&resolve=true')).toEqual([bob.id]);
    expect(await search(`q=${encodeURIComponent('שרה')}`)).toEqual([cyd.id]);
    expect(await search('q=cyd&following=true')).toEqual([]);
    expect(await search('q=bob&following=true')).toEqual([bob.id]);
    expect(await search('q=bob&offset=1')).toEqual([]);
    expect(await search('q=&limit=-1')).toEqual([]);
    expect((await app.visitor.get('/v1/accounts/search?q=bob')).status).toBe(401);
  });

  it('by whom their followers are followed', async () => {
    await acts.follow(bob, cyd);
    const { body } = await client.get(`/v1/accounts/familiar_followers?id[]=${cyd.id}&id[]=${MISSING}`);

    expect(body.map(({ id, accounts }: Json) => [id, idsOf(accounts)])).toEqual([
      [cyd.id, [bob.id]],
      [MISSING, []],
    ]);
    expectShape('FamiliarFollowers', body);
  });
});

describe('What an account has', () => {
  it('is pages of followers and follows, latest first, in three statements', async () => {
    const star = await app.world.person('star');
    const fans: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const fan = await app.world.another('fan');
      await acts.follow(fan, star);
      fans.unshift(fan.id);
    }
    const path = `/v1/accounts/${star.id}/followers`;
    const down = await followed(client, `${path}?limit=2`);
    const up = await followed(client, down.others.at(-1)!, 'prev');
    const statements = await app.statementsDuring(() => client.get(path));

    expect(idsOf(down.pages.flat())).toEqual(fans);
    expect(idsOf(up.pages.toReversed().flat())).toEqual(fans.slice(0, 4));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(idsOf((await app.visitor.get(`/v1/accounts/${fans[0]}/following`)).body)).toEqual([star.id]);
  });

  it('is its statuses as they are chosen', async () => {
    const eve = await app.world.person('eve');
    const quack = await acts.quack(eve, 'a #duck');
    const reply = await acts.reply(eve, quack, 'and a reply with a #Duck');
    const media = await acts.quack(eve, 'seen', { mediaIds: [await acts.picture(eve)] });
    const mediaReply = await acts.reply(eve, quack, 'seen too', { mediaIds: [await acts.picture(eve)] });
    await acts.on(eve, 'requackPost', await acts.quack(bob, 'of another'));
    await acts.on(eve, 'featurePost', quack);
    await app.settled();
    const chosen = async (query: string) => idsOf((await client.get(`/v1/accounts/${eve.id}/statuses?${query}`)).body);
    const [requack, ...others] = await chosen('');

    expect(others).toEqual([mediaReply, media, reply, quack]);
    expect(await chosen('exclude_replies=true')).toEqual([requack, media, quack]);
    expect(await chosen('exclude_replies=1&exclude_reblogs=1')).toEqual([media, quack]);
    expect(await chosen('exclude_reblogs=true')).toEqual(others);
    expect(await chosen('only_media=true')).toEqual([mediaReply, media]);
    expect(await chosen('only_media=true&exclude_replies=true')).toEqual([media]);
    expect(await chosen('pinned=true')).toEqual([quack]);
    expect(await chosen('tagged=DUCK')).toEqual([reply, quack]);
    expect(await chosen('tagged=%23')).toEqual([]);
    expect(await chosen(`min_id=${quack}&limit=2`)).toEqual([media, reply]);
    expect(await chosen(`tagged=duck&since_id=${quack}`)).toEqual([reply]);
    expect((await (await clientOf(app, eve)).get(`/v1/statuses/${quack}`)).body.pinned).toBe(true);
  });

  it('is the lists of the viewer that it is in', async () => {
    const list = await acts.list(ada, { title: 'Pond' }, { userId: bob.id });
    await acts.list(ada, { title: 'Empty' });
    const { body } = await client.get(`/v1/accounts/${bob.id}/lists`);

    expectShape('List', body);
    expect(body).toMatchObject([{ id: list, title: 'Pond', exclusive: false }]);
    expect((await (await clientOf(app, bob)).get(`/v1/accounts/${bob.id}/lists`)).body).toEqual([]);
  });

  it('needs its scope', async () => {
    const narrow = await clientOf(app, ada, 'read:bookmarks');
    for (const path of ['', '/statuses', '/followers', '/following', '/lists', '/featured_tags'])
      expect([path, (await narrow.get(`/v1/accounts/${bob.id}${path}`)).status]).toEqual([path, 403]);
  });
});

describe('Someone without a picture', () => {
  it('has a drawn one, as a WebP that pages of every origin may read', async () => {
    for (const person of [bob, cyd]) {
      const { avatar } = await account(person.id);
      expect(avatar).toBe(`http://localhost:3000/media/faces/${person.id}.webp`);
      const answer = await fetch(avatar.replace('http://localhost:3000', app.url));
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      const { dominant } = await picture.stats();

      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=604800',
        'access-control-allow-origin': '*',
      });
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      // Letters are white, and the ground is dark.
      expect(Math.max(...(await picture.stats()).channels.map(({ max }) => max))).toBeGreaterThan(250);
      expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeLessThan(150);
    }
  });

  it('has a plain banner, and there is no face of no one', async () => {
    const { header } = await account(bob.id);
    const answer = await fetch(header.replace('http://localhost:3000', app.url));

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const name of [`${MISSING}.webp`, '0.webp', `${bob.id}.png`, '..%2f..%2fetc', ''])
      expect([name, (await fetch(`${app.url}/media/faces/${name}`)).status]).toEqual([name, 404]);
    expect((await fetch(`${app.url}/media/faces/${bob.id}.webp`, { method: 'POST' })).status).toBe(405);
  });
});

describe('masto', () => {
  it('looks people up and reads their statuses', async () => {
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });
    const found = await masto.v1.accounts.lookup({ acct: 'bob' });
    const statuses = await masto.v1.accounts.$select(found.id).statuses.list({ excludeReplies: true });

    expect(found.fields).toHaveLength(3);
    expect(statuses.map(({ account: { acct } }) => acct)).toContain('bob');
  });
});
