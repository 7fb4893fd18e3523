import { Module } from '@nestjs/common';
import { BackgroundConnections } from './background-connections.js';
import { CounterDrift } from './counter-drift.js';
import { Database } from './database.js';
import { ListConnections } from './list-connections.js';
import { ReplicaReads } from './replica-reads.js';

/** How statements are sent, and where to. The settings of its connections are the kernel's. */
@Module({
  providers: [ListConnections, ReplicaReads, BackgroundConnections, Database, CounterDrift],
  exports: [Database, ReplicaReads, CounterDrift],
})
export class DatabaseModule {}
