import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { buildSchema, GraphQLObjectType } from 'graphql';
import { WebSocket } from 'ws';
import { InvalidToken, NotAllowed, ServiceUnavailable } from '../../src/kernel/errors/app-error.js';
import { ConnectionRegistry } from '../../src/kernel/graphql/socket/connection-registry.js';
import { GraphqlEngine } from '../../src/kernel/graphql/module/graphql-engine.js';
import { SOCKET_LIMITS, type SocketLimits } from '../../src/kernel/graphql/socket/socket-limits.js';
import { SocketServer } from '../../src/kernel/graphql/socket/socket-server.js';
import { RateLimited } from '../../src/kernel/limits/rate-limit.errors.js';
import { LiveQueue } from '../../src/kernel/pubsub/live-queue.js';
import { Authenticator } from '../../src/kernel/request/authenticator.js';
import { type BearerRequest, bearerToken } from '../../src/kernel/request/bearer.js';
import type { MaintenanceGate } from '../../src/kernel/request/maintenance-gate.js';
import type { GraphqlContext } from '../../src/kernel/request/context-of.js';
import type { RequestContext } from '../../src/kernel/request/request-context.js';
import type { SignedInViewer } from '../../src/kernel/request/viewer.js';

beforeAll(() => Logger.overrideLogger(false));

/** Knows `Bearer <person>.<session>.ok`; `expired` and `down` as the last part do what they say. */
class PretendAuthenticator extends Authenticator {
  readonly watched = new Map<string, Set<() => void>>();
  readonly expired = new Set<string>();
  /** A database under load takes its time. */
  slow: Promise<unknown> = Promise.resolve();

  async personOf({ headers }: BearerRequest): Promise<SignedInViewer> {
    await this.slow;
    const token = bearerToken(headers.authorization)!;
    const [id = '', sessionId = '', state] = token.split('.');
    if (state === 'down') return Promise.reject(new ServiceUnavailable());
    if (this.expired.has(token)) return Promise.reject(new InvalidToken('Token expired'));
    if (state !== 'ok') return Promise.reject(new InvalidToken());
    return Promise.resolve({
      id,
      sessionId,
      handle: id,
      role: 'basic',
      language: 'he',
      defaultVisibility: 'PUBLIC',
      defaultQuoteRule: 'EVERYONE',
      claims: new Set(),
      scopes: null,
      frozenUntil: null,
      isSuspended: false,
      isNewcomer: false,
    });
  }

  onSessionEnded(sessionId: string, callback: () => void): () => void {
    const callbacks = this.watched.get(sessionId) ?? new Set();
    this.watched.set(sessionId, callbacks.add(callback));
    return () => callbacks.delete(callback);
  }

  end(sessionId: string): void {
    for (const callback of this.watched.get(sessionId) ?? []) callback();
  }
}

const schema = buildSchema(`
  type Post { id: ID! by: String secret: String }
  type Query { me: String language: String key: String slow: Boolean }
  type Mutation { say(text: String!): String }
  type Subscription { posts(first: Int): Post! broken: Post! }
`);

interface World {
  queues: LiveQueue<{ id: string }>[];
  contexts: RequestContext[];
}

let world: World;

function fieldsOf(name: string) {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLObjectType)) throw new Error(name);
  return type.getFields();
}

const { me, language, key } = fieldsOf('Query');
const { say } = fieldsOf('Mutation');
const { posts, broken } = fieldsOf('Subscription');
const { by, secret } = fieldsOf('Post');
if (!me || !language || !key || !say || !posts || !broken || !by || !secret)
  throw new Error('The schema lacks a field.');
