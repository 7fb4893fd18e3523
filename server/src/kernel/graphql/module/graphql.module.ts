import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { type DynamicModule, Module } from '@nestjs/common';
import { type BuildSchemaOptions, GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import type { Settings } from '../../config/settings.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { Authenticator } from '../../request/authenticator.js';
import { MaintenanceGate } from '../../request/maintenance-gate.js';
import { NetworkGate } from '../../request/network-gate.js';
import { contextOfRequest } from '../../request/context-of.js';
import { DateTime } from '../datetime.scalar.js';
import { describeRoots } from './describe-roots.js';
import { executionPlugin } from './execution.plugin.js';
import { formatError } from './format-error.js';
import { GraphqlEngine } from './graphql-engine.js';
import { QUERY_LIMITS } from '../limits/query-limits.js';
import { RecentDocuments } from './recent-documents.js';
import { socketLimits } from '../socket/socket-limits.js';
import { SocketServer } from '../socket/socket-server.js';

export const GRAPHQL_PATH = '/graphql';

/** How classes become the schema, at run time and when the build writes schema.graphql. */
export const SCHEMA_OPTIONS: BuildSchemaOptions = {
  scalarsMap: [{ type: Date, scalar: DateTime }],
  noDuplicatedFields: true,
};

function options(engine: GraphqlEngine): ApolloDriverConfig {
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    // The build has checked it when it wrote schema.graphql; it is a tenth of a start.
    buildSchemaOptions: { ...SCHEMA_OPTIONS, skipCheck: true },
    transformSchema: describeRoots,
    context: ({ req }: { req: Request }) => ({ request: contextOfRequest(req), req }),
    // Guards, pipes and interceptors do not run for field resolvers: services decide what the viewer may see.
    fieldResolverEnhancers: [],

    // The schema is public.
    introspection: true,
    graphiql: false,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,

    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    // The engine validates, limits first, and executes.
    dangerouslyDisableValidation: true,
    documentStore: new RecentDocuments(),
    plugins: [
      executionPlugin(engine),
      // Cache control would wrap every resolver of the schema.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],

    formatError: (_formatted, error) => formatError(error),
    autoTransformHttpErrors: false,
    preserveHttpStatusForExecutionErrors: false,
    includeStacktraceInErrorResponses: false,
    stringifyResult: (result) => JSON.stringify(result),
  };
}

@Module({ providers: [GraphqlEngine], exports: [GraphqlEngine] })
class EngineModule {}

/** GraphQL over HTTP by Apollo, over WebSocket by our own server. */
@Module({})
export class GraphqlModule {
  static on(settings: Settings): DynamicModule {
    return {
      module: GraphqlModule,
      global: true,
      imports: [
        EngineModule,
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          imports: [EngineModule],
          inject: [GraphqlEngine],
          useFactory: options,
        }),
      ],
      providers: [
        {
          provide: SocketServer,
          inject: [GraphQLSchemaHost, Authenticator, RateLimiter, GraphqlEngine, MaintenanceGate, NetworkGate],
          useFactory: (
            host: GraphQLSchemaHost,
            authenticator: Authenticator,
            limiter: RateLimiter,
            engine: GraphqlEngine,
            maintenance: MaintenanceGate,
            network: NetworkGate,
          ) =>
            new SocketServer(
              settings,
              { schema: () => host.schema, authenticator, limiter, engine, maintenance, network },
              socketLimits(settings),
            ),
        },
      ],
      exports: [SocketServer],
    };
  }
}
