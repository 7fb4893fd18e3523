import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type EntitySchema, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditLog } from './audit/audit-log.js';
import { type Secrets, SECRETS } from './config/secrets.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { ConnectionSettings } from './database/connection-settings.js';
import { DatabaseModule } from './database/database.module.js';
import { ormOptions } from './database/orm-options.js';
import { EnvelopeInterceptor } from './envelope/envelope.interceptor.js';
import { ErrorFilter } from './exceptions/error.filter.js';
import { EventBus } from './events/event-bus.js';
import { EventRegistry } from './events/event-registry.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencySweep } from './idempotency/idempotency-sweep.job.js';
import { Transactions } from './events/transactions.js';
import { RecentWrites, RecentWritesGuard } from './consistency/recent-writes.js';
import { AccountStateGuard } from './request/account-state.guard.js';
import { AccessGuard } from './request/access.guard.js';
import { ScopeGuard } from './request/scopes/scope.guard.js';
import { MaintenanceGuard } from './request/maintenance.guard.js';
import { RequestMiddleware } from './request/request.middleware.js';
import { inputPipe } from './request/input.pipe.js';
import { DiskSpace } from './storage/disk-space.js';
import { DiskWatch } from './storage/disk-watch.js';
import { ForeignAddresses, ForeignRequests } from './http/foreign-requests.js';
import { ForeignPages } from './http/foreign-pages.js';
import { StorageFullGuard } from './storage/storage-full.guard.js';

/** What must exist before the application is created. */
export interface Infrastructure {
  settings: Settings;
  secrets: Secrets;
  connection: ConnectionSettings;
  /** The disk of DATA_DIR and of the embedded database. */
  disk: DiskSpace;
  entities: readonly EntitySchema[];
}

/** The infrastructure of every area, available everywhere without importing it. */
@Global()
@Module({})
export class KernelModule {
  static on({ settings, secrets, connection, disk, entities }: Infrastructure): DynamicModule {
    return {
      module: KernelModule,
      imports: [
        DatabaseModule,
        DiscoveryModule,
        ScheduleModule.forRoot(),
        MikroOrmModule.forRoot({
          driver: PostgreSqlDriver,
          ...ormOptions({
            connection: connection.config,
            poolSize: settings.DATABASE_POOL_SIZE,
            requestTimeout: settings.REQUEST_TIMEOUT,
            entities,
          }),
          // Each transaction forks the entity manager and reads load no entities, so nothing is stored per request.
          registerRequestContext: false,
        }),
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: SECRETS, useValue: secrets },
        { provide: ConnectionSettings, useValue: connection },
        { provide: DiskSpace, useValue: disk },
        DiskWatch,
        RecentWrites,
        EventRegistry,
        EventBus,
        Transactions,
        Idempotency,
        IdempotencySweep,
        AuditLog,
        ForeignAddresses,
        ForeignRequests,
        ForeignPages,
        RequestMiddleware,
        // First: during maintenance everyone gets the same answer, before permissions are checked.
        { provide: APP_GUARD, useClass: MaintenanceGuard },
        { provide: APP_GUARD, useClass: AccountStateGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: ScopeGuard },
        { provide: APP_GUARD, useClass: StorageFullGuard },
        { provide: APP_GUARD, useClass: RecentWritesGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_PIPE, useValue: inputPipe },
      ],
      exports: [
        SETTINGS,
        SECRETS,
        ConnectionSettings,
        DiskSpace,
        DiskWatch,
        AuditLog,
        EventBus,
        Transactions,
        Idempotency,
        ForeignAddresses,
        ForeignRequests,
        ForeignPages,
        DatabaseModule,
        DiscoveryModule,
      ],
    };
  }
}