me.resolve = (_, __, { request }: GraphqlContext) => request.viewer.id;
language.resolve = (_, __, { request }: GraphqlContext) => request.language;
key.resolve = (_, __, { request }: GraphqlContext) => request.idempotencyKey;
say.resolve = (_, { text }: { text: string }) => text;
by.resolve = (_, __, { request }: GraphqlContext) => {
  world.contexts.push(request);
  return request.viewer.id;
};
secret.resolve = () => {
  throw new Error('select * from secrets');
};
posts.resolve = (post: unknown) => post;
posts.subscribe = () => {
  const queue = new LiveQueue<{ id: string }>(() => {
    world.queues = world.queues.filter((other) => other !== queue);
  });
  world.queues.push(queue);
  return queue;
};
broken.subscribe = () => {
  throw new NotAllowed();
};

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A client of the plain protocol, so that it can misbehave. */
class Client {
  readonly messages: Message[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly refused: Promise<number>;
  private readonly waiting: { when: (message: Message) => boolean; found: (message: Message) => void }[] = [];

  constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    );
    this.refused = new Promise((resolve) =>
      socket.once('unexpected-response', (_, response: IncomingMessage) => {
        response.resume();
        socket.terminate();
        resolve(response.statusCode ?? 0);
      }),
    );
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      this.messages.push(message);
      for (const waiter of this.waiting.filter(({ when }) => when(message))) waiter.found(message);
    });
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  send(message: unknown): this {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this;
  }

  next(type: string, id?: string): Promise<Message> {
    const when = (message: Message) => message.type === type && (id === undefined || message.id === id);
    const known = this.messages.find(when);
    return known ? Promise.resolve(known) : new Promise((found) => this.waiting.push({ when, found }));
  }

  async init(payload?: Record<string, unknown>): Promise<this> {
    await this.open();
    this.send({ type: 'connection_init', payload });
    await this.next('connection_ack');
    return this;
  }

  subscribe(id: string, query: string, rest: Record<string, unknown> = {}): this {
    return this.send({ id, type: 'subscribe', payload: { query, ...rest } });
  }
}

function codesOf(message: Message): unknown[] {
  const payload = message.payload as
    | { extensions?: { code: string } }[]
    | { errors?: { extensions?: { code: string } }[] };
  const errors = Array.isArray(payload) ? payload : (payload.errors ?? []);
  return errors.map(({ extensions }) => extensions?.code);
}

let http: Server;
let server: SocketServer;
let port: number;
let authenticator: PretendAuthenticator;
let refuseAll = false;
let refuseAddress = false;
const clients: Client[] = [];

const NO_BLOCKS = { refuses: () => false };
/** Of a site that never closes. */
const OPEN: MaintenanceGate = { refusalFor: () => null, onChange: () => () => undefined };

const TINY: SocketLimits = {
  ...SOCKET_LIMITS,
  initMs: 150,
  closeMs: 100,
  socketsPerAddress: 6,
  socketsPerUser: 3,
  subscriptionsPerSocket: 4,
  visitorSubscriptionsPerAddress: 10,
};

async function start(limits: SocketLimits = TINY, publicUrl = 'https://mallard.example'): Promise<void> {
  world = { queues: [], contexts: [] };
  refuseAll = false;
  refuseAddress = false;
  authenticator = new PretendAuthenticator();
  const engine = new GraphqlEngine({ GRAPHQL_EXECUTOR: 'planned' }, { admitCost: () => Promise.resolve() });
  const limiter = {
    admitAddress: () => (refuseAddress ? Promise.reject(new RateLimited('every-address', 30)) : Promise.resolve()),
    admitRequest: () => (refuseAll ? Promise.reject(new RateLimited('every-user', 30)) : Promise.resolve()),
  };
  server = new SocketServer(
    { PUBLIC_URL: publicUrl, CORS_ORIGINS: ['https://app.example'], TRUST_PROXY: 0 },
    { schema: () => schema, authenticator, limiter, engine, maintenance: OPEN, network: NO_BLOCKS },
    limits,
  );
  http = createServer((_, response) => response.end('plain'));
  server.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
}

async function stop(): Promise<void> {
  for (const { socket } of clients.splice(0)) socket.terminate();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}

