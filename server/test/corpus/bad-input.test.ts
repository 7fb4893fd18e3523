import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { type Cast, GRAPHQL_CODES } from './bad-case.js';
import { graphqlCases } from './graphql-cases.js';
import { restCases } from './rest-cases.js';

// Hundreds of requests, one after the other, also on a machine that does much else.
jest.setTimeout(300_000);

/** What must never leave the server. */
const LEAKS = /at .*\.(js|ts):\d+|SELECT |INSERT |node_modules|\/home\/|\/work\/|ECONN|postgres|kysely/i;

const STORED = `select json_build_object(
  'users', (select count(*) from users), 'names', (select string_agg(display_name || bio || language || page_size, '|' order by id) from users),
  'posts', (select string_agg(content, '|' order by id) from posts), 'nods', (select count(*) from nods), 'pins', (select count(*) from pins),
  'follows', (select count(*) from follows), 'hashtags', (select count(*) from hashtags), 'sessions', (select count(*) from sessions),
  'scheduled', (select count(*) from scheduled_posts), 'whispers', (select count(*) from whispers), 'conversations', (select count(*) from conversations),
  'help', (select count(*) from help_categories) + (select count(*) from help_topics) + (select count(*) from contact_messages),
  'subscriptions', (select count(*) from email_subscriptions) + (select count(*) from email_suppressions) + (select count(*) from newsletters),
  'maintenances', (select count(*) from maintenances), 'media', (select count(*) from media) + (select count(*) from media_leftovers), 'audit', (select count(*) from audit_entries), 'notifications', (select count(*) from notifications), 'mails', (select count(*) from mails), 'outbox', (select count(*) from outbox_events), 'keys', (select count(*) from idempotency_keys)
) as state`;

describe('bad input', () => {
  let app: TestApp;
  let cast: Cast;
  let clients: Record<'ada' | 'ben' | 'admin' | 'editor' | 'visitor', Client>;

  beforeAll(async () => {
    app = await startTestApp();
    const [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    const { body } = await app.as(ada).post('/posts', { content: 'Something to be wrong about' });
    cast = { ada, ben, postId: body.data.id as string, nothing: '01890000-0000-7000-8000-000000000000' };
    const editor = await app.world.person('edith', { role: 'editor' });
    const admin = await app.world.person('adele', { role: 'admin' });
    clients = {
      ada: app.as(ada),
      ben: app.as(ben),
      admin: app.as(admin),
      editor: app.as(editor),
      visitor: app.visitor,
    };
    await app.settled();
  });
  afterAll(() => app.stop());

  async function state(): Promise<unknown> {
    const [row] = await app.rows<{ state: unknown }>(STORED);
    return row?.state;
  }

  it('over REST is refused in the envelope with its own status, and leaves nothing behind', async () => {
    const before = await state();
    const wrong: string[] = [];
    for (const { name, method, path, body, headers, as = 'visitor', status } of restCases(cast)) {
      const answer = await clients[as].rest(method, path, body, headers);
      const { succeeded, data, messages } = (answer.body ?? {}) as {
        succeeded?: boolean;
        data?: unknown;
        messages?: string[];
      };
      const sentences =
        Array.isArray(messages) && messages.length > 0 && messages.every((one) => one.length > 0 && one.length <= 200);
      if (answer.status !== status) wrong.push(`${name}: ${answer.status} instead of ${status} (${messages?.[0]})`);
      else if (succeeded !== false || data !== null || !sentences)
        wrong.push(`${name}: ${JSON.stringify(answer.body)}`);
      else if (LEAKS.test(JSON.stringify(messages))) wrong.push(`${name} tells too much: ${messages.join(' ')}`);
    }

    expect(wrong).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('over GraphQL is refused with a code of the contract, and leaves nothing behind', async () => {
    const before = await state();
    const wrong: string[] = [];
    for (const { name, body, headers, as = 'visitor', code, status } of graphqlCases(cast)) {
      const answer = await clients[as].raw('/graphql', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      const text = await answer.text();
      const errors =
        (JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] }).errors ?? [];
      const given = errors[0]?.extensions.code;
      if (answer.status >= 500 || (status !== undefined && answer.status !== status))
        wrong.push(`${name}: status ${answer.status}`);
      else if (given !== code || !GRAPHQL_CODES.includes(given))
        wrong.push(`${name}: ${given} instead of ${code} (${errors[0]?.message})`);
      else if (LEAKS.test(text) || /did you mean/i.test(text))
        wrong.push(`${name} tells too much: ${text.slice(0, 300)}`);
    }

    expect(wrong).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('goes unnoticed by everyone else', async () => {
    const answer = await clients.visitor.graphql(
      '{ registrationEnabled stream(feed: EVERYONE) { edges { node { content } } } }',
    );

    expect(answer.data).toEqual({
      registrationEnabled: true,
      stream: { edges: [{ node: { content: 'Something to be wrong about' } }] },
    });
  });

  it('in a GET never changes anything', async () => {
    const query = encodeURIComponent('mutation { createPost(input: { content: "hi" }) { post { id } } }');
    const answer = await clients.ada.raw(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'yes' } });

    expect(answer.status).toBe(405);
  });
});
