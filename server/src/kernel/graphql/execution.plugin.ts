import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type ExecutionResult, Kind } from 'graphql';
import type { GraphqlContext } from '../request/context-of.js';
import { formatError } from './format-error.js';
import type { GraphqlEngine } from './graphql-engine.js';

/** HTTP status of an answer that has no data, by its first code; anything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Lets Apollo do HTTP and parsing, and the engine everything from there on. */
export function executionPlugin(engine: GraphqlEngine): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ schema, document, request, contextValue }) => {
          const { operationName, variables } = request;
          // Apollo always has a document here; without one, nothing may run.
          const parsed = document ?? { kind: Kind.DOCUMENT, definitions: [] };
          return toResponse(await engine.run({ schema, document: parsed, operationName, variables }, contextValue));
        },
      }),
  };
}

function toResponse({ data, errors: raw, extensions }: ExecutionResult): GraphQLResponse {
  const errors = raw?.map(formatError);
  const headers = new HeaderMap();
  const waits =
    errors?.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number') ?? [];
  if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)));
  const status = data === undefined ? (STATUS[String(errors?.[0]?.extensions?.['code'])] ?? 400) : undefined;
  return {
    http: { status, headers },
    body: {
      kind: 'single',
      singleResult: { ...(data !== undefined && { data }), ...(errors && { errors }), extensions },
    },
  };
}
