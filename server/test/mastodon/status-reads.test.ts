import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import generator from 'megalodon';
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
  [ada, bob, cyd] = (await app.world.people('ada', 'bob', 'cyd')) as [Person, Person, Person];
  await acts.follow(ada, bob);
  client = await clientOf(app, ada);
}, 60_000);
afterAll(() => app.stop());

const status = async (id: string, by = client): Promise<Json> => (await by.get(`/v1/statuses/${id}`)).body;

describe('A status', () => {
  it('has everything that clients read', async () => {
    const id = await acts.quack(
      bob,
      'Hello @ada & <b>all</b>, see #Ducks\n\nhttps://www.example.org/a/long/way/to/the/pond',
      {
        contentWarning: 'birds',
        visibility: 'FOLLOWERS',
        mediaIds: [await acts.picture(bob)],
      },
    );
    const shown = await status(id);

    expectShape('Status', shown);
    expect(shown).toMatchObject({
      id,
      url: `http://localhost:3000/@bob/${id}`,
      visibility: 'private',
      spoiler_text: 'birds',
      sensitive: true,
      mentions: [{ id: ada.id, acct: 'ada', username: 'ada', url: 'http://localhost:3000/@ada' }],
      tags: [{ name: 'ducks' }],
      media_attachments: [{ type: 'image', meta: { original: { width: 64, height: 48 } } }],
      account: { acct: 'bob', statuses_count: 1, last_status_at: new Date().toISOString().slice(0, 10) },
    });
    expect(shown.content).toContain('&amp; &lt;b&gt;all&lt;/b&gt;');
    expect(shown.content).toContain('</p><p>');
    expect((await (await clientOf(app, cyd)).get(`/v1/statuses/${id}`)).status).toBe(404);
  });

  it('says what the viewer did to it, also through a requack and in a quote', async () => {
    const id = await acts.quack(bob, 'to be quoted by @cyd');
    for (const act of ['nodPost', 'pinPost', 'requackPost', 'muteThread']) {
      if (act === 'muteThread')
        await acts.graphql(ada, 'mutation ($id: ID!) { muteThread(postId: $id) { __typename } }', { id });
      else await acts.on(ada, act, id);
    }
    const done = {
      favourited: true,
      bookmarked: true,
      reblogged: true,
      muted: true,
      favourites_count: 1,
      reblogs_count: 1,
    };
    const quoting = await acts.quack(cyd, 'look', { quotePostId: id });
    const [wrapper] = (await client.get(`/v1/accounts/${ada.id}/statuses`)).body;

    expect(await status(id)).toMatchObject({ ...done, quotes_count: 1 });
    expect(wrapper).toMatchObject({ content: '', account: { acct: 'ada' }, reblog: { id, ...done }, favourited: true });
    expect(await status(wrapper.id)).toMatchObject({ id: wrapper.id, reblog: { id, content: expect.any(String) } });
    const { quote } = await status(quoting);
    expect(quote).toMatchObject({ state: 'accepted', quoted_status: { id, mentions: [{ acct: 'cyd' }], ...done } });
    expect(await status(id, app.visitor)).toMatchObject({ favourited: false, muted: false, pinned: false });
  });

  it('of a poll hides the numbers that the poll hides', async () => {
    const poll = { options: ['yes', 'no'], durationMinutes: 60, hidesUntilEnd: true };
    const shown = (await status(await acts.quack(bob, 'ducks?', { poll }))).poll;

    expectShape('Poll', shown);
    expect(shown.options).toEqual([
      { title: 'yes', votes_count: null },
      { title: 'no', votes_count: null },
    ]);
  });

  it('is one of several that are asked for at once, in their order, without those that are not there', async () => {
    const [one, two] = [await acts.quack(bob, 'one'), await acts.quack(bob, 'two')];

    const found = await client.get(`/v1/statuses?id[]=${two}&id[]=${MISSING}&id[]=0&id[]=${one}&id[]=${two}`);
    expect(idsOf(found.body)).toEqual([two, one]);
    expect((await client.get('/v1/statuses')).body).toEqual([]);
  });

  it.each(['0', '109372843234987234', MISSING, 'a%00b', '..%2f'])('with the id %s is not found', async (id) => {
    for (const path of ['', '/context', '/source', '/history', '/favourited_by', '/reblogged_by', '/quotes']) {
      const answer = await client.get(`/v1/statuses/${id}${path}`);
      expect([path, answer.status, answer.body.error]).toEqual([path, 404, 'Record not found']);
    }
  });
});

