import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphqlCodeOf, STATUS_OF_CODE } from '../../errors/app-error.js';
import { type DescribedError, describeError } from '../../errors/describe-error.js';
import { logUnavailable } from '../../logging/unavailable-log.js';

const logger = new Logger('GraphQL');

const INTERNAL_MESSAGE = 'Something went wrong on our side.';
/** A message may quote what the client sent, so its length is limited. */
const MAX_MESSAGE_LENGTH = 300;
/** How graphql-js refuses a document of too many tokens ("that" is its spelling). */
const TOO_MANY_TOKENS = /contains more tha[nt] \d+ tokens/;

/** How Apollo refuses a request that a form of another site could send. Its own message doesn't fit into ours. */
const SENT_BY_ANY_SITE = /^This operation has been blocked as a potential Cross-Site Request Forgery/;
const NEEDS_PREFLIGHT: GraphQLFormattedError = {
  message:
    'Any site could make a browser send this request. Use POST with the header Content-Type: application/json, or add the ' +
    'header Apollo-Require-Preflight with any value. Clients that send queries by GET have an option for POST; urql calls it ' +
    'preferGetMethod: false.',
  extensions: { code: 'BAD_REQUEST', reason: 'PREFLIGHT_REQUIRED' },
};

/** The parser recurses for each bracket, and a document may have more of them than the stack has frames. */
const TOO_DEEP: GraphQLFormattedError = {
  message: 'The query is nested too deeply.',
  extensions: { code: 'QUERY_TOO_COMPLEX', reason: 'QUERY_TOO_DEEP' },
};

/** Codes of GraphQL itself, in addition to ours. */
const REQUEST_CODES = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);
/** Apollo's names for a bad request. */
const BAD_REQUEST_CODES = new Set([
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** An error and those that it wraps, outermost first; the last one is what was thrown. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  let current = error;
  while (current instanceof GraphQLError && current.originalError) {
    current = current.originalError;
    chain.push(current);
  }
  return chain;
}

/** The innermost code that says what is wrong with the request; undefined for faults of ours. */
function requestCodeOf(chain: readonly unknown[]): string | undefined {
  for (const error of [...chain].reverse()) {
    if (!(error instanceof GraphQLError)) continue;
    const { code } = error.extensions;
    if (typeof code !== 'string') continue;
    if (BAD_REQUEST_CODES.has(code)) return 'BAD_REQUEST';
    if (REQUEST_CODES.has(code) || (code in STATUS_OF_CODE && code !== 'INTERNAL_SERVER_ERROR')) return code;
  }
  return undefined;
}

function describeRequestError(
  error: GraphQLError,
  code: string,
  extensions: GraphQLError['extensions'],
): GraphQLFormattedError {
  const { reason = code, fields, retryAfter, values } = extensions;
  if (code === 'GRAPHQL_PARSE_FAILED' && TOO_MANY_TOKENS.test(error.message)) {
    return { message: 'The query is too long.', extensions: { code: 'QUERY_TOO_COMPLEX', reason: 'TOO_MANY_TOKENS' } };
  }
  if (code === 'BAD_REQUEST' && SENT_BY_ANY_SITE.test(error.message)) return NEEDS_PREFLIGHT;
  const message =
    error.message.length > MAX_MESSAGE_LENGTH ? `${error.message.slice(0, MAX_MESSAGE_LENGTH)}…` : error.message;
  return { message, extensions: { code, reason, fields, retryAfter, values } };
}

function describeFault(thrown: unknown, path: GraphQLError['path']): GraphQLFormattedError {
  const described: DescribedError = describeError(thrown);
  const { code, reason, fields, retryAfter, values, status } = described;
  if (status >= 500 && code !== 'MAINTENANCE') {
    if (code === 'SERVICE_UNAVAILABLE') logUnavailable(thrown);
    else logger.error({ message: 'Unexpected error', path: path?.join('.'), error: thrown });
  }
  const message = code === 'INTERNAL_SERVER_ERROR' ? INTERNAL_MESSAGE : described.message;
  return { message, extensions: { code: graphqlCodeOf(code), reason, fields, retryAfter, values } };
}

/**
 * The public form of a GraphQL error, over HTTP and WebSocket alike. Errors that a client can act on keep their message; others
 * are logged here and masked.
 */
export function formatError(error: unknown): GraphQLFormattedError {
  const chain = chainOf(error);
  const thrown = chain.at(-1);
  const outer = error instanceof GraphQLError ? error : undefined;
  if (thrown instanceof RangeError && outer?.extensions.code === 'GRAPHQL_PARSE_FAILED') return TOO_DEEP;
  const code = thrown instanceof GraphQLError ? requestCodeOf(chain) : undefined;
  const described =
    thrown instanceof GraphQLError && code !== undefined
      ? describeRequestError(thrown, code, { ...outer?.extensions, ...thrown.extensions })
      : describeFault(thrown, outer?.path);
  const { locations, path } = outer?.toJSON() ?? {};
  return { ...described, ...(locations && { locations }), ...(path && { path }) };
}
