import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { Conversation } from '../api/support/conversation.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

const SEND = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id conversationId } }';
const READ = `query ($id: ID!) { conversation(id: $id) {
  isRequest participants { handle } whispers { edges { node { id content author { handle } } } } } }`;

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  talk = new Conversation(app);
});
afterAll(() => app.stop());

async function cast() {
  const people: Person[] = [];
  for (const stem of ['ada', 'bea', 'cy']) people.push(await app.world.another(stem));
  const [ada, bea, cy] = people as [Person, Person, Person];
  // Whom people follow may whisper to them at once.
  for (const person of [bea, cy]) await app.as(person).post(`/follows/${ada.id}`);
  await app.as(ada).post(`/follows/${bea.id}`);
  return { ada, bea, cy };
}
const direct = (client: Client, status: string, more: object = {}, headers: Record<string, string> = {}) =>
  client.post('/v1/statuses', { status, visibility: 'direct', ...more }, headers);
const conversationsOf = async (client: Client): Promise<Json[]> => (await client.get('/v1/conversations')).body;
const mentionedIn = ({ body }: { body: Json }): string[] => body.mentions.map(({ acct }: Json) => acct).toSorted();

describe('A direct status', () => {
  it('is a whisper to those whom it begins with, without their names in its words', async () => {
    const { ada, bea, cy } = await cast();
    const client = await clientOf(app, ada);
    const { body: self } = await client.get('/v1/accounts/verify_credentials');
    const { host } = new URL(self.url as string);

    const sent = await direct(client, `@${bea.handle} @${cy.handle}@${host}, the pond at *noon*? <b> #ducks`);

    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ visibility: 'direct', account: { id: ada.id }, spoiler_text: '', poll: null });
    expect(sent.body.content).toContain('<p>the pond at *noon*? &lt;b&gt; <a href=');
    expect(mentionedIn(sent)).toEqual([bea.handle, cy.handle].toSorted());
    const [conversation] = await conversationsOf(await clientOf(app, bea));
    expect(conversation).toMatchObject({ unread: true, last_status: { id: sent.body.id } });
    const { data } = await app.as(cy).graphql(READ, { id: conversation!.id });
    expect(data.conversation.whispers.edges[0].node.content).toBe('the pond at *noon*? <b> #ducks');
  });

  it('links the people who exist, and no one else', async () => {
    const { ada, bea, cy } = await cast();
    const [ofAda, ofBea] = [await clientOf(app, ada), await clientOf(app, bea)];
    const { body: self } = await ofAda.get('/v1/accounts/verify_credentials');
    const { host } = new URL(self.url as string);
    const words = `ask @nosuchperson, @${cy.handle}- or @${cy.handle}@${host}`;

    const { body: sent } = await direct(ofAda, `@${bea.handle} ${words}`);

    const linked = [...sent.content.matchAll(/class="u-url mention">@<span>([^<]*)/g)].map(([, name]) => name);
    expect(linked).toEqual([cy.handle, `${cy.handle}@${host}`]);
    expect(sent.content).toContain('ask @nosuchperson, <span');
    const [conversation] = await conversationsOf(ofBea);
    expect(conversation!.last_status.content).toBe(sent.content);
    expect((await ofBea.get(`/v1/statuses/${sent.id}`)).body.content).toBe(sent.content);
  });

  it('is deleted for everyone by who wrote it, and is no status from then on', async () => {
    const { ada, bea, cy } = await cast();
    const [ofAda, ofBea, ofCy] = [await clientOf(app, ada), await clientOf(app, bea), await clientOf(app, cy)];
    const { body: first } = await direct(ofAda, `@${bea.handle} stays`);
    const { body: sent } = await direct(ofAda, `@${bea.handle} a *slip*`);
    const path = `/v1/statuses/${sent.id}`;

    const refused = [await ofBea.delete(path), await ofCy.delete(path)].map(({ status }) => status);
    const deleted = await ofAda.delete(path);

    expect(refused).toEqual([404, 404]);
    expect(deleted).toMatchObject({ status: 200, body: { id: sent.id, text: 'a *slip*', visibility: 'direct' } });
    for (const client of [ofAda, ofBea]) {
      expect((await client.get(path)).status).toBe(404);
      expect((await client.get(`/v1/statuses/${first.id}/context`)).body).toEqual({ ancestors: [], descendants: [] });
      expect(await conversationsOf(client)).toMatchObject([{ last_status: null }]);
    }
    expect((await ofAda.delete(path)).status).toBe(404);
  });

  it('that answers one goes to its conversation, although it names only some of it', async () => {
    const { ada, bea, cy } = await cast();
    const [ofAda, ofBea] = [await clientOf(app, ada), await clientOf(app, bea)];
    const first = await direct(ofAda, `@${bea.handle} @${cy.handle} hello`);

    const answer = await direct(ofBea, `@${ada.handle} hello yourself`, { in_reply_to_id: first.body.id });

    expect(mentionedIn(answer)).toEqual([ada.handle, cy.handle].toSorted());
    const reply = { in_reply_to_id: first.body.id, in_reply_to_account_id: ada.id };
    expect(answer.body).toMatchObject(reply);
    expect((await ofAda.get(`/v1/statuses/${answer.body.id}`)).body).toMatchObject(reply);
    expect((await ofAda.get(`/v1/statuses/${first.body.id}/context`)).body.descendants).toMatchObject([reply]);
    expect(first.body).toMatchObject({ in_reply_to_id: null, in_reply_to_account_id: null });
    expect(await conversationsOf(ofAda)).toHaveLength(1);
    const [conversation] = await conversationsOf(await clientOf(app, cy));
    expect(conversation!.last_status.id).toBe(answer.body.id);
    expect(conversation!.accounts.map(({ id }: Json) => id).toSorted()).toEqual([ada.id, bea.id].toSorted());
  });

  it('that names one more begins a conversation of all of them', async () => {
    const { ada, bea, cy } = await cast();
    const client = await clientOf(app, ada);
    const first = await direct(client, `@${bea.handle} hello`);

    const second = await direct(client, `@${cy.handle} join us`, { in_reply_to_id: first.body.id });

    expect(mentionedIn(second)).toEqual([bea.handle, cy.handle].toSorted());
    expect(await conversationsOf(client)).toHaveLength(2);
  });

  it('is read as a status with the others of its conversation, by its people alone', async () => {
    const { ada, bea, cy } = await cast();
    const [ofAda, ofBea] = [await clientOf(app, ada), await clientOf(app, bea)];
    const sent: string[] = [];
    for (const words of ['one', 'two', 'three'])
      sent.push((await direct(ofAda, `@${bea.handle} ${words}`)).body.id as string);
    const path = `/v1/statuses/${sent[1]}`;

    expect((await ofBea.get(path)).body).toMatchObject({ id: sent[1], visibility: 'direct', content: '<p>two</p>' });
    const { body: context } = await ofBea.get(`${path}/context`);
    expect(context.ancestors.map(({ id }: Json) => id)).toEqual([sent[0]]);
    expect(context.descendants.map(({ id }: Json) => id)).toEqual([sent[2]]);
    for (const stranger of [await clientOf(app, cy), app.visitor])
      for (const hidden of [path, `${path}/context`]) expect((await stranger.get(hidden)).status).toBe(404);
  });

  it('is sent once for one key', async () => {
    const { ada, bea } = await cast();
    const client = await clientOf(app, ada);
    const headers = { 'idempotency-key': 'once' };

    const first = await direct(client, `@${bea.handle} hello`, {}, headers);
    const again = await direct(client, `@${bea.handle} hello`, {}, headers);

    expect(again.body.id).toBe(first.body.id);
  });

  it.each([
    ['no one at its beginning', { status: 'hello @root' }, 'A whisper must begin with whom it is for'],
    ['someone unknown', { status: '@noone_here hello' }, 'There is no one called @noone_here.'],
    [
      'someone of another site',
      { status: '@ada@elsewhere.example hello' },
      'There is no one called @ada@elsewhere.example',
    ],
    ['no words', { status: '@ada_of_pond   ' }, 'must not be empty'],
    ['a warning', { status: '@ada_of_pond hello', spoiler_text: 'Spoilers' }, 'Whispers carry words only.'],
    [
      'a poll',
      { status: '@ada_of_pond a?', poll: { options: ['a', 'b'], expires_in: 600 } },
      'Whispers carry words only.',
    ],
  ])('is refused with %s', async (_, fields, message) => {
    const { ada } = await cast();
    const { status, body } = await direct(await clientOf(app, ada), '', fields);
    expect([status, body.error]).toEqual([422, expect.stringContaining(message)]);
  });

  it('has limits and blocks as whispers have them', async () => {
    const { ada, bea } = await cast();
    await app.as(bea).graphql('mutation ($id: ID!) { blockUser(id: $id) { __typename } }', { id: ada.id });
    const { status } = await direct(await clientOf(app, ada), `@${bea.handle} hello`);
    expect(status).toBe(422);
  });
});

