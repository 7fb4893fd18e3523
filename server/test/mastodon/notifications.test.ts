import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { PollEnds } from '#posts/polls/poll-ends.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { Conversation } from '../api/support/conversation.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  talk = new Conversation(app);
});
afterAll(() => app.stop());

const nod = (person: Person, id: string) => app.as(person).post(`/likes/posts/${id}`);
const follow = (person: Person, { id }: Person) => app.as(person).post(`/follows/${id}`);
const requack = (person: Person, id: string) => app.as(person).post(`/posts/${id}/requack`);
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const BLOCK = 'mutation ($id: ID!) { blockUser(id: $id) { __typename } }';
const typesOf = ({ body }: { body: Json }) => body.map(({ type }: Json) => type);
const idsOf = ({ body }: { body: Json }): string[] => body.map(({ id }: Json) => id);

/** Someone to whom everything happened once: follow, mention, nod, reply, nod; newest first. */
async function cast() {
  const [ada, bea, cy] = await Promise.all(['ada', 'bea', 'cy'].map((stem) => app.world.another(stem)));
  const quack = await talk.say(ada!, 'A quack about ducks');
  const client = await clientOf(app, ada!);
  return { ada: ada!, bea: bea!, cy: cy!, quack, client };
}

const pathOf = (link: string | null, rel: string) =>
  new RegExp(`<https?://[^/]+/api([^>]+)>; rel="${rel}"`).exec(link ?? '')?.[1];

async function pages(client: Client, first: string, rel: string): Promise<string[][]> {
  const read: string[][] = [];
  for (let path: string | undefined = first; path !== undefined && read.length < 20;) {
    const answer = await client.get(path);
    if (answer.body.length === 0) break;
    read.push(idsOf(answer));
    path = pathOf(answer.headers.get('link'), rel);
  }
  return read;
}