interface Door {
  path?: string;
  origin?: string;
  protocol?: string | null;
}

function connect({ path = '/graphql', origin, protocol = 'graphql-transport-ws' }: Door = {}): Client {
  const options = { headers: { 'accept-language': 'he' }, ...(origin !== undefined && { origin }) };
  const url = `ws://127.0.0.1:${port}${path}`;
  const client = new Client(protocol === null ? new WebSocket(url, options) : new WebSocket(url, protocol, options));
  clients.push(client);
  return client;
}

async function eventually(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !check(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(check()).toBe(true);
}

const ADA = { authorization: 'Bearer ada.s1.ok' };
const POSTS = 'subscription { posts { id by } }';

beforeEach(() => start());
afterEach(stop);

describe('the door to the sockets', () => {
  it.each(['/other', '/graphqlX', '/graphql/', '/'])('answers an upgrade of %s with 404', async (path) => {
    expect(await connect({ path }).refused).toBe(404);
  });

  it.each([
    'https://evil.example',
    'https://mallard.example.evil.example',
    'http://mallard.example',
    'null',
    'file://',
  ])('refuses the origin %s', async (origin) => {
    expect(await connect({ origin }).refused).toBe(403);
  });

  it.each(['https://mallard.example', 'https://app.example', undefined])('lets the origin %s in', async (origin) => {
    await expect(connect({ origin }).init()).resolves.toBeDefined();
  });

  it('lets a local site’s page in by its other names, and a page of this machine into no other site', async () => {
    const origin = () => `http://127.0.0.1:${port}`;
    const elsewhere = await connect({ origin: origin() }).refused;
    await stop();
    await start(TINY, 'http://localhost:3000');

    expect(elsewhere).toBe(403);
    await expect(connect({ origin: origin() }).init()).resolves.toBeDefined();
  });

  it('closes a socket that names no protocol with 4406', async () => {
    expect((await connect({ protocol: null }).closed).code).toBe(4406);
  });

  it('takes no other protocol', async () => {
    // A client whose protocol is not taken gives up by itself.
    expect((await connect({ protocol: 'graphql-ws' }).closed).code).toBe(1006);
  });

  it('lets go of a connection whose handshake is broken', async () => {
    const socket = connectTcp(port, '127.0.0.1').resume();
    socket.write('GET /graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');

    await new Promise((resolve) => socket.once('close', resolve));

    await eventually(() => server.size === 0);
  });

  it('answers other upgrades as plain requests', async () => {
    const socket = connectTcp(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n');

    const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));

    expect(answer).toContain('200 OK');
  });

  it('refuses an address that asks too often', async () => {
    refuseAddress = true;

    expect(await connect().refused).toBe(429);
  });

  it('has six places for an address, and gives them back', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => connect().init()));

    expect(await connect().refused).toBe(429);
    six[0]?.socket.close();
    await eventually(() => server.size === 5);

    await expect(connect().init()).resolves.toBeDefined();
  });

  it('has three places for a person', async () => {
    for (let count = 0; count < 3; count += 1) await connect().init(ADA);

    const fourth = await connect().open();
    fourth.send({ type: 'connection_init', payload: ADA });

    expect((await fourth.closed).code).toBe(1013);
    await expect(connect().init({ authorization: 'Bearer bea.s2.ok' })).resolves.toBeDefined();
  });
});