describe('Conversations', () => {
  it('are what people whispered on the site, newest first, page by page', async () => {
    const { ada, bea, cy } = await cast();
    const client = await clientOf(app, ada);
    for (const to of [[bea], [cy], [bea, cy]])
      await app.as(ada).graphql(SEND, { input: { to: to.map(({ handle }) => handle), content: `to ${to.length}` } });

    const all = await conversationsOf(client);
    const first = await client.get('/v1/conversations?limit=2');
    const next = /\/api([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await client.get(next);

    expect(all.map(({ last_status: status }) => status.content)).toEqual(['<p>to 2</p>', '<p>to 1</p>', '<p>to 1</p>']);
    expect([...first.body, ...second.body]).toEqual(all);
    expect(all.every(({ unread }) => unread === false)).toBe(true);
    expect((await client.get(`/v1/conversations?since_id=${all[1]!.last_status.id}`)).body).toEqual([all[0]]);
  });

  it('are marked as read, by their people alone', async () => {
    const { ada, bea, cy } = await cast();
    await direct(await clientOf(app, ada), `@${bea.handle} hello`);
    const client = await clientOf(app, bea);
    const [{ id }] = (await conversationsOf(client)) as [Json];

    expect((await (await clientOf(app, cy)).post(`/v1/conversations/${id}/read`)).status).toBe(404);
    expect((await client.post(`/v1/conversations/${id}/read`)).body).toMatchObject({ id, unread: false });
    expect((await conversationsOf(client))[0]!.unread).toBe(false);
  });

  it('are removed for who removes them, until someone writes again', async () => {
    const { ada, bea, cy } = await cast();
    const ofAda = await clientOf(app, ada);
    await direct(ofAda, `@${bea.handle} hello`);
    await direct(await clientOf(app, cy), `@${ada.handle} you do not know me`);
    const [stranger, friend] = (await conversationsOf(ofAda)) as [Json, Json];
    expect(stranger).toMatchObject({ unread: false, accounts: [{ id: cy.id }] });

    expect((await ofAda.delete(`/v1/conversations/${stranger.id}`)).body).toEqual({});
    expect((await conversationsOf(ofAda)).map(({ id }) => id)).toEqual([friend.id]);
    expect((await ofAda.delete(`/v1/conversations/${friend.id}`)).body).toEqual({});
    expect(await conversationsOf(ofAda)).toEqual([]);
    await direct(await clientOf(app, bea), `@${ada.handle} hello again`);
    expect((await conversationsOf(ofAda)).map(({ id }) => id)).toEqual([friend.id]);
    expect((await ofAda.delete('/v1/conversations/17')).status).toBe(404);
  });

  it('are what masto reads', async () => {
    const { ada, bea } = await cast();
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });
    const sent = await masto.v1.statuses.create({ status: `@${bea.handle} quack`, visibility: 'direct' });
    const [conversation] = await masto.v1.conversations.list();
    expect(conversation).toMatchObject({ lastStatus: { id: sent.id }, accounts: [{ acct: bea.handle }] });
  });
});

