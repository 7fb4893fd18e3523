import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type EntitySchema, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditLog } from './audit/audit-log.js';
import { type Secrets, SECRETS } from './config/secrets.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { ConnectionSettings } from './database/connection-settings.js';
import { CounterDrift } from './database/counter-drift.js';
import { Database } from './database/database.js';
import { ListConnections } from './database/list-connections.js';
import { ormOptions } from './database/orm-options.js';
import { EnvelopeInterceptor } from './envelope/envelope.interceptor.js';
import { ErrorFilter } from './errors/error.filter.js';
import { EventBus } from './events/event-bus.js';
import { EventRegistry } from './events/event-registry.js';
import { Idempotency } from './events/idempotency.js';
import { IdempotencySweep } from './events/idempotency-sweep.job.js';
import { Transactions } from './events/transactions.js';
import { AccessGuard } from './request/access.guard.js';
import { ClosureGuard } from './request/closure.guard.js';
import { RequestMiddleware } from './request/request.middleware.js';
import { inputPipe } from './request/input.pipe.js';

/** What is known before the application is made. */
export interface Foundation {
  settings: Settings;
  secrets: Secrets;
  connection: ConnectionSettings;
  entities: readonly EntitySchema[];
}

/** The ground that every area stands on, available everywhere without importing it. */
@Global()
@Module({})
export class KernelModule {
  static on({ settings, secrets, connection, entities }: Foundation): DynamicModule {
    return {
      module: KernelModule,
      imports: [
        DiscoveryModule,
        ScheduleModule.forRoot(),
        MikroOrmModule.forRoot({
          driver: PostgreSqlDriver,
          ...ormOptions({
            connection: connection.config,
            poolSize: settings.DATABASE_POOL_SIZE,
            entities,
          }),
          // Writes fork for each transaction and reads take no entities, so nothing is kept per request.
          registerRequestContext: false,
        }),
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: SECRETS, useValue: secrets },
        { provide: ConnectionSettings, useValue: connection },
        ListConnections,
        Database,
        CounterDrift,
        EventRegistry,
        EventBus,
        Transactions,
        Idempotency,
        IdempotencySweep,
        AuditLog,
        RequestMiddleware,
        // First: a site that is closed says so to everyone alike, before it asks who may do what.
        { provide: APP_GUARD, useClass: ClosureGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_PIPE, useValue: inputPipe },
      ],
      exports: [
        SETTINGS,
        SECRETS,
        ConnectionSettings,
        Database,
        CounterDrift,
        AuditLog,
        EventBus,
        Transactions,
        Idempotency,
        DiscoveryModule,
      ],
    };
  }
}
