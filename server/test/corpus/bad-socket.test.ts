import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Person } from '../api/support/world.js';
import { LEAKS } from './bad-case.js';
import { graphqlCases } from './graphql-cases.js';

interface Message {
  type: string;
  id?: string;
  payload?: { message: string; extensions: { code: string } }[];
}

/** A raw connection, for sending what no proper client would send. */
class RawSocket {
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;
  readonly opened: Promise<void>;
  private readonly socket: WebSocket;

  constructor(url: string, protocol = 'graphql-transport-ws', options: ClientOptions = {}) {
    this.socket = new WebSocket(url, protocol, options);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.opened = once(this.socket, 'open').then(() => undefined);
    this.opened.catch(() => undefined);
    this.socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as Message));
  }

  async say(message: unknown): Promise<this> {
    await this.opened;
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    return this;
  }

  async greet(payload: object = {}): Promise<this> {
    await this.say({ type: 'connection_init', payload });
    await this.heard(({ type }) => type === 'connection_ack');
    return this;
  }

  async heard(matches: (message: Message) => boolean): Promise<Message> {
    for (let tries = 0; tries < 500; tries += 1) {
      const found = this.messages.find(matches);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`Not heard; only ${JSON.stringify(this.messages)}`);
  }

  end(): void {
    this.socket.terminate();
  }
}

/** Says a subscription after the greeting. */
const subscribing = (message: object) => async (socket: RawSocket) =>
  (await socket.greet()).say({ type: 'subscribe', ...message });

