import {
  createSourceEventStream,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Context, OperationResult, ServerOptions, SubscribePayload } from 'graphql-ws';
import { newId } from '../database/ids.js';
import { AppError, InvalidToken } from '../errors/app-error.js';
import { addressKey } from '../limits/limit-keys.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Authenticator } from '../request/authenticator.js';
import { bearerToken, idempotencyKeyOf } from '../request/bearer.js';
import type { Closure } from '../request/closure.js';
import type { GraphqlContext } from '../request/context-of.js';
import { staysOpen } from '../request/stays-open.decorator.js';
import { VISITOR, type Viewer } from '../request/viewer.js';
import type { DocumentReader } from './document-reader.js';
import { EventAnswers } from './event-answers.js';
import { formatError } from './format-error.js';
import { asGraphqlError, badVariable, type GraphqlEngine, type OperationRequest } from './graphql-engine.js';
import type { SocketCensus } from './socket-census.js';
import type { SocketConnection } from './socket-connection.js';
import { OpenStreams } from './open-streams.js';
import { CLOSE, type SocketLimits } from './socket-limits.js';

export interface SocketExtra {
  readonly connection: SocketConnection;
}

type InitPayload = Record<string, unknown> | undefined;
type SocketContext = Context<InitPayload, SocketExtra>;

/** An admitted operation on its way through graphql-ws. */
interface AdmittedArgs extends ExecutionArgs {
  readonly contextValue: GraphqlContext;
  readonly request: OperationRequest;
  readonly connection: SocketConnection;
  readonly newContext: () => GraphqlContext;
}

export interface SocketParts {
  readonly schema: () => GraphQLSchema;
  readonly authenticator: Authenticator;
  readonly limiter: Pick<RateLimiter, 'admitAddress' | 'admitRequest'>;
  readonly engine: GraphqlEngine;
  readonly closure: Closure;
}

class TooManySubscriptions extends AppError {
  constructor(limit: number) {
    super('RATE_LIMITED', `A socket carries ${limit} subscriptions at once.`, {
      reason: 'TOO_MANY_SUBSCRIPTIONS',
      retryAfter: 10,
      values: { limit },
    });
  }
}

/**
 * What graphql-ws asks us: who may connect, and what may run. Every protection of HTTP stands here too, and whatever is
 * wrong with one operation is told for its id alone.
 */
export function socketOperations(
  parts: SocketParts,
  reader: DocumentReader,
  census: SocketCensus,
  limits: SocketLimits,
): ServerOptions<InitPayload, SocketExtra> {
  const streams = new OpenStreams(parts.closure);
  return {
    connectionInitWaitTimeout: limits.initMs,
    onConnect: async ({ extra: { connection }, connectionParams }) => {
      let token: string | null;
      try {
        token = bearerToken(connectionParams?.['authorization']);
        if (token !== null) await identify(parts.authenticator, census, connection, token);
      } catch (error) {
        if (error instanceof InvalidToken) return false;
        throw error;
      }
      connection.idempotencyKey = connectionParams?.['idempotencyKey'];
      return connection.isOpen;
    },
    onSubscribe: async (context, _id, payload) => {
      try {
        return await admit(parts, reader, limits, context, payload);
      } catch (error) {
        return [asGraphqlError(error)];
      }
    },
    execute: (args) => {
      const { request, contextValue } = args as AdmittedArgs;
      return parts.engine.execute(request, contextValue);
    },
    subscribe: (args) => subscribe(parts.engine, census, streams, args as AdmittedArgs),
    onNext: (_context, _id, _payload, _args, result) => ({ ...result, errors: result.errors?.map(formatError) }),
    onError: (_context, _id, _payload, errors) => errors.map(formatError),
  };
}

