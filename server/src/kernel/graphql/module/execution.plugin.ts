import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type ExecutionResult, getOperationAST, Kind } from 'graphql';
import { noteOperation } from '../../logging/request-log.js';
import { RateLimited } from '../../limits/rate-limit.errors.js';
import type { GraphqlContext } from '../../request/context-of.js';
import { formatError } from './format-error.js';
import type { GraphqlEngine } from './graphql-engine.js';

/** HTTP status of a response without data, by its first code; 400 for other codes. */
const STATUS: Readonly<Record<string, number>> = {
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Apollo does HTTP and parsing, the engine everything after that. */
export function executionPlugin(engine: GraphqlEngine): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ schema, document, request, contextValue }) => {
          const { operationName, variables } = request;
          // Apollo always has a document here; without one, an empty document runs nothing.
          const parsed = document ?? { kind: Kind.DOCUMENT, definitions: [] };
          const response = toResponse(
            await engine.run({ schema, document: parsed, operationName, variables }, contextValue),
          );
          const [error] = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
          noteOperation(contextValue.request, {
            name: getOperationAST(parsed, operationName)?.name?.value,
            code: error && String(error.extensions?.['code']),
          });
          return response;
        },
      }),
  };
}

/** @returns undefined for 200 */
function statusOf(data: ExecutionResult['data'], firstCode: string): number | undefined {
  if (data === undefined) return STATUS[firstCode] ?? 400;
  // The whole operation failed by a fault of the server: the status tells proxies and clients.
  return data === null && firstCode === 'SERVICE_UNAVAILABLE' ? 503 : undefined;
}

function toResponse({ data, errors: raw, extensions }: ExecutionResult): GraphQLResponse {
  const errors = raw?.map(formatError);
  const limited = raw?.map(({ originalError }) => originalError).find((error) => error instanceof RateLimited);
  const headers = new HeaderMap(
    Object.entries(limited?.headers() ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const waits =
    errors?.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number') ?? [];
  if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)));
  const status = statusOf(data, String(errors?.[0]?.extensions?.['code']));
  return {
    http: { status, headers },
    body: {
      kind: 'single',
      singleResult: { ...(data !== undefined && { data }), ...(errors && { errors }), extensions },
    },
  };
}
