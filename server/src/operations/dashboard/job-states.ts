import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';

/** Queues without the prefix of internal ones. */
const OURS = `name not like '\\_\\_%'`;

/**
 * Counts from the queue's own maintenance, at most 30 seconds old; reading them is cheap however long the queues are.
 */
const COUNTED = `
select name as queue, queued_count as waiting, active_count as active, failed_count as failed
from pgboss.queue where ${OURS} order by name`;

/** Recent failures, as far as they are retained. */
const FAILED = `
select name as queue, count(*) as failed from pgboss.job where state = 'failed' and ${OURS} group by name order by name`;

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
}

/** The state of all jobs of the installation. */
@Injectable()
export class JobStates {
  constructor(private readonly database: Database) {}

  /** By queue; at most 30 seconds old. */
  counted(): Promise<QueueState[]> {
    return this.database.rows<QueueState>(COUNTED, []);
  }

  /** Jobs that failed for good in the last three days, by queue. Queues without failures are absent. */
  failed(): Promise<{ queue: string; failed: number }[]> {
    return this.database.rows(FAILED, []);
  }
}
