import { createHash, createHmac } from 'node:crypto';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newAppToken } from '../../server/dist/src/identity/apps/app-token.js';
import { hashOf } from '../../server/dist/src/identity/personal-tokens/personal-token.js';
import { newId } from '../../server/dist/src/kernel/database/ids.js';
import { publishMutation } from '../queries.mjs';
import { cpuOf, cpuOfFamily, pin } from './processes.mjs';

const SOCKETS = 1_000;
const QUACKS_PER_SECOND = 20;
const SECONDS = 15;
const LIFE_SECONDS = 900;

/**
 * Sessions for the sockets, without the cost of a thousand sign-ins. If there are fewer people than sockets, everyone has
 * several devices.
 * @returns {Promise<{ sessions: { user: string, session: string }[], people: number }>}
 */
async function sessionsOf(client) {
  const { rows } = await client.query(
    'select id from users where is_active and email_verified_at is not null order by id limit $1',
    [SOCKETS],
  );
  const sessions = Array.from({ length: SOCKETS }, (_, n) => ({ user: rows[n % rows.length].id, session: newId() }));
  await client.query(
    `insert into sessions (id, user_id, created_at, exchanges, last_used_at)
     select s, u, now(), '[]', now() from unnest($1::uuid[], $2::uuid[]) r (s, u)`,
    [sessions.map(({ session }) => session), sessions.map(({ user }) => user)],
  );
  return { sessions, people: rows.length };
}

/** Access tokens for the sessions, by the kind of the sockets. */
const tokens = {
  graphql(sessions, { folder, origin }) {
    const { jwtSecret } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const kid = createHash('sha256').update(`kid:${jwtSecret}`).digest('base64url').slice(0, 12);
    const now = Math.floor(Date.now() / 1_000);
    return sessions.map(({ user, session }) => {
      const claims = { sid: session, sub: user, iss: origin, aud: 'mallard-api', iat: now, exp: now + LIFE_SECONDS };
      const signed = `${part({ alg: 'HS256', typ: 'at+jwt', kid })}.${part(claims)}`;
      return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
    });
  },
  async streaming(sessions, { client }) {
    const made = sessions.map(() => newAppToken());
    await client.query(
      `update sessions set app_id = (select id from apps order by id desc limit 1), app_scopes = '{read}', token_hash = r.hash
       from unnest($1::uuid[], $2::bytea[]) r (id, hash) where sessions.id = r.id`,
      [sessions.map(({ session }) => session), made.map(hashOf)],
    );
    return made;
  },
};

/**
 * Many people are subscribed while quacks are written at a steady rate.
 * @param {{ by: 'graphql' | 'streaming' }} how the sockets of our own clients, or those of apps for Mastodon
 * @returns {Promise<{ sockets: number, people: number, quacks: number, received: number, p50: number, p99: number, most: number,
 *   serverShare: number, postgresShare: number, serverMs: number }>} milliseconds from sending to arrival; shares of one processor;
 *   `serverMs`: CPU of the server for each arrival, which also tells something on a busy machine
 */
export async function measureLive({ server, client, statements, folder, token, loadCpu, by }) {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  const { sessions, people } = await sessionsOf(client);
  const signedIn = await tokens[by](sessions, { client, folder, origin: url.origin });
  const listeners = fork(join(import.meta.dirname, 'listeners.mjs'));
  pin(listeners.pid, loadCpu);
  const answer = () =>
    new Promise((done, fail) => {
      listeners.once('message', (message) => (message.error ? fail(new Error(message.error)) : done(message)));
    });
  try {
    const ready = answer();
    listeners.send({ url: server.url, tokens: signedIn, by });
    const { listening } = await ready;
    await statements.begin();
    const before = { server: cpuOf(server.pid), postgres: cpuOfFamily(server.postgres), at: performance.now() };
    const quacks = QUACKS_PER_SECOND * SECONDS;
    const sending = [];
    for (let n = 0; n < quacks; n += 1) {
      const until = before.at + (n * 1_000) / QUACKS_PER_SECOND;
      await new Promise((done) => setTimeout(done, Math.max(0, until - performance.now())));
      sending.push(publish(server.url, token, n));
    }
    await Promise.all(sending);
    const elapsed = performance.now() - before.at;
    const serverShare = (cpuOf(server.pid) - before.server) / elapsed;
    const postgresShare = (cpuOfFamily(server.postgres) - before.postgres) / elapsed;
    const counted = answer();
    listeners.send({ told: quacks });
    const arrivals = await counted;
    const { calls, heaviest } = await statements.end();
    const serverMs = (cpuOf(server.pid) - before.server) / arrivals.received;
    return {
      sockets: listening,
      people,
      quacks,
      ...arrivals,
      serverShare,
      postgresShare,
      serverMs,
      statements: calls / quacks,
      heaviest,
    };
  } finally {
    listeners.kill();
  }
}

async function publish(url, token, n) {
  const sentAt = (performance.timeOrigin + performance.now()).toFixed(3);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(publishMutation(`sent ${sentAt} as number ${n}`)),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
}