describe('Notifications of an app', () => {
  it('are the acts, newest first, by the words of Mastodon', async () => {
    const { ada, bea, cy, quack, client } = await cast();
    await follow(bea, ada);
    await nod(bea, quack);
    await requack(cy, quack);
    await talk.say(cy, `Hello @${ada.handle}`);
    const reply = await talk.say(bea, 'Quite right', quack);
    await app.settled();

    const list = await client.get('/v1/notifications');

    expect(typesOf(list).toSorted()).toEqual(['favourite', 'follow', 'mention', 'mention', 'reblog']);
    expect(idsOf(list)).toEqual(idsOf(list).toSorted().toReversed());
    expect(list.body[0]).toMatchObject({
      id: reply,
      type: 'mention',
      account: { id: bea.id, acct: bea.handle },
      status: { id: reply, in_reply_to_id: quack, content: '<p>Quite right</p>' },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(list.body.find(({ type }: Json) => type === 'favourite').status.id).toBe(quack);
    expect(list.body.find(({ type }: Json) => type === 'follow')).not.toHaveProperty('status');
    expect((await client.get('/v1/notifications/unread_count')).body).toEqual({ count: 5 });
  });

  it('are each of several replies and nods to one quack', async () => {
    const { bea, cy, quack, client } = await cast();
    await talk.say(bea, 'one', quack);
    await talk.say(cy, 'two', quack);
    await nod(bea, quack);
    await nod(cy, quack);
    await app.settled();

    const list = await client.get('/v1/notifications');

    expect(typesOf(list)).toEqual(['favourite', 'favourite', 'mention', 'mention']);
    expect(list.body[2].status.content).toBe('<p>two</p>');
    expect(list.body[3].status.content).toBe('<p>one</p>');
  });

  it('can be read in pages down and up, without a gap or a repetition', async () => {
    const { ada, bea, quack, client } = await cast();
    for (let n = 0; n < 5; n += 1) await talk.say(bea, `reply ${n}`, quack);
    await talk.say(bea, `Hello @${ada.handle}`);
    await nod(bea, quack);
    await app.settled();
    const all = idsOf(await client.get('/v1/notifications'));
    expect(all).toHaveLength(7);

    const down = await pages(client, '/v1/notifications?limit=3', 'next');
    const up = await pages(client, `/v1/notifications?limit=3&min_id=${all.at(-1)}`, 'prev');

    expect(down.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(down.flat()).toEqual(all);
    expect(up.toReversed().flat()).toEqual(all.slice(0, -1));
    expect(idsOf(await client.get(`/v1/notifications?since_id=${all[2]}`))).toEqual(all.slice(0, 2));
  });

  it('are statuses of people about whom their person asked for that, as long as they follow them', async () => {
    const { ada, bea, cy, client } = await cast();
    for (const { id } of [bea, cy]) await client.post(`/v1/accounts/${id}/follow`, { notify: id === bea.id });
    const quack = await talk.say(bea, 'A quack about ducks');
    await talk.say(bea, 'A reply', await talk.say(cy, 'A quack about geese'));
    await talk.say(cy, `Hello @${ada.handle}`);
    await app.settled();

    const list = await client.get('/v1/notifications');
    const groups = await client.get('/v2/notifications?types[]=status');
    const others = await client.get('/v1/notifications?exclude_types[]=status');
    await client.post(`/v1/accounts/${bea.id}/unfollow`);
    await talk.say(bea, 'Another one');
    await app.settled();

    expect(typesOf(list)).toEqual(['mention', 'status']);
    expect(list.body[1]).toMatchObject({
      ...{ id: quack, type: 'status', group_key: `ungrouped-${quack}` },
      account: { id: bea.id },
      status: { id: quack, content: '<p>A quack about ducks</p>' },
    });
    expect(groups.body.notification_groups).toEqual([
      expect.objectContaining({ type: 'status', status_id: quack, notifications_count: 1 }),
    ]);
    expect(typesOf(others)).toEqual(['mention']);
    expect(typesOf(await client.get('/v1/notifications?types[]=status'))).toEqual(['status']);
  });

  it('can be asked for by type and by person', async () => {
    const { ada, bea, cy, quack, client } = await cast();
    await follow(bea, ada);
    await nod(cy, quack);
    await talk.say(bea, 'a reply', quack);
    await app.settled();

    expect(typesOf(await client.get('/v1/notifications?types[]=follow&types[]=favourite')).toSorted()).toEqual([
      'favourite',
      'follow',
    ]);
    expect(typesOf(await client.get('/v1/notifications?exclude_types[]=mention&exclude_types[]=follow'))).toEqual([
      'favourite',
    ]);
    expect(typesOf(await client.get('/v1/notifications?types[]=admin.report'))).toEqual([]);
    expect(typesOf(await client.get(`/v1/notifications?account_id=${cy.id}`))).toEqual(['favourite']);
    expect(typesOf(await client.get('/v1/notifications?account_id=42'))).toEqual([]);
  });

  it('hide what a block hides, in either form', async () => {
    const { ada, bea, cy, quack, client } = await cast();
    await nod(bea, quack);
    await nod(cy, quack);
    await talk.say(bea, 'a reply', quack);
    await app.settled();
    const blocked = await app.as(ada).graphql(BLOCK, { id: bea.id });
    expect(blocked.errors).toBeUndefined();

    const acts = await client.get('/v1/notifications');
    const groups = await client.get('/v2/notifications');

    expect(acts.body.map(({ account }: Json) => account.id)).toEqual([cy.id]);
    expect(groups.body.notification_groups).toHaveLength(1);
    expect(groups.body.accounts.map(({ id }: Json) => id)).toEqual([cy.id]);
  });

  it('are shown one by one, to their person alone', async () => {
    const { bea, quack, client } = await cast();
    await nod(bea, quack);
    await app.settled();
    const [id] = idsOf(await client.get('/v1/notifications'));

    expect((await client.get(`/v1/notifications/${id}`)).body).toMatchObject({ id, type: 'favourite' });
    expect((await (await clientOf(app, bea)).get(`/v1/notifications/${id}`)).status).toBe(404);
    expect((await client.get('/v1/notifications/12345')).body).toMatchObject({ error: 'Record not found' });
  });

  it('tell of the end of a poll by its author', async () => {
    const { ada, bea, client } = await cast();
    const poll = { options: ['yes', 'no'], durationMinutes: 60 };
    const { data } = await app.as(ada).graphql(CREATE, { input: { content: 'Ducks?', poll } });
    const { id } = data.createPost.post;
    await app.as(bea).graphql('mutation ($id: ID!) { votePoll(postId: $id, choices: [0]) { __typename } }', { id });
    await app.rows("update polls set ends_at = now() - interval '1 second' where post_id = $1::uuid", [id]);
    // A look that is under way may have passed it.
    await app.get(PollEnds).run();
    await app.get(PollEnds).run();
    await app.settled();

    for (const reader of [client, await clientOf(app, bea)]) {
      const list = await reader.get('/v1/notifications');
      expect(list.body[0]).toMatchObject({
        type: 'poll',
        account: { id: ada.id },
        status: { id, poll: { expired: true } },
      });
      const groups = await reader.get('/v2/notifications?types[]=poll');
      expect(groups.body.notification_groups).toMatchObject([
        { type: 'poll', status_id: id, notifications_count: 1, sample_account_ids: [ada.id] },
      ]);
      expect((await reader.get(`/v1/notifications/${list.body[0].id}`)).body.type).toBe('poll');
    }
  });

  it('tell once of a reply that quotes as well, or of the quote where only quotes are asked for', async () => {
    const { bea, quack, client } = await cast();
    const input = { content: 'A reply that quotes', parentPostId: quack, quotePostId: quack };
    const { errors } = await app.as(bea).graphql(CREATE, { input });
    expect(errors).toBeUndefined();
    await app.settled();

    expect(typesOf(await client.get('/v1/notifications'))).toEqual(['mention']);
    expect(typesOf(await client.get('/v1/notifications?types[]=quote'))).toEqual(['quote']);
  });

  it('are kept: nothing pretends to remove them', async () => {
    const { bea, quack, client } = await cast();
    await nod(bea, quack);
    await app.settled();
    const [id] = idsOf(await client.get('/v1/notifications'));

    for (const path of [`/v1/notifications/${id}/dismiss`, '/v1/notifications/clear', '/v2/notifications/x/dismiss']) {
      const { status, body } = await client.post(path);
      expect([status, body.code]).toEqual([422, 'NOT_OFFERED']);
    }
    expect(idsOf(await client.get('/v1/notifications'))).toEqual([id]);
  });

  it.each([
    'limit=-1',
    'limit=1000000000',
    'max_id=0',
    'min_id=109372843284738',
    'types[]=a&types[]=b',
    'max_id=&limit=',
  ])('take %s as Mastodon does, or refuse it', async (query) => {
    const { client } = await cast();
    for (const version of ['v1', 'v2'])
      expect([200, 422]).toContain((await client.get(`/${version}/notifications?${query}`)).status);
  });
});

describe('Grouped notifications', () => {
  it('have nods, requacks and followers together, and each reply by itself', async () => {
    const { ada, bea, cy, quack, client } = await cast();
    await nod(bea, quack);
    await nod(cy, quack);
    await follow(bea, ada);
    await follow(cy, ada);
    await talk.say(bea, 'one', quack);
    await talk.say(cy, 'two', quack);
    await app.settled();

    const { body } = await client.get('/v2/notifications');

    const groups = body.notification_groups;
    expect(groups.map(({ type }: Json) => type)).toEqual(['mention', 'mention', 'follow', 'favourite']);
    expect(groups[3]).toMatchObject({
      group_key: expect.stringMatching(/^favourite-/),
      notifications_count: 2,
      sample_account_ids: [cy.id, bea.id],
      status_id: quack,
    });
    expect(groups[3].page_min_id < groups[3].page_max_id).toBe(true);
    expect(groups[0]).toMatchObject({ group_key: `ungrouped-${groups[0].most_recent_notification_id}` });
    expect(body.accounts.map(({ id }: Json) => id).toSorted()).toEqual([bea.id, cy.id].toSorted());
    expect(body.statuses.map(({ id }: Json) => id)).toContain(quack);
    expect((await client.get('/v2/notifications/unread_count')).body).toEqual({ count: 4 });
    expect(
      (await client.get('/v2/notifications?grouped_types[]=follow')).body.notification_groups.filter(
        ({ type }: Json) => type === 'favourite',
      ),
    ).toHaveLength(2);
  });

  it('are shown one by one, with all of their people', async () => {
    const { bea, cy, quack, client } = await cast();
    await nod(bea, quack);
    await nod(cy, quack);
    await talk.say(bea, 'one', quack);
    await app.settled();
    const { body } = await client.get('/v2/notifications');
    const [mention, favourite] = body.notification_groups.map(({ group_key: key }: Json) => key);

    const shown = await client.get(`/v2/notifications/${favourite}`);
    const people = await client.get(`/v2/notifications/${favourite}/accounts`);

    expect(shown.body.notification_groups).toEqual([body.notification_groups[1]]);
    expect(people.body.map(({ id }: Json) => id)).toEqual([cy.id, bea.id]);
    expect((await client.get(`/v2/notifications/${mention}/accounts`)).body.map(({ id }: Json) => id)).toEqual([
      bea.id,
    ]);
    expect((await (await clientOf(app, bea)).get(`/v2/notifications/${favourite}`)).status).toBe(404);
    expect((await client.get('/v2/notifications/favourite-1')).status).toBe(404);
  });

  it('take few statements, however many there are', async () => {
    const { ada, bea, cy, quack, client } = await cast();
    for (const person of [bea, cy]) {
      await nod(person, quack);
      await follow(person, ada);
      for (const words of ['one', 'two', 'three']) await talk.say(person, words, quack);
    }
    await app.settled();
    await client.get('/v2/notifications');

    const statements = await app.statementsDuring(() => client.get('/v2/notifications'));

    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it('are what masto reads', async () => {
    const { ada, bea, quack } = await cast();
    await nod(bea, quack);
    await app.settled();
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });

    const { notificationGroups, accounts } = await masto.v2.notifications.list();
    const [notification] = await masto.v1.notifications.list({ types: ['favourite'] });

    expect(notificationGroups[0]).toMatchObject({ type: 'favourite', sampleAccountIds: [bea.id] });
    expect(accounts[0]!.acct).toBe(bea.handle);
    expect(notification).toMatchObject({ type: 'favourite', account: { id: bea.id } });
  });
});

describe('The policy of an app', () => {
  it('is the one of the person, in words of Mastodon', async () => {
    const { client } = await cast();

    expect((await client.get('/v2/notifications/policy')).body).toEqual({
      for_not_following: 'accept',
      for_not_followers: 'accept',
      for_new_accounts: 'accept',
      for_private_mentions: 'filter',
      for_limited_accounts: 'filter',
      summary: { pending_requests_count: 0, pending_notifications_count: 0 },
    });
    const changed = await client.rest('PATCH', '/v2/notifications/policy', { for_new_accounts: 'drop' });
    expect(changed.body).toMatchObject({ for_new_accounts: 'drop', for_private_mentions: 'filter' });
    expect((await client.get('/v1/notifications/policy')).body).toMatchObject({
      filter_new_accounts: true,
      filter_not_following: false,
    });
    const wrong = await client.rest('PATCH', '/v2/notifications/policy', { for_new_accounts: 'never' });
    expect(wrong.status).toBe(422);
  });

  it('has strangers wait, until they are accepted', async () => {
    const { bea, cy, quack, client } = await cast();
    await client.rest('PATCH', '/v2/notifications/policy', { for_not_following: 'filter' });
    await nod(bea, quack);
    await talk.say(bea, 'a reply', quack);
    await nod(cy, quack);
    await app.settled();

    expect((await client.get('/v1/notifications')).body).toEqual([]);
    expect((await client.get('/v2/notifications/policy')).body.summary).toEqual({
      pending_requests_count: 2,
      pending_notifications_count: 3,
    });
    const requests = await client.get('/v1/notifications/requests');
    expect(requests.body.map(({ id }: Json) => id)).toEqual([cy.id, bea.id]);
    expect(requests.body[1]).toMatchObject({ notifications_count: '2', account: { id: bea.id } });
    const waiting = await client.get(`/v1/notifications?account_id=${bea.id}&include_filtered=true`);
    expect(typesOf(waiting)).toEqual(['mention', 'favourite']);

    expect((await client.post(`/v1/notifications/requests/${bea.id}/accept`)).body).toEqual({});
    expect((await client.post('/v1/notifications/requests/dismiss', { id: [cy.id] })).body).toEqual({});
    expect((await client.get('/v1/notifications/requests/merged')).body).toEqual({ merged: true });
    expect((await client.get('/v1/notifications/requests')).body).toEqual([]);
    expect((await client.get(`/v1/notifications/requests/${cy.id}`)).status).toBe(404);
    expect(typesOf(await client.get('/v1/notifications'))).toEqual(['mention', 'favourite']);
  });
});
