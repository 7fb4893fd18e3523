import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { type Cast, GRAPHQL_CODES, LEAKS } from './bad-case.js';
import { graphqlCases } from './graphql-cases.js';
import { restCases } from './rest-cases.js';
import { StoredState } from './stored-state.js';

// Hundreds of requests, one after the other, also on a machine that does much else.
jest.setTimeout(300_000);

/** After how many cases the rows are compared, so that a difference has few suspects. */
const ROWS_EVERY = 40;

describe('bad input', () => {
  let app: TestApp;
  let cast: Cast;
  let clients: Record<'ada' | 'ben' | 'admin' | 'editor' | 'visitor', Client>;
  let stored: StoredState;

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
    stored = await StoredState.of(app);
  });
  afterAll(() => app.stop());

  /** Someone else asks for something usual. */
  async function canary(): Promise<string | null> {
    const { status, body } = await clients.visitor.get(`/posts/${cast.postId}`);
    return status === 200 && body.data.content === 'Something to be wrong about' ? null : `then a reader got ${status}`;
  }

  /** What is wrong with the answers to the cases, what others notice of them, and what they left behind. */
  async function faultsOf<Case extends { name: string }>(
    cases: readonly Case[],
    faultOf: (one: Case) => Promise<string | null>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    let before = await stored.read();
    for (let start = 0; start < cases.length; start += ROWS_EVERY) {
      const some = cases.slice(start, start + ROWS_EVERY);
      for (const one of some) {
        for (const fault of [await faultOf(one), await canary()]) if (fault) wrong.push(`${one.name}: ${fault}`);
      }
      const after = await stored.read();
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0)
        wrong.push(`${changed.join(', ')} changed by one of ${some.map(({ name }) => name).join('; ')}`);
      before = after;
    }
    return wrong;
  }

  it('is tried in more than 500 ways over REST, and in more than 300 over GraphQL', () => {
    expect(restCases(cast).length).toBeGreaterThan(500);
    expect(graphqlCases(cast).length).toBeGreaterThan(300);
  });

  it('over REST is refused in the envelope with its own status, and leaves nothing behind', async () => {
    const faults = await faultsOf(restCases(cast), async ({ method, path, body, headers, as = 'visitor', status }) => {
      const answer = await clients[as].rest(method, path, body, headers);
      const { succeeded, data, messages } = (answer.body ?? {}) as {
        succeeded?: boolean;
        data?: unknown;
        messages?: string[];
      };
      const sentences =
        Array.isArray(messages) && messages.length > 0 && messages.every((one) => one.length > 0 && one.length <= 200);
      if (answer.status !== status) return `${answer.status} instead of ${status} (${messages?.[0]})`;
      if (succeeded !== false || data !== null || !sentences) return JSON.stringify(answer.body);
      return LEAKS.test(JSON.stringify(messages)) ? `tells too much: ${messages.join(' ')}` : null;
    });

    expect(faults).toEqual([]);
  });

  it('over GraphQL is refused with a code of the contract, and leaves nothing behind', async () => {
    const faults = await faultsOf(graphqlCases(cast), async ({ body, headers, as = 'visitor', code, status }) => {
      const answer = await clients[as].raw('/graphql', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      const text = await answer.text();
      const errors =
        (JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] }).errors ?? [];
      const given = String(errors[0]?.extensions.code);
      if (answer.status >= 500 || (status !== undefined && answer.status !== status)) return `status ${answer.status}`;
      if (!code.split(' or ').includes(given) || !GRAPHQL_CODES.includes(given))
        return `${given} instead of ${code} (${errors[0]?.message})`;
      return LEAKS.test(text) || /did you mean/i.test(text) ? `tells too much: ${text.slice(0, 300)}` : null;
    });

    expect(faults).toEqual([]);
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