/** Binds a socket to a session: whatever ends the session closes the socket. An access token's end alone does not. */
async function identify(
  authenticator: Authenticator,
  census: SocketCensus,
  connection: SocketConnection,
  token: string,
): Promise<void> {
  const viewer = await authenticator.viewerOf(token);
  if (!connection.isOpen) return;
  const leave = census.enterAs(viewer.id);
  if (!leave) {
    connection.close(CLOSE.later, 'Too many sockets');
    return;
  }
  connection.onClose(leave);
  connection.onClose(
    authenticator.onSessionEnded(viewer.sessionId, () => connection.close(CLOSE.forbidden, 'Forbidden')),
  );
  connection.identity = { token, viewer };
}

/** Looks the viewer up again. A stream may outlive its access token, since it ends with the session; nothing else may. */
async function viewerNow(
  authenticator: Authenticator,
  { identity }: SocketConnection,
  streams: boolean,
): Promise<Viewer> {
  if (!identity) return VISITOR;
  try {
    identity.viewer = await authenticator.viewerOf(identity.token);
  } catch (error) {
    const isExpired = error instanceof InvalidToken && error.details.reason === 'TOKEN_EXPIRED';
    if (!isExpired || !streams) throw error;
  }
  return identity.viewer;
}

async function admit(
  { schema: schemaOf, authenticator, limiter, engine }: SocketParts,
  reader: DocumentReader,
  limits: SocketLimits,
  { extra: { connection }, subscriptions }: SocketContext,
  payload: SubscribePayload,
): Promise<AdmittedArgs | readonly GraphQLError[]> {
  // The one that is asked for is among them already.
  if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) {
    throw new TooManySubscriptions(limits.subscriptionsPerSocket);
  }
  await limiter.admitAddress(addressKey(connection.client.ip));

  const request = engine.open({
    schema: schemaOf(),
    document: reader.read(payload.query),
    operationName: payload.operationName,
    variables: payload.variables,
  });
  if ('length' in request) return request;
  const streams = request.operation.operation === OperationTypeNode.SUBSCRIPTION;

  const viewer = await viewerNow(authenticator, connection, streams);
  const idempotencyKey = idempotencyKeyOf(payload.extensions?.['idempotencyKey'] ?? connection.idempotencyKey);
  if (idempotencyKey === undefined) {
    throw new AppError('BAD_REQUEST', 'idempotencyKey takes 1 to 200 printable characters.', {
      reason: 'INVALID_IDEMPOTENCY_KEY',
    });
  }
  const newContext = (): GraphqlContext => ({
    request: {
      ...connection.client,
      viewer: connection.identity?.viewer ?? viewer,
      requestId: newId(),
      transport: 'websocket',
      idempotencyKey,
      language: viewer.id === null ? connection.client.language : viewer.language,
    },
  });
  const context = newContext();
  await limiter.admitRequest(context.request);
  await engine.admit(request, context);
  return {
    schema: request.schema,
    document: request.document,
    operationName: request.operationName,
    variableValues: request.variables,
    rootValue: undefined,
    contextValue: context,
    request,
    connection,
    newContext,
  };
}

async function subscribe(
  engine: GraphqlEngine,
  census: SocketCensus,
  streams: OpenStreams,
  args: AdmittedArgs,
): Promise<Awaited<OperationResult>> {
  let source: AsyncIterable<unknown> | ExecutionResult;
  try {
    source = await createSourceEventStream({ ...args, hideSuggestions: true });
  } catch (error) {
    return { errors: [asGraphqlError(error)] };
  }
  if (!(Symbol.asyncIterator in source)) {
    // What is wrong with a resolver has a path; what is wrong with variables has none.
    return { errors: source.errors?.map((error) => (error.path ? error : badVariable(error))) };
  }
  const leaveCensus = census.enterStream();
  let leaveStreams = () => {};
  const answers = new EventAnswers(
    source,
    // A context of its own for each event, so that loaders never answer with what was true for an earlier one.
    (event) => engine.execute(args.request, args.newContext(), event),
    () => args.connection.close(CLOSE.later, 'Try again later'),
    () => {
      leaveCensus();
      leaveStreams();
    },
  );
  const { request } = args.contextValue;
  if (!staysOpen(request)) {
    leaveStreams = streams.enter(answers, () => args.connection.identity?.viewer ?? request.viewer);
  }
  return answers;
}
