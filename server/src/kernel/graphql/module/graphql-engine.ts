import { Inject, Injectable } from '@nestjs/common';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AppError, InvalidInput } from '../../errors/app-error.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { MAX_PAGE_SIZE } from '../../paging/page-input.js';
import type { GraphqlContext } from '../../request/context-of.js';
import { AccountSuspended } from '../../request/account-state.errors.js';
import { scopesNeededBy } from '../../request/scopes/graphql-scopes.js';
import { requireScope, type Scope } from '../../request/scopes/scope.js';
import { readsMoreThanSuspended } from '../../request/suspended-fields.js';
import { isSignedIn, type Viewer } from '../../request/viewer.js';
import type { Executor, Variables } from '../executor/executor.js';
import { graphqlJsExecutor } from '../executor/graphql-js-executor.js';
import { plannedExecutor } from '../executor/planned-execution.js';
import { QueryCost } from '../limits/query-cost.js';
import { QUERY_LIMITS, queryTooComplex } from '../limits/query-limits.js';
import { Validation } from '../limits/validation.js';
import { variableErrors } from '../executor/variable-errors.js';

/** A document as it was sent. */
export interface DocumentRequest {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Variables | null | undefined;
}

/** A valid document with the operation to run. */
export interface OperationRequest extends DocumentRequest {
  readonly operation: OperationDefinitionNode;
}

/** The executors by the setting GRAPHQL_EXECUTOR. */
const EXECUTORS: Readonly<Record<Settings['GRAPHQL_EXECUTOR'], Executor>> = {
  planned: plannedExecutor,
  'graphql-js': graphqlJsExecutor,
};

interface Prepared {
  readonly execute: ReturnType<Executor>;
  readonly cost: QueryCost;
  /** Of the document, for personal access tokens; found when the first one needs them. */
  scopes?: ReadonlySet<Scope | null>;
}

/** Runs all GraphQL operations: HTTP requests, operations over a socket, and events of a subscription. */
@Injectable()
export class GraphqlEngine {
  private readonly validation = new Validation();
  private readonly prepared = new WeakMap<OperationDefinitionNode, Prepared>();
  private readonly executor: Executor;

  constructor(
    @Inject(SETTINGS) { GRAPHQL_EXECUTOR }: Pick<Settings, 'GRAPHQL_EXECUTOR'>,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'admitCost'>,
  ) {
    this.executor = EXECUTORS[GRAPHQL_EXECUTOR];
  }

  /** Validates, admits and executes a query or a mutation; adds its cost. Never rejects. The errors are not formatted yet. */
  async run(request: DocumentRequest, context: GraphqlContext): Promise<ExecutionResult> {
    try {
      const operation = this.open(request);
      if ('length' in operation) return { errors: operation };
      if (operation.operation.operation === OperationTypeNode.SUBSCRIPTION) throw new SubscriptionOverHttp();
      const points = await this.admit(operation, context);
      const result = await this.execute(operation, context);
      return { ...result, extensions: { cost: { points, limit: QUERY_LIMITS.cost } } };
    } catch (error) {
      return { errors: [asGraphqlError(error)] };
    }
  }

  /** @returns the operation to run, or the errors of the document */
  open(request: DocumentRequest): OperationRequest | readonly GraphQLError[] {
    const errors = this.validation.errorsOf(request.schema, request.document);
    if (errors.length > 0) return errors;
    const operation = getOperationAST(request.document, request.operationName);
    return operation ? { ...request, operation } : [unknownOperation(request.operationName)];
  }

  /**
   * Checks what depends on the variables and the viewer of an operation: scopes, suspension, page sizes and cost.
   * @returns its cost in points, counted for the viewer
   * @throws GraphQLError, ScopeMissing, SessionNeeded, AccountSuspended, InvalidInput, RateLimited
   */
  async admit(request: OperationRequest, { request: ctx }: GraphqlContext): Promise<number> {
    this.requireScopes(request, ctx.viewer);
    if (isSignedIn(ctx.viewer) && ctx.viewer.isSuspended && readsMoreThanSuspended(request.schema, request.document)) {
      throw new AccountSuspended();
    }
    const { cost } = this.prepare(request);
    const variables = request.variables ?? {};
    if (!cost.hasValidPageSizes(variables)) {
      throw new InvalidInput(
        [{ field: 'first', message: `first must be a number from 1 to ${MAX_PAGE_SIZE}.` }],
        'INVALID_PAGE_SIZE',
      );
    }
    const points = cost.points(variables);
    if (points > QUERY_LIMITS.cost) {
      throw queryTooComplex(
        `The query may cost more than ${QUERY_LIMITS.cost} points. Ask for fewer rows, or for fewer lists within lists.`,
        'QUERY_TOO_COSTLY',
        QUERY_LIMITS.cost,
      );
    }
    await this.limiter.admitCost(ctx, points);
    return points;
  }

  /** Executes an admitted operation. Never rejects. */
  async execute(
    request: OperationRequest,
    contextValue: GraphqlContext,
    rootValue?: unknown,
  ): Promise<ExecutionResult> {
    const prepared = this.prepare(request);
    const result = await prepared.execute({ rootValue, contextValue, variables: request.variables });
    // Without data, nothing has run: the variables were refused.
    return result.data === undefined ? { errors: this.variableErrorsOf(request) } : result;
  }

  /** The errors of variables that the executor refused. */
  variableErrorsOf({ schema, operation, variables }: OperationRequest): readonly GraphQLError[] {
    return variableErrors(schema, operation, variables);
  }

  private prepare({ schema, document, operation }: OperationRequest): Prepared {
    let prepared = this.prepared.get(operation);
    if (!prepared) {
      prepared = {
        execute: this.executor({ schema, document, operation }),
        cost: new QueryCost(schema, document, operation),
      };
      this.prepared.set(operation, prepared);
    }
    return prepared;
  }

  private requireScopes(request: OperationRequest, viewer: Viewer): void {
    if (!isSignedIn(viewer) || viewer.scopes === null) return;
    const prepared = this.prepare(request);
    prepared.scopes ??= scopesNeededBy(request.schema, request.document);
    for (const scope of prepared.scopes) requireScope(viewer.scopes, scope);
  }
}

class SubscriptionOverHttp extends AppError {
  constructor() {
    super('BAD_REQUEST', 'Subscriptions need a WebSocket.', { reason: 'SUBSCRIPTION_OVER_HTTP' });
  }
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  const message =
    name === undefined || name === null
      ? 'The document has no operation, or several; set operationName to the one to run.'
      : 'There is no operation with that name.';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', reason: 'UNKNOWN_OPERATION' } });
}

/** Wraps what was thrown in a GraphQL error; `formatError` unwraps it. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
