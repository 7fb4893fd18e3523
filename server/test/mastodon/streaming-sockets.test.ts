import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import { until } from '../api/support/listening.js';
import type { Person } from '../api/support/world.js';
import { appToken, askToken, codeFor, REDIRECT, registerApp } from './support/client-app.js';
import { RawSocket, streamsOpen } from './support/stream-clients.js';

/* The protocol of sockets, and who may use them. */

let app: TestApp;
let ada: Person;
let token: string;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('ada');
  token = await appToken(app, ada);
});
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  await until(() => app.get(SocketServer).size === 0, 'the sockets to close');
});
afterAll(() => app.stop());

/** An open socket. */
async function open(options: ConstructorParameters<typeof RawSocket>[1], path?: string): Promise<RawSocket> {
  const socket = new RawSocket(app, options, path);
  await socket.opened;
  sockets.push(socket);
  return socket;
}

const say = (content: string) =>
  app.as(ada).graphql('mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }', {
    content,
  });

const SUBSCRIBE = { type: 'subscribe', stream: 'public' };
const isUpdate = ({ event }: { event?: string }) => event === 'update';

describe('A socket opens', () => {
  it('with the token as its protocol, which it echoes, in the address, or as a header', async () => {
    const byProtocol = await open({ protocol: token });
    const byAddress = await open({ query: `?access_token=${token}` }, '/api/v1/streaming/');
    const byHeader = await open({ headers: { authorization: `Bearer ${token}` } });

    expect([byProtocol.protocol, byAddress.protocol, byHeader.protocol]).toEqual([token, '', '']);
  });

  it('for pages of any origin', async () => {
    const socket = await open({ protocol: token, headers: { origin: 'https://elk.example' } });
    expect(socket.protocol).toBe(token);
  });

  it('with the stream that the address names', async () => {
    const socket = await open({ protocol: token, query: '?stream=hashtag&tag=ducks' });
    await streamsOpen(app, 1);

    await say('of #ducks');
    expect(await socket.first(isUpdate)).toMatchObject({ stream: ['hashtag', 'ducks'], event: 'update' });
  });

  it('and stays, where the stream that the address names could not be read', async () => {
    const { errors, data } = await app
      .as(ada)
      .graphql('mutation ($input: CreateListInput!) { createList(input: $input) { list { id } } }', {
        input: { title: 'Ducks' },
      });
    expect(errors).toBeUndefined();
    const { id } = data.createList.list as { id: string };
    await app.rows('alter table lists rename to lists_elsewhere');
    const socket = await open({ protocol: token, query: `?stream=list&list=${id}` });

    expect(await socket.first(({ error }) => error !== undefined)).toMatchObject({ status: 500 });
    await app.rows('alter table lists_elsewhere rename to lists');
    socket.send({ type: 'subscribe', stream: 'list', list: id });
    await streamsOpen(app, 1);
  });

  it('not without a token, nor with one that is worth nothing or of a browser', async () => {
    const refused = [{}, { protocol: `mallard_app_${'x'.repeat(43)}` }, { protocol: ada.token }, { protocol: 'x' }];
    for (const options of refused) expect(await new RawSocket(app, options).refused).toBe(401);
  });

  it('not for an app without a person', async () => {
    const { client_id, client_secret } = await registerApp(app);
    const grant = { grant_type: 'client_credentials', client_id, client_secret, scope: 'read' };
    const { body } = await askToken(app, grant);

    expect(await new RawSocket(app, { protocol: body.access_token as string }).refused).toBe(401);
  });

  it('not at another path', async () => {
    expect(await new RawSocket(app, { protocol: token }, '/api/v1/streaming/user').refused).toBe(404);
  });
});

