// Runs in its own process: opens sockets that subscribe to everyone's new quacks, and records when each arrives.
//   parent → { url, tokens, by } → { listening } … { told } → { received, p50, p99, most }
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const { WebSocket } = createRequire(join(resolve(import.meta.dirname, '../../server'), 'package.json'))('ws');
const SUBSCRIPTION = `subscription { postAdded(feed: EVERYONE) {
  id content createdAt nodCount viewerHasNodded author { id handle displayName imageUrl viewerIsFollowing } } }`;
/** Sockets opened at a time. */
const AT_ONCE = 20;
/** Milliseconds to wait for quacks that have not arrived yet. */
const LINGER_MS = 3_000;

/** Milliseconds from sending a quack to its arrival, for each socket and quack. */
const delays = [];

const arrived = (content) => {
  const sentAt = /^(?:<p>)?sent (\d+\.\d+) /.exec(content ?? '')?.[1];
  if (sentAt) delays.push(performance.timeOrigin + performance.now() - Number(sentAt));
};

/** How a socket is opened; each resolves when the server knows what it subscribes to. */
const listeners = {
  graphql: (origin, token) =>
    open(`${origin}/graphql`, 'graphql-transport-ws', (socket, done) => {
      const send = (message) => socket.send(JSON.stringify(message));
      socket.once('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      socket.on('message', (data) => {
        const { type, payload } = JSON.parse(String(data));
        if (type === 'connection_ack') {
          send({ type: 'subscribe', id: '1', payload: { query: SUBSCRIPTION } });
          done();
        } else if (type === 'next') arrived(payload.data?.postAdded?.content);
        else if (type === 'ping') send({ type: 'pong' });
      });
    }),
  /** As apps for Mastodon do. */
  streaming: (origin, token) =>
    open(`${origin}/api/v1/streaming?stream=public`, token, (socket, done) => {
      socket.once('open', done);
      socket.on('message', (data) => {
        const { event, payload } = JSON.parse(String(data));
        if (event === 'update') arrived(JSON.parse(payload).content);
      });
    }),
};

function open(url, protocol, listen) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url, protocol);
    socket.once('error', fail);
    socket.once('close', (code) => fail(new Error(`A socket was closed with ${code}.`)));
    listen(socket, done);
  });
}

process.on('disconnect', () => process.exit());
process.on('message', async ({ url, tokens, by, told }) => {
  if (told) {
    await new Promise((done) => setTimeout(done, LINGER_MS));
    delays.sort((a, b) => a - b);
    const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))];
    process.send({ received: delays.length, p50: at(0.5), p99: at(0.99), most: delays.at(-1) });
    return;
  }
  try {
    const origin = url.replace('http', 'ws');
    for (let next = 0; next < tokens.length; next += AT_ONCE)
      await Promise.all(tokens.slice(next, next + AT_ONCE).map((token) => listeners[by](origin, token)));
    process.send({ listening: tokens.length });
  } catch (error) {
    process.send({ error: error.stack ?? String(error) });
  }
});