describe('The context of a status', () => {
  it('is what is above it and below it, in four statements at most', async () => {
    const root = await acts.quack(bob, 'root');
    const first = await acts.reply(cyd, root, 'first');
    const middle = await acts.reply(ada, first, 'middle');
    const below = await acts.reply(bob, middle, 'below');
    const lowest = await acts.reply(cyd, below, 'lowest');
    const beside = await acts.reply(bob, middle, 'beside');
    const path = `/v1/statuses/${middle}/context`;
    const { body } = await client.get(path);
    const statements = await app.statementsDuring(() => client.get(path));

    expectShape('Context', body);
    expect(idsOf(body.ancestors)).toEqual([root, first]);
    expect(idsOf(body.descendants)).toEqual([below, lowest, beside]);
    expect(body.descendants[0]).toMatchObject({ in_reply_to_id: middle, in_reply_to_account_id: ada.id });
    expect(body.ancestors[0]).toMatchObject({ in_reply_to_id: null, in_reply_to_account_id: null });
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(idsOf((await app.visitor.get(path)).body.ancestors)).toEqual([root, first]);
  });
});

describe('The versions of a status', () => {
  it('are what it said, the first one first, and its source what was typed', async () => {
    const id = await acts.quack(bob, 'a #typo');
    const update =
      'mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { __typename } }';
    await acts.graphql(bob, update, { id, input: { content: 'a <type>' } });
    const { body } = await client.get(`/v1/statuses/${id}/history`);

    expectShape('StatusEdit', body);
    expect(body.map(({ content }: Json) => content.replace(/<a.*<\/a>/, 'TAG'))).toEqual([
      '<p>a TAG</p>',
      '<p>a &lt;type&gt;</p>',
    ]);
    expect((await status(id)).edited_at).toBe(body[1].created_at);
    const source = await (await clientOf(app, bob)).get(`/v1/statuses/${id}/source`);
    expect(source.body).toEqual({ id, text: 'a <type>', spoiler_text: '' });
    expect((await app.visitor.get(`/v1/statuses/${id}/source`)).status).toBe(401);
  });

  it('are one where it was never edited', async () => {
    const id = await acts.quack(bob, 'as it was');

    expect((await app.visitor.get(`/v1/statuses/${id}/history`)).body).toHaveLength(1);
  });
});

describe('Those who acted on a status', () => {
  it('are pages of accounts, latest first, and quotes are statuses', async () => {
    const id = await acts.quack(bob, 'liked by many');
    const crowd: Person[] = [];
    for (let index = 0; index < 5; index += 1) crowd.push(await app.world.another('fan'));
    const quotes: string[] = [];
    for (const person of crowd) {
      await acts.on(person, 'nodPost', id);
      await acts.on(person, 'requackPost', id);
      quotes.push(await acts.quack(person, 'so true', { quotePostId: id }));
    }
    const latestFirst = crowd.map((person) => person.id).reverse();
    for (const path of ['favourited_by', 'reblogged_by']) {
      const down = await followed(client, `/v1/statuses/${id}/${path}?limit=2`);
      const up = await followed(client, down.others.at(-1)!, 'prev');
      expect([path, idsOf(down.pages.flat())]).toEqual([path, latestFirst]);
      expect([path, idsOf(up.pages.toReversed().flat())]).toEqual([path, latestFirst.slice(0, 4)]);
      expectShape('Account', down.pages.flat());
    }
    const quoted = await followed(client, `/v1/statuses/${id}/quotes?limit=2`);
    expect(idsOf(quoted.pages.flat())).toEqual(quotes.toReversed());
  });

  it('are hidden with it', async () => {
    const id = await acts.quack(bob, 'for followers', { visibility: 'FOLLOWERS' });

    for (const path of ['context', 'history', 'favourited_by', 'reblogged_by', 'quotes'])
      expect([path, (await app.visitor.get(`/v1/statuses/${id}/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('Clients of others', () => {
  it('read a status, its context, and who acted on it', async () => {
    const root = await acts.quack(bob, 'a root');
    const answer = await acts.reply(ada, root, 'an answer');
    await acts.on(cyd, 'nodPost', root);
    const accessToken = await appToken(app, ada);
    const masto = createRestAPIClient({ url: app.url, accessToken });
    const megalodon = generator('mastodon', app.url, accessToken);
    const context = await masto.v1.statuses.$select(root).context.fetch();

    expect(context.descendants.map(({ id }) => id)).toEqual([answer]);
    expect(await masto.v1.statuses.$select(root).favouritedBy.list()).toMatchObject([{ acct: 'cyd' }]);
    expect((await megalodon.getStatus(answer)).data).toMatchObject({ id: answer, in_reply_to_id: root });
    expect((await megalodon.getStatusContext(answer)).data.ancestors).toMatchObject([{ id: root }]);
  });
});
