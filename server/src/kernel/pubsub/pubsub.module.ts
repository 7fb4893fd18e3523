import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { ConnectionSettings } from '../database/connection-settings.js';
import { Database } from '../database/database.js';
import { PostgresTransport } from './postgres-transport.js';
import { RedisTransport } from './redis-transport.js';
import { TransportTopics } from './transport-topics.js';
import { Topics } from './topics.js';

function topicsOf(settings: Settings, connection: ConnectionSettings, database: Database): TransportTopics {
  if (settings.REDIS_URL === undefined && connection.isOurs) return new TransportTopics([]);
  const postgres = new PostgresTransport(connection.direct, (statement, parameters) =>
    database.rows(statement, parameters),
  );
  if (settings.REDIS_URL === undefined) return new TransportTopics([postgres]);
  const channel = `mallard:topics:${settings.PUBLIC_URL}:${connection.config.database ?? ''}`;
  return new TransportTopics([new RedisTransport(settings.REDIS_URL, channel), postgres]);
}

@Global()
@Module({
  providers: [
    { provide: TransportTopics, inject: [SETTINGS, ConnectionSettings, Database], useFactory: topicsOf },
    { provide: Topics, useExisting: TransportTopics },
  ],
  exports: [Topics],
})
export class PubsubModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(TransportTopics) private readonly topics: TransportTopics) {}

  async onModuleInit(): Promise<void> {
    await this.topics.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.topics.stop();
  }
}