describe('bad input over the WebSocket', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let postId: string;
  let url: string;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    postId = (await app.as(ada).post('/posts', { content: 'Something to be wrong about' })).body.data.id as string;
    url = `${app.url.replace('http', 'ws')}/graphql`;
  });
  afterAll(() => app.stop());

  const CLOSING: readonly (readonly [name: string, code: number, speak: (socket: RawSocket) => Promise<unknown>])[] = [
    ['what is not JSON', 4400, (socket) => socket.say('nonsense')],
    ['a list', 4400, (socket) => socket.say([])],
    ['an unknown type of message', 4400, (socket) => socket.say({ type: 'shout' })],
    [
      'a subscription before the greeting',
      4401,
      (socket) => socket.say({ id: '1', type: 'subscribe', payload: { query: '{ registrationEnabled }' } }),
    ],
    ['a second greeting', 4429, async (socket) => (await socket.greet()).say({ type: 'connection_init' })],
    [
      'a bad token',
      4403,
      (socket) => socket.say({ type: 'connection_init', payload: { authorization: 'Bearer a.b.c' } }),
    ],
    [
      'a token of another kind',
      4403,
      (socket) => socket.say({ type: 'connection_init', payload: { authorization: 7 } }),
    ],
    ['a message of 70 kB', 1009, async (socket) => (await socket.greet()).say('x'.repeat(70_000))],
    ['nothing', 4400, (socket) => socket.say('')],
    ['half of an object', 4400, (socket) => socket.say('{"type":"connection_init"')],
    ['a number', 4400, (socket) => socket.say(7)],
    ['null', 4400, (socket) => socket.say('null')],
    ['a message without a type', 4400, (socket) => socket.say({ id: '1' })],
    ['a type of a number', 4400, (socket) => socket.say({ type: 1 })],
    ['a type that names a prototype', 4400, (socket) => socket.say({ type: '__proto__' })],
    ['a greeting whose payload is a text', 4400, (socket) => socket.say({ type: 'connection_init', payload: 'hi' })],
    ['bytes', 4400, (socket) => socket.say(Buffer.from([0xff, 0xfe, 0x00]))],
    ['a subscription without an id', 4400, subscribing({ payload: { query: '{ registrationEnabled }' } })],
    ['a subscription with an empty id', 4400, subscribing({ id: '', payload: { query: '{ registrationEnabled }' } })],
    ['a subscription with the id 7', 4400, subscribing({ id: 7, payload: { query: '{ registrationEnabled }' } })],
    ['a subscription without a payload', 4400, subscribing({ id: '1' })],
    ['a subscription of a text', 4400, subscribing({ id: '1', payload: '{ registrationEnabled }' })],
    ['a subscription without a query', 4400, subscribing({ id: '1', payload: {} })],
    ['a query of a list', 4400, subscribing({ id: '1', payload: { query: ['{ registrationEnabled }'] } })],
    ['variables of a text', 4400, subscribing({ id: '1', payload: { query: 'query Q { q }', variables: 'x' } })],
    [
      'an operation name of a number',
      4400,
      subscribing({ id: '1', payload: { query: 'query Q { q }', operationName: 1 } }),
    ],
    ['a completion without an id', 4400, async (socket) => (await socket.greet()).say({ type: 'complete' })],
    [
      'a message that only servers send',
      4400,
      async (socket) => (await socket.greet()).say({ type: 'connection_ack' }),
    ],
  ];

  it.each(CLOSING)('closes on %s with %d, and the next one is served', async (_name, code, speak) => {
    const socket = new RawSocket(url);

    await speak(socket);

    expect(await socket.closed).toBe(code);
    const next = await new RawSocket(url).greet();
    await next.say({ id: '1', type: 'subscribe', payload: { query: '{ registrationEnabled }' } });
    expect(await next.heard(({ id }) => id === '1')).toMatchObject({
      payload: { data: { registrationEnabled: true } },
    });
    next.end();
  });

  it('answers each bad operation with its code, and the subscription beside them lives on', async () => {
    const cast = { ada, ben, postId, nothing: '01890000-0000-7000-8000-000000000000' };
    const cases = graphqlCases(cast).filter(
      ({ body, headers, name }) =>
        body.startsWith('{"query":"') && !headers && body.length < 60_000 && !/operation/.test(name),
    );
    expect(cases.length).toBeGreaterThan(250);
    const wrong: string[] = [];
    // A socket accepts a hundred messages a minute, so the cases use several.
    for (const as of ['ada', 'ben', 'visitor'] as const) {
      const own = cases.filter((one) => (one.as ?? 'visitor') === as);
      for (let start = 0; start < own.length; start += 40) {
        const socket = await new RawSocket(url).greet(
          as === 'visitor' ? {} : { authorization: `Bearer ${(as === 'ada' ? ada : ben).token}` },
        );
        await socket.say({
          id: 'live',
          type: 'subscribe',
          payload: { query: 'subscription { postAdded(feed: EVERYONE) { content } }' },
        });
        for (const [index, { name, body, code }] of own.slice(start, start + 40).entries()) {
          const id = `case ${index}`;
          await socket.say({ id, type: 'subscribe', payload: JSON.parse(body) as object });
          const answer = await socket.heard((message) => message.id === id && message.type !== 'complete');
          const errors =
            answer.type === 'error'
              ? answer.payload
              : (answer.payload as unknown as { errors?: Message['payload'] } | undefined)?.errors;
          const given = errors?.[0]?.extensions.code;
          if (!code.split(' or ').includes(String(given))) wrong.push(`${name}: ${given} instead of ${code}`);
          if (LEAKS.test(JSON.stringify(errors))) wrong.push(`${name} tells too much: ${JSON.stringify(errors)}`);
        }
        await app.as(ada).post('/posts', { content: 'still there?' });
        const alive = await socket.heard((message) => message.id === 'live');
        if (alive.type !== 'next') wrong.push(`the subscription of ${as} got ${alive.type}`);
        socket.end();
      }
    }

    expect(wrong).toEqual([]);
  });

  it('refuses the twenty-first subscription with a message, and serves the twenty', async () => {
    const socket = await new RawSocket(url).greet();
    for (let n = 1; n <= 21; n += 1) {
      await socket.say({
        id: `s${n}`,
        type: 'subscribe',
        payload: { query: 'subscription { postAdded(feed: EVERYONE) { content } }' },
      });
    }

    const refusal = await socket.heard(({ type }) => type === 'error');
    await app.as(ada).post('/posts', { content: 'to all twenty' });
    await socket.heard(({ id }) => id === 's20');

    expect(refusal).toMatchObject({ id: 's21', payload: [{ extensions: { code: 'RATE_LIMITED' } }] });
    socket.end();
  });

  it.each([
    ['another path', '/graphqlX', {}, 404],
    ['the REST prefix', '/api/posts', {}, 404],
    ['a page of another site', '/graphql', { origin: 'https://evil.example' }, 403],
    ['an origin that ends like ours', '/graphql', { origin: 'http://notlocalhost:3000' }, 403],
  ])('answers an upgrade from %s', async (_name, path, options, status) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', options);
    socket.on('error', () => undefined);

    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];

    expect(response.statusCode).toBe(status);
    socket.terminate();
  });
});
