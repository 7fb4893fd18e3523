import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { ConnectionSettings } from '../database/connection-settings.js';
import { Database } from '../database/database.js';
import { PostgresRoute } from './postgres-route.js';
import { RedisRoute } from './redis-route.js';
import { RoutedTopics } from './routed-topics.js';
import { Topics } from './topics.js';

function topicsOf(settings: Settings, connection: ConnectionSettings, database: Database): RoutedTopics {
  if (settings.REDIS_URL === undefined && connection.isOurs) return new RoutedTopics([]);
  const postgres = new PostgresRoute(connection.config, (statement, parameters) =>
    database.rows(statement, parameters),
  );
  if (settings.REDIS_URL === undefined) return new RoutedTopics([postgres]);
  const channel = `mallard:topics:${settings.PUBLIC_URL}:${connection.config.database ?? ''}`;
  return new RoutedTopics([new RedisRoute(settings.REDIS_URL, channel), postgres]);
}

@Global()
@Module({
  providers: [
    { provide: RoutedTopics, inject: [SETTINGS, ConnectionSettings, Database], useFactory: topicsOf },
    { provide: Topics, useExisting: RoutedTopics },
  ],
  exports: [Topics],
})
export class PubsubModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(RoutedTopics) private readonly topics: RoutedTopics) {}

  async onModuleInit(): Promise<void> {
    await this.topics.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.topics.stop();
  }
}
