import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';

export type Variables = Record<string, unknown>;

/** One operation of a valid document. */
export interface ExecutableOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export interface ExecutionRequest {
  readonly rootValue?: unknown;
  readonly contextValue: unknown;
  /** As sent; coerced by the executor. */
  readonly variables: Variables | null | undefined;
}

/**
 * Prepares an operation once. The function that it returns executes it for each request, or for each event of a subscription,
 * and never rejects. A result without `data` means that the variables were refused and no resolver has run.
 */
export type Executor = (
  operation: ExecutableOperation,
) => (request: ExecutionRequest) => ExecutionResult | Promise<ExecutionResult>;
