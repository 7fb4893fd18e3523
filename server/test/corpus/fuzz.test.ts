import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildSchema, type GraphQLField, isLeafType, getNamedType } from 'graphql';
import { fc, SEED } from '../../../rules/test/support/property.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import { DocumentedAnswers } from '../contract/documented-answers.js';
import { ofGraphqlType, ofJsonSchema } from './arbitrary-values.js';
import { GRAPHQL_CODES, LEAKS } from './bad-case.js';

/** How many generated requests go to each of REST and GraphQL. */
const RUNS = Number(process.env.FUZZ_RUNS || 400);
const SCHEMA = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

jest.setTimeout(60_000 + RUNS * 1_000);

interface RestRequest {
  route: string;
  path: string;
  method: string;
  body: Json;
}

interface Operation {
  query: string;
  variables: Record<string, Json>;
}

describe(`${RUNS} generated requests of TEST_SEED=${SEED}`, () => {
  let app: TestApp;
  let asks: ReturnType<TestApp['as']>;
  let document: Json;
  let ids: string[];

  beforeAll(async () => {
    app = await startTestApp();
    const [ada, ben] = await app.world.people('ada', 'ben');
    const { id } = (await app.as(ada!).post('/posts', { content: 'Something to be wrong about' })).body.data;
    // An administrator, because permissions are checked before input.
    asks = app.as(await app.world.person('adele', { role: 'admin' }));
    ids = [id as string, ben!.id, '01890000-0000-7000-8000-000000000000'];
    document = await (await app.visitor.raw('/api/docs/openapi.json')).json();
  });
  afterAll(() => app.stop());

  /** Even while a generated window of maintenance is in force. */
  const servesOthers = async () => (await app.visitor.get('/maintenance/status')).status === 200;

  function restRequests(): fc.Arbitrary<RestRequest> {
    const routes = Object.entries(document.paths as Record<string, Record<string, Json>>)
      .filter(([path]) => path !== '/health' && !path.startsWith('/docs'))
      .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
      // A redirect leads to a page.
      .filter(({ operation }) => operation.responses[303] === undefined);
    return fc.constantFrom(...routes).chain(({ path, method, operation }) => {
      const parameters = (operation.parameters ?? []) as Json[];
      const values = (place: string) =>
        fc.record(
          Object.fromEntries(
            parameters
              .filter((parameter) => parameter.in === place)
              .map(({ name, schema }) => [name as string, ofJsonSchema(schema, document, ids).map(asText)]),
          ),
          { requiredKeys: place === 'path' ? undefined : [] },
        );
      const body: Json = operation.requestBody?.content?.['application/json']?.schema;
      return fc
        .record({
          path: values('path'),
          query: values('query'),
          body: body ? ofJsonSchema(body, document, ids) : fc.constant(undefined),
        })
        .map((parts) => ({
          route: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path:
            path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path[name] || '-')) +
            (Object.keys(parts.query).length > 0
              ? `?${new URLSearchParams(parts.query as Record<string, string>).toString()}`
              : ''),
          body: parts.body,
        }));
    });
  }

  it('get from REST what the route documents, without a fault of the server', async () => {
    const documented = new DocumentedAnswers(document);

    await fc.assert(
      fc.asyncProperty(restRequests(), async ({ route, method, path, body }) => {
        const answer = await asks.rest(method, path, body);

        expect(answer.status).toBeLessThan(500);
        expect(documented.faultsOf(route, answer, typeof answer.body === 'string' ? null : answer.body)).toEqual([]);
        if (answer.status >= 400) expect(JSON.stringify(answer.body.messages)).not.toMatch(LEAKS);
        expect(await servesOthers()).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('get data or a code of the contract from GraphQL, and never an internal error', async () => {
    const roots = [SCHEMA.getQueryType()!, SCHEMA.getMutationType()!];
    const operations = fc
      .constantFrom(
        ...roots.flatMap((root) => Object.values(root.getFields()).map((field) => [root.name, field] as const)),
      )
      .chain(([root, field]) => operationsOf(root, field, ids));

    await fc.assert(
      fc.asyncProperty(operations, async ({ query, variables }) => {
        const answer = await asks.graphql(query, variables);

        expect(answer.status).toBeLessThan(500);
        for (const { message, extensions } of answer.errors ?? []) {
          expect(GRAPHQL_CODES).toContain(extensions['code']);
          expect([message, extensions['code']]).not.toContain('INTERNAL_SERVER_ERROR');
          expect(message).not.toMatch(LEAKS);
        }
        expect(await servesOthers()).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(({} as Json).polluted).toBeUndefined();
  });
});

/** As it would be in an address, which is at most 8 KB when encoded. */
function asText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A lone surrogate can't be written in an address.
  return text.slice(0, 200).toWellFormed();
}

function operationsOf(
  root: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  ids: readonly string[],
): fc.Arbitrary<Operation> {
  const declared = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const given = args.map((each) => `${each.name}: $${each.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query = `${root.toLowerCase()} ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${selection} }`;
  const values = Object.fromEntries(args.map((each) => [each.name, ofGraphqlType(each.type, ids)]));
  return fc.record(values, { requiredKeys: [] }).map((variables) => ({ query, variables }));
}