describe('Markers', () => {
  it('keep how far home and notifications were read, and never move back', async () => {
    const { ada, bea } = await cast();
    const client = await clientOf(app, ada);
    const quacks = [await talk.say(bea, 'one'), await talk.say(bea, 'two')] as const;
    const quack = await talk.say(ada, 'mine');
    const replies = [await talk.say(bea, 'reply one', quack), await talk.say(bea, 'reply two', quack)] as const;
    await app.settled();
    expect((await client.get('/v1/markers?timeline[]=home')).body).toEqual({});

    const moved = await client.post('/v1/markers', {
      home: { last_read_id: quacks[1] },
      notifications: { last_read_id: replies[0] },
    });
    await client.post('/v1/markers', { home: { last_read_id: quacks[0] } });

    expect(moved.body.home).toEqual({
      last_read_id: quacks[1],
      version: expect.any(Number),
      updated_at: expect.stringMatching(/Z$/),
    });
    const kept = await client.get('/v1/markers?timeline[]=home&timeline[]=notifications');
    expect(kept.body).toMatchObject({ home: { last_read_id: quacks[1] }, notifications: { last_read_id: replies[0] } });
    expect((await client.get('/v1/notifications/unread_count?types[]=mention')).body).toEqual({ count: 1 });
    const position = '{ viewer { unreadNotificationCount readingPosition(timeline: HOME) { position } } }';
    expect((await app.as(ada).graphql(position)).data.viewer.readingPosition).toEqual({ position: quacks[1] });

    await client.post('/v1/markers', { notifications: { last_read_id: replies[1] } });
    expect((await client.get('/v1/notifications/unread_count?types[]=mention')).body).toEqual({ count: 0 });
  });

  it('come as a form as well, and not with ids of other servers', async () => {
    const { ada, bea } = await cast();
    const id = await talk.say(bea, 'one');
    const token = await appToken(app, ada);
    const send = (body: URLSearchParams) =>
      fetch(`${app.url}/api/v1/markers`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });

    expect(await (await send(new URLSearchParams({ 'home[last_read_id]': id }))).json()).toMatchObject({
      home: { last_read_id: id },
    });
    expect((await send(new URLSearchParams({ 'home[last_read_id]': '113' }))).status).toBe(422);
    expect((await send(new URLSearchParams({ 'home[last_read_id][]': id }))).status).toBe(422);
    expect((await send(new URLSearchParams({ home: id }))).status).toBe(422);
  });
});
