import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, concatAST, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { QueryCost } from '../../src/kernel/graphql/limits/query-cost.js';
import { QUERY_LIMITS } from '../../src/kernel/graphql/limits/query-limits.js';

const root = resolve(import.meta.dirname, '../../..');

/** The rows that a page of the web client has. */
const PAGE = { first: 20 };
/** The operations that ask for other numbers, as Trending.tsx and useMoreReplies.ts do. */
const OTHER_PAGES: Readonly<Record<string, Record<string, number>>> = {
  Explore: { first: 10, trends: 6 },
  MoreReplies: { first: 40 },
};

/** A limit that the client itself exceeds shows as a page that never loads. */
describe('an operation of the web client', () => {
  const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
  const documents = concatAST(
    globSync('web/src/**/*.graphql', { cwd: root }).map((file) => parse(readFileSync(resolve(root, file), 'utf8'))),
  );
  const operations = documents.definitions.filter(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );

  it.each(operations.map((operation) => [operation.name!.value, operation] as const))(
    '%s costs no more than one may',
    (name, operation) => {
      const points = new QueryCost(schema, documents, operation).points(OTHER_PAGES[name] ?? PAGE);

      expect(Math.max(points, QUERY_LIMITS.cost)).toBe(QUERY_LIMITS.cost);
    },
  );
});
