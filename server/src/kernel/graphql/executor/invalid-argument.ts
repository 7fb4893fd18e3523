import { GraphQLError } from 'graphql';

/** The error of an argument that only the variables make wrong, such as null for a condition: graphql-js gives it no code. */
export function invalidArgument({ message, nodes }: GraphQLError, path?: GraphQLError['path']): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    path,
    extensions: { code: 'BAD_USER_INPUT', reason: 'INVALID_ARGUMENT' },
  });
}

/** @throws GraphQLError with a code, where `read` throws one of graphql-js */
export function withArgumentCode<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof GraphQLError ? invalidArgument(error) : error;
  }
}
