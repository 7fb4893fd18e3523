import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { GRAPHQL_CODES } from '../corpus/bad-case.js';
import { startTestApp, type TestApp } from './support/app.js';

type Failure = readonly [name: string, init: RequestInit, status: number, reason?: string, address?: string];

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const query = '{ registrationEnabled }';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';

/** Failures before an operation runs, with the HTTP status of each. */
const FAILURES: readonly Failure[] = [
  ['a body that is too large', post({ query: `${query} #${'x'.repeat(300_000)}` }), 413, 'PAYLOAD_TOO_LARGE'],
  ['a body in another character set', post({ query }, { 'content-type': 'application/json; charset=utf-7' }), 415, 'UNSUPPORTED_CHARSET'],
  ['a compressed body', post({ query }, { ...JSON_TYPE, 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a body of text', post({ query }, { 'content-type': 'text/plain' }), 400],
  ['a form', post('query={registrationEnabled}', { 'content-type': 'application/x-www-form-urlencoded' }), 400],
  ['an upload', post('--x--', { 'content-type': 'multipart/form-data; boundary=x' }), 400],
  ['an upload with a preflight', post('--x--', { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' }), 400],
  ['half of a body', post('{"query":'), 400],
  ['a body that is too deep', post(`{"query":"${query}","variables":{"a":${'['.repeat(30)}${']'.repeat(30)}}}`), 400],
  ['no body', { method: 'POST', headers: JSON_TYPE }, 400],
  ['a batch', post([{ query }]), 400],
  ['no query', post({}), 400],
  ['a query that is no text', post({ query: 7 }), 400],
  ['variables that are no object', post({ query, variables: '{}' }), 400],
  ['an operation name that is no text', post({ query, operationName: 7 }), 400],
  ['extensions that are no object', post({ query, extensions: [] }), 400],
  ['a persisted query', post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }), 200],
  ['a persisted query with its text', post({ query, extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }), 200],
  ['a syntax error', post({ query: '{' }), 400],
  ['an unknown field', post({ query: '{ nothing }' }), 400],
  ['too many tokens', post({ query: `{ ${'a '.repeat(2_001)} }` }), 400, 'TOO_MANY_TOKENS'],
  ['an unknown operation', post({ query, operationName: 'Nobody' }), 400, 'UNKNOWN_OPERATION'],
  ['two operations and no name', post({ query: `query A ${query} query B ${query}` }), 400, 'UNKNOWN_OPERATION'],
  ['nothing but a fragment', post({ query: 'fragment A on Query { registrationEnabled }' }), 400],
  ['a subscription', post({ query: 'subscription { postAdded(feed: EVERYONE) { id } }' }), 400, 'SUBSCRIPTION_OVER_HTTP'],
  ['an answer in another type', post({ query }, { ...JSON_TYPE, accept: 'text/csv' }), 406],
  ['a bad token', post({ query }, { ...JSON_TYPE, authorization: 'Bearer a.b.c' }), 401],
  ['a malformed idempotency key', post({ query }, { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(201) }), 400],
  ['another method', { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ query }) }, 405],
  ['a method without a body', { method: 'DELETE' }, 400],
  ['a query by GET as a browser follows a link', {}, 400, undefined, `?query=${encodeURIComponent(query)}`],
  ['nothing by GET', { headers: { 'apollo-require-preflight': '1' } }, 400],
  ['two queries by GET', { headers: { 'apollo-require-preflight': '1' } }, 400, undefined, '?query={a}&query={b}'],
  ['variables by GET that are no JSON', { headers: { 'apollo-require-preflight': '1' } }, 400, undefined, `?query=${encodeURIComponent(query)}&variables={`],
  ['a mutation by GET', { headers: { 'apollo-require-preflight': '1' } }, 405, undefined, `?query=${encodeURIComponent('mutation { logout(refreshToken: "x") }')}`],
  ['a GET that says that it has text', { headers: { 'apollo-require-preflight': '1', 'content-type': 'text/plain' } }, 415, undefined, `?query=${encodeURIComponent(query)}`],
  ['an address below', post({ query: '{' }), 400, undefined, '/below'],
]; // oxfmt-ignore

const NESTED: readonly (readonly [name: string, write: (levels: number) => string])[] = [
  ['lists that stay open', (levels) => `{ user(handle: ${'['.repeat(levels)}`],
  ['lists', (levels) => `{ user(handle: ${'['.repeat(levels)}${']'.repeat(levels)}) { id } }`],
  ['objects', (levels) => `{ user(handle: ${'{a:'.repeat(levels)}1${'}'.repeat(levels)}) { id } }`],
  ['objects twice', (levels) => {
    const user = `user(handle: ${'{a:'.repeat(levels / 2)}1${'}'.repeat(levels / 2)}) { id }`;
    return `{ ${user} ${user} }`;
  }],
  ['types', (levels) => `query($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) ${query}`],
  ['a default', (levels) => `query($a: [Int] = ${'['.repeat(levels)}${']'.repeat(levels)}) ${query}`],
  ['selections', (levels) => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`],
  ['inline fragments', (levels) => `{${'...{'.repeat(levels)}registrationEnabled${'}'.repeat(levels)}}`],
  ['arguments of directives', (levels) => `{ registrationEnabled @skip(if: ${'['.repeat(levels)}${']'.repeat(levels)}) }`],
]; // oxfmt-ignore

describe('A refusal over GraphQL', () => {
  let app: TestApp;
  const logged: unknown[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    Logger.overrideLogger({ log() {}, warn() {}, error: (entry: unknown) => void logged.push(entry) });
  });
  afterAll(() => app.stop());
  beforeEach(() => void logged.splice(0));

  interface Refusal {
    errors: { message: string; extensions: { code: string; reason: string } }[];
  }

  // As one argument, because jest takes a missing last one for its callback.
  const rows = FAILURES.map(([name, ...failure]) => ({ name, failure }));
  it.each(rows)('of $name has a code of the closed list', async ({ failure: [init, status, reason, address = ''] }) => {
    const answer = await app.visitor.raw(`/graphql${address}`, init);

    const { errors } = (await answer.json()) as Refusal;
    expect(GRAPHQL_CODES).toContain(errors[0]?.extensions.code);
    expect(errors[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(answer.status).toBe(status);
    if (reason !== undefined) expect(errors[0]?.extensions.reason).toBe(reason);
    expect(logged).toEqual([]);
  });

  it.each(NESTED)('of a document of nested %s is one of the document', async (_name, write) => {
    for (const levels of [60, 300, 600, 900, 1_990]) {
      const { status, errors = [] } = await app.visitor.graphql(write(levels));

      expect([200, 400]).toContain(status);
      if (errors.length === 0) continue;
      expect(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_COMPLEX']).toContain(
        errors[0]?.extensions.code,
      );
    }
    expect(logged).toEqual([]);
  });

  it('is the same over a socket, which lives on', async () => {
    const socket = app.visitor.socket();
    for (const [, write] of NESTED) {
      const refusal = await new Promise<{ extensions: { code: string } }[]>((resolve, reject) => {
        const refused = (error: unknown) => resolve(error as { extensions: { code: string } }[]);
        socket.subscribe({ query: write(1_990) }, { next: reject, error: refused, complete: () => undefined });
      });

      expect(refusal.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
    }
    await socket.dispose();
    expect(logged).toEqual([]);
  });

  it.each([
    ['a field too many', { login: 'ada', password: 'hunter2', secondPassword: 'hunter3' }, 'Variable "$input": Field "secondPassword" is not defined by type "LoginInput".'],
    ['a field too few', { password: 'hunter2' }, 'Variable "$input": Field "login" of required type "String!" was not provided.'],
    ['a value of another type', { login: 'ada', password: 1234567 }, 'Variable "$input" at "input.password" must be of type "String!".'],
    ['a list of values', { login: 'ada', password: ['hunter2'] }, 'Variable "$input" at "input.password" must be of type "String!".'],
    ['null', { login: 'ada', password: null }, 'Variable "$input" at "input.password" must be of type "String!".'],
    ['text in place of an object', 'hunter2', 'Variable "$input": Expected type "LoginInput" to be an object.'],
    ['null in place of an object', null, 'Variable "$input" must be of type "LoginInput!".'],
    ['nothing at all', undefined, 'Variable "$input" must be of type "LoginInput!".'],
  ])('of variables with %s says where, and never what was sent', async (_name, input, message) => {
    const { status, errors } = await app.visitor.graphql(LOGIN, { input });

    expect(status).toBe(400);
    expect(errors?.map((error) => error.message)).toEqual([message]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_VARIABLE' });
    expect(JSON.stringify(errors)).not.toMatch(/hunter|1234567/);
  }); // oxfmt-ignore

  it('of a list with a wrong value in it names its position', async () => {
    const { errors } = await app.visitor.graphql(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }',
      { input: { content: 'a', mediaIds: ['x', { secret: 'hunter2' }] } },
    );

    expect(errors?.[0]?.message).toBe('Variable "$input" at "input.mediaIds[1]" must be of type "ID!".');
  });

  it('of variables of a subscription is the same', async () => {
    const socket = app.visitor.socket();

    const refusal = await new Promise((resolve, reject) => {
      const sink = { next: resolve, error: reject, complete: () => undefined };
      const subscription = 'subscription($feed: Feed!) { postAdded(feed: $feed) { id } }';
      socket.subscribe({ query: subscription, variables: { feed: 'hunter2' } }, sink);
    });
    await socket.dispose();

    expect(refusal).toMatchObject({
      errors: [{ message: 'Variable "$feed" must be of type "Feed!".', extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});
