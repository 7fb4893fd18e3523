import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { mastodon } from 'masto';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import { until } from '../api/support/listening.js';
import type { Person } from '../api/support/world.js';
import { appToken } from './support/client-app.js';
import { Heard, streamingClient, streamsOpen } from './support/stream-clients.js';

let app: TestApp;
let ada: Person;
let ben: Person;
let cyd: Person;
let token: string;
const clients: mastodon.streaming.Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [ada, ben, cyd] = (await app.world.people('ada', 'ben', 'cyd')) as [Person, Person, Person];
  token = await appToken(app, ada);
  await app.as(ada).post(`/follows/${ben.id}`);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await until(() => app.get(SocketServer).size === 0, 'the sockets to close');
});
afterAll(() => app.stop());

function listen(accessToken = token): mastodon.streaming.Client {
  const client = streamingClient(app, accessToken);
  clients.push(client);
  return client;
}

const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

async function say(person: Person, content: string, more: object = {}): Promise<string> {
  const { data, errors } = await app.as(person).graphql(CREATE, { input: { content, ...more } });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post.id as string;
}

async function act(person: Person, mutation: string, variables: Record<string, unknown>): Promise<Json> {
  const { data, errors } = await app.as(person).graphql(mutation, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

describe('The stream of a person', () => {
  it('has what home has, as home has it', async () => {
    const heard = new Heard(listen().user.subscribe());
    await streamsOpen(app, 1);

    await say(cyd, 'of someone else');
    const root = await say(ben, 'hello @ada and #pond');
    await say(ben, 'a reply', { parentPostId: root });
    await say(ada, 'my own');
    await until(() => heard.contents().length === 2, 'both statuses');

    expect(heard.contents()).toEqual(['hello @ada and #pond', 'my own']);
    expect(heard.events.find(({ event }) => event === 'update')).toMatchObject({
      stream: ['user'],
      payload: {
        id: root,
        account: { id: ben.id, acct: 'ben' },
        mentions: [{ id: ada.id, acct: 'ada' }],
        tags: [{ name: 'pond' }],
        favourited: false,
        muted: false,
      },
    });
  });

  it('has requacks, with what they requack, until they are undone', async () => {
    const heard = new Heard(listen().user.subscribe());
    await streamsOpen(app, 1);

    const original = await say(cyd, 'worth it');
    await act(ben, 'mutation ($id: ID!) { requackPost(id: $id) { post { id } } }', { id: original });
    const { payload } = await heard.first(({ event }) => event === 'update');

    expect(payload).toMatchObject({ account: { acct: 'ben' }, reblog: { id: original, account: { acct: 'cyd' } } });
    await act(ben, 'mutation ($id: ID!) { unrequackPost(id: $id) { post { id } } }', { id: original });
    const undone = await heard.first(({ event }) => event === 'delete');
    expect(undone.payload).toBe((payload as mastodon.v1.Status).id);
  });

  it('tells of edits and deletions', async () => {
    const id = await say(ben, 'first words');
    const heard = new Heard(listen().user.subscribe());
    await streamsOpen(app, 1);

    await act(ben, 'mutation ($id: ID!) { updatePost(id: $id, input: { content: "second words" }) { post { id } } }', {
      id,
    });
    await heard.first(({ event }) => event === 'status.update');
    await act(ben, 'mutation ($id: ID!) { deletePost(id: $id) { deletedId } }', { id });
    await heard.first(({ event }) => event === 'delete');

    expect(heard.events).toMatchObject([
      { event: 'status.update', payload: { id, content: '<p>second words</p>', editedAt: expect.any(String) } },
      { event: 'delete', payload: id },
    ]);
  });

  it('has notifications where the app may read them, and tells that filters changed', async () => {
    const withoutThem = await appToken(app, ada, 'read:statuses');
    const [heard, less] = [new Heard(listen().user.subscribe()), new Heard(listen(withoutThem).user.subscribe())];
    await streamsOpen(app, 2);

    const id = await say(ada, 'nod at me');
    await act(cyd, 'mutation ($id: ID!) { nodPost(id: $id) { post { id } } }', { id });
    const { payload } = await heard.first(({ event }) => event === 'notification');
    await act(ada, 'mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }', {
      input: { title: 'Noise', action: 'HIDE', contexts: ['HOME', 'LISTS'], terms: [{ term: 'noise' }] },
    });
    await Promise.all([heard, less].map((each) => each.first(({ event }) => event === 'filters_changed')));

    expect(payload).toMatchObject({ type: 'favourite', account: { acct: 'cyd' }, status: { id } });
    expect(less.events.map(({ event }) => event)).toEqual(['update', 'filters_changed']);
  });

  it('leaves out what filters of the person hide, and what is muted', async () => {
    const heard = new Heard(listen().user.subscribe());
    await streamsOpen(app, 1);

    await say(ben, 'nothing but noise');
    await say(ben, 'the marker');
    await until(() => heard.contents().length > 0, 'the marker');

    expect(heard.contents()).toEqual(['the marker']);
  });
});

describe('The stream of notifications', () => {
  it('has what people publish about whom one asked for that', async () => {
    await app.as(ada).put(`/follows/${ben.id}/notifications`, { choice: 'ORIGINALS' });
    const heard = new Heard(listen().user.notification.subscribe());
    await streamsOpen(app, 1);

    const id = await say(ben, 'a quack for everyone');
    const { payload } = await heard.first(({ event }) => event === 'notification');
    await app.as(ada).put(`/follows/${ben.id}/notifications`, { choice: 'OFF' });

    expect(payload).toMatchObject({ type: 'status', account: { acct: 'ben' }, status: { id } });
  });

  it('has these alone', async () => {
    const heard = new Heard(listen().user.notification.subscribe());
    await streamsOpen(app, 1);

    await say(ben, 'hi @ada, look');
    await heard.first(({ event }) => event === 'notification');

    expect(heard.events).toMatchObject([
      { stream: ['user:notification'], event: 'notification', payload: { type: 'mention', account: { acct: 'ben' } } },
    ]);
  });
});

describe('The public streams', () => {
  it('have what everyone wrote, local ones as well, and remote ones nothing', async () => {
    const [everyone, local, remote] = [
      new Heard(listen().public.subscribe()),
      new Heard(listen().public.local.subscribe()),
      new Heard(listen().public.remote.subscribe()),
    ];
    await streamsOpen(app, 3);

    await say(cyd, 'for everyone');
    await say(cyd, 'unlisted', { visibility: 'UNLISTED' });
    await say(cyd, 'for followers', { visibility: 'FOLLOWERS' });
    await say(cyd, 'the marker');
    await until(() => everyone.contents().length > 1 && local.contents().length > 1, 'the marker');

    expect(everyone.contents()).toEqual(['for everyone', 'the marker']);
    expect(local.contents()).toEqual(['for everyone', 'the marker']);
    expect(local.events[0]!.stream).toEqual(['public:local']);
    expect(remote.events).toEqual([]);
  });

  it('leave out whom the person blocks, or is blocked by', async () => {
    const dov = await app.world.person('dov');
    const eve = await app.world.person('eve');
    await act(dov, 'mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', { id: ada.id });
    await act(ada, 'mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', { id: eve.id });
    const heard = new Heard(listen().public.subscribe());
    await streamsOpen(app, 1);

    const hidden = await say(dov, 'not for ada');
    await say(eve, 'neither');
    await act(dov, 'mutation ($id: ID!) { deletePost(id: $id) { deletedId } }', { id: hidden });
    await say(cyd, 'the marker');
    await until(() => heard.contents().length > 0, 'the marker');

    expect(heard.events.map(({ event }) => event)).toEqual(['update']);
    expect(heard.contents()).toEqual(['the marker']);
  });
});

describe('The stream of a hashtag', () => {
  it('has what carries it, named as the client wrote it, and its deletions', async () => {
    const heard = new Heard(listen().hashtag.subscribe({ tag: 'Ducks' }));
    await streamsOpen(app, 1);

    await say(cyd, 'about #geese');
    const id = await say(cyd, 'about #ducks');
    await heard.first(({ event }) => event === 'update');
    await act(cyd, 'mutation ($id: ID!) { deletePost(id: $id) { deletedId } }', { id });
    await heard.first(({ event }) => event === 'delete');

    expect(heard.contents()).toEqual(['about #ducks']);
    expect(heard.events).toMatchObject([
      { stream: ['hashtag', 'Ducks'], event: 'update' },
      { stream: ['hashtag', 'Ducks'], event: 'delete', payload: id },
    ]);
  });
});

describe('A status on a stream', () => {
  it('says to each listener what they did with it', async () => {
    const id = await say(cyd, 'a #pond for two');
    await act(ada, 'mutation ($id: ID!) { nodPost(id: $id) { post { id } } }', { id });
    const [adas, bens] = [
      new Heard(listen().hashtag.subscribe({ tag: 'pond' })),
      new Heard(listen(await appToken(app, ben)).hashtag.subscribe({ tag: 'pond' })),
    ];
    await streamsOpen(app, 2);

    await act(
      cyd,
      'mutation ($id: ID!) { updatePost(id: $id, input: { content: "a #pond for all" }) { post { id } } }',
      {
        id,
      },
    );
    const said = await Promise.all([adas, bens].map((heard) => heard.first(({ event }) => event === 'status.update')));

    expect(said.map(({ payload }) => (payload as mastodon.v1.Status).favourited)).toEqual([true, false]);
  });
});

describe('The stream of a list', () => {
  it('has what the people of the list write', async () => {
    const { data } = await app.as(ada).graphql('mutation { createList(input: { title: "Few" }) { list { id } } }');
    const list = data.createList.list.id as string;
    await act(
      ada,
      'mutation ($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { list { id } } }',
      {
        id: list,
        member: { userId: cyd.id },
      },
    );
    const heard = new Heard(listen().list.subscribe({ list }));
    await streamsOpen(app, 1);

    await say(ben, 'of home');
    await say(cyd, 'of the list');
    await until(() => heard.contents().length > 0, 'the status');

    expect(heard.contents()).toEqual(['of the list']);
    expect(heard.events[0]!.stream).toEqual(['list', list]);
  });
});

describe('The stream of direct messages', () => {
  it('has the conversation of each whisper', async () => {
    const heard = new Heard(listen().direct.subscribe());
    await streamsOpen(app, 1);

    await act(ben, 'mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "psst" }) { id } }', {
      to: ['ada'],
    });
    const { stream, payload } = await heard.first(({ event }) => event === 'conversation');

    expect(stream).toEqual(['direct']);
    expect(payload).toMatchObject({ id: expect.any(String), unread: true, accounts: [{ acct: 'ben' }] });
  });

  it('tells that a whisper was deleted', async () => {
    const heard = new Heard(listen().direct.subscribe());
    await streamsOpen(app, 1);
    const sent = await act(
      ben,
      'mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "oops" }) { id } }',
      {
        to: ['ada'],
      },
    );

    await act(ben, 'mutation ($id: ID!) { deleteWhisper(id: $id) { id } }', { id: sent.sendWhisper.id });
    const { payload } = await heard.first(({ event }) => event === 'delete');

    expect(payload).toBe(sent.sendWhisper.id);
  });
});

describe('Streams', () => {
  it('need the same number of statements for one listener and for twenty', async () => {
    const crowd = await app.world.people(...Array.from({ length: 20 }, (_, n) => `listener${n}`));
    const tokens: string[] = [];
    for (const person of crowd) {
      await app.as(person).post(`/follows/${ben.id}`);
      tokens.push(await appToken(app, person, 'read'));
    }
    const original = await say(cyd, 'read https://example.org/page, with a card perhaps');
    const publish = async (listening: readonly string[]): Promise<number> => {
      const heard = listening.map((each) => new Heard(listen(each).user.subscribe()));
      await streamsOpen(app, heard.length);
      await app.settled();
      const statements = await app.statementsDuring(async () => {
        await act(ben, 'mutation ($id: ID!) { requackPost(id: $id) { post { id } } }', { id: original });
        await until(() => heard.every(({ events }) => events.length === 1), 'the requack everywhere');
        await app.settled();
      });
      await act(ben, 'mutation ($id: ID!) { unrequackPost(id: $id) { post { id } } }', { id: original });
      for (const client of clients.splice(0)) client.close();
      await streamsOpen(app, 0);
      return statements.length;
    };

    // The first time, filters and tokens are read.
    await publish(tokens);
    const many = await publish(tokens);
    const few = await publish(tokens.slice(0, 1));

    // Reads that come at once are one statement, so there may be one more or less.
    expect(many).toBeLessThanOrEqual(few + 1);
  });
});