describe('the protocol', () => {
  it('closes a socket that does not say hello with 4408', async () => {
    expect((await (await connect().open()).closed).code).toBe(4408);
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown type', { type: 'shout' }],
    ['a query that is no text', { id: '1', type: 'subscribe', payload: { query: 5 } }],
    ['an operation without an id', { type: 'subscribe', payload: { query: '{ me }' } }],
  ])('closes a socket that sends %s with 4400', async (_, message) => {
    const client = await connect().init();

    client.send(message);

    expect((await client.closed).code).toBe(4400);
  });

  it('closes a socket that sends bytes with 4400', async () => {
    const client = await connect().init();

    client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });

    expect((await client.closed).code).toBe(4400);
  });

  it('closes a socket that asks before it said hello with 4401', async () => {
    const client = await connect().open();

    client.subscribe('1', POSTS);

    expect((await client.closed).code).toBe(4401);
  });

  it('closes a socket that says hello twice with 4429', async () => {
    const client = await connect().init();

    client.send({ type: 'connection_init' });

    expect((await client.closed).code).toBe(4429);
  });

  it('closes a socket that uses an id twice with 4409', async () => {
    const client = await connect().init();

    client.subscribe('1', POSTS).subscribe('1', POSTS);

    expect((await client.closed).code).toBe(4409);
  });

  it('closes a socket that sends more than 64 KB with 1009', async () => {
    const client = await connect().init();

    client.subscribe('1', `{ me } # ${'x'.repeat(65_536)}`);

    expect((await client.closed).code).toBe(1009);
  });

  it('takes any id, also one that names a prototype', async () => {
    const client = await connect().init();

    client.subscribe('__proto__', '{ me }');

    expect((await client.next('next', '__proto__')).payload).toEqual({ data: { me: null } });
  });

  it('closes a socket that sends more than 100 messages in a minute with 1013', async () => {
    const client = await connect().init();

    for (let count = 0; count < 100; count += 1) client.send({ type: 'ping' });

    expect((await client.closed).code).toBe(1013);
  });

  it('counts control frames among the messages, and cuts off who floods it with them', async () => {
    const patient = await connect().init();
    const flooding = await connect().init();

    for (let count = 0; count < 500; count += 1) flooding.socket.ping();
    for (let count = 0; count < 100; count += 1) {
      const answered = new Promise((resolve) => patient.socket.once('pong', resolve));
      patient.socket.ping();
      await Promise.race([answered, patient.closed]);
    }

    expect((await patient.closed).code).toBe(1013);
    expect((await flooding.closed).code).toBe(1006);
  });

  it('offers no compression', async () => {
    const client = await connect().init();

    expect(client.socket.extensions).toBe('');
  });
});

describe('who speaks over a socket', () => {
  it('is a visitor without a token, and a person with one', async () => {
    const visitor = await connect().init();
    const ada = await connect().init(ADA);

    visitor.subscribe('1', '{ me language }');
    ada.subscribe('1', '{ me language }');

    expect((await visitor.next('next')).payload).toEqual({ data: { me: null, language: 'he' } });
    expect((await ada.next('next')).payload).toEqual({ data: { me: 'ada', language: 'he' } });
  });

  it.each(['Bearer ada.s1.bad', 'Basic YWRhOmFkYQ==', 'Bearer', 5, { a: 1 }])(
    'is refused with 4403 for %j',
    async (authorization) => {
      const client = await connect().open();

      client.send({ type: 'connection_init', payload: { authorization } });

      expect((await client.closed).code).toBe(4403);
    },
  );

  it('may come back later while the database is away', async () => {
    const client = await connect().open();

    client.send({ type: 'connection_init', payload: { authorization: 'Bearer ada.s1.down' } });

    expect((await client.closed).code).toBe(1013);
  });

  it('loses the socket with the session, and is watched no longer than that', async () => {
    const client = await connect().init(ADA);
    const other = await connect().init({ authorization: 'Bearer ada.s2.ok' });

    authenticator.end('s1');

    expect((await client.closed).code).toBe(4403);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    await eventually(() => authenticator.watched.get('s1')?.size === 0);
  });

  it('keeps streams after the access token, but must renew it for anything else', async () => {
    const client = await connect().init(ADA);
    client.subscribe('1', POSTS);
    await eventually(() => world.queues.length === 1);

    authenticator.expired.add('ada.s1.ok');
    client.subscribe('2', POSTS).subscribe('3', '{ me }');
    await eventually(() => world.queues.length === 2);
    world.queues[0]?.push({ id: 'a' });

    expect(codesOf(await client.next('error', '3'))).toEqual(['UNAUTHENTICATED']);
    expect((await client.next('next', '1')).payload).toEqual({ data: { posts: { id: 'a', by: 'ada' } } });
  });
});

