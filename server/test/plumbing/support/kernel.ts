import { MikroORM } from '@mikro-orm/postgresql';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { Database } from '#kernel/database/database.js';
import { ListConnections } from '#kernel/database/list-connections.js';
import { ReplicaReads } from '#kernel/database/replica-reads.js';
import { ormOptions } from '#kernel/database/orm-options.js';
import { BackgroundConnections } from '#kernel/database/background-connections.js';
import { EventBus } from '#kernel/events/event-bus.js';
import type { EventRegistry } from '#kernel/events/event-registry.js';
import { Transactions } from '#kernel/events/transactions.js';
import { createTestDatabase } from '../../support/test-database.js';

/** Seconds; more than the default, because a busy machine is no reason to fail. */
const REQUEST_TIMEOUT = 30;

/** The parts of the kernel that talk to a database, over a fresh one, without an application around them. */
export interface Kernel {
  readonly connection: ConnectionSettings;
  readonly database: Database;
  readonly transactions: Transactions;
  readonly events: EventBus;
  /** Handlers by the type of their event. */
  readonly handlers: Map<string, (payload: unknown) => Promise<void>>;
  /** The events of another process on the same database. */
  otherProcess(): EventBus;
  close(): Promise<void>;
}

export async function createKernel(): Promise<Kernel> {
  const empty = await createTestDatabase();
  const { connection } = empty;
  const orm = await MikroORM.init(
    ormOptions({ connection, poolSize: 4, requestTimeout: REQUEST_TIMEOUT, entities: [] }),
  );
  const lists = new ListConnections(
    { direct: connection, replica: null },
    { DATABASE_POOL_SIZE: 2, REQUEST_TIMEOUT },
    new ReplicaReads(),
  );
  const background = new BackgroundConnections({ direct: connection }, { REQUEST_TIMEOUT });
  const database = new Database(orm.em, lists, background);
  const handlers: Kernel['handlers'] = new Map();
  const registry = {
    handlersOf: (type: string) => {
      const handle = handlers.get(type);
      return handle ? [{ handle }] : [];
    },
  } as unknown as EventRegistry;
  const bus = new EventBus(registry, database);
  return {
    connection: new ConnectionSettings(connection),
    database,
    transactions: new Transactions(orm.em, bus, registry, { isFull: false }),
    events: bus,
    handlers,
    otherProcess: () => new EventBus(registry, database),
    close: async () => {
      await bus.stop();
      await lists.onApplicationShutdown();
      await background.onApplicationShutdown();
      await orm.close(true);
      await empty.drop();
    },
  };
}
