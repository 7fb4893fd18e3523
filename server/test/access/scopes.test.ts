import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { type Scope, SCOPES } from '#kernel/request/scopes/scope.js';
import { TOKEN_SCOPE } from '#kernel/request/scopes/token-scope.decorator.js';
import { makeSchema } from '../../src/write-schema.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { BEARERS_IGNORED, MUTATIONS, QUERIES, ROUTES, SUBSCRIPTIONS } from './access-table.js';
import { askRoute, detailsOf, GraphqlRequests, isLetIn, outcomeOfGraphql, servedRoutes } from './requests.js';
import { FULLY_LISTED, type Needed, OPERATION_SCOPES, ROUTE_SCOPES } from './scope-table.js';
import { NOWHERE } from './things.js';

/*
 * Scopes of personal access tokens: each GraphQL operation and REST route is requested with a token of the root that has
 * only the scope that it needs, and with one that has all the others. So is each field that needs a scope of its own.
 */

const SCHEMA = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const requests = new GraphqlRequests(SCHEMA);
const CREATE =
  'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { token personalToken { id } } }';

let app: TestApp;
let root: Person;

beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('token_root', { role: 'root' });
});
afterAll(() => app.stop());

const clients = new Map<string, Promise<Client>>();

/** The root with a token that has these scopes; the same one each time. */
function withScopes(scopes: readonly Scope[]): Promise<Client> {
  const key = scopes.join();
  const client = clients.get(key) ?? made(scopes);
  clients.set(key, client);
  return client;
}

async function made(scopes: readonly Scope[]): Promise<Client> {
  const input = { name: 'walk', scopes: scopes.map((scope) => scope.toUpperCase()), password: root.password };
  const { data } = await app.as(root).graphql(CREATE, { input });
  return app.as({ token: data.createPersonalToken.token });
}

const withAllBut = (needed: Needed) => withScopes(SCOPES.filter((scope) => scope !== needed));

const listed = (table: Readonly<Record<Needed, readonly string[]>>) =>
  Object.entries(table).flatMap(([scope, names]) => names.map((name) => ({ name, scope: scope as Needed })));

const OPERATIONS = listed(OPERATION_SCOPES).flatMap(({ name, scope }) => {
  const [type = '', field = ''] = name.split('.');
  if (type !== 'Query' && type !== 'Mutation') return [];
  return [{ kind: type === 'Query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION, name: field, scope }];
});
const ROUTES_WITH_TOKENS = listed(ROUTE_SCOPES).filter(({ name }) => !BEARERS_IGNORED.includes(name));

/** How a query comes to the types whose fields need scopes, and which scope it needs for that. */
const PARENTS: Readonly<Record<string, { readonly query: string; readonly scope: Scope }>> = {
  Viewer: { query: 'viewer', scope: 'read' },
  ManagedUser: { query: `managedUser(id: "${NOWHERE}")`, scope: 'admin' },
};
const FIELDS = listed(OPERATION_SCOPES).filter(({ name }) => !/^(?:Query|Mutation|Subscription)\./.test(name));

const reasonOf = (scope: Needed) => (scope === 'session' ? 'SESSION_NEEDED' : 'SCOPE_MISSING');

describe('The table of scopes', () => {
  it('lists each operation and each private field of the viewer once, and nothing that does not exist', () => {
    const fields = FULLY_LISTED.flatMap((type) =>
      Object.keys(requests.fieldsOfType(type)).map((field) => `${type}.${field}`),
    );
    const names = listed(OPERATION_SCOPES).map(({ name }) => name);
    expect(names.filter((name) => FULLY_LISTED.includes(name.split('.')[0]!)).sort()).toEqual(fields.sort());
  });

  it('lists each field of other types that has @TokenScope, and none besides', async () => {
    const types = Object.values((await makeSchema()).getTypeMap());
    const marked = types.flatMap((type) =>
      'getFields' in type && !FULLY_LISTED.includes(type.name)
        ? Object.values(type.getFields())
            .filter(({ extensions }) => TOKEN_SCOPE in type.extensions || TOKEN_SCOPE in extensions)
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    const names = listed(OPERATION_SCOPES).map(({ name }) => name);
    expect(names.filter((name) => !FULLY_LISTED.includes(name.split('.')[0]!)).sort()).toEqual(marked.sort());
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

    const refused = await (await withAllBut(scope)).graphql(query, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: reasonOf(scope) });

    if (scope === 'session') return;
    const allowed = await withScopes([scope]);
    const outcome = outcomeOfGraphql(name, await allowed.graphql(query, variables));
    // Without the scope "admin", a token of the root has no rights of the administration.
    expect(isLetIn(outcome) ? 'let in' : outcome).toBe('let in');
  });
});

describe('A field with a scope of its own admits tokens by the table', () => {
  it.each(FIELDS)('$name: $scope', async ({ name, scope }) => {
    const [type = '', field = ''] = name.split('.');
    const parent = PARENTS[type]!;
    const { query, variables } = requests.writeField(parent.query, type, field);

    const refused = await (await withAllBut(scope)).graphql(query, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: reasonOf(scope) });

    if (scope === 'session') return;
    const allowed = await withScopes([...new Set([parent.scope, scope])]);
    const outcome = outcomeOfGraphql(parent.query, await allowed.graphql(query, variables));
    expect(isLetIn(outcome) ? 'let in' : outcome).toBe('let in');
  });
});

describe('A REST route admits tokens by the scope in the table', () => {
  it.each(ROUTES_WITH_TOKENS)('$name: $scope', async ({ name, scope }) => {
    const { with: given } = detailsOf(ROUTES[name]!);

    expect(await askRoute(await withAllBut(scope), name, given)).toBe('FORBIDDEN');

    if (scope === 'session') return;
    const outcome = await askRoute(await withScopes([scope]), name, given);
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
    const socket = (await withAllBut(scope)).socket();
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
