// People who publish continuously and record what was acknowledged, and the check of what is stored.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pause } from './server.mjs';

const { Client } = createRequire(join(resolve(import.meta.dirname, '../../..'), 'server/package.json'))('pg');
const PASSWORD = 'velvet-otter-quilts-91-harbor';
/** Milliseconds before a quack that was not acknowledged is sent again. */
const RETRY_MS = 10;

/** Registers, verifies and signs in through the API of a server without SMTP_URL. @returns headers for that person's requests */
export async function enroll(server, handle) {
  const email = `${handle}@example.org`;
  await server.call('POST', '/api/registration/register', { handle, email, password: PASSWORD });
  for (let tries = 0; tries < 200; tries += 1) {
    const { body: mails } = await server.call('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const token = /[?&]token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    if (token) {
      await server.call('POST', '/api/registration/verify-email', { token });
      const signedIn = await server.call('POST', '/api/tokens', { email: handle, password: PASSWORD });
      return { authorization: `Bearer ${signedIn.body.data.token}` };
    }
    await pause(50);
  }
  throw new Error(`No mail came for ${handle}.`);
}

/**
 * The writers of one server, named writer0, writer1 and so on.
 * A quack that is not acknowledged (an error of the server, a broken connection) is sent again with its key until it is, even in
 * the next run. So each quack is stored once or not at all.
 */
export class Writers {
  /** The content of each acknowledged quack, by its id. */
  acknowledged = new Map();
  #sent = 0;

  /** @param count people who write at the same time */
  static async enroll(server, count) {
    const names = Array.from({ length: count }, (_, n) => `writer${n}`);
    const people = await Promise.all(names.map(async (name) => ({ name, headers: await enroll(server, name) })));
    return new Writers(server, people);
  }

  constructor(server, people) {
    this.server = server;
    this.people = people;
  }

  /**
   * Starts publishing.
   * @param options.onAnswer called with status, headers and body of every answer
   * @param options.pauseMs milliseconds between an acknowledged quack and the next one of the same person
   * @returns stop, which waits for their pending requests. @throws (from stop) Error for a refusal below 500
   */
  begin({ onAnswer = () => undefined, pauseMs = 0 } = {}) {
    const run = { over: false };
    const writing = this.people.map((person) => this.#write(person, run, onAnswer, pauseMs));
    return async () => {
      run.over = true;
      await Promise.all(writing);
      if (run.failure) throw run.failure;
    };
  }

  async #write(person, run, onAnswer, pauseMs) {
    while (!run.over) {
      person.draft ??= this.#draft(person.name);
      const { content, key } = person.draft;
      const answer = await this.#publish(content, { ...person.headers, 'idempotency-key': key });
      if (answer) onAnswer(answer);
      if (answer?.status === 200) {
        this.acknowledged.set(answer.body.data.id, content);
        person.draft = undefined;
        await pause(pauseMs);
      } else if (answer && answer.status < 500) {
        run.failure = new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        return;
      } else {
        await pause(RETRY_MS);
      }
    }
  }

  /** @returns undefined if the connection broke, so that it is unknown whether the quack was stored */
  async #publish(content, headers) {
    try {
      return await this.server.call('POST', '/api/posts', { content }, headers);
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }

  #draft(name) {
    this.#sent += 1;
    return { key: `${name}-${this.#sent}`, content: `${name} says ${this.#sent} #crash @writer0` };
  }

  /**
   * Compares what is stored with what was acknowledged, and every counter with its rows.
   * @param options.database of a copy, for a client of `pg`
   * @param options.acknowledged what must be stored, if it isn't everything that was acknowledged so far
   */
  async judge({ database = this.server.database, acknowledged = this.acknowledged } = {}) {
    const client = new Client(database);
    await client.connect();
    try {
      const { rows } = await client.query('select id, content from posts');
      const stored = new Map(rows.map((row) => [row.id, row.content]));
      const lost = [...acknowledged].filter(([id, content]) => stored.get(id) !== content).length;
      const doubled = rows.length - new Set(rows.map((row) => row.content)).size;
      const wrong = [];
      for (const [what, statement] of Object.entries(COUNTERS)) {
        const { n } = (await client.query(statement)).rows[0];
        if (n > 0) wrong.push(`${what}: ${n}`);
      }
      const ok = lost === 0 && doubled === 0 && wrong.length === 0;
      return { ok, acknowledged: acknowledged.size, stored: stored.size, lost, doubled, wrong };
    } finally {
      await client.end();
    }
  }
}

/** A verdict of `judge()` as text. */
export function verdictLine({ acknowledged, stored, lost, doubled, wrong }) {
  const counters = wrong.length > 0 ? `, WRONG ${wrong.join('; ')}` : '';
  return `${acknowledged} acknowledged, ${stored} stored, ${lost} lost, ${doubled} twice${counters}`;
}

/** Each counts the rows whose counter differs from what it counts. */
const COUNTERS = {
  'quacks of people': `select count(*)::int as n from users u where post_count <>
    (select count(*) from posts p where p.author_id = u.id and p.parent_id is null and p.deleted_at is null)`,
  'nods of quacks':
    'select count(*)::int as n from posts p where nod_count <> (select count(*) from nods n where n.post_id = p.id)',
  'replies of quacks': `select count(*)::int as n from posts p where reply_count <>
    (select count(*) from posts r where r.parent_id = p.id and r.deleted_at is null)`,
  'quacks of hashtags': `select count(*)::int as n from hashtags h where post_count <>
    (select count(*) from post_hashtags t where t.tag = h.tag and not t.is_reply)`,
  'quacks without their mention': `select count(*)::int as n from posts p where not exists
    (select 1 from post_mentions m where m.post_id = p.id)`,
};
