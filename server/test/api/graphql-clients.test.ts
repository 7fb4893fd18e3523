import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { auditServer } from 'graphql-http';
import { GraphQLClient } from 'graphql-request';
import { Client as UrqlClient, fetchExchange } from '@urql/core';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const ROOT = join(import.meta.dirname, '../../..');
const VIEWER = '{ viewer { user { handle } } }';

let app: TestApp;
let ada: Person;
let url: string;

beforeAll(async () => {
  // As operators run it, where nothing is open that is closed to their users.
  app = await startTestApp({ env: { NODE_ENV: 'production', JWT_SECRET: 'a-secret-for-tests-of-production-servers' } });
  ada = await app.world.person('ada');
  url = `${app.url}/graphql`;
});
afterAll(() => app.stop());

const authorization = () => ({ authorization: `Bearer ${ada.token}` });

describe('The GraphQL API, for other clients', () => {
  it("has no error in the audits of GraphQL over HTTP, and no warning or notice that docs/api.md doesn't explain", async () => {
    const results = await auditServer({ url });
    const withStatus = (status: string) => results.filter((result) => result.status === status).map(({ id }) => id);
    const docs = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');

    expect(withStatus('error')).toEqual([]);
    for (const id of [...withStatus('warn'), ...withStatus('notice')]) expect(docs).toContain(`\`${id}\``);
  });

  it('tells visitors its schema by introspection, descriptions included', async () => {
    const { status, data } = await app.visitor.graphql(getIntrospectionQuery({ specifiedByUrl: true }));

    expect(status).toBe(200);
    const schema = printSchema(lexicographicSortSchema(buildClientSchema(data)));
    expect(`${schema}\n`).toBe(await (await app.visitor.raw('/graphql/schema.graphql')).text());
  });

  it('has its schema as a file, the same as in the repository', async () => {
    const answer = await app.visitor.raw('/graphql/schema.graphql');
    const committed = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe(committed.replace(/^# .*\n\n/, ''));
  });

  it('works with graphql-request as it comes', async () => {
    const client = new GraphQLClient(url, { headers: authorization() });

    await expect(client.request(VIEWER)).resolves.toEqual({ viewer: { user: { handle: 'ada' } } });
  });

  it('works with graphql-ws as it comes, for queries and for live updates', async () => {
    const client = createClient({
      url: url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: authorization(),
    });

    const answers: unknown[] = [];
    for await (const answer of client.iterate({ query: VIEWER })) answers.push(answer.data);
    await client.dispose();

    expect(answers).toEqual([{ viewer: { user: { handle: 'ada' } } }]);
  });

  it('tells urql, which sends queries by GET, what to set, and works once it is set', async () => {
    const urql = (options: { preferGetMethod?: false }) =>
      new UrqlClient({ url, exchanges: [fetchExchange], fetchOptions: { headers: authorization() }, ...options });

    const asItComes = await app.visitor.raw(`/graphql?query=${encodeURIComponent(VIEWER)}`);
    const [refusal] = ((await asItComes.json()) as { errors: { message: string; extensions: object }[] }).errors;
    const set = await urql({ preferGetMethod: false }).query(VIEWER, {}).toPromise();

    expect([asItComes.status, refusal!.extensions]).toMatchObject([
      400,
      { code: 'BAD_REQUEST', reason: 'PREFLIGHT_REQUIRED' },
    ]);
    for (const name of ['Content-Type: application/json', 'Apollo-Require-Preflight', 'preferGetMethod: false.']) {
      expect(refusal!.message).toContain(name);
    }
    expect(set.data).toEqual({ viewer: { user: { handle: 'ada' } } });
  });

  it('works with urql as it comes for someone who sends a header that no form can send', async () => {
    const client = new UrqlClient({
      url,
      exchanges: [fetchExchange],
      fetchOptions: { headers: { ...authorization(), 'apollo-require-preflight': '1' } },
    });

    await expect(client.query(VIEWER, {}).toPromise()).resolves.toMatchObject({
      data: { viewer: { user: { handle: 'ada' } } },
    });
  });
});

describe('/graphql in a browser', () => {
  const visit = (language: string) =>
    app.visitor.raw('/graphql', {
      headers: { accept: 'text/html,application/xhtml+xml', 'accept-language': language },
    });

  it.each([
    ['en', 'ltr', 'The GraphQL API'],
    ['he', 'rtl', 'ה־API של GraphQL'],
  ])('is a page that says how to use it and where to sign in, in %s', async (language, direction, title) => {
    const answer = await visit(language);
    const page = await answer.text();

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    for (const link of ['/login', '/graphql/schema.graphql', '/api/docs', '/help/t/api']) {
      expect(page).toContain(`href="${link}"`);
    }
  });

  it('stays an API for a query in the address, and for everything that is no browser', async () => {
    const query = await app.visitor.raw('/graphql?query={registrationEnabled}', {
      headers: { accept: 'text/html, */*', 'apollo-require-preflight': '1' },
    });
    const program = await app.visitor.raw('/graphql', { headers: { accept: '*/*' } });

    expect(await query.json()).toMatchObject({ data: { registrationEnabled: true } });
    expect([program.status, program.headers.get('content-type')]).toEqual([400, expect.stringContaining('json')]);
  });
});
