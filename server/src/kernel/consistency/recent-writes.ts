import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { ReplicaReads } from '../database/replica-reads.js';
import { defineTopic } from '../pubsub/topic.js';
import { Topics } from '../pubsub/topics.js';
import { contextOf } from '../request/context-of.js';
import { isWrite } from '../request/is-write.js';

const WRITING = defineTopic<{ personId: string }>('person.writing');

/** Tells every server who writes, so that their next lists come from the primary. Only where there is a read replica. */
@Injectable()
export class RecentWrites implements OnModuleInit, OnModuleDestroy {
  private readonly endings: (() => void)[] = [];

  constructor(
    private readonly reads: ReplicaReads,
    private readonly topics: Topics,
  ) {}

  onModuleInit(): void {
    if (!this.reads.isOn) return;
    this.endings.push(
      this.topics.subscribe(WRITING, ({ personId }) => this.reads.wrote(personId)),
      this.topics.onGap(() => this.reads.missedWrites()),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.endings) end();
  }

  /** Resolves when the other servers have been told, so before the write begins. */
  async begin(personId: string): Promise<void> {
    if (this.reads.isOn) await this.topics.publish(WRITING, { personId });
  }
}

/** Announces the write of a person before it begins. */
@Injectable()
export class RecentWritesGuard implements CanActivate {
  constructor(
    private readonly writes: RecentWrites,
    private readonly reads: ReplicaReads,
  ) {}

  canActivate(host: ExecutionContext): boolean | Promise<boolean> {
    if (!this.reads.isOn || !isWrite(host)) return true;
    const { id } = contextOf(host).viewer;
    return id === null || this.writes.begin(id).then(() => true);
  }
}
