import {
  createSourceEventStream,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Context, OperationResult, ServerOptions, SubscribePayload } from 'graphql-ws';
import { newId } from '../../database/ids.js';
import { AppError, InvalidToken } from '../../errors/app-error.js';
import { addressKey } from '../../limits/limit-keys.js';
import type { RateLimiter } from '../../limits/rate-limiter.js';
import type { Authenticator } from '../../request/authenticator.js';
import { bearerToken, bearing, idempotencyKeyOf } from '../../request/bearer.js';
import type { MaintenanceGate } from '../../request/maintenance-gate.js';
import type { NetworkGate } from '../../request/network-gate.js';
import type { GraphqlContext } from '../../request/context-of.js';
import { isAllowedDuringMaintenance } from '../../request/allowed-during-maintenance.decorator.js';
import { isSignedIn, VISITOR, type Viewer } from '../../request/viewer.js';
import type { DocumentReader } from '../module/document-reader.js';
import { ResponseStream } from '../executor/response-stream.js';
import { formatError } from '../module/format-error.js';
import { asGraphqlError, type GraphqlEngine, type OperationRequest } from '../module/graphql-engine.js';
import type { OpenConnections } from './open-connections.js';
import type { SocketConnection } from './socket-connection.js';
import { OpenSubscriptions } from './open-subscriptions.js';
import { CLOSE, type SocketLimits } from './socket-limits.js';

export interface SocketExtra {
  readonly connection: SocketConnection;
}

type InitPayload = Record<string, unknown> | undefined;
type SocketContext = Context<InitPayload, SocketExtra>;

/** The arguments of an admitted operation, as graphql-ws passes them on. */
interface AdmittedArgs extends ExecutionArgs {
  readonly contextValue: GraphqlContext;
  readonly request: OperationRequest;
  readonly connection: SocketConnection;
  readonly newContext: () => GraphqlContext;
  /** Removes a subscription from the registry. */
  readonly unregister: () => void;
}

export interface SocketParts {
  readonly schema: () => GraphQLSchema;
  readonly authenticator: Authenticator;
  readonly limiter: Pick<RateLimiter, 'admitAddress' | 'admitRequest'>;
  readonly engine: GraphqlEngine;
  readonly maintenance: MaintenanceGate;
  readonly network: NetworkGate;
}

const NOTHING = (): void => {};

export class TooManySubscriptions extends AppError {
  constructor(subject: string, limit: number) {
    super('RATE_LIMITED', `${subject} may have ${limit} subscriptions at once.`, {
      reason: 'TOO_MANY_SUBSCRIPTIONS',
      retryAfter: 10,
      values: { limit },
    });
  }
}

/**
 * The hooks of graphql-ws: who may connect, and what may run. Every protection of HTTP applies here too, and an error of one
 * operation is sent with its id and leaves the socket open.
 */
export function socketOperations(
  parts: SocketParts,
  reader: DocumentReader,
  connections: OpenConnections,
  limits: SocketLimits,
): ServerOptions<InitPayload, SocketExtra> {
  const open = new OpenSubscriptions(parts.maintenance);
  return {
    connectionInitWaitTimeout: limits.initMs,
    onConnect: async ({ extra: { connection }, connectionParams }) => {
      let token: string | null;
      try {
        token = bearerToken(connectionParams?.['authorization']);
        if (token !== null) await identify(parts.authenticator, connections, connection, token);
      } catch (error) {
        if (error instanceof InvalidToken) return false;
        throw error;
      }
      connection.idempotencyKey = connectionParams?.['idempotencyKey'];
      return connection.isOpen;
    },
    onSubscribe: async (context, _id, payload) => {
      try {
        const { connection } = context.extra;
        return await connection.whileStarting(admit(parts, reader, connections.registry, limits, context, payload));
      } catch (error) {
        return [asGraphqlError(error)];
      }
    },
    execute: (args) => {
      const { request, contextValue } = args as AdmittedArgs;
      return parts.engine.execute(request, contextValue);
    },
    subscribe: (args) => {
      const admitted = args as AdmittedArgs;
      return admitted.connection.whileStarting(subscribe(parts.engine, open, admitted));
    },
    // So that after the pong, a client misses no event.
    onPing: ({ extra: { connection } }) => connection.allStarted(),
    onNext: (_context, _id, _payload, _args, result) => ({ ...result, errors: result.errors?.map(formatError) }),
    onError: (_context, _id, _payload, errors) => errors.map(formatError),
  };
}

