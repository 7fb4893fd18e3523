import { execute, type ExecutionResult, GraphQLError, isValueNode } from 'graphql';
import type { Executor } from './executor.js';
import { invalidArgument } from './invalid-argument.js';

const MAX_VARIABLE_ERRORS = 10;

/** Executes operations as graphql-js does, with the error codes of this API. */
export const graphqlJsExecutor: Executor =
  ({ schema, document, operation }) =>
  async ({ rootValue, contextValue, variables }) =>
    withCodes(
      await execute({
        schema,
        document,
        operationName: operation.name?.value,
        rootValue,
        contextValue,
        variableValues: variables,
        options: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
        hideSuggestions: true,
      }),
    );

function withCodes(result: ExecutionResult): ExecutionResult {
  return result.errors && result.data !== undefined ? { ...result, errors: result.errors.map(withCode) } : result;
}

/** graphql-js gives the error of an argument no code, and the value of the argument as its node. */
function withCode(error: GraphQLError): GraphQLError {
  const cause = error.originalError ?? error;
  return cause instanceof GraphQLError && cause.nodes?.[0] && isValueNode(cause.nodes[0])
    ? invalidArgument(cause, error.path)
    : error;
}