describe('Over a socket', () => {
  it('a payload is the text of JSON', async () => {
    const socket = await open({ protocol: token });
    socket.send(SUBSCRIBE);
    await streamsOpen(app, 1);

    await say('hello');
    const message = await socket.first(isUpdate);

    expect(Object.keys(message)).toEqual(['stream', 'event', 'payload']);
    expect(JSON.parse(message.payload!)).toMatchObject({ content: '<p>hello</p>', reblog: null, poll: null });
  });

  it('a stream that is subscribed to twice comes once, and not after it is unsubscribed', async () => {
    const socket = await open({ protocol: token });
    socket.send(SUBSCRIBE);
    socket.send(SUBSCRIBE);
    socket.send({ type: 'subscribe', stream: 'user' });
    await streamsOpen(app, 2);
    await say('one');
    await socket.all(2);
    socket.send({ type: 'unsubscribe', stream: 'public' });
    await streamsOpen(app, 1);
    await say('two');
    await socket.all(3);

    expect(socket.messages.map(({ stream }) => stream?.[0]).sort()).toEqual(['public', 'user', 'user']);
  });

  it.each([
    ['an unknown stream', { type: 'subscribe', stream: 'everything' }, 400, 'Unknown stream type'],
    ['the name of a property', { type: 'subscribe', stream: 'constructor' }, 400, 'Unknown stream type'],
    ['a stream that is no text', { type: 'subscribe', stream: ['user'] }, 400, 'Unknown stream type'],
    ['no hashtag', { type: 'subscribe', stream: 'hashtag' }, 400, 'Missing tag name parameter'],
    ['a hashtag that is none', { type: 'subscribe', stream: 'hashtag', tag: '#' }, 400, 'Missing tag name parameter'],
    ['no list', { type: 'subscribe', stream: 'list' }, 400, 'Missing list name parameter'],
    ['a list of another server', { type: 'subscribe', stream: 'list', list: '12' }, 404, 'Record not found'],
    ['a missing list', { type: 'subscribe', stream: 'list', list: newId() }, 404, 'Record not found'],
    ['an unknown type', { type: 'ask' }, 400, 'Unknown message type'],
    ['a list for a message', [], 400, 'Unknown message type'],
    ['no JSON', 'subscribe', 400, 'Messages must be JSON'],
    ['null', 'null', 400, 'Messages must be objects'],
  ])('%s is answered with an error, and the socket stays open', async (_, message, status, error) => {
    const socket = await open({ protocol: token });
    socket.send(message);
    const [answer] = await socket.all(1);
    socket.send(SUBSCRIBE);
    await streamsOpen(app, 1);

    expect(answer).toMatchObject({ error, status });
  });

  it('the list of another person is not found', async () => {
    const ben = await app.world.person('ben');
    const { data } = await app.as(ben).graphql('mutation { createList(input: { title: "His" }) { list { id } } }');
    const socket = await open({ protocol: token });
    socket.send({ type: 'subscribe', stream: 'list', list: data.createList.list.id as string });

    expect(await socket.all(1)).toMatchObject([{ error: 'Record not found', status: 404 }]);
  });

  it.each([
    ['read:statuses', ['user', 'public'], ['user:notification']],
    ['read:notifications', ['user:notification'], ['user', 'public', 'direct']],
    ['read', ['user', 'user:notification', 'direct'], []],
    ['write follow push', [], ['user', 'user:notification', 'public', 'direct']],
  ])('an app that may %s gets its streams alone', async (scope, allowed, refused) => {
    const socket = await open({ protocol: await appToken(app, ada, scope) });
    for (const stream of [...refused, ...allowed]) socket.send({ type: 'subscribe', stream });
    await streamsOpen(app, allowed.length);
    await socket.all(refused.length);

    const refusal = { error: 'This action is outside the authorized scopes', status: 403 };
    expect(socket.messages).toMatchObject(refused.map(() => refusal));
  });

  it('there are 20 streams at most', async () => {
    const socket = await open({ protocol: token });
    for (let n = 0; n <= 20; n += 1) socket.send({ type: 'subscribe', stream: 'hashtag', tag: `tag${n}` });
    await streamsOpen(app, 20);

    expect(await socket.all(1)).toMatchObject([{ status: 429 }]);
  });

  it('more than 100 messages within a minute close it', async () => {
    const socket = new RawSocket(app, { protocol: token });
    await socket.opened;
    for (let n = 0; n <= 100; n += 1) socket.send({ type: 'unsubscribe', stream: 'public' });

    expect(await socket.closed).toBe(1013);
  });
});

