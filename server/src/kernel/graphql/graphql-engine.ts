import { Inject, Injectable } from '@nestjs/common';
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { SETTINGS, type Settings } from '../config/settings.js';
import { AppError, InvalidInput } from '../errors/app-error.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { MAX_PAGE_SIZE } from '../paging/page-input.js';
import type { GraphqlContext } from '../request/context-of.js';
import { isSignedIn, reaches, type Viewer } from '../request/viewer.js';
import { OperationPlan, type Variables } from './operation-plan.js';
import { executePlan } from './planned-execution.js';
import { QueryCost } from './query-cost.js';
import { QUERY_LIMITS, queryTooComplex } from './query-limits.js';
import { Validation } from './validation.js';

/** A document as it was sent. */
export interface DocumentRequest {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Variables | null | undefined;
}

/** A valid document with the operation that shall run. */
export interface OperationRequest extends DocumentRequest {
  readonly operation: OperationDefinitionNode;
}

interface Prepared {
  readonly plan: OperationPlan;
  readonly cost: QueryCost;
  readonly introspects: boolean;
}

/** Runs GraphQL operations: the one road for HTTP requests, operations over a socket, and events of a subscription. */
@Injectable()
export class GraphqlEngine {
  private readonly validation = new Validation();
  private readonly prepared = new WeakMap<OperationDefinitionNode, Prepared>();
  private readonly production: boolean;

  constructor(
    @Inject(SETTINGS) { NODE_ENV }: Pick<Settings, 'NODE_ENV'>,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'admitCost'>,
  ) {
    this.production = NODE_ENV === 'production';
  }

  /** Validates, admits and executes a query or a mutation; tells its cost. Never rejects. The errors are yet to be formatted. */
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

  /** @returns the operation to run, or what is wrong with the document */
  open(request: DocumentRequest): OperationRequest | readonly GraphQLError[] {
    const errors = this.validation.errorsOf(request.schema, request.document);
    if (errors.length > 0) return errors;
    const operation = getOperationAST(request.document, request.operationName);
    return operation ? { ...request, operation } : [unknownOperation(request.operationName)];
  }

  /**
   * Holds an operation against what depends on its variables and its viewer: page sizes, cost, introspection.
   * @returns its cost in points, counted for the viewer
   * @throws GraphQLError, InvalidInput, RateLimited
   */
  async admit(request: OperationRequest, { request: ctx }: GraphqlContext): Promise<number> {
    const { cost, introspects } = this.prepare(request);
    const variables = request.variables ?? {};
    if (introspects && !this.mayIntrospect(ctx.viewer)) {
      throw new GraphQLError('Introspection is switched off.', {
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', reason: 'INTROSPECTION_OFF' },
      });
    }
    if (!cost.hasValidPageSizes(variables)) {
      throw new InvalidInput(
        [{ field: 'first', message: `first takes a number from 1 to ${MAX_PAGE_SIZE}.` }],
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

  /** Executes what was admitted before. Never rejects. */
  async execute(
    request: OperationRequest,
    contextValue: GraphqlContext,
    rootValue?: unknown,
  ): Promise<ExecutionResult> {
    const { plan } = this.prepare(request);
    const result = await executePlan(plan, { rootValue, contextValue, variables: request.variables });
    return result.data === undefined ? { errors: result.errors?.map(badVariable) } : result;
  }

  private prepare({ schema, document, operation }: OperationRequest): Prepared {
    let prepared = this.prepared.get(operation);
    if (!prepared) {
      prepared = {
        plan: new OperationPlan(schema, document, operation),
        cost: new QueryCost(schema, document, operation),
        introspects: introspects(document),
      };
      this.prepared.set(operation, prepared);
    }
    return prepared;
  }

  private mayIntrospect(viewer: Viewer): boolean {
    return !this.production || (isSignedIn(viewer) && reaches(viewer.role, 'admin'));
  }
}

class SubscriptionOverHttp extends AppError {
  constructor() {
    super('BAD_REQUEST', 'Subscriptions go over a WebSocket.', { reason: 'SUBSCRIPTION_OVER_HTTP' });
  }
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  const message =
    name === undefined || name === null
      ? 'The document has no operation, or several; operationName says which one to run.'
      : 'There is no operation of that name.';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', reason: 'UNKNOWN_OPERATION' } });
}

/** Whatever was thrown as a GraphQL error; `formatError` finds it inside. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** What is wrong with the variables of a request, as such. */
export function badVariable(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    extensions: { code: 'BAD_USER_INPUT', reason: 'INVALID_VARIABLE' },
  });
}

/** Whether the schema's own description is asked for. */
function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      if (name.value !== '__schema' && name.value !== '__type') return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}
