import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';

/** Queues whose names begin so are the queue's own. */
const OURS = `name not like '\\_\\_%'`;

/** What the queue's own housekeeping counted, at most half a minute ago; reading it costs nothing however long queues are. */
const COUNTED = `
select name as queue, queued_count as waiting, active_count as active, failed_count as failed
from pgboss.queue where ${OURS} order by name`;

/** Failures of the last days, as far as they are kept. */
const FAILED = `
select name as queue, count(*) as failed from pgboss.job where state = 'failed' and ${OURS} group by name order by name`;

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
}

/** How the jobs of the whole installation fare. */
@Injectable()
export class JobStates {
  constructor(private readonly database: Database) {}

  /** By queue; up to half a minute old. */
  counted(): Promise<QueueState[]> {
    return this.database.rows<QueueState>(COUNTED, []);
  }

  /** Jobs that failed for good in the last three days, by queue; only those that have any. */
  failed(): Promise<{ queue: string; failed: number }[]> {
    return this.database.rows(FAILED, []);
  }
}