describe('A socket closes', () => {
  it('with the session of its app, and only that one', async () => {
    const { client_id, client_secret } = await registerApp(app);
    const { body } = await askToken(app, {
      grant_type: 'authorization_code',
      code: await codeFor(app, ada, client_id),
      client_id,
      client_secret,
      redirect_uri: REDIRECT,
    });
    const revoked = body.access_token as string;
    const ending = await open({ protocol: revoked });
    const other = await open({ protocol: token });
    other.send(SUBSCRIBE);
    await fetch(`${app.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: revoked, client_id, client_secret }),
    });

    expect(await ending.closed).toBe(4403);
    await say('still here');
    expect(await other.first(isUpdate)).toMatchObject({ event: 'update' });
  });

  it('when its person ends the session of the app', async () => {
    const cyd = await app.world.person('cyd');
    const socket = await open({ protocol: await appToken(app, cyd) });
    const { data } = await app.as(cyd).graphql('{ viewer { sessions { id app { name } } } }');
    const session = data.viewer.sessions.find(({ app: of }: { app: object | null }) => of !== null);
    await app.as(cyd).graphql('mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }', { id: session.id });

    expect(await socket.closed).toBe(4403);
  });

  it('when its person is suspended', async () => {
    const admin = await app.world.person('admin', { role: 'admin' });
    const dov = await app.world.person('dov');
    const socket = await open({ protocol: await appToken(app, dov) });
    const suspend = `mutation ($id: ID!, $input: DecisionInput!) {
      moderateUser(userId: $id, input: $input) { decision { id } } }`;
    const input = { outcome: 'SUSPEND', ground: 'LAW', law: 'Section 1', facts: 'It says so itself.' };
    await app.as(admin).graphql(suspend, { id: dov.id, input });

    expect(await socket.closed).toBe(4403);
  });

  it('when the server stops, so that its client comes back', async () => {
    const replica = await app.replica();
    const socket = new RawSocket(replica, { protocol: token });
    await socket.opened;
    await replica.stop();

    expect(await socket.closed).toBe(1012);
  });
});

describe('Events of another server', () => {
  it('reach sockets of this one', async () => {
    const replica = await app.replica();
    const socket = await open({ protocol: token, query: '?stream=user' });
    await streamsOpen(app, 1);
    await replica.as(ada).graphql('mutation { createPost(input: { content: "from the other one" }) { post { id } } }');
    const message = await socket.first(isUpdate);
    await replica.stop();

    expect(JSON.parse(message.payload!)).toMatchObject({ content: '<p>from the other one</p>' });
  });
});

describe('Maintenance', () => {
  const BEGIN = 'mutation { createMaintenance(input: { isActive: true }) { id } }';
  const END = 'mutation ($id: ID!) { deleteMaintenance(id: $id) { deletedId } }';
  const isRefusal = ({ status }: { status?: number }) => status === 503;

  it('ends streams and opens none; the socket stays, and asks again when it is over', async () => {
    const admin = app.as(await app.world.person('max', { role: 'admin' }));
    const socket = await open({ protocol: token });
    socket.send(SUBSCRIBE);
    await streamsOpen(app, 1);

    const { data } = await admin.graphql(BEGIN);
    await socket.first(isRefusal);
    await streamsOpen(app, 0);
    socket.send(SUBSCRIBE);
    await until(() => socket.messages.filter(isRefusal).length === 2, 'the second refusal');
    const bySse = await fetch(`${app.url}/api/v1/streaming/public`, { headers: { authorization: `Bearer ${token}` } });
    expect(bySse.status).toBe(503);
    await bySse.body?.cancel();

    await admin.graphql(END, { id: data.createMaintenance.id });
    socket.send(SUBSCRIBE);
    await streamsOpen(app, 1);
    await say('it is over');
    await socket.first(isUpdate);
  });
});
