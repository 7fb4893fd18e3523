import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isObjectType, OperationTypeNode } from 'graphql';
import { FULLY_LISTED, OPERATION_SCOPES } from '#kernel/request/scopes/graphql-scopes.js';
import { ROUTE_SCOPES } from '#kernel/request/scopes/route-scopes.js';
import { type Scope, SCOPES } from '#kernel/request/scopes/scope.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import { BEARERS_IGNORED, MUTATIONS, QUERIES, ROUTES, SUBSCRIPTIONS } from './access-table.js';
import { askRoute, detailsOf, GraphqlRequests, isLetIn, outcomeOfGraphql, servedRoutes } from './requests.js';

/*
 * Scopes of personal access tokens: each GraphQL operation and REST route is requested with a token of the root that has
 * only the scope that it needs, and with one that has all the others.
 */

const SCHEMA = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const requests = new GraphqlRequests(SCHEMA);
const CREATE =
  'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { token personalToken { id } } }';

let app: TestApp;
const withOnly = new Map<string, Client>();
const withAllBut = new Map<string, Client>();

beforeAll(async () => {
  app = await startTestApp();
  const root = await app.world.person('token_root', { role: 'root' });
  const client = async (scopes: readonly Scope[]) => {
    const input = { name: 'walk', scopes: scopes.map((scope) => scope.toUpperCase()), password: root.password };
    const { data } = await app.as(root).graphql(CREATE, { input });
    return app.as({ token: data.createPersonalToken.token });
  };
  for (const scope of SCOPES) {
    withOnly.set(scope, await client([scope]));
    withAllBut.set(scope, await client(SCOPES.filter((other) => other !== scope)));
  }
  withAllBut.set('session', await client(SCOPES));
});
afterAll(() => app.stop());

const listed = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([scope, names]) => names.map((name) => ({ name, scope })));

const OPERATIONS = listed(OPERATION_SCOPES).flatMap(({ name, scope }) => {
  const [type = '', field = ''] = name.split('.');
  if (type !== 'Query' && type !== 'Mutation') return [];
  return [{ kind: type === 'Query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION, name: field, scope }];
});
const ROUTES_WITH_TOKENS = listed(ROUTE_SCOPES).filter(({ name }) => !BEARERS_IGNORED.includes(name));

const reasonOf = (scope: string) => (scope === 'session' ? 'SESSION_NEEDED' : 'SCOPE_MISSING');

describe('The table of scopes', () => {
  it('lists each operation and each private field of the viewer once, and nothing that does not exist', () => {
    const fields = FULLY_LISTED.flatMap((type) => {
      const object = requests.schema.getType(type);
      return isObjectType(object) ? Object.keys(object.getFields()).map((field) => `${type}.${field}`) : [];
    });
    const names = listed(OPERATION_SCOPES).map(({ name }) => name);
    const beyond = names.filter((name) => !FULLY_LISTED.includes(name.split('.')[0]!));

    expect(names.filter((name) => !beyond.includes(name)).sort()).toEqual(fields.sort());
    for (const name of beyond) {
      const [type = '', field = ''] = name.split('.');
      const object = requests.schema.getType(type);
      expect(isObjectType(object) && field in object.getFields() ? name : `${name} is missing`).toBe(name);
    }
  });

  it('lists each REST route once, and nothing that is not served', () => {
    const names = listed(ROUTE_SCOPES).map(({ name }) => name);
    expect(names.sort()).toEqual([...new Set(servedRoutes(app))].sort());
  });
});

describe('A GraphQL operation admits tokens by the scope in the table', () => {
  it.each(OPERATIONS)('$kind $name: $scope', async ({ kind, name, scope }) => {
    const { with: given } = detailsOf((kind === OperationTypeNode.QUERY ? QUERIES : MUTATIONS)[name]!);
    const { query, variables } = requests.write(kind, name, given);

    const refused = await withAllBut.get(scope)!.graphql(query, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: reasonOf(scope) });

    const allowed = withOnly.get(scope);
    if (!allowed) return;
    const outcome = outcomeOfGraphql(name, await allowed.graphql(query, variables));
    // Without the scope "admin", a token of the root has no rights of the administration.
    expect(isLetIn(outcome) ? 'let in' : outcome).toBe('let in');
  });
});

describe('A REST route admits tokens by the scope in the table', () => {
  it.each(ROUTES_WITH_TOKENS)('$name: $scope', async ({ name, scope }) => {
    const { with: given } = detailsOf(ROUTES[name]!);

    expect(await askRoute(withAllBut.get(scope)!, name, given)).toBe('FORBIDDEN');

    const allowed = withOnly.get(scope);
    if (!allowed) return;
    const outcome = await askRoute(allowed, name, given);
    expect(isLetIn(outcome) ? 'let in' : outcome).toBe('let in');
  });
});

describe('A subscription admits tokens by the scope in the table', () => {
  it.each(Object.keys(SUBSCRIPTIONS))('%s', async (name) => {
    const scope = listed(OPERATION_SCOPES).find((row) => row.name === `Subscription.${name}`)!.scope;
    const { query, variables } = requests.write(
      OperationTypeNode.SUBSCRIPTION,
      name,
      detailsOf(SUBSCRIPTIONS[name]!).with,
    );
    const socket = withAllBut.get(scope)!.socket();
    const reason = await new Promise((resolve) => {
      socket.subscribe(
        { query, variables },
        {
          next: ({ errors }) => resolve(errors?.[0]?.extensions?.['reason']),
          error: (errors) => resolve((errors as { extensions: { reason: string } }[])[0]?.extensions.reason),
          complete: () => resolve(null),
        },
      );
    });
    await socket.dispose();

    expect(reason).toBe(reasonOf(scope));
  });
});