async function identify(
  authenticator: Authenticator,
  connections: OpenConnections,
  connection: SocketConnection,
  token: string,
): Promise<void> {
  const viewer = await authenticator.personOf(bearing(token));
  if (connections.bind(connection, viewer)) connection.identity = { token, viewer };
  else connection.close(CLOSE.later, 'Too many sockets');
}

/** Reads the viewer again. Only a subscription may outlive its access token, since it ends with the session. */
async function currentViewer(
  authenticator: Authenticator,
  { identity }: SocketConnection,
  isSubscription: boolean,
): Promise<Viewer> {
  if (!identity) return VISITOR;
  try {
    identity.viewer = await authenticator.personOf(bearing(identity.token));
  } catch (error) {
    const isExpired = error instanceof InvalidToken && error.details.reason === 'TOKEN_EXPIRED';
    if (!isExpired || !isSubscription) throw error;
  }
  return identity.viewer;
}

async function admit(
  { schema: schemaOf, authenticator, limiter, engine }: SocketParts,
  reader: DocumentReader,
  registry: OpenConnections['registry'],
  limits: SocketLimits,
  { extra: { connection }, subscriptions }: SocketContext,
  payload: SubscribePayload,
): Promise<AdmittedArgs | readonly GraphQLError[]> {
  // This one is already among them.
  if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) {
    throw new TooManySubscriptions('A socket', limits.subscriptionsPerSocket);
  }
  await limiter.admitAddress(addressKey(connection.client.ip));

  const request = engine.open({
    schema: schemaOf(),
    document: reader.read(payload.query),
    operationName: payload.operationName,
    variables: payload.variables,
  });
  if ('length' in request) return request;
  const isSubscription = request.operation.operation === OperationTypeNode.SUBSCRIPTION;

  const viewer = await currentViewer(authenticator, connection, isSubscription);
  const idempotencyKey = idempotencyKeyOf(payload.extensions?.['idempotencyKey'] ?? connection.idempotencyKey);
  if (idempotencyKey === undefined) {
    throw new AppError('BAD_REQUEST', 'idempotencyKey must be 1 to 200 printable characters.', {
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
  // Last, because nothing may fail between here and `subscribe`, which removes it.
  const unregister = isSubscription
    ? registry.registerSubscription(isSignedIn(viewer) ? null : addressKey(connection.client.ip))
    : NOTHING;
  if (!unregister) throw new TooManySubscriptions('Visitors from one address', limits.visitorSubscriptionsPerAddress);
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
    unregister,
  };
}

async function subscribe(
  engine: GraphqlEngine,
  open: OpenSubscriptions,
  args: AdmittedArgs,
): Promise<Awaited<OperationResult>> {
  let source: AsyncIterable<unknown> | ExecutionResult;
  try {
    source = await createSourceEventStream({ ...args, hideSuggestions: true });
  } catch (error) {
    args.unregister();
    return { errors: [asGraphqlError(error)] };
  }
  if (!(Symbol.asyncIterator in source)) {
    args.unregister();
    // An error of a resolver has a path; an error of variables has none.
    const isResolver = source.errors?.some(({ path }) => path !== undefined);
    return { errors: isResolver ? source.errors : engine.variableErrorsOf(args.request) };
  }
  let removeOpen = () => {};
  const responses = new ResponseStream(
    source,
    // A new context for each event, so that loaders never return values cached for an earlier one.
    (event) => engine.execute(args.request, args.newContext(), event),
    () => args.connection.close(CLOSE.later, 'Try again later'),
    () => {
      args.unregister();
      removeOpen();
    },
  );
  const { request } = args.contextValue;
  if (!isAllowedDuringMaintenance(request)) {
    removeOpen = open.add(responses, () => args.connection.identity?.viewer ?? request.viewer);
  }
  return responses;
}
