import { Injectable } from '@nestjs/common';
import { CounterDrift } from '#kernel/database/counter-drift.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

const DRIFTS = {
  'participants.unread_count': `select count(*) as n from participants p where unread_count <>
    (select count(*) from whispers w where w.conversation_id = p.conversation_id and w.author_id <> p.user_id and w.deleted_at is null
      and (p.last_read_id is null or w.id > p.last_read_id))`,
};

export const AuditUnreadWhispers = defineJob('whispers.audit', { timeoutSeconds: 1_800, retryLimit: 0 });

/** Recounts once a night. */
@Injectable()
export class UnreadAudit {
  constructor(private readonly drift: CounterDrift) {}

  @Worker(AuditUnreadWhispers)
  @RecurringJob(AuditUnreadWhispers, '23 3 * * *')
  async run(): Promise<void> {
    await this.audit();
  }

  /** @returns the number of wrong rows for each counter that has any */
  audit(): Promise<Record<string, number>> {
    return this.drift.find(DRIFTS);
  }
}