describe('operations over a socket', () => {
  it('answers a ping once it listens for the subscriptions before it', async () => {
    const client = await connect().init(ADA);
    let goOn = () => {};
    authenticator.slow = new Promise<void>((resolve) => (goOn = resolve));

    client.subscribe('1', POSTS).send({ type: 'ping' });
    for (let trip = 0; trip < 3; trip += 1) {
      client.socket.ping();
      await once(client.socket, 'pong');
    }
    expect(client.messages.some(({ type }) => type === 'pong')).toBe(false);
    goOn();
    await client.next('pong');

    expect(world.queues).toHaveLength(1);
  });

  it('delivers events, each in a context of its own', async () => {
    const client = await connect().init(ADA);
    client.subscribe('1', POSTS);
    await eventually(() => world.queues.length === 1);

    world.queues[0]?.push({ id: 'a' });
    world.queues[0]?.push({ id: 'b' });
    await eventually(() => client.messages.filter(({ type }) => type === 'next').length === 2);

    expect(world.contexts.map(({ viewer, transport }) => [viewer.id, transport])).toEqual([
      ['ada', 'websocket'],
      ['ada', 'websocket'],
    ]);
    expect(world.contexts[0]).not.toBe(world.contexts[1]);
    expect(world.contexts[0]?.requestId).not.toBe(world.contexts[1]?.requestId);
  });

  it('stops listening at once when the client completes or leaves', async () => {
    const client = await connect().init();
    client.subscribe('1', POSTS).subscribe('2', POSTS);
    await eventually(() => world.queues.length === 2);

    client.send({ id: '1', type: 'complete' });
    await eventually(() => world.queues.length === 1);
    client.socket.terminate();

    await eventually(() => world.queues.length === 0);
  });

  it.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { posts { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['too many tokens', `{ ${'me '.repeat(2_000)} }`, 'QUERY_TOO_COMPLEX'],
    ['too many root fields', `{ ${'me '.repeat(21)} }`, 'QUERY_TOO_COMPLEX'],
    ['a page that is too large', 'subscription { posts(first: 101) { id } }', 'BAD_USER_INPUT'],
    ['two operations and no name', 'query A { me } query B { me }', 'BAD_REQUEST'],
  ])('refuses %s for its id alone', async (_, query, code) => {
    const client = await connect().init();
    client.subscribe('good', POSTS);
    await eventually(() => world.queues.length === 1);

    client.subscribe('bad', query);
    const refused = await client.next('error', 'bad');
    world.queues[0]?.push({ id: 'a' });

    expect(codesOf(refused)).toEqual([code]);
    expect((await client.next('next', 'good')).payload).toEqual({ data: { posts: { id: 'a', by: null } } });
  });

  it('refuses wrong variables and what a resolver refuses, and hides what went wrong inside', async () => {
    const client = await connect().init();

    client
      .subscribe('1', 'subscription($n: Int!) { posts(first: $n) { id } }', { variables: { n: 'many' } })
      .subscribe('2', 'subscription { broken { id } }')
      .subscribe('3', 'subscription { posts { id secret } }')
      .subscribe('4', 'query($t: String!) { me }');
    await eventually(() => world.queues.length === 1);
    world.queues[0]?.push({ id: 'a' });

    expect(codesOf(await client.next('next', '1'))).toEqual(['BAD_USER_INPUT']);
    expect(codesOf(await client.next('next', '2'))).toEqual(['FORBIDDEN']);
    expect((await client.next('next', '3')).payload).toMatchObject({
      data: { posts: { id: 'a', secret: null } },
      errors: [{ message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    expect(codesOf(await client.next('error', '4'))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('refuses one subscription too many by a message, and the socket lives on', async () => {
    const client = await connect().init();

    for (let id = 1; id <= 5; id += 1) client.subscribe(String(id), POSTS);
    const refused = await client.next('error');
    world.queues[0]?.push({ id: 'a' });

    expect([refused.id, ...codesOf(refused)]).toEqual(['5', 'RATE_LIMITED']);
    expect((refused.payload as { extensions: unknown }[])[0]?.extensions).toMatchObject({
      retryAfter: 10,
      values: { limit: 4 },
    });
    expect((await client.next('next', '1')).payload).toEqual({ data: { posts: { id: 'a', by: null } } });
  });

  it('has ten subscriptions for the visitors of an address, gives them back, and more for people', async () => {
    const [one, two, three] = await Promise.all([connect().init(), connect().init(), connect().init()]);
    for (const client of [one, two]) for (let id = 1; id <= 4; id += 1) client.subscribe(String(id), POSTS);
    await eventually(() => server.subscriptions === 8);

    for (let id = 1; id <= 3; id += 1) three.subscribe(String(id), POSTS);
    const refused = await three.next('error');
    const ada = (await connect().init(ADA)).subscribe('1', POSTS);
    await eventually(() => server.subscriptions === 11);
    one.socket.close();
    await eventually(() => server.subscriptions === 7);
    three.subscribe('4', POSTS).subscribe('5', POSTS).subscribe('bad', 'subscription { broken { id } }');
    await eventually(() => server.subscriptions === 9);

    expect([refused.id, ...codesOf(refused)]).toEqual(['3', 'RATE_LIMITED']);
    expect((refused.payload as { extensions: unknown }[])[0]?.extensions).toMatchObject({ values: { limit: 10 } });
    world.queues.at(-1)?.push({ id: 'a' });
    expect((await three.next('next', '5')).payload).toEqual({ data: { posts: { id: 'a', by: null } } });
    ada.socket.close();
  });

  it('holds operations against the rate limits of requests', async () => {
    const client = await connect().init();
    refuseAll = true;

    client.subscribe('1', '{ me }');

    expect(codesOf(await client.next('error', '1'))).toEqual(['RATE_LIMITED']);
  });

  it('runs queries and mutations too', async () => {
    const client = await connect().init();

    client.subscribe('1', 'mutation($t: String!) { say(text: $t) }', { variables: { t: 'Quack' } });

    expect((await client.next('next', '1')).payload).toEqual({ data: { say: 'Quack' } });
    await client.next('complete', '1');
  });

  it('takes an idempotency key from connection_init or with the operation, and checks it', async () => {
    const client = await connect().init({ idempotencyKey: 'one' });

    client
      .subscribe('1', '{ key }')
      .subscribe('2', '{ key }', { extensions: { idempotencyKey: 'two' } })
      .subscribe('3', '{ key }', { extensions: { idempotencyKey: 'a\nb' } });

    expect((await client.next('next', '1')).payload).toEqual({ data: { key: 'one' } });
    expect((await client.next('next', '2')).payload).toEqual({ data: { key: 'two' } });
    expect(codesOf(await client.next('error', '3'))).toEqual(['BAD_REQUEST']);
  });

  it('lets a client come back where its stream was cut off', async () => {
    const client = await connect().init();
    client.subscribe('1', POSTS);
    await eventually(() => world.queues.length === 1);

    world.queues[0]?.end();

    expect((await client.closed).code).toBe(1013);
  });
});

describe('the limits that sites have', () => {
  beforeEach(async () => {
    await stop();
    await start(SOCKET_LIMITS);
  });

  const several = <T>(count: number, make: (number: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index + 1));

  it('are fifty sockets for an address', async () => {
    await Promise.all(several(50, () => connect().init()));

    expect(await connect().refused).toBe(429);
    expect(server.size).toBe(50);
  });

  it('are ten sockets for a person', async () => {
    await Promise.all(several(10, () => connect().init(ADA)));

    const eleventh = await connect().open();
    eleventh.send({ type: 'connection_init', payload: ADA });

    expect((await eleventh.closed).code).toBe(1013);
    await eventually(() => server.size === 10);
  });

  it('are five thousand sockets for a process, wherever they are from', () => {
    const registry = new ConnectionRegistry(SOCKET_LIMITS);
    const all = several(5_000, (number) => registry.register(`address ${number}`));
    const [release] = all;

    expect(all.filter((one) => typeof one === 'string')).toEqual([]);
    expect(registry.register('another')).toBe('full');
    if (typeof release === 'function') release();
    expect(registry.register('another')).toEqual(expect.any(Function));
  });

  it('are twenty subscriptions for a socket', async () => {
    const client = await connect().init(ADA);

    for (let id = 1; id <= 21; id += 1) client.subscribe(String(id), POSTS);
    const refused = await client.next('error');
    await eventually(() => server.subscriptions === 20);

    expect([refused.id, ...codesOf(refused)]).toEqual(['21', 'RATE_LIMITED']);
  });

  it('are two hundred subscriptions for the visitors of an address', async () => {
    const sockets = await Promise.all(several(10, () => connect().init()));
    for (const client of sockets) for (let id = 1; id <= 20; id += 1) client.subscribe(String(id), POSTS);
    await eventually(() => server.subscriptions === 200);

    const another = (await connect().init()).subscribe('201', POSTS);

    expect(codesOf(await another.next('error'))).toEqual(['RATE_LIMITED']);
    expect(server.subscriptions).toBe(200);
  });

  it('are 65,536 bytes for a message', async () => {
    const [allowed, refused] = [await connect().init(), await connect().init()];
    const message = (bytes: number) => {
      const ask = (padding: string) =>
        JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `{ me } #${padding}` } });
      return ask('x'.repeat(bytes - ask('').length));
    };

    allowed.send(message(65_536));
    refused.send(message(65_537));

    expect((await allowed.next('next', '1')).payload).toEqual({ data: { me: null } });
    expect((await refused.closed).code).toBe(1009);
  });

  it('are a hundred messages a minute', async () => {
    // The first one is connection_init.
    const client = await connect().init();
    const pongs = () => client.messages.filter(({ type }) => type === 'pong').length;

    for (let count = 0; count < 99; count += 1) client.send({ type: 'ping' });
    await eventually(() => pongs() === 99);
    client.send({ type: 'ping' });

    expect((await client.closed).code).toBe(1013);
    expect(pongs()).toBe(99);
  });
});

describe('the life of a socket', () => {
  it('ends where pings are not answered', async () => {
    await stop();
    await start({ ...TINY, pingMs: 50, pongMs: 50 });
    const quiet = connect();
    quiet.socket.pong = () => undefined;
    await quiet.init();
    const lively = await connect().init();

    expect((await quiet.closed).code).toBe(1006);
    expect(lively.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('ends where a reader is too slow', async () => {
    await stop();
    await start(SOCKET_LIMITS);
    const client = await connect().init();
    client.subscribe('1', 'subscription { posts { id } }');
    await eventually(() => world.queues.length === 1);

    client.socket.pause();
    const queue = world.queues[0];
    for (let count = 0; count < 400; count += 1) {
      queue?.push({ id: 'x'.repeat(100_000) });
      await new Promise((resolve) => setImmediate(resolve));
    }

    await eventually(() => server.size === 0);
  });

  it('ends with a word to come back when the server stops, and no socket opens after that', async () => {
    const [one, two] = [await connect().init(ADA), await connect().init()];

    await server.close();

    expect([(await one.closed).code, (await two.closed).code]).toEqual([1012, 1012]);
    expect(await connect().refused).toBe(503);
    expect(server.size).toBe(0);
  });
});
